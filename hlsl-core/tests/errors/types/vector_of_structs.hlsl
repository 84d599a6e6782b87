struct S { float4 v; };
vector<S, 2> a;
float4 main() : SV_Target { return 1; }
