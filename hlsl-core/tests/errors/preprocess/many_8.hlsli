#include "many_7.hlsli"
#include "many_7.hlsli"
#include "many_7.hlsli"
