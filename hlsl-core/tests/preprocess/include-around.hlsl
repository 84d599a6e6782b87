#include "inc/around.hlsli"
