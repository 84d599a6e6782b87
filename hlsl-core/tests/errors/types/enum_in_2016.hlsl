// args: -T cs_6_0 -E main -HV 2016
enum Mode { Off, On };
[numthreads(1, 1, 1)]
void main() {}
