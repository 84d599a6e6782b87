struct Light;
float shade(Light light) { return 1; }
float4 main() : SV_Target { return 1; }
