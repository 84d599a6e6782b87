#include "many_1.hlsli"
#include "many_1.hlsli"
#include "many_1.hlsli"
