Texture2D picture : register(t0, spaze1);
float4 main() : SV_Target { return 1; }
