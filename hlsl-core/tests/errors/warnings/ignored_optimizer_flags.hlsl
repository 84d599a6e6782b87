// args: -T cs_6_0 -E main -Oconfig=--loop-fission=3,--loop-peeling,--compact-ids,--merge-return,--strip-reflect
// args: -T cs_6_0 -E main -Oconfig=--set-spec-const-default-value=1:true
[[vk::constant_id(1)]] const uint count = 4;
RWStructuredBuffer<uint> data;

[numthreads(1, 1, 1)]
void main() {
    data[0] = count;
}
