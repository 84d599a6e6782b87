#foo
#includ "x"
#include_next "a"
#warning w  // kept
#error e
#pragma foo bar
#pragma message("a" "b")
#pragma message(x)
#pragma warning(disable: 5)
#pragma pack_matrix(foo)
#pragma pack_matrix
#pragma once
#define A(x) #x
#define B(x) #@x
#define E(x) # y
#define F(x,x) x
#define G(x
#define 3
#define
#define H+1
#undef
#undef a b
#define K ## a
#define L a ##
#define N 1
#define N 2
#define N  2
#define B1(x) x
#define B1(y) y
#undef __FILE__
#define __LINE__ 5
#define defined 1
#define I(a, ..., b) a
#define J(...
#ifdef
#endif
#ifdef 3
#endif
#ifdef A B
#endif junk
#else
#endif
#elif 1
#ifdef Z
#else
#else
#elif 1
#endif
#line 0
#line 99999999999
#line a
#line 3 4
#
# 33 "foo.h"
#if 1
