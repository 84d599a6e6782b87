// args: -T ps_6_6 -E main -fvk-bind-register t0 0 1 0
float4 main() : SV_Target { Texture2D<float4> t = ResourceDescriptorHeap[2]; return t.Load(int3(0, 0, 0)); }
