// out 0: int 0 5 6 2 float 4
[[vk::binding(0)]] RWByteAddressBuffer output;

enum Color { RED, GREEN = 5, BLUE };
enum class Mode : uint { OFF = 1, ON = 2 };
typedef float2 Place;
typedef int Triple[3];

[numthreads(1, 1, 1)]
void main()
{
    Triple t = { RED, GREEN, BLUE };
    output.Store3(0, uint3(t[0], t[1], t[2]));
    Mode mode = Mode::ON;
    output.Store(12, mode == Mode::ON ? 2 : 0);
    Place place = { 1, 3 };
    output.Store(16, asuint(place.x + place.y));
}
