float4 main(float2 uv : TEXCOORD0) : SV_Target {
    if (uv.x > 0.5) {
        return 1;
    return 0;
}
