SamplerState linear_sampler { Filter = MIN_MAG_MIP_LINEAR; AddressU = Wrap; };
Texture2D picture;
float4 main(float2 uv : UV) : SV_Target { return picture.Sample(linear_sampler, uv); }
