A __FILE__ __INCLUDE_LEVEL__
#include "deep/d.hlsli"
