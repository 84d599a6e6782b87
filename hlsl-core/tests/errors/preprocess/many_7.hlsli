#include "many_6.hlsli"
#include "many_6.hlsli"
#include "many_6.hlsli"
