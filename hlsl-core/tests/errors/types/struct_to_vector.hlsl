struct A { float4 v; };
float4 main() : SV_Target { A a = (A)0; return a; }
