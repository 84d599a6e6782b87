// args: -T gs_6_0 -E triangles -fspv-target-env=wgpu
struct Corner { float4 position : SV_Position; };

[maxvertexcount(1)]
void triangles(triangle Corner corners[3], inout PointStream<Corner> out_corners)
{
    out_corners.Append(corners[0]);
}
