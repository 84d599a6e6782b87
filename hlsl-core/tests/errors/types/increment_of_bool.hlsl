float4 main(bool b : A) : SV_Target { bool c = b; c++; return c; }
