// args: -T ps_6_0 -E main
struct Output
{
    float4 color : SV_Target1;
    float depth : SV_Depth;
};

Output main(float4 position : SV_Position, bool front : SV_IsFrontFace, nointerpolation uint id : ID, noperspective float fade : FADE)
{
    Output output;
    output.color = front ? position : float4(fade, id, 0, 1);
    output.depth = position.z * 0.5;
    return output;
}
