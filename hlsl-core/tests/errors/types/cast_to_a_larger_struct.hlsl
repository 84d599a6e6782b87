struct A { float4 v; float4 w; };
float4 main(float4 a : A) : SV_Target { A s = (A)a; return s.v; }
