// Signed indices get a bitcast; the outputs come back in a structure.
// args: -T vs_6_0 -E main
struct Corner
{
    float4 position : SV_Position;
    float4 color : COLOR0;
    nointerpolation int which : WHICH;
    noperspective float2 at : AT;
    float2 clip : SV_ClipDistance;
};

Corner main(int vertex : SV_VertexID, int instance : SV_InstanceID, float3 offset : OFFSET)
{
    Corner corner;
    corner.position = float4(vertex % 2, vertex / 2, 0, 1) + float4(offset, 0);
    corner.color = instance < 0 ? 0 : 1;
    corner.which = instance - vertex;
    corner.at = offset.xy;
    corner.clip = float2(offset.z, 1 - offset.z);
    return corner;
}
