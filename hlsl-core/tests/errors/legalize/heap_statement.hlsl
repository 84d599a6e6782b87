// args: -T ps_6_6 -E main
float4 main() : SV_Target { ResourceDescriptorHeap; return 1; }
