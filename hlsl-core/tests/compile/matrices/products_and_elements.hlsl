// args: -T ps_6_0 -E main
// args: -T ps_6_0 -E main -Zpr
float3x4 bones[2];

float4 main(float4 a : A, nointerpolation uint i : I) : SV_Target
{
    float3 moved = mul(bones[i], a);
    float3x3 turn = (float3x3)bones[1];
    turn._m01 = a.x;
    turn[2] = a.yzw;
    return float4(mul(moved, turn), determinant(turn));
}
