float4 main(bool b : A) : SV_Target { bool c = b; c |= true; c <<= 1; return c; }
