template<typename T> struct Box { T v; };
Box box;
float4 main() : SV_Target { return 1; }
