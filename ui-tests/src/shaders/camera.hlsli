struct View {
    float4x4 world_to_clip;
    float3 eye;
};

ConstantBuffer<View> camera;

struct Corner {
    float4 place : SV_Position;
    float2 uv : TEXCOORD0;
};
