// args: -T cs_6_0 -HV 202x
// Nothing to deduce a type from.
auto settings { Filter = 1; };
RWStructuredBuffer<float> result;

[numthreads(1, 1, 1)]
void main() { result[0] = settings.x; }
