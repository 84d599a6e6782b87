struct P { float4 p : POS; };
float4 main(InputPatch<P, 3> p) : SV_Target { return p[0].p; }
