#include "deep/f.hlsli"
