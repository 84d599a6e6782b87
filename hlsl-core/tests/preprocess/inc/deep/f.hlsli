F
#include "near.hlsli"
#include "once.hlsli"
