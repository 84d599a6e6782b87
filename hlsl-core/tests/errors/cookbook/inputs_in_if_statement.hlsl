// args: -T cs_6_0 -E main
// cookbook: Inputs in if-statement
StructuredBuffer<float> day;
StructuredBuffer<float> night;
RWStructuredBuffer<float> light;
float hour;

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    StructuredBuffer<float> now;
    if (hour < 12.0)
        now = day;
    else
        now = night;
    light[id] = now[id];
}
