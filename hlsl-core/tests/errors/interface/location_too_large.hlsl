float4 main([[vk::location(10000)]] float4 a : A) : SV_Target { return a; }
