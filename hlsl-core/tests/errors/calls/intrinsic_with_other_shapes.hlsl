float4 main(float3 a : A, float4 b : B) : SV_Target { return cross(a, Texture2D(b)).xyzz; }
