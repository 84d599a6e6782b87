// args: -T vs_6_0 -E plain
// args: -T vs_6_0 -E plain -fspv-reduce-load-size
// args: -T vs_6_0 -E far
// args: -T vs_6_0 -E far -Od
// args: -T vs_6_0 -E far -fspv-preserve-interface
// Outputs that nobody writes stay, unless DXC legalizes: because of an option, or of a reference to what is no
// variable of the function's own. Then they go at every level, but for arrays and distances.
struct Out {
    float4 place : SV_Position;
    float4 never : NEVER;
    float2 list[2] : LIST;
    float2 cut : SV_ClipDistance;
};

void half_of(inout float4 it) { it *= 0.5; }

Out plain(float4 place : PLACE, float4 unread : UNREAD) {
    Out result;
    half_of(place);
    result.place = place;
    return result;
}

Out far(float4 place : PLACE, float4 unread : UNREAD) {
    Out result;
    result.place = place;
    half_of(result.place);
    return result;
}
