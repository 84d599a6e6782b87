template<typename T> struct Box { T v; };
float4 main() : SV_Target { Box b = (Box<float>)0; return b.v; }
