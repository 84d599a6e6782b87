// args: -T ps_6_0
template<typename T> struct Pair { T a, b; };
template<typename T> struct Box { T value; };
Box<Pair<float>> boxed;
Pair<Box<Pair<float>>> nested(Box<Pair<int>> box);
static const int shifted = 16 >> 2;
float4 main() : SV_Target { return shifted; }
