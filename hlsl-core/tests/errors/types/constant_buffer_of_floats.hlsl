ConstantBuffer<float4> scene;
float4 main() : SV_Target { return 1; }
