#include "many_4.hlsli"
#include "many_4.hlsli"
#include "many_4.hlsli"
