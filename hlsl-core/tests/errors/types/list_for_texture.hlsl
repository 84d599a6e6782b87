float4 main() : SV_Target { Texture2D t = { 1 }; return 1; }
