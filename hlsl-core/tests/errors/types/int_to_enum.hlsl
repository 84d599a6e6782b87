enum Mode { Off, On };
float4 main(int a : A) : SV_Target { Mode m = a; return m == On; }
