// args: -T ps_6_0 -E main -fvk-bind-register t0 0 1 0
Texture2D picture : register(t3);
float4 main() : SV_Target { return picture.Load(int3(0, 0, 0)); }
