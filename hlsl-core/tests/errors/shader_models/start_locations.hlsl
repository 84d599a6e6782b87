// args: -T vs_6_7 -E main
float4 main(uint vertex : SV_VertexID, int first : SV_StartVertexLocation) : SV_Position
{
    return float4(vertex - first, 0, 0, 1);
}
