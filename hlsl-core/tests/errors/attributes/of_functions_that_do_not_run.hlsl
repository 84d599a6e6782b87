// args: -T lib_6_8 -fspv-target-env=universal1.5
// Arguments are checked wherever an attribute stands.
struct Record { uint value; };

[numthreads(1)] void one_size() {}
[outputcontrolpoints(33)] void many_points() {}
[RootSignature] void no_root_signature() {}
[RootSignature(1)] void number_as_root_signature() {}
[NodeDispatchGrid(0, 1, 1)] void no_groups() {}
[NodeMaxDispatchGrid(65535, 65535, 1)] void many_groups() {}
[NodeMaxRecursionDepth(33)] void deep() {}
void no_name([MaxRecordsSharedWith(1)] NodeOutput<Record> o) {}
void many_names([MaxRecordsSharedWith(a, b)] NodeOutput<Record> o) {}
