// args: -T ps_6_0
// args: -T vs_6_0 -E vertex
// A location that a decoration gives may be that of another variable, or of a part of one.
struct Out { [[vk::ext_decorate(/* Location */ 30, 1)]] float4 color : SV_Target0; uint mark : SV_Target1; };
Out main()
{
    Out result = { float4(1, 2, 3, 4), 5 };
    return result;
}
struct In
{
    [[vk::ext_decorate(30, 2)]] float4 rows[3] : ROWS;
    [[vk::ext_decorate(30, 4)]] float2 late : LATE;
    [[vk::ext_decorate(30, 5)]] [[vk::ext_decorate(/* Component */ 31, 0)]] float2 left : LEFT;
    [[vk::ext_decorate(30, 5)]] [[vk::ext_decorate(31, 2)]] float2 right : RIGHT;
    [[vk::ext_decorate(30, 6)]] double3 wide : WIDE;
    [[vk::ext_decorate(30, 7)]] float4 behind : BEHIND;
};
float4 vertex(In input) : SV_Position
{
    return input.rows[1] + input.late.xyxy + float4(input.left, input.right) + float4(input.wide, 1) + input.behind;
}
