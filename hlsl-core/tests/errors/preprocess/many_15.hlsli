#include "many_14.hlsli"
#include "many_14.hlsli"
#include "many_14.hlsli"
