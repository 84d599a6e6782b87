// args: -T ps_6_0 -E main -fspv-target-env=wgpu
// The parameter has as many elements as the argument, not as many as an array without a length gets.
Buffer<float4> many[20];

float4 element(Buffer<float4> all[], int at) { return all[at][0]; }

float4 main(nointerpolation int at : AT) : SV_Target { return element(many, at); }
