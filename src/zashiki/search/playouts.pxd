cimport cython
from zashiki.core.deal cimport Deal
from zashiki.core.rng cimport Rng
from zashiki.core.worlds cimport Worlds

cdef class OpenWorlds(Worlds):
    pass

cdef class ShuffledWorlds(Worlds):
    cdef void draw(self, Rng rng, Deal into) noexcept nogil

cpdef check_sides(Deal deal, list sides)

@cython.final
cdef class Playouts:
    cdef Worlds worlds
    cdef Deal deal
    cdef Rng rng
    cdef bint policy
    cdef int num_sides
    cdef readonly long long number
    cdef int[8] side_seat
    cdef double[8] total, squares

    @cython.locals(_=cython.longlong, count=cython.longlong, s=int, x=double, own=Rng)
    cpdef run(self, object number)
    cdef long long started(self, object number) except *
    cpdef suggest(self)
