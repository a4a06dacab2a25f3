cimport cython
from zashiki.core.bits cimport u64

cdef u64 MASK32, MASK64, LOW53

@cython.final
cdef class Rng:
    cdef u64 s0, s1, s2, s3
    @cython.locals(result=u64, t=u64, x=u64)
    cdef u64 step(self) noexcept nogil
    cdef void take(self, Rng other) noexcept nogil
    @cython.locals(wide=u64, product=u64, low=u64, limit=u64)
    cdef int pick(self, int n) noexcept nogil
    @cython.locals(i=cython.int, j=cython.int, piece=cython.uchar)
    cdef void shuffle_bytes(self, unsigned char* pack, int n) noexcept nogil
    @cython.locals(other=Rng)
    cpdef Rng copy(self)
