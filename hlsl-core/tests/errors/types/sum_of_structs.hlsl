struct S { float4 v; };
float4 main() : SV_Target { S s = (S)0; return (s + s).v; }
