cimport cython
from zashiki.core.deal cimport Deal
from zashiki.core.rng cimport Rng

cdef class Worlds:
    cdef Deal kept
    cdef int in_use
    cdef void draw(self, Rng rng, Deal into) noexcept nogil
    cdef void recall(self, Deal into) noexcept nogil
    cdef int fresh(self) except -1
    cdef int hold(self, Deal template) except -1
    cdef int ready(self) except -1
    cdef int claim(self) except -1
    cpdef sample(self, Rng rng, Deal into)
    @cython.locals(left=cython.longlong)
    cpdef sample_many(self, Rng rng, Deal into, object number)
    @cython.locals(into=Deal)
    cpdef world(self, Rng rng)
    cdef int check_target(self, Deal into) except -1
