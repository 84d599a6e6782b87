// args: -T ps_6_0 -E main
// A parameter takes arrays of several lengths.

Buffer<float4> few[2];
Buffer<float4> many[5];

float4 element(Buffer<float4> all[], int at) { return all[at][at]; }
float4 both(Buffer<float4> all[], int at) { return element(all, at) + element(many, at + 1); }

float4 main(nointerpolation int at : AT) : SV_Target { return both(few, 0) * both(few, 1); }
