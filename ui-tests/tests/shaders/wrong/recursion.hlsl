float faculty(float n) {
    return n < 2 ? 1 : n * faculty(n - 1);
}

float4 main(float2 uv : TEXCOORD0) : SV_Target {
    return faculty(uv.x);
}
