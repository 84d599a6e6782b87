// args: -T ps_6_6 -E main
float4 main() : SV_Target { int a = ResourceDescriptorHeap; return a; }
