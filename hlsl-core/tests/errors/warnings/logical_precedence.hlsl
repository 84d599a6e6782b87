float4 main(bool a : A, bool b : B, bool c : C) : SV_Target { return a || b && c ? 1 : 2; }
