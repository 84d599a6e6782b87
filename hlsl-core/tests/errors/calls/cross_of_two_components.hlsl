float4 main(float2 a : A) : SV_Target { return cross(a, a).xyzz; }
