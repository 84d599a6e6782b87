//! Every attribute: its name, what it may stand on, and how its arguments are read.

use super::{Reading, Wanted};
use crate::{
    attribute::AttributeKind::{self, *},
    check::Checker,
    diagnostics::list::attribute_syntax as errors,
    symbol::Symbol,
};

/// An attribute.
pub(super) struct Row {
    /// As a hint spells it.
    pub(super) name: &'static str,
    pub(super) on: Subject,
    pub(super) form: Form,
    /// Whether its numbers end as ids in SPIR-V, so that the pipeline may decide them.
    pub(super) may_be_specialized: bool,
}

/// What an attribute may be attached to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Subject {
    Any,
    Function,
    /// Global variables and buffers; the text says which of them it is meant for.
    Global(&'static str),
    Field,
    /// What makes a stage's inputs and outputs.
    Interface,
    /// Variables wherever they are; the second form without parameters.
    Variable,
    StaticVariable,
    Parameter,
    /// Whatever has an id in SPIR-V, but no records: their ids belong to their layouts.
    Declaration,
    /// Elsewhere it is ignored with a warning.
    Only(&'static str),
    Loop,
    Branch,
    Switch,
}

/// How its arguments are read.
pub(super) enum Form {
    /// There must be none.
    Bare(AttributeKind),
    /// Nobody looks at them.
    Flag(AttributeKind),
    Integer(fn(u32) -> AttributeKind),
    /// One of these words, as a string.
    Choice(&'static [&'static str], fn(Symbol) -> AttributeKind),
    /// A string and perhaps an integer, which is 0 otherwise.
    NameAndIndex(fn(Symbol, u32) -> AttributeKind),
    Own(Read),
    /// Nothing comes of them, nor of the attribute.
    Nothing,
}

/// Nothing where the arguments are wrong, which it reports, or have no effect.
type Read = for<'c, 'a> fn(&'c mut Checker<'a>, &'c mut Reading<'a>) -> Option<AttributeKind>;

const fn row(name: &'static str, on: Subject, form: Form) -> Row {
    Row { name, on, form, may_be_specialized: false }
}

const fn specialized(name: &'static str, on: Subject, form: Form) -> Row {
    Row { name, on, form, may_be_specialized: true }
}

/// Attributes in single brackets.
pub(super) static BRACKETS: &[Row] = &[
    row("shader", Subject::Function, Form::Own(|c, it| c.stage(it))),
    specialized("numthreads", Subject::Function, Form::Own(|c, it| c.group_size(it))),
    row("WaveSize", Subject::Function, Form::Own(|c, it| c.wave_sizes(it))),
    row("WaveOpsIncludeHelperLanes", Subject::Function, Form::Flag(WaveOpsIncludeHelperLanes)),
    row("GroupSharedLimit", Subject::Function, Form::Own(|c, it| c.group_shared_limit(it))),
    row("nodiscard", Subject::Any, Form::Own(|c, it| c.no_discard(it))),
    row("earlydepthstencil", Subject::Function, Form::Bare(EarlyDepthStencil)),
    row("domain", Subject::Function, Form::Choice(&["tri", "quad", "isoline"], Domain)),
    row(
        "partitioning",
        Subject::Function,
        Form::Choice(&["integer", "fractional_even", "fractional_odd", "pow2"], Partitioning),
    ),
    row(
        "outputtopology",
        Subject::Function,
        Form::Choice(&["point", "line", "triangle", "triangle_cw", "triangle_ccw"], OutputTopology),
    ),
    row("outputcontrolpoints", Subject::Function, Form::Own(|c, it| c.control_points(it))),
    row(
        "patchconstantfunc",
        Subject::Function,
        Form::Own(|c, it| {
            let (name, _) = c.attribute_text(it, 0)?;
            Some(PatchConstantFunction(c.symbols.intern(&name)))
        }),
    ),
    row("maxtessfactor", Subject::Function, Form::Own(|c, it| c.tessellation_factor(it))),
    row("maxvertexcount", Subject::Function, Form::Integer(MaxVertexCount)),
    row("instance", Subject::Function, Form::Integer(Instance)),
    row("raypayload", Subject::Any, Form::Flag(RayPayload)),
    row("NodeLaunch", Subject::Any, Form::Own(|c, it| c.node_launch(it))),
    specialized(
        "NodeID",
        Subject::Any,
        Form::Own(|c, it| {
            c.attribute_count(it, 1, 2);
            c.read_form(&Form::NameAndIndex(NodeId), it)
        }),
    ),
    row("NodeIsProgramEntry", Subject::Any, Form::Bare(NodeIsProgramEntry)),
    row(
        "NodeLocalRootArgumentsTableIndex",
        Subject::Any,
        Form::Integer(|index| NodeLocalRootArgumentsTableIndex(index as i32)),
    ),
    specialized("NodeShareInputOf", Subject::Any, Form::NameAndIndex(NodeShareInputOf)),
    specialized(
        "NodeDispatchGrid",
        Subject::Any,
        Form::Own(|c, it| c.grid(it, "NodeDispatchGrid", NodeDispatchGrid)),
    ),
    specialized(
        "NodeMaxDispatchGrid",
        Subject::Any,
        Form::Own(|c, it| c.grid(it, "NodeMaxDispatchGrid", NodeMaxDispatchGrid)),
    ),
    specialized("NodeMaxRecursionDepth", Subject::Any, Form::Own(|c, it| c.recursion_depth(it))),
    specialized("NodeArraySize", Subject::Any, Form::Integer(NodeArraySize)),
    row("NodeTrackRWInputSharing", Subject::Only("classes"), Form::Flag(NodeTrackRwInputSharing)),
    // What only the runtime of Direct3D asks for.
    row("NodeMaxInputRecordsPerGraphEntryRecord", Subject::Any, Form::Nothing),
    row("MaxRecordsPerNode", Subject::Any, Form::Nothing),
    specialized("MaxRecords", Subject::Any, Form::Integer(MaxRecords)),
    row("MaxRecordsSharedWith", Subject::Only("parameters"), Form::Own(|c, it| c.shared_records(it))),
    row("AllowSparseNodes", Subject::Only("parameters"), Form::Flag(AllowSparseNodes)),
    row("UnboundedSparseNodes", Subject::Only("parameters"), Form::Flag(UnboundedSparseNodes)),
    row("unroll", Subject::Loop, Form::Own(|c, it| c.unroll(it))),
    row("loop", Subject::Loop, Form::Flag(Loop)),
    row("fastopt", Subject::Loop, Form::Flag(FastOpt)),
    row(
        "allow_uav_condition",
        Subject::Loop,
        Form::Own(|c, it| {
            let (name, at) = (c.text(it.name), it.span);
            c.report(errors::AttributeWithoutEffect { name, at });
            c.read_form(&Form::Flag(AllowUavCondition), it)
        }),
    ),
    row("branch", Subject::Branch, Form::Flag(Branch)),
    row("flatten", Subject::Branch, Form::Flag(Flatten)),
    row("forcecase", Subject::Switch, Form::Flag(ForceCase)),
    row("call", Subject::Switch, Form::Flag(Call)),
    row("RootSignature", Subject::Function, Form::Own(|c, it| c.root_signature(it))),
    row(
        "clipplanes",
        Subject::Function,
        Form::Own(|c, it| {
            c.attribute_count(it, 1, 6);
            c.clip_planes(it);
            None
        }),
    ),
];

