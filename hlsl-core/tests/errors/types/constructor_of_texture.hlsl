float4 main() : SV_Target { Texture2D t = Texture2D(1); return 1; }
