#include "many_8.hlsli"
#include "many_8.hlsli"
#include "many_8.hlsli"
