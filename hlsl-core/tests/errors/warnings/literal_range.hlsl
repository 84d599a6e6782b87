// args: -T ps_6_0 -E main
float4 main() : SV_Target
{
    float4 within = float4(3e38, 1e-40f, 0.0e-99, 1.#INF);
    return within + float4(1e39f, 1e-46f, 1e400, 0x1p-2000);
}
