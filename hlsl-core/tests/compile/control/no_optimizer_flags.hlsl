// args: -T ps_6_0 -E main -Oconfig=
// args: -T ps_6_0 -E main -Oconfig=,-O, -Od -recompile

// Without flags a module is legal, and stays as long as it was written.
float4 main(float4 color : COLOR) : SV_Target {
    float unused = color.x * 2;
    return color;
}