pub(in crate::check) const BLOCKS: &str = "global variables, cbuffers, and tbuffers";

/// Attributes of `vk::`.
pub(super) static VK: &[Row] = &[
    row("location", Subject::Interface, Form::Integer(Location)),
    row("index", Subject::Interface, Form::Integer(Index)),
    row("component", Subject::Interface, Form::Integer(Component)),
    row("binding", Subject::Global(BLOCKS), Form::Own(|c, it| c.binding(it))),
    row("counter_binding", Subject::Global(BLOCKS), Form::Integer(CounterBinding)),
    row("push_constant", Subject::Global("global variables of struct type"), Form::Bare(PushConstant)),
    row("offset", Subject::Field, Form::Integer(Offset)),
    row("constant_id", Subject::Global("global variables of scalar type"), Form::Integer(ConstantId)),
    row("input_attachment_index", Subject::Global(BLOCKS), Form::Integer(InputAttachmentIndex)),
    row(
        "builtin",
        Subject::Interface,
        Form::Own(|c, it| {
            c.attribute_count(it, 1, 1);
            c.attribute_choice(it, BUILTINS).map(Builtin)
        }),
    ),
    row("post_depth_coverage", Subject::Function, Form::Bare(PostDepthCoverage)),
    row("early_and_late_tests", Subject::Function, Form::Bare(EarlyAndLateTests)),
    row("depth_unchanged", Subject::Function, Form::Bare(DepthUnchanged)),
    row("stencil_ref_unchanged_front", Subject::Function, Form::Bare(StencilRefUnchangedFront)),
    row("stencil_ref_unchanged_back", Subject::Function, Form::Bare(StencilRefUnchangedBack)),
    row("stencil_ref_greater_equal_front", Subject::Function, Form::Bare(StencilRefGreaterEqualFront)),
    row("stencil_ref_greater_equal_back", Subject::Function, Form::Bare(StencilRefGreaterEqualBack)),
    row("stencil_ref_less_equal_front", Subject::Function, Form::Bare(StencilRefLessEqualFront)),
    row("stencil_ref_less_equal_back", Subject::Function, Form::Bare(StencilRefLessEqualBack)),
    row("shader_record_nv", Subject::Global(BLOCKS), Form::Bare(ShaderRecordNv)),
    row("shader_record_ext", Subject::Global(BLOCKS), Form::Bare(ShaderRecordExt)),
    row("image_format", Subject::Global(BLOCKS), Form::Own(|c, it| c.image_format(it))),
    row("combinedImageSampler", Subject::Global(BLOCKS), Form::Bare(CombinedImageSampler)),
    row("aliased_pointer", Subject::Any, Form::Bare(AliasedPointer)),
    // Of functions in the compiler's own headers that Vulkan has nothing for.
    row(
        "unavailable",
        Subject::Function,
        Form::Own(|c, it| {
            c.attribute_count(it, 1, 1);
            let (why, _) = c.attribute_text(it, 0)?;
            Some(Unavailable(c.symbols.intern(&why)))
        }),
    ),
    row("ext_instruction", Subject::Function, Form::Own(|c, it| c.spirv_instruction(it))),
    row("ext_capability", Subject::Declaration, Form::Integer(ExtCapability)),
    row(
        "ext_extension",
        Subject::Declaration,
        Form::Own(|c, it| {
            c.attribute_count(it, 1, 1);
            let (name, _) = c.attribute_text(it, 0)?;
            Some(ExtExtension(name.into()))
        }),
    ),
    row("ext_decorate", Subject::Declaration, Form::Own(|c, it| c.decoration(it, Wanted::Number))),
    row("ext_decorate_id", Subject::Declaration, Form::Own(|c, it| c.decoration(it, Wanted::Id))),
    row("ext_decorate_string", Subject::Declaration, Form::Own(|c, it| c.decoration(it, Wanted::Text))),
    row("ext_storage_class", Subject::Variable, Form::Integer(ExtStorageClass)),
    row("ext_builtin_input", Subject::StaticVariable, Form::Integer(ExtBuiltinInput)),
    row("ext_builtin_output", Subject::StaticVariable, Form::Integer(ExtBuiltinOutput)),
    row("ext_execution_mode", Subject::Function, Form::Own(|c, it| c.execution_mode(it))),
    row("spvexecutionmode", Subject::Function, Form::Own(|c, it| c.execution_mode(it))),
    row("ext_literal", Subject::Parameter, Form::Bare(ExtLiteral)),
    row("ext_reference", Subject::Parameter, Form::Bare(ExtReference)),
    row("ext_type_def", Subject::Function, Form::Own(|c, it| c.spirv_type(it))),
];

