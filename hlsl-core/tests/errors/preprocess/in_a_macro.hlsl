#define DOUBLE(x) ((x) * undefined_factor)

float4 main(float4 a : A) : SV_Target
{
    return DOUBLE(a);
}
