from libc.stdint cimport uint64_t

ctypedef uint64_t u64

cdef extern from *:
    """
    #include <stdint.h>
    #if defined(_MSC_VER) && !defined(__clang__)
    #include <intrin.h>
    static __inline int zashiki_low(uint64_t x) { unsigned long i; _BitScanForward64(&i, x); return (int)i; }
    static __inline int zashiki_high(uint64_t x) { unsigned long i; _BitScanReverse64(&i, x); return (int)i; }
    #else
    static inline int zashiki_low(uint64_t x) { return __builtin_ctzll(x); }
    static inline int zashiki_high(uint64_t x) { return 63 - __builtin_clzll(x); }
    #endif
    /* The portable x86-64 baseline has no popcnt instruction, so the builtin would call a library function. */
    static inline int zashiki_count(uint64_t x) {
        x = x - ((x >> 1) & 0x5555555555555555ULL);
        x = (x & 0x3333333333333333ULL) + ((x >> 2) & 0x3333333333333333ULL);
        return (int)((((x + (x >> 4)) & 0x0F0F0F0F0F0F0F0FULL) * 0x0101010101010101ULL) >> 56);
    }
    static inline uint64_t zashiki_bit(int i) { return (uint64_t)1 << i; }
    """
    int count_bits "zashiki_count"(u64 mask) noexcept nogil
    int lowest "zashiki_low"(u64 mask) noexcept nogil
    int highest "zashiki_high"(u64 mask) noexcept nogil
    u64 bit "zashiki_bit"(int index) noexcept nogil
