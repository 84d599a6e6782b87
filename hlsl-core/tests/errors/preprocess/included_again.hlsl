// args: -T cs_6_0
// Three files of 25 inclusions each: 15,625 times a thousand bytes.
#include "../includes/again_1.hlsli"

[numthreads(1, 1, 1)]
void main() {}
