#include "many_10.hlsli"
#include "many_10.hlsli"
#include "many_10.hlsli"
