// What both stages of the program read.
struct View {
    float4x4 clip;
    float3 eye;
    float exposure;
};
ConstantBuffer<View> view;

struct Surface {
    float4 clip : SV_Position;
    float2 uv : UV;
    nointerpolation uint layer : LAYER;
};
