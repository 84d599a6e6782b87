interface Shape { float area(); };
struct Box : Shape { float side; };
float4 main() : SV_Target { Box b = (Box)0; return b.area(); }
