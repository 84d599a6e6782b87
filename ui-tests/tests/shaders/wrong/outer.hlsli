#include "inner.hlsli"
