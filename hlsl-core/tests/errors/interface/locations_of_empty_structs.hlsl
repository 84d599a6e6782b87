// args: -T ps_6_0 -E main

struct Empty
{
};

struct Row
{
    Empty parts[1024];
};

// They take no location, but there must be an end.
float4 main(Row rows[1024] : ROWS) : SV_Target
{
    return 1;
}
