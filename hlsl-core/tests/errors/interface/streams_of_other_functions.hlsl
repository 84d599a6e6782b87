// args: -T gs_6_0 -E main
struct Corner
{
    float4 position : SV_Position;
};

void put(LineStream<Corner> stream, Corner corner)
{
    stream.Append(corner);
}

[maxvertexcount(2)]
void main(line Corner corners[2], out LineStream<Corner> stream)
{
    put(stream, corners[0]);
}
