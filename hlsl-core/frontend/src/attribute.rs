//! Attributes with their arguments evaluated: `[numthreads(8, 8, 1)]`, `[[vk::binding(0, 1)]]`.

use crate::{constant::Deferred, source::Span, stage::Stage, symbol::Symbol};

/// A known attribute. Unknown ones have been dropped with a warning.
#[derive(Clone, Debug)]
pub struct Attribute {
    pub kind: AttributeKind,
    pub span: Span,
    /// The arguments, by index, that depend on specialization constants; `kind` has their values with the defaults.
    pub specialized: Vec<(u32, Deferred)>,
}

/// An operand of an inline SPIR-V decoration or execution mode.
#[derive(Clone, Debug)]
pub enum SpirvOperand {
    Literal(u32),
    Text(Box<str>),
    /// For `vk::ext_decorate_id`: an expression whose id is meant.
    Id(Deferred),
}

#[derive(Clone, Debug)]
pub enum AttributeKind {
    // `[...]` on functions.
    Shader(Stage),
    NumThreads([u32; 3]),
    /// Minimum, maximum, preferred; the latter two 0 when not given.
    WaveSize([u32; 3]),
    WaveOpsIncludeHelperLanes,
    /// In bytes.
    GroupSharedLimit(u32),
    /// Results of calls are meant to be used; with the reason, which may be empty.
    NoDiscard(Symbol),
    /// Calls are errors; with what a caller is told.
    Unavailable(Symbol),
    EarlyDepthStencil,
    /// `tri`, `quad` or `isoline`.
    Domain(Symbol),
    Partitioning(Symbol),
    OutputTopology(Symbol),
    OutputControlPoints(u32),
    PatchConstantFunction(Symbol),
    MaxTessFactor(f32),
    MaxVertexCount(u32),
    Instance(u32),
    RayPayload,
    NodeLaunch(Symbol),
    NodeId(Symbol, u32),
    NodeIsProgramEntry,
    NodeLocalRootArgumentsTableIndex(i32),
    NodeShareInputOf(Symbol, u32),
    NodeDispatchGrid([u32; 3]),
    NodeMaxDispatchGrid([u32; 3]),
    NodeMaxRecursionDepth(u32),
    NodeArraySize(u32),
    MaxRecords(u32),
    MaxRecordsSharedWith(Symbol),
    AllowSparseNodes,
    UnboundedSparseNodes,
    NodeTrackRwInputSharing,
    // `[...]` on statements.
    Unroll(Option<u32>),
    Loop,
    FastOpt,
    AllowUavCondition,
    Branch,
    Flatten,
    ForceCase,
    Call,
    // `[[vk::...]]`.
    Location(u32),
    Index(u32),
    Component(u32),
    Binding {
        binding: u32,
        set: Option<u32>,
    },
    CounterBinding(u32),
    PushConstant,
    Offset(u32),
    ConstantId(u32),
    InputAttachmentIndex(u32),
    Builtin(Symbol),
    PostDepthCoverage,
    EarlyAndLateTests,
    DepthUnchanged,
    StencilRefUnchangedFront,
    StencilRefUnchangedBack,
    StencilRefGreaterEqualFront,
    StencilRefGreaterEqualBack,
    StencilRefLessEqualFront,
    StencilRefLessEqualBack,
    ShaderRecordNv,
    ShaderRecordExt,
    /// `rgba8` and so on.
    ImageFormat(Symbol),
    CombinedImageSampler,
    AliasedPointer,
    /// `vk::ext_instruction(opcode[, set])`; an empty set means the core instructions.
    ExtInstruction {
        opcode: u32,
        set: Box<str>,
    },
    ExtCapability(u32),
    ExtExtension(Box<str>),
    ExtDecorate {
        decoration: u32,
        operands: Vec<SpirvOperand>,
    },
    ExtDecorateId {
        decoration: u32,
        operands: Vec<SpirvOperand>,
    },
    ExtDecorateString {
        decoration: u32,
        operands: Vec<SpirvOperand>,
    },
    ExtStorageClass(u32),
    ExtBuiltinInput(u32),
    ExtBuiltinOutput(u32),
    ExtExecutionMode {
        mode: u32,
        operands: Vec<SpirvOperand>,
    },
    ExtLiteral,
    ExtReference,
    ExtTypeDef {
        id: u32,
        opcode: u32,
    },
}

/// The last attribute for which `pick` returns something: it overrides those before it.
pub fn find<T>(attributes: &[Attribute], pick: impl Fn(&AttributeKind) -> Option<T>) -> Option<T> {
    attributes.iter().rev().find_map(|attribute| pick(&attribute.kind))
}

/// The decoration Offset of SPIR-V.
const OFFSET: u32 = 35;

/// The explicit offset of a member: `vk::offset`, or SPIR-V's decoration by its number.
pub fn offset(attributes: &[Attribute]) -> Option<u32> {
    find(attributes, |kind| match kind {
        AttributeKind::Offset(offset) => Some(*offset),
        _ => number_of(kind, OFFSET),
    })
}

/// The number in the last `vk::ext_decorate(decoration, number)` for one decoration.
pub fn decorated_number(attributes: &[Attribute], wanted: u32) -> Option<u32> {
    find(attributes, |kind| number_of(kind, wanted))
}

/// Whether there is a `vk::ext_decorate` for that decoration.
pub fn is_decorated(attributes: &[Attribute], wanted: u32) -> bool {
    let is_it = |kind: &AttributeKind| matches!(kind, AttributeKind::ExtDecorate { decoration, .. } if *decoration == wanted);
    attributes.iter().any(|it| is_it(&it.kind))
}

fn number_of(kind: &AttributeKind, wanted: u32) -> Option<u32> {
    match kind {
        AttributeKind::ExtDecorate { decoration, operands } if *decoration == wanted => {
            match operands.as_slice() {
                [SpirvOperand::Literal(number)] => Some(*number),
                _ => None,
            }
        }
        _ => None,
    }
}
