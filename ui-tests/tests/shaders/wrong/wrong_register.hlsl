Texture2D<float4> albedo : register(b0);

float4 main(float4 place : SV_Position) : SV_Target {
    return albedo[uint2(place.xy)];
}
