__LINE__ __FILE__ __COUNTER__ __COUNTER__ __INCLUDE_LEVEL__
#define F(x) __LINE__ x
__LINE__ F(
__LINE__
) \
__LINE__
#line 7
__LINE__
#line 9 "b\\c.h"
__FILE__ __LINE__
#define L 100
#line L "d"

__LINE__ __FILE__
# 33 "foo.h"
__LINE__ __FILE__
#include "inc/a.hlsli"
__LINE__ __FILE__ __COUNTER__
