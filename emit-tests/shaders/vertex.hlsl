// Vertices with an attribute of the type TYPE.
struct Seen {
    float4 position : SV_Position;
    float4 color : COLOR;
};

[shader("vertex")]
Seen seen(float3 position : POSITION, TYPE value : VALUE, float2 uv : TEXCOORD) {
    Seen result;
    result.position = float4(position, 1);
    result.color = float4(uv, (float)(COMPONENT), 1);
    return result;
}

[shader("pixel")]
float4 drawn(Seen seen) : SV_Target {
    return seen.color;
}
