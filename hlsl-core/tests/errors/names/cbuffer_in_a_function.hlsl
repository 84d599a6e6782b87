float4 main() : SV_Target
{
    cbuffer Inner { float4 tint; }
    return tint;
}
