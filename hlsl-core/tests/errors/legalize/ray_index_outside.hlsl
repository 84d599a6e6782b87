float4 main() : SV_Target { return PrimitiveIndex() + InstanceIndex(); }
