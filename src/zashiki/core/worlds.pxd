cimport cython
from zashiki.core.deal cimport Deal
from zashiki.core.rng cimport Rng

cdef class Worlds:
    cdef readonly Deal template
    cdef void draw(self, Rng rng, Deal into) noexcept nogil
    cpdef void sample(self, Rng rng, Deal into)
    @cython.locals(i=cython.longlong)
    cpdef void sample_many(self, Rng rng, Deal into, long long number)
