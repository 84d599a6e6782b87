// args: -T ps_6_0 -E main -Oconfig=
// args: -T ps_6_0 -E main -Oconfig=,-O, -Od -recompile

// Passes are not chosen: a module is optimized, or it is not.
float4 main(float4 color : COLOR) : SV_Target {
    float unused = color.x * 2;
    return color;
}
