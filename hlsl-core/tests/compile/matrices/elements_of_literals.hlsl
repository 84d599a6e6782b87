// args: -T ps_6_0
// An element of a vector of literals is one, until it becomes a float.
float4 main() : SV_Target {
    float one = 248.xxx[1];
    float2 two[2] = { (1 + 2).xx[1].xx, 4.xx };
    return float4(one, two[1], 1.5.xxx[2]);
}
