Texture2D picture; SamplerState smp;
float4 main(float4 a : A) : SV_Target { return true ? picture : smp; }
