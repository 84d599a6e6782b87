// args: -T lib_6_8 -fspv-target-env=universal1.5
// args: -T lib_6_8 -fspv-target-env=universal1.5 -Wno-hlsl-availability
// Queries with a comparison sampler require derivatives of the entry points that reach them, even in code that never runs.
Texture2D<float> shadows;
SamplerComparisonState compare;
RWBuffer<float> levels;

float level(float2 at) { return shadows.CalculateLevelOfDetail(compare, at); }

[shader("vertex")]
float4 vertex(float2 at : AT) : SV_Position { return level(at); }

[shader("pixel")]
float4 pixel(float2 at : AT) : SV_Target { return level(at); }

[shader("compute")]
[numthreads(4, 1, 1)]
void row(uint2 id : SV_DispatchThreadID) { levels[0] = level(id); }

[shader("compute")]
[numthreads(6, 2, 3)]
void quads(uint2 id : SV_DispatchThreadID) { levels[0] = level(id); }

[shader("compute")]
[numthreads(4, 1, 2)]
void rows(uint2 id : SV_DispatchThreadID)
{
    if (false) levels[0] = shadows.CalculateLevelOfDetailUnclamped(compare, id);
}

struct Record { float2 at; };

[shader("node")]
[NodeLaunch("broadcasting")]
[NodeDispatchGrid(1, 1, 1)]
[numthreads(4, 1, 1)]
void broadcast(DispatchNodeInputRecord<Record> record)
{
    levels[0] = shadows.CalculateLevelOfDetail(compare, record.Get().at);
}

[shader("node")]
[NodeLaunch("coalescing")]
[numthreads(4, 1, 1)]
void coalesce(GroupNodeInputRecords<Record> records)
{
    levels[0] = shadows.CalculateLevelOfDetail(compare, records.Get().at);
}
