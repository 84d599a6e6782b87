struct S { float4 v; };
[[vk::push_constant]] vk::BufferPointer<S> pointer;
float4 main() : SV_Target { return pointer.Get().v; }
