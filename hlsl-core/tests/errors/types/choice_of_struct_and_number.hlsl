struct S { float4 v; };
float4 main(float4 a : A) : SV_Target { S s = (S)0; return (a.x > 1 ? s : a).v; }
