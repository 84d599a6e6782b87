#include "many_15.hlsli"
#include "many_15.hlsli"
#include "many_15.hlsli"
