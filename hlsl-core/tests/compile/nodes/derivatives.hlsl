// args: -T lib_6_8 -fspv-target-env=vulkan1.3
// Nodes run as compute shaders do, and have their derivatives: over quads or rows of four.
Texture2D<float4> image;
SamplerState linear_sampler;
RWStructuredBuffer<float4> result;

struct Record { float2 at; };

[shader("node")]
[NodeLaunch("broadcasting")]
[NodeDispatchGrid(1, 1, 1)]
[numthreads(8, 8, 1)]
void quads(DispatchNodeInputRecord<Record> record, uint2 id : SV_GroupThreadID)
{
    result[id.x] = ddx(record.Get().at.x * id.x);
}

[shader("node")]
[NodeLaunch("coalescing")]
[numthreads(4, 1, 1)]
void rows(GroupNodeInputRecords<Record> records, uint id : SV_GroupIndex)
{
    result[id] = image.Sample(linear_sampler, records.Get().at * id);
}
