float4 main() : SV_Target
{
    case 1: return 1;
}
