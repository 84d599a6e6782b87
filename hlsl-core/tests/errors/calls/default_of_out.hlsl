void split(float a, out float low = 1, inout float high = 2) { low = a; high += a; }
float4 main() : SV_Target
{
    float low, high = 0;
    split(1, low, high);
    split(1, low);
    return low + high;
}
