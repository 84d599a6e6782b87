// args: -T ps_6_0
// The locations of a struct are given to it or to its members.
struct Passed { float4 color; };
[[vk::ext_storage_class(/* Input */ 1)]] Passed passed;
float4 main() : SV_Target { return passed.color; }
