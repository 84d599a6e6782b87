// args: -T ps_6_0 -E main -DSTAGE=SV_Target
// args: -T vs_6_0 -E main -DSTAGE=SV_Position -DIS_VERTEX
// Only what goes from vertices to pixels is interpolated.
struct Result {
    float4 place : STAGE;
#ifdef IS_VERTEX
    [[vk::ext_decorate(/* Flat */ 14)]] float other : OTHER;
#else
    [[vk::ext_decorate(/* Flat */ 14)]] float4 other : SV_Target1;
#endif
};
Result main([[vk::ext_decorate(/* NoPerspective */ 13)]] float4 a : A) {
    Result result;
    result.place = a;
    result.other = a.x;
    return result;
}
