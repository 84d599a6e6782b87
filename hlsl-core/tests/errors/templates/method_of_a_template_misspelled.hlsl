template<typename T> struct Box { T v; T get() { return v; } };
float4 main() : SV_Target { Box<float4> b = (Box<float4>)0; return b.gett(); }
