struct A { float a; }; struct B { float b; };
struct C : A, B { float c; };
float4 main() : SV_Target { return 1; }
