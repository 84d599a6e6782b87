float4 main([[vk::binding(2)]] float4 a : A) : SV_Target { return a; }
