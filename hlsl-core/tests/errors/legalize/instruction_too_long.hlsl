// args: -T cs_6_0 -E main
// The length of an instruction has 16 bits, which is too few for a constant of so many elements.
#define SIXTEEN(x) x, x, x, x, x, x, x, x, x, x, x, x, x, x, x, x
#define ALL SIXTEEN(SIXTEEN(SIXTEEN(SIXTEEN(1.5))))
static const float table[] = { ALL };
RWStructuredBuffer<float> o;
[numthreads(1, 1, 1)]
void main(uint i : SV_DispatchThreadID) { o[0] = table[i]; }
