#include
#include foo
#include ""
#include <a
#include "once.hlsli" junk
#define F(x) x
F(
#include "once.hlsli"
)
