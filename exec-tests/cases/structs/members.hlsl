// out 0: float 3 12 15 7 9
[[vk::binding(0)]] RWStructuredBuffer<float> output;

struct Shape
{
    float2 size;
    float area() { return size.x * size.y; }
    void grow(float by) { size += by; }
};

struct Box : Shape
{
    float depth;
    float volume() { return area() * depth; }
};

[numthreads(1, 1, 1)]
void main()
{
    Shape shape;
    shape.size = float2(1, 3);
    output[0] = shape.area();
    shape.grow(1 + 0.0);
    shape.size.x += 1;
    output[1] = shape.area();
    Box box;
    box.size = float2(1, 5);
    box.depth = 3;
    output[2] = box.volume();
    Box other = box;
    other.size.x = 7;
    output[3] = other.size.x;
    output[4] = box.size.x + box.size.y + box.depth;
}
