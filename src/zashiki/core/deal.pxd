cimport cython
from zashiki.core.bits cimport u64
from zashiki.core.rng cimport Rng

cdef u64 MASK64
cdef int NO_SEAT

cdef extern from *:
    """
    #include <string.h>
    /* Copies an object's own memory from `first` on, whatever its class: deals hold plain data only. */
    static inline void zashiki_copy(char *to, const char *from, Py_ssize_t size, const char *first) {
        Py_ssize_t offset = first - to;
        memcpy(to + offset, from + offset, (size_t)(size - offset));
    }
    """
    void zashiki_copy(char* to, const char* from_, Py_ssize_t size, const char* first) noexcept nogil

cdef inline void copy_state(Deal to, Deal other) noexcept nogil:
    zashiki_copy(<char*><void*>to, <const char*><void*>other, to.size, <const char*>&to.num_seats)

cdef inline void copy_all(Deal to, Deal other) noexcept nogil:
    zashiki_copy(<char*><void*>to, <const char*><void*>other, to.size, <const char*>&to.num_legal)

cdef class Deal:
    # Scratch and memory of the past: a copy for search leaves these alone.
    cdef Py_ssize_t size
    cdef long long moves_made
    cdef int num_legal
    cdef short[512] legal
    cdef short[352] history
    cdef signed char[352] actors
    cdef short[64] line_rule, line_points
    cdef signed char[64] line_from, line_to
    cdef short[256] line_keys
    # The state: everything from num_seats on, the subclass's own fields included, is copied.
    cdef readonly int num_seats
    cdef readonly int to_act
    cdef readonly int length
    cdef readonly int number
    cdef int num_lines
    cdef int pack_size
    cdef readonly int[8] points
    cdef unsigned char[80] pack

    cdef void set_up(self) noexcept nogil
    cdef bint is_misdeal(self) noexcept nogil
    cdef int fill_legal(self) noexcept nogil
    cdef void step(self, int action) noexcept nogil
    cdef void copy_from(self, Deal other) noexcept nogil
    cdef int score(self, int seat) noexcept nogil
    cdef int side_of(self, int seat) noexcept nogil
    cdef int seen_as(self, int action, int seat) noexcept nogil
    cdef int won_by(self) noexcept nogil
    cdef int next_place(self, int seat) noexcept nogil
    cdef int policy(self, Rng rng) noexcept nogil
    @cython.locals(n=int)
    cdef void add_line(self, int rule, int payer, int to, int points, int key0, int key1, int key2, int key3) noexcept nogil
    cdef void play(self, int action) noexcept nogil
    @cython.locals(i=int)
    cdef void begin(self) noexcept nogil
    @cython.locals(i=int)
    cdef void shuffle(self, Rng rng) noexcept nogil
    @cython.locals(n=int)
    cdef void playout(self, Rng rng) noexcept nogil
    cdef void playout_policy(self, Rng rng) noexcept nogil
    @cython.locals(moves=cython.longlong, check=u64, i=cython.longlong, n=int, s=int, total=cython.longlong)
    cdef u64 run(self, long long deals, Rng rng) noexcept nogil
    cdef int legal_now(self) noexcept nogil

    cpdef void shuffled(self, Rng rng)
    @cython.locals(i=int)
    cpdef void dealt(self, list pack)
    @cython.locals(i=int)
    cpdef list legal_actions(self)
    @cython.locals(i=int)
    cpdef bint is_legal(self, int action)
    cpdef apply(self, int action)
    @cython.locals(check=u64)
    cpdef tuple play_deals(self, long long deals, Rng rng)
    @cython.locals(n=int)
    cpdef void play_out(self, Rng rng)
    @cython.locals(i=int)
    cpdef list actions(self)
    @cython.locals(i=int)
    cpdef list raw_lines(self)
    cpdef take(self, Deal other)
