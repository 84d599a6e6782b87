// args: -T cs_6_0 -E main -fspv-target-env=webgpu
// Without a format, a writable texture has the widest of its components.
RWTexture2D<float3> colors;
RWTexture2DArray<int3> places;
RWTexture3D<uint4> cells;

[numthreads(8, 8, 1)]
void main(uint3 at : SV_DispatchThreadID)
{
    colors[at.xy] = at;
    places[at] = at;
    cells[at] = at.x;
}
