// args: -T cs_6_0
// Methods may write to their object, also by way of others; of a constant one, they write to a copy. What only reads is not
// named, nor what writes to groupshared memory.
struct Inner { float2 value; void set(inout float2 to) { to = 1; } void deep() { set(value); } };
struct Outer
{
    Inner inner;
    uint count;
    void set() { inner.deep(); }
    void step() { this.count++; }
    void clear() { count = 0; set(); }
    float2 get() { return inner.value; }
};
cbuffer Constants { Outer constant; }
struct Push { Outer pushed; };
[[vk::push_constant]] Push push;
StructuredBuffer<Outer> read;
RWStructuredBuffer<Outer> written;
groupshared Outer shared_one;
[numthreads(1, 1, 1)]
void main()
{
    constant.set();
    push.pushed.step();
    read[0].clear();
    shared_one.set();
    written[0].step();
    written[1].inner.value = constant.get() + push.pushed.get() + read[0].get() + shared_one.get();
}
