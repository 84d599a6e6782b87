StructuredBuffer<Texture2D> values;
float4 main() : SV_Target { return 1; }
