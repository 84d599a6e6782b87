float4 main(float a : A) : SV_Target { return dynamic_cast<float4>(a); }
