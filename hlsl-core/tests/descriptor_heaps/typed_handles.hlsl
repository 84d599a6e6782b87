// args: -T ps_6_6 -E main -fspv-target-env=vulkan1.3 -fspv-use-descriptor-heap
// Buffers that templates return, as members of structs, with operators.

template<typename T> struct Handle { uint index; };
template<typename T> struct Part { StructuredBuffer<T> buffer; uint offset; T operator[](uint i) { return buffer[offset + i]; } };
template<typename T> StructuredBuffer<T> get(Handle<T> it) { return ResourceDescriptorHeap[NonUniformResourceIndex(it.index)]; }
template<typename T> Part<T> part(uint packed) { Handle<T> h = { packed & 4095 }; Part<T> p = { get<T>(h), packed >> 12 }; return p; }
float4 main(nointerpolation uint packed : P) : SV_Target { return part<float4>(packed)[1] + part<float4>(packed + 1)[2]; }
