template<typename T> struct Box { T v; };
Box<3> box;
float4 main() : SV_Target { return 1; }
