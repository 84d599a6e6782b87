float4 main([[vk::location(1)]] float4x4 a : A, [[vk::location(3)]] float4 b : B) : SV_Target { return a[0] + b; }
