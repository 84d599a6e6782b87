#include "cycle2.hlsli"
