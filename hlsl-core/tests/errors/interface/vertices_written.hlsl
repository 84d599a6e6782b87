// args: -T gs_6_0 -E main
struct Corner
{
    float4 position : SV_Position;
};

[maxvertexcount(2)]
void main(inout line Corner corners[2], inout LineStream<Corner> stream)
{
    stream.Append(corners[0]);
}
