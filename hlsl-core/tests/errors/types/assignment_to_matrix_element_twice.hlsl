float4 main(float4x4 m : M) : SV_Target { m._m00_m00 = 1; return m[0]; }
