#define YES(n) yes n
#if 1 == 1L && 0xFFFFFFFFFFFFFFFFull > 0 && 010 == 8 && 0b11 == 3
YES(1)
#endif
#if (2 || 1/0) && !(0 && 1/0) && (1 ? 2 : 1/0)
YES(2)
#endif
#if 'a' == 97 && '\n' == 10 && '\x41' == 'A' && '\101' == 65
YES(3)
#endif
#if true && !false && undefined_name == 0
YES(4)
#endif
#if -1 >> 1 == -1 && (1 << 4) == 16 && ~0 == -1 && -7 / 2 == -3 && -7 % 3 == -1
YES(5)
#endif
#if 2 + 3 * 4 == 14 && (2 + 3) * 4 == 20 && 10 - 2 - 3 == 5 && 1 | 2 ^ 3 & 4
YES(6)
#endif
#if 1 ? 0 ? 1 : 2 : 3
YES(7)
#endif
#define N
#define D defined(N)
#define FN(x) x
#if defined N && defined(N) && !defined(M) && D && defined FN
YES(8)
#endif
#ifndef M
YES(9)
#elif 1/0
#else
no
#endif
#ifdef M
no
#elif FN(0)
no
#elif FN(1)
YES(10)
#elif 1
no
#else
no
#endif
#if 0
#if 1
no
#else
no
#endif
#bogus isn't
/* #endif
#endif */ "
#else_not
#elif 1
YES(11)
#endif
#if 0u - 1 > 0 && 9223372036854775807 + 0 > 0 && 0x8000000000000000 > 0
YES(12)
#endif
#if __has_include("inc/a.hlsli") && !__has_include("inc/nope.hlsli") && !__has_include(<inc/a.hlsli>) && defined(__has_include)
YES(13)
#endif
#if __has_feature(cxx) || __has_extension(x)
no
#else
YES(14)
#endif
#if (((1)))
YES(15)
#endif
#if 1 < 2 == 1 && 1 == 1 > 0 && (5 & 4 == 4) && __LINE__ == 90
YES(16)
#endif
