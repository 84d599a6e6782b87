float4 main(float2 a : A) : SV_Target { Texture2D t = (Texture2D)a; return 1; }
