#include "many_9.hlsli"
#include "many_9.hlsli"
#include "many_9.hlsli"
