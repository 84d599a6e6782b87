// args: -T ps_6_0 -fspv-flatten-resource-arrays
// args: -T ps_6_0 -fspv-flatten-resource-arrays -Od
// Each element has a binding of its own; which one is used is decided by a branch.

Texture2D<float4> layers[2][2] : register(t4);

float4 main(nointerpolation int2 which : WHICH, float4 place : SV_Position) : SV_Target {
    return layers[which.x][1 - which.y][uint2(place.xy)];
}
