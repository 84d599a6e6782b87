// args: -T ps_6_0 -E main
float4 main([[vk::builtin("PointSize")]] float size : PSIZE) : SV_Target { return size; }
