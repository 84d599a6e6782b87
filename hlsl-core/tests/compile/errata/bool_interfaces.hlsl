// args: -T vs_6_0
// docs/manual-errata.md, Stage input and output: bool variables are uint.

struct Result {
    float4 place : SV_Position;
    bool2 flags : FLAGS;
};

Result main(bool is_on : IS_ON, float4 place : PLACE) {
    Result result;
    result.place = place;
    result.flags = bool2(is_on, !is_on);
    return result;
}
