// args: -T lib_6_8 -fspv-target-env=vulkan1.3
// Arrays of node parameters, records for other inputs, and limits of parameters, of entry points or not.
struct Record { uint value; };
struct [NodeTrackRWInputSharing] Shared { uint value; };
struct Empty {};
struct Nested { Empty empty; };
struct Derived : Nested {};
struct Filled { Empty empties[2]; uint value; };

[shader("node")]
[NodeLaunch("thread")]
void arrays(ThreadNodeInputRecord<Record> inputs[2], NodeOutput<Record> outputs[2]) {}

void not_a_node(NodeOutput<Record> outputs[2]) {}

[shader("node")]
[NodeLaunch("coalescing")]
[numthreads(8, 1, 1)]
void tracked(RWGroupNodeInputRecords<Shared> input) {}

[shader("node")]
[NodeLaunch("broadcasting")]
[NodeDispatchGrid(1, 1, 1)]
[numthreads(8, 1, 1)]
void tracked_by_groups(RWDispatchNodeInputRecord<Shared> input) {}

void empty(NodeOutput<Nested> nested, NodeOutputArray<Derived> derived, NodeOutput<Filled> filled) {}

void limits(
    [MaxRecords(1)] [MaxRecords(2)] [MaxRecords(2)] NodeOutput<Record> numbers,
    [MaxRecordsSharedWith(numbers)] [MaxRecords(2)] NodeOutput<Record> both,
    [MaxRecordsSharedWith(own)] NodeOutput<Record> own
) {}
