// out 1: uint 1 2 1 2 3 1 2 3 4 1 2 3 4 1 2 3 1 3 1
RWByteAddressBuffer output : register(u1);

uint which(min10float a) { return 1; }
uint which(min16float a) { return 2; }
uint which(min12int a) { return 1; }
uint which(min16int a) { return 2; }
uint which(min16uint a) { return 3; }
uint which(min10float3 a) { return 1; }
uint which(min16float3 a) { return 2; }
uint which(half3 a) { return 3; }
uint which(float3 a) { return 4; }
uint which(int a) { return 1; }
uint which(uint a) { return 2; }
uint which(int8_t4_packed a) { return 3; }
uint which(uint8_t4_packed a) { return 4; }

template<typename T> struct Kind { static const uint VALUE = 0; };
template<> struct Kind<uint> { static const uint VALUE = 1; };
template<> struct Kind<int8_t4_packed> { static const uint VALUE = 2; };
template<> struct Kind<uint8_t4_packed> { static const uint VALUE = 3; };

template<typename T> uint kind(T value) { return Kind<T>::VALUE; }

[numthreads(1, 1, 1)]
void main()
{
    int8_t4_packed signed_bytes = 1;
    uint8_t4_packed unsigned_bytes = 2;
    uint results[19] = {
        which((min10float)1), which((min16float)1), which((min12int)1), which((min16int)1), which((min16uint)1),
        which((min10float3)1), which((min16float3)1), which((half3)1), which((float3)1),
        which((int)1), which(1u), which(signed_bytes), which(unsigned_bytes),
        kind(1u), kind(signed_bytes), kind(unsigned_bytes),
        // Only bytes of one kind stay what they are.
        kind(signed_bytes + unsigned_bytes), kind(unsigned_bytes << 1), kind(unsigned_bytes + 1)
    };
    for (uint i = 0; i < 19; ++i)
        output.Store(4 * i, results[i]);
}
