// args: -T cs_6_0 -E main
// args: -T cs_6_0 -E main -Od
// cookbook: Inputs in if-statement
// What the cookbook writes instead: a use in each branch.
StructuredBuffer<float> day;
StructuredBuffer<float> night;
RWStructuredBuffer<float> light;
float hour;

void set(uint at, StructuredBuffer<float> from)
{
    light[at] = from[at] * 2.0;
}

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    StructuredBuffer<float> now;
    if (hour < 12.0)
    {
        now = day;
        set(id, now);
    }
    else
    {
        now = night;
        set(id, now);
    }
}
