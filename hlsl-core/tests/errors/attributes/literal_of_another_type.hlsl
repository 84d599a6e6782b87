vk::SpirvType<23, 4, 4, vk::Literal<float> > a;
float4 main() : SV_Target { return 1; }
