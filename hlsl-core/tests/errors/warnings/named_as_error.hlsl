// args: -T ps_6_0 -E main -Werror=conversion
// args: -T ps_6_0 -E main -WX -Wno-error=conversion
// args: -T ps_6_0 -E main -WX -Wno-unused-value
float4 main(float4 a : A) : SV_Target { float3 b = a; a + 1; return b.xyzz; }
