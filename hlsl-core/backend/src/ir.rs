//! The SSA form between `lower` and `emit`, in SPIR-V's own vocabulary.
//!
//! A [`Module`] is *raw* when it comes from `lower` (locals in memory, parameters by `Function` pointer, calls
//! intact, resources perhaps in structs or behind pointers) and *legal* after the LEGALIZE passes.
//!
//! - There is one kind of instruction, [`Inst`]: an operation, a result type and arguments in SPIR-V's operand
//!   order. New opcodes do not need new variants. What SPIR-V lacks ([`Op::BlockParameter`]) does not survive
//!   `emit`.
//! - Control flow is structured from the start: a block that diverges names its merge block (and continue target) in
//!   [`Block::merge`], following SPIR-V's nesting rules. Joins pass values as block arguments; `OpPhi` exists only in
//!   `emit`.
//! - Types and constants are interned: equal ids mean equal values. Memory layout (offsets, strides) is part of an IR
//!   type; one HLSL struct can correspond to several IR structs.
//! - Every instruction has a [`LocId`]: a span, a lexical scope, and, if debuggers are told, the call it was inlined at.
//! - In [`Function::order`], a dominator precedes the blocks that it dominates.

pub mod access;
pub mod build;
pub mod debug_info;

pub mod dominance;
pub mod edit;
pub mod facts;
pub mod legal;
pub mod magnitude;
mod names;
pub mod natural;
pub mod operation;
pub mod place;
#[cfg(feature = "inspect")]
pub mod print;
pub mod reach;
#[cfg(feature = "inspect")]
pub mod read;
pub mod shown;
mod type_table;
pub mod union;
mod values;
#[cfg(feature = "verify")]
pub mod verify;

use std::hash::{Hash, Hasher};

use smallvec::SmallVec;

use debug_info::{DebugFunctionId, DebugInfo, DebugTypeId};

use crate::{
    arena::{Arena, Id, IdMap, Interner},
    grammar::{self, Facts, facts::CAUTIOUS},
    source::Span,
    stage::Stage,
};

pub use hlsl_base::spirv;
pub use names::Names;
pub use type_table::TypeTable;
pub use values::Values;

pub type TypeId = Id<Type>;
pub type ConstantId = Id<Constant>;
pub type GlobalId = Id<Global>;
pub type FunctionId = Id<Function>;
pub type ValueId = Id<Inst>;
pub type BlockId = Id<Block>;
pub type LocId = Id<Loc>;
pub type ScopeId = Id<Scope>;
pub type VariableId = Id<SourceVariable>;

#[derive(Clone, Debug, Default)]
pub struct Module {
    pub types: TypeTable,
    pub constants: Interner<Constant>,
    pub globals: Arena<Global>,
    pub functions: Arena<Function>,
    pub entries: Vec<Entry>,
    /// Functions that other modules link to.
    pub exports: Vec<Export>,
    pub form: Form,
    pub locs: Interner<Loc>,
    pub scopes: Arena<Scope>,
    pub variables: Arena<SourceVariable>,
    /// What debuggers are told, if the options ask for it.
    pub debug_info: DebugInfo,
    /// The source of stage variables, see [`GlobalOrigin::StageInput`].
    pub stage_sources: Arena<StageSource>,
    /// Text used as an operand: printf formats, decoration strings.
    pub strings: Interner<Box<str>>,
    /// Requested by the shader (`vk::ext_capability`); `emit` computes all others.
    pub capabilities: Vec<u32>,
    /// Where the shader requested them.
    pub capability_spans: Vec<(u32, Span)>,
    pub extensions: Vec<Box<str>>,
    /// Where a texture and a sampler become one variable (`vk::combinedImageSampler`).
    pub combined: Vec<Binding>,
    /// Where the sampler of a combined image sampler is bound that `separate_samplers` takes apart: behind the binding
    /// of the variable.
    pub samplers: Vec<(Binding, Binding)>,
    /// Whether the shader has inline SPIR-V: instructions, types, decorations, execution modes or capabilities by their
    /// numbers, for which the compiler cannot vouch.
    pub has_inline_spirv: bool,
    /// The defaults of the array lengths that specialization constants decide.
    pub default_lengths: IdMap<Constant, Option<u32>>,
    /// OpName for types that are not structs, in special cases.
    pub type_names: IdMap<Type, Option<Box<str>>>,
    known_types: build::KnownTypes,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Form {
    #[default]
    Raw,
    Legal,
}

// ---------------------------------------------------------------------------------------------------- types

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Type {
    Void,
    Bool,
    Int {
        width: u8,
        signed: bool,
    },
    Float {
        width: u8,
    },
    Vector {
        element: TypeId,
        len: u32,
    },
    /// `columns` vectors of type `column`. HLSL's rows are SPIR-V's columns (see the matrices article).
    Matrix {
        column: TypeId,
        columns: u32,
    },
    /// `stride` if the array is in memory that the host can see.
    Array {
        element: TypeId,
        length: ConstantId,
        stride: Option<u32>,
    },
    RuntimeArray {
        element: TypeId,
        stride: Option<u32>,
    },
    Struct(Struct),
    Pointer {
        class: StorageClass,
        pointee: TypeId,
    },
    Image(ImageType),
    Sampler,
    SampledImage {
        image: TypeId,
    },
    AccelerationStructure,
    RayQuery,
    /// `OpTypeHitObjectEXT`, cooperative matrices, inline SPIR-V types, numbers the compiler does not know.
    User {
        opcode: u16,
        operands: Vec<Operand>,
    },
    /// `OpTypeNodePayloadArrayAMDX`: records passed between the nodes of a work graph. `node` distinguishes the
    /// parameters that have them; None while it is not yet known whose records they are.
    NodePayloads {
        record: TypeId,
        node: Option<u32>,
        decorations: Vec<Decoration>,
    },
    /// What functions take and return.
    Function {
        result: TypeId,
        parameters: Vec<TypeId>,
    },
}

/// An operand of a user type or decoration.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Operand {
    Literal(u32),
    Text(Box<str>),
    Type(TypeId),
    Constant(ConstantId),
    Global(GlobalId),
}

