// args: -T cs_6_0
// Where resources are, nobody can write a number.
[[vk::ext_storage_class(/* UniformConstant */ 0)]] int2x3 numbers[32];

[numthreads(32, 1, 1)]
void main(uint lane : SV_GroupIndex) { numbers[lane] = 0; }
