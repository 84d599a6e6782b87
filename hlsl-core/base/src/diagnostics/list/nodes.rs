//! E09xx: nodes of work graphs.

use crate::{diagnostics::diagnostics, source::Span};

diagnostics! {
    /// A node for a target that has none.
    E0900 Error NodeNeedsNewer { at: Span }
        "work graphs need Vulkan 1.3"
        at at "this is a node"
        help "compile with `-fspv-target-env=vulkan1.3`";
    /// Groups of threads that nobody counted.
    E0901 Error NodeThreadsWanted { name: String, launch: &'static str, at: Span }
        "node shader '{name}' with {launch} launch type requires the 'numthreads' attribute"
        at at "has none"
        help "write for instance `[numthreads(32, 1, 1)]`";
    /// A thread launch of several threads.
    E0902 Error ThreadNodeSize { at: Span }
        "thread launch nodes must have a thread group size of (1,1,1)"
        at at "each thread has a record of its own"
        help "leave `[numthreads]` out, or use `[NodeLaunch(\"coalescing\")]`";
    /// A broadcasting node of unknown size.
    E0903 Error GridWanted { name: String, at: Span }
        "broadcasting node shader '{name}' must have either the NodeDispatchGrid or NodeMaxDispatchGrid attribute"
        at at "how many groups?"
        help "write for instance `[NodeDispatchGrid(1, 1, 1)]`";
    /// Both attributes for the size.
    E0904 Error TwoGrids { name: String, at: Span }
        "node shader '{name}' may not use both NodeDispatchGrid and NodeMaxDispatchGrid"
        at at "the size is given already"
        help "keep NodeDispatchGrid if the size is fixed, NodeMaxDispatchGrid if the record has it";
    /// A size where the launch has none.
    E0905 Error GridLaunch { attribute: &'static str, at: Span }
        "'{attribute}' may only be used with broadcasting nodes"
        at at "this node has another launch type"
        help "remove it, or write `[NodeLaunch(\"broadcasting\")]`";
    /// A size that no device has.
    E0906 Error GridRange { attribute: &'static str, at: Span }
        "'{attribute}' component values must be between 1 and 65,535 (2^16-1), their product at most 16,777,215 (2^24-1)"
        at at "too large, or zero"
        help "launch fewer groups of more threads";
    /// A size that should come with the record, and does not.
    E0907 Error GridFieldWanted { name: String, at: Span }
        "broadcasting node shader '{name}' with NodeMaxDispatchGrid must declare an input record with a field that has the semantic SV_DispatchGrid"
        at at "the input has no such field"
        help "add `uint3 grid : SV_DispatchGrid;` to the record, or use NodeDispatchGrid";
    /// Two inputs.
    E0908 Error SecondNodeInput { name: String, at: Span, before: Span }
        "node shader '{name}' may not have more than one input record"
        at at "the second"
        at before "the first"
        help "put both into one struct";
    /// The records of another launch type.
    E0909 Error NodeInputLaunch { kind: &'static str, launch: &'static str, allowed: &'static str, at: Span }
        "'{kind}' may not be used with {launch} nodes (only {allowed})"
        at at "of another launch type"
        help "change the parameter's type or `[NodeLaunch]`";
    /// A node with a result.
    E0910 Error NodeResult { at: Span }
        "return type for 'node' shaders must be void"
        at at "this gives something back"
        help "send a record instead";
    /// Two limits.
    E0911 Error TwoRecordLimits { at: Span }
        "only one of MaxRecords or MaxRecordsSharedWith may be specified to the same parameter"
        at at "the second limit"
        help "keep MaxRecords where the limit is, and MaxRecordsSharedWith where it is shared";
    /// A limit shared with nobody.
    E0912 Error SharedLimit { problem: &'static str, at: Span }
        "attribute MaxRecordsSharedWith must {problem}"
        at at "this does not"
        help "name another output parameter of this node";
    /// A limit on what is one record.
    E0913 Error RecordLimitPlace { at: Span }
        "attribute MaxRecords must only be used with node outputs or coalescing launch inputs"
        at at "this is neither"
        help "remove it: such a node gets one record";
    /// An attribute of arrays on something else.
    E0914 Error NodeArrayAttribute { attribute: &'static str, at: Span }
        "attribute '{attribute}' may only be used with node output arrays (NodeOutputArray or EmptyNodeOutputArray)"
        at at "this is one output"
        help "declare a NodeOutputArray, or remove the attribute";
    /// An array of nodes of two sizes.
    E0915 Error NodeArraySizes { size: u32, at: Span }
        "[NodeArraySize({size})] conflicts with [UnboundedSparseNodes]"
        at at "an unbounded array has no size"
        help "remove one of them";
    /// Attributes of nodes elsewhere.
    E0916 Error NodeAttribute { attribute: &'static str, stage: &'static str, at: Span }
        "attribute '{attribute}' is only allowed on node shaders"
        at at "this is a {stage} shader"
        help "write `[shader(\"node\")]`, or remove it";
    /// A recursion deeper than any graph.
    E0917 Error NodeRecursion { at: Span }
        "NodeMaxRecursionDepth may not exceed 32"
        at at "deeper than that"
        help "a graph has no more levels";
    /// A record that is not numbers in a struct.
    E0918 Error NodeRecordType { name: String, at: Span }
        "'{name}' is not valid as a node record type"
        at at "a record is a struct of numbers"
        help "declare a struct with this as a member; resources cannot be sent";
    /// A record of nothing.
    E0919 Error NodeRecordEmpty { kind: &'static str, at: Span }
        "record used in {kind} may not have zero size"
        at at "an empty struct"
        help "use EmptyNodeInput and EmptyNodeOutput";
    /// A field that cannot say how many groups.
    E0920 Error DispatchGridType { name: String, at: Span }
        "SV_DispatchGrid can only be applied to an unsigned 32 or 16-bit integer scalar, vector or array of up to 3 elements, not '{name}'"
        at at "this field"
        help "declare `uint3`";
    /// Two fields that say it.
    E0921 Error SecondDispatchGrid { at: Span, before: Span }
        "a field with SV_DispatchGrid has already been specified"
        at at "the second"
        at before "the first"
        help "remove one of the semantics";
    /// A system value that the launch does not have.
    E0922 Error NodeSystemValue { semantic: String, launch: &'static str, at: Span }
        "invalid system value semantic '{semantic}' for launch type '{launch}'"
        at at "records are not launched as a grid"
        help "only broadcasting nodes have a grid of groups; coalescing nodes have SV_GroupThreadID and SV_GroupIndex";
    /// Records that are not marked for it.
    E0923 Error SharingNotTracked { at: Span }
        "use of FinishedCrossGroupSharing() requires NodeTrackRWInputSharing on the record struct type"
        at at "the record does not have it"
        help "declare it `struct [NodeTrackRWInputSharing] Record`";
    /// Something that only another node or the parameter list makes.
    E0924 Error NodeObjectPlace { kind: &'static str, at: Span }
        "'{kind}' can only be a parameter of a node"
        at at "declared here"
        help "make it a parameter of the entry point, and hand it on to functions";
    /// A barrier of records where there are none.
    E0925 Error NodeBarrier { stage: &'static str, at: Span }
        "NODE_INPUT_MEMORY or NODE_OUTPUT_MEMORY may only be specified for Barrier operations in node shaders"
        at at "this is called in a {stage} shader"
        help "use UAV_MEMORY, GROUP_SHARED_MEMORY or ALL_MEMORY";
    /// Bits that mean nothing to a barrier.
    E0926 Error BarrierFlags { what: &'static str, allowed: &'static str, at: Span }
        "invalid {what} for Barrier operation"
        at at "expected 0 or some of {allowed}"
        help "combine the names with `|`";
    /// A node that makes a mesh.
    E0929 Error MeshNode { at: Span }
        "mesh nodes are not supported"
        at at "this node would be a mesh shader"
        help "nodes can be broadcasting, coalescing or thread nodes; write what the mesh needs to a buffer, and draw it indirectly";
    /// A barrier for a group where there is none.
    E0930 Error BarrierNoGroup { flags: &'static str, at: Span }
        "{flags} specified for Barrier operation when context has no visible group"
        at at "no threads to wait for here"
        help "compute, mesh and amplification shaders and nodes have groups, but not thread launch nodes; DEVICE_SCOPE is for all stages";
    /// Flags that are not known.
    E0931 Error BarrierFlagsUnknown { what: &'static str, at: Span }
        "the {what} of a Barrier operation must be known when the shader is compiled"
        at at "this depends on values that are only known when the shader runs"
        help "SPIR-V has one instruction for each kind of barrier: write the calls with constant flags into branches";
    /// A barrier of something that nobody writes.
    E0932 Error BarrierObject { ty: String, at: Span }
        "Barrier operation on `{ty}`, which shaders do not write"
        at at "nothing to wait for"
        help "name a RW buffer, a RW texture or the records of a node";
    /// Records of one node or another.
    E0928 Error RecordNotKnown { at: Span }
        "which records are used here depends on values that are only known when the shader runs"
        at at "SPIR-V has no choice among records"
        help "allocate, write and complete the records in a branch of their own";
}
