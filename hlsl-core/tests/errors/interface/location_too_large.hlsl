float4 main([[vk::location(4)]] float4 a[2000] : A) : SV_Target { return a[0]; }
