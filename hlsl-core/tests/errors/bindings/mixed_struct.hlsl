struct A { float4 v; Texture2D picture; };
A first;
float4 main() : SV_Target { return first.v + first.picture.Load(int3(0, 0, 0)); }