/// A SPIR-V storage class by number, so that inline SPIR-V may name any.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct StorageClass(pub u32);

impl From<spirv::StorageClass> for StorageClass {
    fn from(class: spirv::StorageClass) -> Self {
        StorageClass(class as u32)
    }
}

macro_rules! storage_classes {
    ($($name:ident $spirv:ident),* $(,)?) => {
        impl StorageClass { $(pub const $name: StorageClass = StorageClass(spirv::StorageClass::$spirv as u32);)* }
    };
}
storage_classes! {
    UNIFORM_CONSTANT UniformConstant, INPUT Input, UNIFORM Uniform, OUTPUT Output, WORKGROUP Workgroup,
    PRIVATE Private, FUNCTION Function, PUSH_CONSTANT PushConstant, IMAGE Image, STORAGE_BUFFER StorageBuffer,
    PHYSICAL_STORAGE_BUFFER PhysicalStorageBuffer, CALLABLE_DATA CallableDataKHR,
    INCOMING_CALLABLE_DATA IncomingCallableDataKHR, RAY_PAYLOAD RayPayloadKHR, HIT_ATTRIBUTE HitAttributeKHR,
    INCOMING_RAY_PAYLOAD IncomingRayPayloadKHR, SHADER_RECORD_BUFFER ShaderRecordBufferKHR,
    TASK_PAYLOAD_WORKGROUP TaskPayloadWorkgroupEXT, HIT_OBJECT_ATTRIBUTE HitObjectAttributeEXT,
    NODE_PAYLOAD NodePayloadAMDX,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Struct {
    /// As in OpName: `type.ConstantBuffer.Camera`.
    pub name: Box<str>,
    pub members: Vec<Member>,
    /// `Block`, `BufferBlock` and others.
    pub decorations: Vec<Decoration>,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Member {
    pub name: Box<str>,
    pub ty: TypeId,
    pub offset: Option<u32>,
    /// Of a matrix (or array of them) in memory.
    pub matrix: Option<MatrixLayout>,
    pub decorations: Vec<Decoration>,
}

/// `row_major` as in the SPIR-V decoration, which is the opposite of HLSL's term.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MatrixLayout {
    pub stride: u32,
    pub row_major: bool,
}

/// A decoration by number, so that inline SPIR-V may name any. `Offset`, `ArrayStride`, `MatrixStride`,
/// `RowMajor`, `ColMajor` never appear here: they are fields of types and members.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Decoration {
    pub kind: u32,
    /// Most have one.
    pub operands: SmallVec<[Operand; 1]>,
    /// OpDecorateId or OpDecorateString where they differ from OpDecorate.
    pub form: DecorationForm,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum DecorationForm {
    #[default]
    Plain,
    Id,
    Text,
}

impl Decoration {
    pub fn new(kind: spirv::Decoration, literals: &[u32]) -> Self {
        Decoration {
            kind: kind as u32,
            operands: literals.iter().map(|&it| Operand::Literal(it)).collect(),
            form: DecorationForm::Plain,
        }
    }
    pub fn is(&self, kind: spirv::Decoration) -> bool {
        self.kind == kind as u32
    }
}

/// The operands of OpTypeImage.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct ImageType {
    pub sampled_type: TypeId,
    pub dim: spirv::Dim,
    /// 0, 1 or 2.
    pub depth: u32,
    pub arrayed: bool,
    pub multisampled: bool,
    /// 1: with a sampler; 2: storage.
    pub sampled: u32,
    pub format: spirv::ImageFormat,
}

