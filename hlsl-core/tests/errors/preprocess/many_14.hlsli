#include "many_13.hlsli"
#include "many_13.hlsli"
#include "many_13.hlsli"
