template<typename T> struct Box { T v; };
static Box<float> box;
template<> struct Box<float> { int v; };
float4 main() : SV_Target { return 1; }
