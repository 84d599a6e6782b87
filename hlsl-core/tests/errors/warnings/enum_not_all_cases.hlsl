enum Mode { Off, On };
float4 main(int a : A) : SV_Target { Mode m = (Mode)a; switch (m) { case Off: return 1; } return 2; }
