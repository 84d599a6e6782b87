#if
#endif
#if 1/0
#endif
#if 1 2
#endif
#if foo bar
#endif
#if 1.0
#endif
#if "a"
#endif
#if 1, 2
#endif
#if 1 = 1
#endif
#if defined
#endif
#if defined(
#endif
#if defined(X
#endif
#if (1
#endif
#if 1)
#endif
#if 1 ? 2
#endif
#if !
#endif
#if 1 +
#endif
#if F(
#endif
#define F(x) x
#if F(1
#endif
#if 0x
#endif
#if 08
#endif
#if 99999999999999999999
#endif
#if 9223372036854775808
#endif
#if -1 < 0u
#endif
#if 5 % 0
#endif
#if __has_include("a.hlsl"
#endif
#if __has_include()
#endif
#if 1h
#endif
