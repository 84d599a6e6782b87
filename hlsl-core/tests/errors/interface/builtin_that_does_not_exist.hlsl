float4 main([[vk::builtin("Banana")]] float a : A) : SV_Target { return a; }