/// Attributes that are known and mean nothing for SPIR-V.
/// Attributes in single brackets that only mean something for an entry point, and that DXC looks for elsewhere.
pub(super) const FOR_ENTRY_POINTS: &[&str] = &[
    "clipplanes",
    "domain",
    "earlydepthstencil",
    "instance",
    "maxtessfactor",
    "maxvertexcount",
    "NodeDispatchGrid",
    "NodeID",
    "NodeIsProgramEntry",
    "NodeLaunch",
    "NodeLocalRootArgumentsTableIndex",
    "NodeMaxDispatchGrid",
    "NodeMaxRecursionDepth",
    "NodeShareInputOf",
    "numthreads",
    "outputcontrolpoints",
    "outputtopology",
    "partitioning",
    "patchconstantfunc",
    "RootSignature",
    "WaveSize",
];

pub(super) const IGNORED: &[&str] = &[
    "noinline",
    "export",
    "experimental",
    "nointerpolation",
    "extension",
    "rtiwrite",
    "deprecated",
    "precise",
    "waveopsincludehelperlanes_",
    "unused",
    "maybe_unused",
    "fallthrough",
];

/// What `vk::builtin` can name.
const BUILTINS: &[&str] = &[
    "PointSize",
    "HelperInvocation",
    "BaseVertex",
    "BaseInstance",
    "DrawIndex",
    "DeviceIndex",
    "ViewportMaskNV",
    "FragDepth",
    "FrontFacing",
];

/// What `vk::image_format` can name.
pub(super) const IMAGE_FORMATS: &[&str] = &[
    "unknown",
    "rgba32f",
    "rgba16f",
    "r32f",
    "rgba8",
    "rgba8snorm",
    "rg32f",
    "rg16f",
    "r11g11b10f",
    "r16f",
    "rgba16",
    "rgb10a2",
    "rg16",
    "rg8",
    "r16",
    "r8",
    "rgba16snorm",
    "rg16snorm",
    "rg8snorm",
    "r16snorm",
    "r8snorm",
    "rgba32i",
    "rgba16i",
    "rgba8i",
    "r32i",
    "rg32i",
    "rg16i",
    "rg8i",
    "r16i",
    "r8i",
    "rgba32ui",
    "rgba16ui",
    "rgba8ui",
    "r32ui",
    "rgb10a2ui",
    "rg32ui",
    "rg16ui",
    "rg8ui",
    "r16ui",
    "r8ui",
    "r64ui",
    "r64i",
];
