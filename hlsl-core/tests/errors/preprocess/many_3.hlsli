#include "many_2.hlsli"
#include "many_2.hlsli"
#include "many_2.hlsli"
