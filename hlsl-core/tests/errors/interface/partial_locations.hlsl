float4 main([[vk::location(1)]] float4 a : A, float4 b : B) : SV_Target { return a + b; }
