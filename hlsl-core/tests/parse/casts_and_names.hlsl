typedef int T;
static int v;
Texture2D<float4> t;
ByteAddressBuffer bytes;
RWStructuredBuffer<vector<float, 2> > nested;
void decide() {
    (T)(v);
    (v)(1);
    (T)-v;
    (v)-v;
    T * 2;
    v * v;
    T(v);
    T (w);
    v < v > (v);
    float4(1, 2, 3, 4).xy;
    (float4(v.xxxx)).x;
    bytes.Load<float4>(0);
    bytes.Load < v > (0);
    bytes.Load<vector<float, 2> >(0);
    vk::RawBufferLoad<uint>(0);
    { int T = 1; T * 2; (T) - 1; }
    struct T { int x; };
    T t;
    unsigned(v);
    (const unsigned int)v;
}
