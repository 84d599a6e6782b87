#include "many_11.hlsli"
#include "many_11.hlsli"
#include "many_11.hlsli"
