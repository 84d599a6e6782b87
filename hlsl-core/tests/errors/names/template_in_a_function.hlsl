float4 main() : SV_Target
{
    template<typename T> struct Box { T v; };
    return 1;
}
