// args: -T ps_6_0 -E main -fvk-use-dx-layout
// What has no size takes no room in the tail of a matrix, which keeps its rows as they are.
struct Empty {};
cbuffer C {
    float3x3 turned;
    Empty nothing;
    float4 color;
};
float4 main() : SV_Target { return color + turned[1].xyzz; }
