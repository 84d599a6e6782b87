cbuffer Waves : register(b0, space2) {
    float3 color;
    float height;
};
Texture2D<float4> foam : register(t1, space2);

float4 fragment(float4 at : SV_Position) : SV_Target {
    return float4(color * height, 1) + foam[uint2(at.xy) % 64];
}
