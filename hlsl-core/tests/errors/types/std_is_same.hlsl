_Static_assert(std::is_same<float>::value, "one argument");
_Static_assert(std::is_same<float, int, bool>::value, "three arguments");
_Static_assert(std::is_same<1, 2>::value, "values");
_Static_assert(std::is_same<float, int>::value, "two types");
static const bool same = std::is_same_v<float, float>;
float4 main() : SV_Target { return __decltype(1 + nothing)(1); }
