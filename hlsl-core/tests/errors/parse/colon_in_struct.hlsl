struct Vertex { float4 position; SV_Position; };
float4 main() : SV_Target { return 1; }
