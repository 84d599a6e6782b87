// args: -T ps_6_0 -E main
void main(float4 a : SV_Position, out float depth : SV_Depth, out float less : SV_DepthLessEqual)
{
    depth = less = a.z;
}
