// args: -T ps_6_6 -E main
template<typename T> float one(T t) { return 1; }
float4 main() : SV_Target { return one(ResourceDescriptorHeap); }
