#include "inc/cycle.hlsli"
