// A triangle that covers the picture.

struct Screen {
    float4 position : SV_Position;
    float2 uv : TEXCOORD0;
};

Screen screen_corner(uint id, float depth) {
    Screen it;
    it.uv = float2(id & 1, id >> 1) * 2;
    it.position = float4(it.uv * float2(2, -2) + float2(-1, 1), depth, 1);
    return it;
}
