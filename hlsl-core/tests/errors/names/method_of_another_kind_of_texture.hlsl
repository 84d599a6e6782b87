TextureCube sky;
float4 main(float3 n : N) : SV_Target { return sky.Load(int3(n)); }
