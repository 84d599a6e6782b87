// args: -T ps_6_0 -E main
// A resource takes no room, so that another member may lie where it would be.
cbuffer C {
    [[vk::offset(16)]] float4 behind;
    [[vk::offset(0)]] float4 first;
    [[vk::offset(6)]] Texture2D image;
};
float4 main() : SV_Target { return first + behind + image.Load(int3(0, 0, 0)); }
