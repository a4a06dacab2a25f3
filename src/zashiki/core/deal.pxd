cimport cython
from zashiki.core.bits cimport u64
from zashiki.core.rng cimport Rng

cdef u64 MASK64
cdef int OVER, NO_SEAT, BLANK, MADE, DEALT, MAX_LEGAL, MAX_HISTORY, MAX_LINES
cdef int NO_FAULT, TOO_MANY_LEGAL, TOO_LONG, TOO_MANY_LINES, NOWHERE, AT_ONCE

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

@cython.locals(found=int)
cdef int as_int(object value) except? -2147483647
@cython.locals(found=cython.longlong)
cpdef long long in_range(str what, object value, long long low, long long high) except? -2147483647

cdef class Deal:
    # Scratch and memory of the past: a copy for search leaves these alone. What overruns `legal` meets the history.
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
    cdef int stage, fault, num_actions
    cdef bint imagined
    cdef int num_lines
    cdef int pack_size
    cdef readonly int[8] points
    cdef unsigned char[80] pack

    # What a game writes, and what is called in C alone.
    cdef bint is_size(self, int num_seats, int pack_size) noexcept nogil
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
    @cython.locals(n=int)
    cdef void play(self, int action) noexcept nogil
    @cython.locals(i=int)
    cdef void begin(self) noexcept nogil
    @cython.locals(i=int)
    cdef void shuffle(self, Rng rng) noexcept nogil
    @cython.locals(n=int)
    cdef void playout(self, Rng rng) noexcept nogil
    cdef void playout_policy(self, Rng rng) noexcept nogil
    @cython.locals(moves=cython.longlong, i=cython.longlong, n=int, s=int, total=cython.longlong)
    cdef u64 run(self, long long deals, Rng rng, u64 check) noexcept nogil
    cdef int legal_now(self) noexcept nogil
    @cython.locals(i=int)
    cdef bint may(self, int action) noexcept nogil
    cdef take_all(self, Deal other)
    cdef int seat_of(self, object seat) except -1
    cdef int viewer_of(self, object seat) except -2
    cdef int ready(self) except -1
    cdef int sound(self) except -1
    @cython.locals(i=int, piece=int, size=int, given=cython.uchar[80], low=u64, high=u64)
    cdef int lay_out(self, tuple pack) except -1

    # For Python: each checks what it is given.
    cpdef shuffled(self, Rng rng)
    @cython.locals(i=int)
    cpdef list packed(self)
    @cython.locals(i=int, n=int)
    cpdef list legal_actions(self)
    cpdef bint is_legal(self, object action) except -1
    @cython.locals(id=int)
    cpdef apply(self, object action)
    @cython.locals(check=u64, left=cython.longlong, part=cython.longlong, worker=Deal, own=Rng)
    cpdef tuple play_deals(self, object deals, Rng rng)
    @cython.locals(n=int)
    cpdef play_out(self, Rng rng)
    cpdef policy_choice(self, Rng rng)
    @cython.locals(i=int)
    cpdef list actions(self)
    @cython.locals(seat=int)
    cpdef list scores(self)
    @cython.locals(i=int)
    cpdef list raw_lines(self)
    @cython.locals(other=Deal)
    cpdef copy(self)
    cpdef take(self, Deal other)
