// args: -T ps_6_0 -E main -HV 2021 -Wno-c++14-extensions
template<typename T> static const T pi = (T)3.14;
template<typename T> static const T pi = (T)3.15;
template<int N> static const int endless = endless<N + 1>;
template<int N> static const int itself = itself<N>;
template<int N> static const int first = N, second = N;
struct Record { template<typename T> T member; };

float4 main() : SV_Target
{
    float4 result = pi<float> + pi<3> + pi<float, int> + pi + endless<0> + itself<0>;
    return result;
}
template<> static const float pi<float> = 3;
