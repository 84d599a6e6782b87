// args: -T cs_6_0 -E main
// The format belongs to the buffer, not to its type, so the member of the struct takes it over.

[[vk::image_format("rgba16f")]] RWBuffer<float4> half_floats;
RWBuffer<float4> floats;

struct Holder
{
    RWBuffer<float4> held;
};

float4 first_of(Holder holder) { return holder.held[0]; }

[numthreads(1, 1, 1)]
void main()
{
    Holder holder;
    holder.held = half_floats;
    floats[0] = first_of(holder);
}
