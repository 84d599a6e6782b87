#include "many_12.hlsli"
#include "many_12.hlsli"
#include "many_12.hlsli"
