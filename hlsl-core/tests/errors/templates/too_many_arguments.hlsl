template<typename T> struct Box { T v; };
Box<float, float> box;
float4 main() : SV_Target { return 1; }
