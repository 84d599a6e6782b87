// Everything that draws into the picture, so that all of it is compiled with one set of types and bindings.

#include "sky.hlsl"
#include "terrain.hlsl"
#include "trees.hlsl"
#include "water.hlsl"
