// args: -T ps_6_0 -E main

// The name of a buffer is not in anybody's way: its only member often has it, too.
struct Scene {
    float4x3 view;
    float gamma;
};
cbuffer scene : register(b0) {
    Scene scene;
}
tbuffer weights {
    float4 weights[2];
}
cbuffer tone {
    float lift;
}
float4 tone;
cbuffer grain {
    float size;
}
Texture2D grain;
cbuffer curves {
    float slope;
}
namespace curves {
float apply(float x) {
    return x * slope;
}
}

float4 main(float4 position : SV_Position) : SV_Target {
    float4 texel = grain[uint2(position.xy * size)] * tone + lift;
    return float4(mul(texel, scene.view) * curves::apply(scene.gamma), weights[1].x);
}
