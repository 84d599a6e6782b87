//! E09xx: nodes of work graphs.

use crate::{diagnostics::template::diagnostics, source::Span};

diagnostics! {
    /// A node for a target without work graphs.
    E0900 Error NodeNeedsNewer { at: Span }
        "work graphs require Vulkan 1.3"
        at at "this is a node"
        help "compile with `-fspv-target-env=vulkan1.3`";
    /// A node without a group size.
    E0901 Error NodeThreadsWanted { name: String, launch: &'static str, at: Span }
        "node shader '{name}' with {launch} launch type requires the 'numthreads' attribute"
        at at "this node has none"
        help "for example, write `[numthreads(32, 1, 1)]`";
    /// A thread launch node with several threads.
    E0902 Error ThreadNodeSize { at: Span }
        "thread launch nodes must have a thread group size of (1,1,1)"
        at at "each thread has its own record"
        help "remove `[numthreads]`, or use `[NodeLaunch(\"coalescing\")]`";
    /// A broadcasting node without a grid size.
    E0903 Error GridWanted { name: String, at: Span }
        "broadcasting node shader '{name}' must have either the NodeDispatchGrid or NodeMaxDispatchGrid attribute"
        at at "the number of groups is unknown"
        help "for example, write `[NodeDispatchGrid(1, 1, 1)]`";
    /// Both attributes for the grid size.
    E0904 Error TwoGrids { name: String, at: Span }
        "node shader '{name}' may not use both NodeDispatchGrid and NodeMaxDispatchGrid"
        at at "the other one also has a size"
        help "keep NodeDispatchGrid if the size is fixed, NodeMaxDispatchGrid if the record contains it";
    /// A grid size where the launch type has no grid.
    E0905 Error GridLaunch { attribute: &'static str, at: Span }
        "'{attribute}' may only be used with broadcasting nodes"
        at at "this node has a different launch type"
        help "remove it, or write `[NodeLaunch(\"broadcasting\")]`";
    /// A grid size that no device supports.
    E0906 Error GridRange { attribute: &'static str, at: Span }
        "'{attribute}' component values must be between 1 and 65,535 (2^16-1), their product at most 16,777,215 (2^24-1)"
        at at "too large, or zero"
        help "launch fewer groups of more threads";
    /// A grid size that should come with the record but does not.
    E0907 Error GridFieldWanted { name: String, at: Span, grid: Span }
        "broadcasting node shader '{name}' with NodeMaxDispatchGrid must declare an input record with a field that has the semantic SV_DispatchGrid"
        at at "the input has no such field"
        at grid "the size of the grid comes with the record"
        help "add `uint3 grid : SV_DispatchGrid;` to the record, or use NodeDispatchGrid";
    /// Two input records.
    E0908 Error SecondNodeInput { name: String, at: Span, before: Span }
        "node shader '{name}' may not have more than one input record"
        at at "second input record"
        at before "first input record"
        help "put both into one struct";
    /// A record parameter for a different launch type.
    E0909 Error NodeInputLaunch { kind: &'static str, launch: &'static str, allowed: &'static str, at: Span }
        "'{kind}' may not be used with {launch} nodes (only {allowed})"
        at at "belongs to a different launch type"
        help "change the parameter's type or `[NodeLaunch]`";
    /// A node that returns a value.
    E0910 Error NodeResult { at: Span }
        "return type for 'node' shaders must be void"
        at at "this returns a value"
        help "send a record instead";
    /// Two record limits.
    E0911 Error TwoRecordLimits { at: Span, before: Span }
        "only one of MaxRecords or MaxRecordsSharedWith may be specified to the same parameter"
        at at "is a different limit"
        at before "conflicting attribute is here"
        help "keep MaxRecords where the limit is set, and MaxRecordsSharedWith where it is shared";
    /// A record limit that is shared with nothing.
    E0912 Error SharedLimit { problem: &'static str, at: Span }
        "attribute MaxRecordsSharedWith must {problem}"
        at at "this does not"
        help "name another output parameter of this node";
    /// `NodeOutput<Record> outputs[4]`
    E0933 Error NodeParameterArray { ty: String, at: Span }
        "entry parameter of type '{ty}' may not be an array"
        at at "an array of node parameters"
        help "several outputs are a `NodeOutputArray` with `[NodeArraySize(n)]`; a node has one input";
    /// A record that groups share, as an input that they do not.
    E0934 Error SharingOfInput { kind: &'static str, at: Span }
        "NodeTrackRWInputSharing attribute cannot be applied to Input Records that are not RWDispatchNodeInputRecord"
        at at "this is a {kind}"
        help "receive it as an RWDispatchNodeInputRecord, or remove the attribute from the record";
    /// A record limit on a single record.
    E0913 Error RecordLimitPlace { at: Span }
        "attribute MaxRecords must only be used with node outputs or coalescing launch inputs"
        at at "this is neither"
        help "remove it: such a node receives one record";
    /// An attribute for node output arrays on something else.
    E0914 Error NodeArrayAttribute { attribute: &'static str, at: Span }
        "attribute '{attribute}' may only be used with node output arrays (NodeOutputArray or EmptyNodeOutputArray)"
        at at "this is a single output"
        help "declare a NodeOutputArray, or remove the attribute";
    /// A node array that has both a size and no bound.
    E0915 Error NodeArraySizes { size: u32, at: Span }
        "[NodeArraySize({size})] conflicts with [UnboundedSparseNodes]"
        at at "an unbounded array has no size"
        help "remove one of them";
    /// A node attribute in another stage.
    E0916 Error NodeAttribute { attribute: &'static str, stage: &'static str, at: Span }
        "attribute '{attribute}' is only allowed on node shaders"
        at at "this is a {stage} shader"
        help "write `[shader(\"node\")]`, or remove the attribute";
    /// A recursion deeper than graphs allow.
    E0917 Error NodeRecursion { at: Span }
        "NodeMaxRecursionDepth may not exceed 32"
        at at "exceeds 32"
        help "a graph has at most 32 levels";
    /// A record that is not a struct of numbers.
    E0918 Error NodeRecordType { name: String, at: Span }
        "'{name}' is not valid as a node record type"
        at at "a record must be a struct of numbers"
        help "declare a struct with this as a member; resources cannot be sent";
    /// An empty record.
    E0919 Error NodeRecordEmpty { kind: &'static str, at: Span }
        "record used in {kind} may not have zero size"
        at at "this struct is empty"
        help "use EmptyNodeInput and EmptyNodeOutput";
    /// A grid size field of an invalid type.
    E0920 Error DispatchGridType { name: String, at: Span }
        "SV_DispatchGrid can only be applied to an unsigned 32 or 16-bit integer scalar, vector or array of up to 3 elements, not '{name}'"
        at at "this field"
        help "declare it as `uint3`";
    /// Two grid size fields.
    E0921 Error SecondDispatchGrid { at: Span, before: Span }
        "a field with SV_DispatchGrid has already been specified"
        at at "second field"
        at before "first field"
        help "remove one of the semantics";
    /// A system value that the launch type does not have.
    E0922 Error NodeSystemValue { semantic: String, launch: &'static str, at: Span }
        "invalid system value semantic '{semantic}' for launch type '{launch}'"
        at at "nodes with this launch type have no grid"
        help "only broadcasting nodes have a grid of groups; coalescing nodes have SV_GroupThreadID and SV_GroupIndex";
    /// Sharing of records that are not declared for it.
    E0923 Error SharingNotTracked { at: Span }
        "use of FinishedCrossGroupSharing() requires NodeTrackRWInputSharing on the record struct type"
        at at "the record does not have it"
        help "declare it as `struct [NodeTrackRWInputSharing] Record`";
    /// A node object outside an entry point's parameter list.
    E0924 Error NodeObjectPlace { kind: &'static str, at: Span }
        "'{kind}' can only be a parameter of a node"
        at at "declared here"
        help "make it a parameter of the entry point, and pass it to functions";
    /// A barrier for records in another stage.
    E0925 Error NodeBarrier { stage: &'static str, at: Span }
        "NODE_INPUT_MEMORY or NODE_OUTPUT_MEMORY may only be specified for Barrier operations in node shaders"
        at at "called in a {stage} shader"
        help "use UAV_MEMORY, GROUP_SHARED_MEMORY or ALL_MEMORY";
    /// Bits that are not barrier flags.
    E0926 Error BarrierFlags { what: &'static str, allowed: &'static str, at: Span }
        "invalid {what} for Barrier operation"
        at at "expected 0 or a combination of {allowed}"
        help "combine the names with `|`";
    /// A mesh node.
    E0929 Error MeshNode { at: Span }
        "mesh nodes are not supported"
        at at "this node would be a mesh shader"
        help "nodes can be broadcasting, coalescing or thread nodes; write what the mesh needs to a buffer, and draw it indirectly";
    /// A group barrier without a group.
    E0930 Error BarrierNoGroup { flags: &'static str, at: Span }
        "{flags} specified for Barrier operation when context has no visible group"
        at at "there are no other threads to wait for here"
        help "compute, mesh and amplification shaders and nodes have groups, but thread launch nodes do not; DEVICE_SCOPE is available in all stages";
    /// `Barrier(GROUP_SHARED_MEMORY, DEVICE_SCOPE)`
    E0935 Error("hlsl-barrier") BarrierScope { scope: &'static str, at: Span }
        "{scope} specified for Barrier operation without applicable memory"
        at at "nothing of that memory is shared in this scope"
        help "groups share groupshared memory and records; a device shares buffers and the input of broadcasting nodes";
    /// Flags that are not known at compile time.
    E0931 Error BarrierFlagsUnknown { what: &'static str, at: Span }
        "the {what} of a Barrier operation must be known when the shader is compiled"
        at at "this depends on values that are only known when the shader runs"
        help "SPIR-V has a separate instruction for each kind of barrier: put calls with constant flags into branches";
    /// A barrier for a read-only object.
    E0932 Error BarrierObject { ty: String, at: Span }
        "Barrier operation on `{ty}`, which shaders cannot write"
        at at "there is nothing to wait for"
        help "pass a RW buffer, a RW texture or the records of a node";
    /// Records that belong to one node or another.
    E0928 Error RecordNotKnown { at: Span }
        "which records are used here depends on values that are only known when the shader runs"
        at at "SPIR-V cannot choose between records"
        help "allocate, write and complete the records in a separate branch each";
}
