#include "many_3.hlsli"
#include "many_3.hlsli"
#include "many_3.hlsli"
