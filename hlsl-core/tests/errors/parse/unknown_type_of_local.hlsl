float4 main() : SV_Target
{
    vec3 n = 1;
    return 1;
}
