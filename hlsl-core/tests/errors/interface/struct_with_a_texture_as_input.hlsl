struct V { float4 p : SV_Position; Texture2D picture : PICTURE; };
float4 main(V v) : SV_Target { return v.picture.Load(int3(0, 0, 0)); }
