// Vectors of more than four components, of shader model 6.9.
// args: -T cs_6_9 -E main -fspv-target-env=vulkan1.1
// in 0: float 1 2 3 4 5 6 7 8 uint 1 2 3 4 5 float 10
// in 1: float 0.5 0 1 0 0.5 0 1 0 0.25
// out 2: float 12 12 12 12 12 15 16 20
// out 3: float 11 22 33 44 55 66 77 88 uint 1 0 1 0 1 float 20
// out 4: float 204 14.2829 4 7 uint 3 8 7 15 0 1 4
// out 5: float 0.5 2 3 4 2.5 6 7 8 3 4 6 8 0 2
struct Entry
{
    vector<float, 8> values;
    vector<uint, 5> counts;
    float scale;
};
[[vk::binding(0)]] StructuredBuffer<Entry> input;
[[vk::binding(1)]] ByteAddressBuffer bytes;
[[vk::binding(2)]] RWStructuredBuffer<vector<float, 8> > shifted;
[[vk::binding(3)]] RWStructuredBuffer<Entry> entries;
[[vk::binding(4)]] RWByteAddressBuffer results;
[[vk::binding(5)]] RWByteAddressBuffer more;

static vector<float, 8> twos = 2;
groupshared vector<float, 8> shared_values;

vector<float, 8> changed(inout vector<float, 8> values, int at, out vector<float, 8> doubled)
{
    doubled = values * twos;
    values[at] = 12;
    return max(values, 12);
}

template <typename T, int N> T total(vector<T, N> values)
{
    T sum = 0;
    for (int i = 0; i < N; ++i)
        sum += values[i];
    return sum;
}

[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    Entry entry = input[id.x];
    vector<float, 8> values = entry.values, doubled;
    shared_values = changed(values, 2, doubled);
    GroupMemoryBarrierWithGroupSync();

    // 12 12 12 12 12 12 12 12, and 2 4 6 8 10 12 14 16 where that is more.
    vector<float, 8> greatest = select(doubled > shared_values, doubled, shared_values);
    greatest[5] += 3;
    greatest[7] += any(doubled > 14) ? 4 : 0;
    greatest[6] += all(doubled > 2) ? 100 : 2;
    shifted[0] = greatest;

    Entry written = entry;
    written.values = mad(entry.values, entry.scale, entry.values);
    written.counts = entry.counts & 1;
    written.scale *= 2;
    entries[0] = written;

    results.Store(0, dot(entry.values, entry.values));
    results.Store(4, length(entry.values));
    results.Store(8, entry.values[entry.counts[2]]);
    vector<float, 8> whole, fraction = modf(entry.values + 0.5, whole);
    results.Store(12, whole[6] + fraction[0] - 0.5);
    results.Store(16, countbits(entry.counts)[2] + (entry.counts << 3)[0] - 2 - 5);
    results.Store(20, (entry.counts << 3)[0]);
    results.Store(24, (uint)(int)total((vector<int, 5>)entry.counts) / 2);
    results.Store(28, total(entry.counts));
    results.Store(32, (uint)isnan(entry.values)[1]);
    results.Store(36, (uint)(sign(entry.values)[3]));
    float list[8] = (float[8])entry.values;
    results.Store(40, (uint)list[entry.counts[2]]);

    vector<float, 8> loaded = bytes.Load<vector<float, 8> >(0);
    more.Store<vector<float, 8> >(0, lerp(entry.values, loaded * entry.values, step(0.25, loaded)));
    vector<float, 6> last = { float4(3, 4, 6, 8), entry.values[0] - 1, twos[7] };
    more.Store(32, last);
}
