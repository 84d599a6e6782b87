float4 main(bool a : A) : SV_Target { return asfloat(a); }
