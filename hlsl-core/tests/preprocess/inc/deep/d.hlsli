D __FILE__ __LINE__
#include "e.hlsli"
