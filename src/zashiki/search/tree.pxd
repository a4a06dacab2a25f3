cimport cython
from zashiki.core.deal cimport Deal
from zashiki.core.rng cimport Rng
from zashiki.core.worlds cimport Worlds

cdef struct Node:
    double value
    int first
    int next
    int hub
    int visits
    int avail
    short action
    signed char side
    signed char seat

cdef int AT_ONCE, LOG_SIZE, NO_NODE, PAIRED, TRIED, POINTS, MATCH, DEAL
cdef double WON
cdef int _n
cdef double[4096] LOGS

@cython.final
cdef class Tree:
    cdef int in_use
    cdef Worlds worlds
    cdef Deal deal, world
    cdef Rng rng, chance
    cdef Node* nodes
    cdef int* mark
    cdef int capacity, num_actions, num_root, num_active, num_sides, seat, side, stamp, until_scale
    cdef readonly int used
    cdef readonly long long sims
    cdef int[8] side_seat
    cdef double[8] reward, inverse, total, squares, widest
    cdef int[512] path, active
    cdef double[520] points, point_squares, value_squares, wins
    # Differences between actions in the same worlds, among the last few in the running.
    cdef int num_slots
    cdef int[520] slot
    cdef double[520] swept
    cdef double[64] pair_sum, pair_squares
    cdef long long[64] pair_number
    # How it searches.
    cdef bint policy_playouts, policy_first
    cdef double explore, urgency, learn
    # What each action has brought its side, over all simulations.
    cdef double* brought
    cdef int* tried
    cdef short[512] done
    cdef signed char[512] doer
    cdef int num_done
    # What it plays for: points, the match, or to have won the deal.
    cdef int aim, num_places
    cdef double[16] handed
    cdef double[8] worth, part
    cdef double spread, soft, target, point_weight
    cdef double[8] totals

    cpdef int root(self, list legal, list sides) except -1
    @cython.locals(left=cython.longlong, part=int, _=int)
    cpdef run(self, object sims)
    @cython.locals(left=cython.longlong, part=int, _=int)
    cpdef sweep(self, object sweeps)
    cdef int ready(self) except -1
    cdef long long claim(self, object number) except *
    cdef long long rest(self, long long left) except *
    cdef void release(self) noexcept
    @cython.locals(i=int)
    cdef void pair_up(self)
    @cython.locals(i=int)
    cdef void sweep_once(self) noexcept nogil
    @cython.locals(i=int, j=int, a=int, k=int, x=double)
    cdef void compare_swept(self) noexcept nogil
    cdef void simulate(self) noexcept nogil
    @cython.locals(depth=int, i=int, points=double)
    cdef void simulate_from(self, int node) noexcept nogil
    @cython.locals(a=int)
    cdef void learning_playout(self) noexcept nogil
    @cython.locals(side=int, a=int, b=int, i=int, j=int)
    cdef int better_of(self, int action) noexcept nogil
    cdef void note(self, int action) noexcept nogil
    @cython.locals(i=int, k=int)
    cdef void learn_from(self) noexcept nogil
    @cython.locals(i=int, best=int, untried=int, k=int, a=int, u=double, best_u=double, log_n=double, v=double, inverse=double)
    cdef int choose_root(self) noexcept nogil
    @cython.locals(c=int, i=int, n=int, k=int, a=int, best=int, untried=int, visited=int, side=int, mine=int)
    @cython.locals(u=double, best_u=double, v=double, inverse=double, mean=double)
    cdef int descend(self, int hub) noexcept nogil
    @cython.locals(c=int, new=int, key=int)
    cdef int expand(self, int hub, int action, int side) noexcept nogil
    @cython.locals(s=int, x=double, n=double, mean=double, spread=double)
    cdef void judge(self) noexcept nogil
    @cython.locals(s=int, n=double, mean=double, spread=double)
    cdef void rescale(self) noexcept nogil
    @cython.locals(s=int, winner=int, ties=int, x=double, top=double)
    cdef void share_win(self) noexcept nogil
    @cython.locals(s=int)
    cdef void weigh(self) noexcept nogil
    @cython.locals(s=int, top=double, sum=double, spread=double, t=double, x=double)
    cdef void judge_match(self) noexcept nogil

cdef double log_of(int n) noexcept nogil
