// step: -Od
// step:
// in 0: float 1 2 3
// out 1: float 7 12
// Members, also of a base struct and of a member, and `this` in a method.
[[vk::binding(0)]] StructuredBuffer<float> input;
[[vk::binding(1)]] RWStructuredBuffer<float> output;

struct Shape
{
    float2 size;
    float area() { return size.x * size.y; }
};

struct Box : Shape
{
    float depth;
    float volume()
    {
        float base = area();
        return base * depth;
    }
};

[numthreads(1, 1, 1)]
void main()
{
    Box box;
    box.size = float2(input[0], input[1]);
    box.depth = input[2];
    box.size.x += 1;
    float volume = box.volume();
    box.size.y = 4;
    output[0] = box.size.y + box.depth;
    output[1] = volume;
}
