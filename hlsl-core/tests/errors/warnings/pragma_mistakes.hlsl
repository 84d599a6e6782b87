// args: -T ps_6_0 -E main
#pragma dxc diagnostic ignored "-Wnosuch"
#pragma dxc diagnostic pop
#pragma dxc diagnostic ignored "conversion"
#pragma dxc diagnostic ignored "-Wno-conversion"
#pragma dxc diagnostic warn "-Wconversion"
#pragma dxc diagnostic
// Without a word: what stands after `push`, a group, a name in two strings, and what is none of our business.
#pragma dxc diagnostic push 3
#pragma dxc diagnostic ignored "-Wall"
#pragma dxc diagnostic ignored "-W" "conversion"
#pragma dxc other
#pragma nonsense
#pragma warning(push, 5)
#pragma warning disable 3206
#pragma warning(pop)
float3 silent(float4 v) { return v; }
#pragma dxc diagnostic pop
float3 loud(float4 v) { return v; }

float4 main() : SV_Target {
    return 1;
}
