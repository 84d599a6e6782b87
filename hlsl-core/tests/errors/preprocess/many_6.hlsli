#include "many_5.hlsli"
#include "many_5.hlsli"
#include "many_5.hlsli"
