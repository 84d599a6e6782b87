// A decoration that elsewhere comes with its stage brings its capability.
float4 main([[vk::ext_decorate(/* Patch */ 15)]] float4 color : COLOR) : SV_Target { return color; }
