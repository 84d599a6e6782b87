struct A { float4 v; }; struct B { float4 v; };
float4 main() : SV_Target { A a = (A)0; B b = a; return b.v; }
