float4 main(Texture2D picture : PICTURE) : SV_Target { return 1; }