// ------------------------------------------------------------------------------------------------ constants

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Constant {
    Undef(TypeId),
    Null(TypeId),
    Bool(bool),
    /// The bits of an integer (narrow signed ones sign-extended to 32, as SPIR-V requires) or float.
    Scalar {
        ty: TypeId,
        bits: u64,
    },
    Composite {
        ty: TypeId,
        parts: Vec<ConstantId>,
    },
    /// OpSpecConstant(True/False): `bits` is the default; `name` is the name in the shader.
    Spec {
        ty: TypeId,
        id: u32,
        bits: u64,
        name: Box<str>,
    },
    /// OpSpecConstantComposite.
    SpecComposite {
        ty: TypeId,
        parts: Vec<ConstantId>,
    },
    /// OpSpecConstantOp.
    SpecOp {
        ty: TypeId,
        op: spirv::Op,
        args: Vec<SpecArg>,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SpecArg {
    Constant(ConstantId),
    Literal(u32),
}

// -------------------------------------------------------------------------------------------------- globals

/// A variable outside functions.
#[derive(Clone, Debug)]
pub struct Global {
    pub name: Box<str>,
    /// A pointer type.
    pub ty: TypeId,
    pub initializer: Option<ConstantId>,
    /// `Location`, `BuiltIn`, `Flat`, ... ; `DescriptorSet` and `Binding` are in `binding`.
    pub decorations: Vec<Decoration>,
    pub binding: Option<Binding>,
    /// What it represents in the shader.
    pub origin: GlobalOrigin,
    /// Where in that it lies, as indices of members and elements: `split_resource_globals` takes structs and arrays of
    /// resources apart. Empty for the whole.
    pub path: Box<[u32]>,
    /// Of a typed buffer that became a storage buffer: its element and the stride, as the host writes them.
    pub texels: Option<(TypeId, u32)>,
    /// Kept even when unused (`-fspv-preserve-interface`, `-fspv-preserve-bindings`).
    pub keep: bool,
    pub span: Span,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Binding {
    pub set: u32,
    pub binding: u32,
}

/// What a variable is in the shader. The text form of the IR keeps inputs and outputs, without their sources; all else
/// that is read from text is [`GlobalOrigin::Unknown`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum GlobalOrigin {
    /// A variable of the source.
    Variable(Id<SourceGlobal>),
    /// A `cbuffer` or `tbuffer` of the source.
    Buffer(Id<SourceBuffer>),
    /// `$Globals`.
    Globals,
    /// The counter of a structured buffer.
    Counter(Id<SourceGlobal>),
    /// A descriptor heap, as an array of one type of resource: one variable for each type that is taken from it.
    Heap,
    /// The counters of the buffers in a descriptor heap. They have a binding only if the shader counts in one.
    HeapCounters,
    /// In the signature of an entry point, or declared as a built-in.
    StageInput(Option<Id<StageSource>>),
    StageOutput(Option<Id<StageSource>>),
    /// A built-in that an intrinsic reads, whatever the signature of the entry point has.
    IntrinsicInput,
    /// What shaders hand over to each other outside of their signatures: payloads and attributes of rays, data of
    /// callable shaders, payloads of mesh shaders, records of nodes.
    Payload,
    /// Whether a `static` local has been initialized.
    InitializationGuard,
    /// Another view of the memory of a buffer, at the same binding; `alias_words` makes it.
    AliasedView,
    /// The text of the module does not say.
    Unknown,
}

// Ids of what the module was made from: numbers that its maker chooses and reads again. They mean nothing here.

/// A variable of the source.
#[derive(Clone, Copy, Debug)]
pub enum SourceGlobal {}
/// A constant buffer of the source.
#[derive(Clone, Copy, Debug)]
pub enum SourceBuffer {}

/// What a stage variable is in the source, for reflection.
#[derive(Clone, Debug)]
pub struct StageSource {
    /// Of the parameter or field.
    pub name: Box<str>,
    /// With its index.
    pub semantic: Box<str>,
}

/// An entry point: the wrapper function that SPIR-V sees.
#[derive(Clone, Debug)]
pub struct Entry {
    pub name: Box<str>,
    pub stage: Stage,
    pub model: spirv::ExecutionModel,
    pub function: FunctionId,
    /// Stage inputs and outputs, in declaration order; `emit` adds other variables if the SPIR-V version requires them.
    pub interface: Vec<GlobalId>,
    pub modes: Vec<ExecutionMode>,
    pub span: Span,
}

/// A function with `LinkageAttributes`: `export` in a library.
#[derive(Clone, Debug)]
pub struct Export {
    pub name: Box<str>,
    pub function: FunctionId,
}

#[derive(Clone, Debug)]
pub struct ExecutionMode {
    pub mode: u32,
    pub operands: Vec<Operand>,
    /// OpExecutionModeId.
    pub by_id: bool,
    /// The attribute, call or parameter that asks for it; the entry point, where that is enough.
    pub span: Span,
}

impl ExecutionMode {
    /// Whether they say the same, wherever they come from.
    pub fn repeats(&self, other: &ExecutionMode) -> bool {
        (self.mode, self.by_id, &self.operands) == (other.mode, other.by_id, &other.operands)
    }
}

// ------------------------------------------------------------------------------------------------ functions

#[derive(Clone, Debug)]
pub struct Function {
    pub name: Box<str>,
    pub result: TypeId,
    /// Each an [`Op::Parameter`]. In raw IR `in`, `out` and `inout` are pointers to `Function` storage.
    pub parameters: Vec<ValueId>,
    pub values: Values,
    pub blocks: Arena<Block>,
    /// Blocks in use; the first is the entry. A dominator precedes what it dominates.
    pub order: Vec<BlockId>,
    pub names: Names,
    /// The source variable that an [`spirv::Op::Variable`] (or parameter) holds.
    pub variables: IdMap<Inst, Option<VariableId>>,
    pub control: spirv::FunctionControl,
    pub loc: LocId,
    /// See [`Function::flow`].
    pub flows: dominance::KeptFlows,
}

/// The operation of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Op {
    /// A core SPIR-V instruction. Its arguments are in SPIR-V's order, without result type and result.
    /// Never used: constants, types, OpPhi, labels and terminators.
    Core(spirv::Op),
    /// A core instruction whose number the compiler does not know.
    Unknown(u16),
    /// OpExtInst.
    Ext { set: ExtSet, number: u32 },
    /// The value of a stage input at a vertex of the primitive: a value loaded from the input, and the vertex. Used where
    /// lowering does not see the input itself; removed by legalization.
    AtVertex,
    /// A parameter of the function.
    Parameter,
    /// A parameter of a block; an OpPhi in SPIR-V.
    BlockParameter,
    /// The source variable `Arg::Literal(index)` is the memory that the second argument points to. Literals after it say
    /// which part of the variable: indices of members and elements, none for the whole.
    DebugDeclare,
    /// From here on, the source variable has the value of the second argument, otherwise like [`Op::DebugDeclare`].
    /// Undefined: its value is not known any more.
    DebugValue,
}

impl Op {
    /// Its row; the cautious one for what the table does not know.
    #[inline]
    pub fn facts(self) -> &'static Facts {
        let glsl = |number| grammar::glsl_std_450(number).map_or(&CAUTIOUS, |it| it.facts);
        match self {
            Op::Core(op) => grammar::facts(op),
            Op::Ext { set: ExtSet::Glsl, number } => glsl(number),
            _ => &CAUTIOUS,
        }
    }

    /// The number of a core instruction.
    pub fn opcode(self) -> Option<u16> {
        match self {
            Op::Core(op) => Some(op as u16),
            Op::Unknown(number) => Some(number),
            _ => None,
        }
    }

    /// Whether it only tells a debugger something. Neither a use nor an effect, and free: code does not depend on it.
    /// [`shown`] says what passes must do about it.
    pub fn is_debug(self) -> bool {
        matches!(self, Op::DebugDeclare | Op::DebugValue)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ExtSet {
    Glsl,
    DebugPrintf,
    DebugBreak,
    /// The index of its name in [`Module::strings`].
    Other(Id<Box<str>>),
}

/// An argument of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Arg {
    Value(ValueId),
    Constant(ConstantId),
    Global(GlobalId),
    Function(FunctionId),
    Type(TypeId),
    /// A literal word: an index of OpCompositeExtract, an image operand mask, memory operands.
    Literal(u32),
    /// An OpString, or a literal string in place (entry point names, printf formats).
    Text(Id<Box<str>>),
}

pub type Args = SmallVec<[Arg; 4]>;

#[derive(Debug)]
pub struct Inst {
    pub op: Op,
    /// Void for instructions without a result.
    pub ty: TypeId,
    pub args: Args,
    pub loc: LocId,
    pub flags: Flags,
}

/// Facts about a value that become decorations, as a bit set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Flags(pub u8);

impl Flags {
    /// `precise`: NoContraction, no reassociation.
    pub const PRECISE: Flags = Flags(1);
    /// RelaxedPrecision.
    pub const RELAXED: Flags = Flags(2);
    pub const NON_UNIFORM: Flags = Flags(4);
    pub const COHERENT: Flags = Flags(8);
    pub const VOLATILE: Flags = Flags(16);
    /// A pointer that may alias others (`vk::aliased_pointer`).
    pub const ALIASED: Flags = Flags(32);
    pub const RESTRICT: Flags = Flags(64);
    /// Written as inline SPIR-V with operands or types that do not fit: the shader's business.
    pub const INLINE: Flags = Flags(128);

    /// Each with its name in the text form.
    #[cfg(feature = "inspect")]
    pub(crate) const NAMES: [(Flags, &str); 8] = [
        (Flags::PRECISE, "precise"),
        (Flags::RELAXED, "relaxed"),
        (Flags::NON_UNIFORM, "non_uniform"),
        (Flags::COHERENT, "coherent"),
        (Flags::VOLATILE, "volatile"),
        (Flags::ALIASED, "aliased"),
        (Flags::RESTRICT, "restrict"),
        (Flags::INLINE, "inline"),
    ];

    pub fn contains(self, other: Flags) -> bool {
        self.0 & other.0 == other.0
    }
    #[must_use]
    pub fn with(self, other: Flags) -> Flags {
        Flags(self.0 | other.0)
    }
}

#[derive(Clone, Debug)]
pub struct Block {
    /// Each an [`Op::BlockParameter`].
    pub parameters: Vec<ValueId>,
    pub values: Vec<ValueId>,
    /// OpSelectionMerge or OpLoopMerge before the terminator.
    pub merge: Option<Merge>,
    pub end: End,
    pub end_loc: LocId,
    /// OpName of the label: `if.true`, `for.check`.
    pub name: &'static str,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Merge {
    Selection {
        merge: BlockId,
        control: u32,
    },
    /// The block is a loop header. `control` has the mask and its operands.
    Loop {
        merge: BlockId,
        continuing: BlockId,
        control: u32,
        operands: SmallVec<[u32; 2]>,
    },
}

/// A jump to a block with arguments for its parameters.
#[derive(Debug, PartialEq, Eq)]
pub struct Target {
    pub block: BlockId,
    pub args: Args,
}

impl Target {
    pub fn new(block: BlockId) -> Self {
        Target { block, args: Args::new() }
    }
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    Jump(Target),
    Branch {
        condition: Arg,
        then: Target,
        otherwise: Target,
    },
    Switch {
        selector: Arg,
        default: Target,
        cases: Vec<(u64, Target)>,
    },
    Return,
    ReturnValue(Arg),
    Kill,
    Unreachable,
    /// OpTerminateInvocation, OpIgnoreIntersectionKHR, OpTerminateRayKHR, OpEmitMeshTasksEXT, OpAbortKHR: a core
    /// instruction, known or not.
    Other {
        op: Op,
        args: Args,
    },
}

// ------------------------------------------------------------------------------------------------ positions

/// Where a value comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Loc {
    pub span: Span,
    pub scope: Option<ScopeId>,
    /// The call that this was inlined at, if there is debug information.
    pub inlined_at: Option<LocId>,
}

impl Hash for Loc {
    /// In two words: nothing is interned as often.
    fn hash<H: Hasher>(&self, state: &mut H) {
        let word = |low: u32, high: u32| u64::from(high) << 32 | u64::from(low);
        let scope = self.scope.map_or(0, |it| it.index() as u32 + 1);
        let call = self.inlined_at.map_or(0, |it| it.index() as u32 + 1);
        state.write_u64(word(self.span.start, self.span.end));
        state.write_u64(word(scope, call));
    }
}

/// A lexical scope: a function or a block in it.
#[derive(Clone, Debug)]
pub struct Scope {
    pub parent: Option<ScopeId>,
    /// For the outermost scope of a function, if there is debug information.
    pub function: Option<DebugFunctionId>,
    pub span: Span,
}

/// A variable of the shader, for debug information.
#[derive(Clone, Debug)]
pub struct SourceVariable {
    pub name: Box<str>,
    /// Set if there is debug information.
    pub ty: Option<DebugTypeId>,
    pub scope: Option<ScopeId>,
    pub span: Span,
    /// From 1; 0 for locals.
    pub parameter: u32,
    /// What is shown once holds everywhere.
    pub is_constant: bool,
}
