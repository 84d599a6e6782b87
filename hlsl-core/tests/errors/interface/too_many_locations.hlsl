// args: -T ps_6_0 -E main

struct Row
{
    float4 a[32];
};

struct Half
{
    Row rows[16];
};

struct All
{
    Half near;
    Half far;
};

// 1,024 locations of inputs are all that there are.
float4 main(All all : ALL, float3 more : MORE, float last : LAST) : SV_Target
{
    return all.near.rows[0].a[0];
}
