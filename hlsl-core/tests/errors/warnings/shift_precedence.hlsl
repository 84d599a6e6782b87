float4 main(int a : A) : SV_Target { return a << 1 + 2; }
