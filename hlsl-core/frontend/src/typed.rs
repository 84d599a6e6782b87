//! The checked program: names resolved, overloads chosen, conversions explicit, templates expanded.
//!
//! The contract between `check` (which builds it) and `lower` (which reads it):
//! - Every expression has a type. A *place* ([`ExprKind::is_place`]) used where a value is required is loaded there;
//!   the load is implicit. All other conversions are [`ExprKind::Cast`].
//! - Both sides of a binary operator have the same type after casts, except for shifts (same shape only) and the
//!   matrix or vector times scalar forms, which `check` may keep unsplatted ([`BinaryOp::Multiply`] only).
//! - No literal types remain: `check` gives each literal its final type.
//! - Functions that are never called from an entry point may have unchecked or missing bodies, but whatever is called
//!   has a body, and there are no call cycles.

#[cfg(feature = "inspect")]
pub mod print;
pub mod visit;

use std::ops::Index;

use rustc_hash::FxHashMap;

use crate::{
    arena::{Arena, Id, List, Lists, RareList},
    attribute::{Attribute, AttributeKind},
    constant::{Constant, Deferred},
    intrinsics::{self, OverloadId},
    source::Span,
    stage::Stage,
    symbol::Symbol,
    types::{Interpolation, ObjectKind, Register, Semantic, StructId, TemplateArgument, TypeId, Types},
};

pub use crate::types::{ParameterMode, convert::CastKind};

pub type ExprId = Id<Expr>;
pub type LocalId = Id<Local>;
pub type GlobalId = Id<Global>;
pub type BufferId = Id<ConstantBuffer>;
pub type FunctionId = Id<Function>;

/// A checked translation unit.
#[derive(Clone, Debug, Default)]
pub struct Program {
    pub types: Types,
    pub functions: Arena<Function>,
    pub globals: Arena<Global>,
    pub buffers: Arena<ConstantBuffer>,
    pub expressions: Arena<Expr>,
    /// Those of calls.
    pub arguments: Lists<Argument>,
    /// What values are constructed of.
    pub elements: Lists<ExprId>,
    /// Those that swizzles pick.
    pub components: Lists<u16>,
    pub matrix_elements: Lists<(u8, u8)>,
    /// Expressions that types and attributes hold on to, see [`Program::deferred`].
    deferred: Vec<ExprId>,
    /// Globals and constant buffers in declaration order, in which binding numbers are assigned.
    pub declarations: Vec<Declaration>,
    pub entries: Vec<EntryPoint>,
    /// `[[vk::ext_capability]]` and `[[vk::ext_extension]]` of aliases, by the aliased type: required where the type
    /// is used.
    pub type_attributes: FxHashMap<TypeId, Vec<Attribute>>,
    /// Where names are used, if somebody asked.
    pub index: Option<Box<crate::index::Index>>,
}

impl Program {
    /// A name for an expression that a type or an attribute can hold.
    pub fn defer(&mut self, expression: ExprId) -> Deferred {
        self.deferred.push(expression);
        Deferred(self.deferred.len() as u32 - 1)
    }

    /// The expression that was [deferred](Program::defer).
    pub fn deferred(&self, it: Deferred) -> ExprId {
        self.deferred[it.0 as usize]
    }
}

impl Index<List<Argument>> for Program {
    type Output = [Argument];
    fn index(&self, list: List<Argument>) -> &[Argument] {
        &self.arguments[list]
    }
}

impl Index<List<ExprId>> for Program {
    type Output = [ExprId];
    fn index(&self, list: List<ExprId>) -> &[ExprId] {
        &self.elements[list]
    }
}
impl Index<List<u16>> for Program {
    type Output = [u16];
    fn index(&self, list: List<u16>) -> &[u16] {
        &self.components[list]
    }
}
impl Index<List<(u8, u8)>> for Program {
    type Output = [(u8, u8)];
    fn index(&self, list: List<(u8, u8)>) -> &[(u8, u8)] {
        &self.matrix_elements[list]
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Declaration {
    Global(GlobalId),
    Buffer(BufferId),
}

/// A function that becomes an `OpEntryPoint`; its attributes are on the function.
#[derive(Clone, Debug)]
pub struct EntryPoint {
    pub function: FunctionId,
    pub stage: Stage,
    pub name: Symbol,
    /// Of a hull shader.
    pub patch_constant_function: Option<FunctionId>,
    /// Of the function and the patch constant function.
    pub uniforms: Vec<UniformParameter>,
}

impl EntryPoint {
    /// What a parameter of `function` gets that is no stage input.
    pub fn uniform(&self, function: FunctionId, parameter: u32) -> Option<ExprId> {
        let is_it = |it: &&UniformParameter| it.function == function && it.parameter == parameter;
        self.uniforms.iter().find(is_it).map(|it| it.value)
    }
}

/// A parameter of an entry point that the host sets: a global variable in `$Params`, or a resource.
#[derive(Clone, Copy, Debug)]
pub struct UniformParameter {
    pub function: FunctionId,
    pub parameter: u32,
    /// The variable.
    pub value: ExprId,
}

/// `cbuffer`, `tbuffer`, or the `$Params` of an entry point.
#[derive(Clone, Debug)]
pub struct ConstantBuffer {
    pub name: Symbol,
    pub is_texture_buffer: bool,
    /// Made of `uniform` parameters.
    pub is_params: bool,
    /// In order; each a [`Storage::BufferMember`] of this buffer, or a resource declared inside.
    pub members: Vec<GlobalId>,
    pub registers: Vec<Register>,
    pub attributes: Vec<Attribute>,
    pub span: Span,
}

impl ConstantBuffer {
    /// It lies behind the handle of a shader group, and is laid out as storage buffers are.
    pub fn is_shader_record(&self) -> bool {
        let is_record = |it: &Attribute| {
            matches!(it.kind, AttributeKind::ShaderRecordExt | AttributeKind::ShaderRecordNv)
        };
        self.attributes.iter().any(is_record)
    }
}

/// The storage of a variable outside a function (or a `static` inside one).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Storage {
    /// `static`, also in structs and functions: one per invocation.
    Static,
    /// `groupshared`.
    GroupShared,
    /// A plain global: a member of `$Globals`.
    Uniform,
    /// A descriptor, or an array or struct of descriptors.
    Resource,
    /// A member of a `cbuffer` or `tbuffer`, by index in [`ConstantBuffer::members`].
    BufferMember {
        buffer: BufferId,
        index: u32,
    },
    /// `[[vk::push_constant]]`.
    PushConstant,
    /// `[[vk::shader_record_ext]]` (or `_nv`) on a `ConstantBuffer`.
    ShaderRecord,
    /// `[[vk::constant_id(N)]]`.
    SpecConstant(u32),
    /// `[[vk::ext_builtin_input(N)]]` and `[[vk::ext_builtin_output(N)]]`.
    BuiltinInput(u32),
    BuiltinOutput(u32),
    /// `[[vk::ext_storage_class(N)]]`.
    StorageClass(u32),
}

#[derive(Clone, Debug)]
pub struct Global {
    pub name: Symbol,
    /// With namespaces and enclosing structs or functions, `ns::S::x`.
    pub qualified_name: Symbol,
    pub ty: TypeId,
    pub storage: Storage,
    pub is_const: bool,
    pub is_precise: bool,
    pub is_globally_coherent: bool,
    /// Of a `static` (a local static's too, run once), spec constant or uniform.
    pub initializer: Option<ExprId>,
    /// The value, where it is known at compile time (`static const`, enum-like constants, spec defaults).
    pub constant: Option<Constant>,
    pub is_local_static: bool,
    pub semantic: Option<Semantic>,
    pub registers: Vec<Register>,
    pub pack_offset: Option<u32>,
    pub attributes: Vec<Attribute>,
    pub span: Span,
}

#[derive(Clone, Debug)]
pub struct Function {
    pub name: Symbol,
    /// With namespaces, enclosing struct and template arguments: `ns::S::f<float>`.
    pub qualified_name: Symbol,
    pub parameters: Vec<Parameter>,
    pub return_type: TypeId,
    pub return_semantic: Option<Semantic>,
    pub return_interpolation: Interpolation,
    /// Attributes of the function and of its return value.
    pub attributes: Vec<Attribute>,
    /// Of a non-static method: what `this` is. `this` is passed by reference.
    pub this: Option<StructId>,
    /// Of a struct, `static` or not.
    pub is_method: bool,
    pub is_precise: bool,
    /// `[noinline]`
    pub is_noinline: bool,
    /// `export`
    pub is_export: bool,
    pub locals: Arena<Local>,
    pub body: Option<Vec<Statement>>,
    pub span: Span,
    /// The whole body, for debug information.
    pub body_span: Span,
}

#[derive(Clone, Debug)]
pub struct Parameter {
    pub local: LocalId,
    pub mode: ParameterMode,
    pub is_uniform: bool,
    pub semantic: Option<Semantic>,
    /// Only those of `uniform` parameters of entry points matter.
    pub registers: Vec<Register>,
    pub interpolation: Interpolation,
    pub attributes: Vec<Attribute>,
    /// `point`, `line`, `triangle`, `lineadj`, `triangleadj` of a geometry shader's input; `vertices`, `indices`,
    /// `primitives`, `payload` of mesh and ray shaders.
    pub role: Option<Symbol>,
    pub default: Option<ExprId>,
}

/// A local variable or parameter.
#[derive(Clone, Debug)]
pub struct Local {
    pub name: Symbol,
    pub ty: TypeId,
    pub is_const: bool,
    pub is_precise: bool,
    pub is_parameter: bool,
    /// A parameter that is a reference to groupshared memory.
    pub is_group_shared: bool,
    pub attributes: Vec<Attribute>,
    pub span: Span,
}

#[derive(Clone, Debug)]
pub enum Statement {
    Expression(ExprId),
    /// The declaration of a local. Without an initializer, its value is undefined.
    Local {
        local: LocalId,
        initializer: Option<ExprId>,
    },
    /// The declaration of a `static` local: initialized the first time control reaches it.
    StaticLocal {
        global: GlobalId,
        span: Span,
    },
    Block {
        statements: Vec<Statement>,
        span: Span,
    },
    If {
        attributes: Vec<Attribute>,
        condition: ExprId,
        then: Vec<Statement>,
        otherwise: Vec<Statement>,
        span: Span,
    },
    /// `for`, `while`. Declarations in the parentheses come before it, in a block around it.
    For {
        attributes: Vec<Attribute>,
        initializer: Vec<Statement>,
        condition: Option<ExprId>,
        step: Option<ExprId>,
        body: Vec<Statement>,
        span: Span,
    },
    DoWhile {
        attributes: Vec<Attribute>,
        body: Vec<Statement>,
        condition: ExprId,
        span: Span,
    },
    Switch {
        attributes: Vec<Attribute>,
        value: ExprId,
        cases: Vec<Case>,
        span: Span,
        /// Of the cases, in their braces.
        body: Span,
    },
    Break(Span),
    Continue(Span),
    Return {
        value: Option<ExprId>,
        span: Span,
    },
    Discard(Span),
}

/// Labels and the statements up to the next label; without a `break`, control falls through to the next case.
#[derive(Clone, Debug)]
pub struct Case {
    pub labels: Vec<CaseLabel>,
    pub body: Vec<Statement>,
    pub span: Span,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CaseLabel {
    Value(i64),
    Default,
}

#[derive(Clone, Debug)]
pub struct Expr {
    pub kind: ExprKind,
    pub ty: TypeId,
    pub span: Span,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum UnaryOp {
    Negate,
    /// `!`, on bool shapes.
    Not,
    /// `~`.
    Complement,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum BinaryOp {
    Add,
    Subtract,
    Multiply,
    Divide,
    Remainder,
    ShiftLeft,
    ShiftRight,
    BitAnd,
    BitOr,
    BitXor,
    Less,
    LessEqual,
    Greater,
    GreaterEqual,
    Equal,
    NotEqual,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LogicalOp {
    And,
    Or,
}

/// An argument of a call.
#[derive(Clone, Copy, Debug)]
pub enum Argument {
    /// A value, already of the parameter's type.
    In(ExprId),
    /// A place that is written after the call: the parameter has type `ty`, converted implicitly to the place's.
    Out { place: ExprId, ty: TypeId },
    /// Read, converted to `ty`, passed, and written back after the call.
    InOut { place: ExprId, ty: TypeId },
    /// The place itself (resources, streams, destinations of atomics, ray queries).
    Reference(ExprId),
    /// An optional `in` parameter of an intrinsic that was not given.
    Missing,
}

#[derive(Clone, Debug)]
pub enum ExprKind {
    /// After an error, which has been reported.
    Error,
    Constant(Constant),
    /// An undefined value (of something declared but never set that is copied as a whole).
    Undefined,
    Local(LocalId),
    Global(GlobalId),
    /// The name of a `cbuffer` never appears by itself; `ResourceDescriptorHeap` and `SamplerDescriptorHeap` do.
    Heap(ObjectKind),
    /// The object that a method was called on; a place.
    This,
    /// `base.field`, by index into [`crate::types::Struct::fields`] of the base's own struct (`Upcast` first for
    /// inherited ones).
    Member {
        base: ExprId,
        field: u32,
    },
    /// `base[index]` of an array, vector (a component) or matrix (a row).
    Index {
        base: ExprId,
        index: ExprId,
    },
    /// `object[index]` of buffers and textures, `object.mips[level][index]`, `object.sample[sample][index]`,
    /// patches (`patch[i]`), node records, heaps. A place where the object is writable or structured.
    Subscript {
        object: ExprId,
        index: ExprId,
        form: SubscriptForm,
    },
    /// `.xyzw` in any order and number; one component gives a scalar.
    Swizzle {
        base: ExprId,
        components: List<u16>,
    },
    /// `._m00_m11`, row and column of each.
    MatrixSwizzle {
        base: ExprId,
        elements: List<(u8, u8)>,
    },
    Unary {
        op: UnaryOp,
        operand: ExprId,
    },
    Binary {
        op: BinaryOp,
        left: ExprId,
        right: ExprId,
    },
    /// `&&`, `||`: short-circuiting (scalars since HLSL 2021) or componentwise (before that, and `and`/`or`).
    Logical {
        op: LogicalOp,
        left: ExprId,
        right: ExprId,
        short_circuit: bool,
    },
    /// `?:`: with `short_circuit`, only one side is evaluated; otherwise it is a componentwise select.
    Conditional {
        condition: ExprId,
        then: ExprId,
        otherwise: ExprId,
        short_circuit: bool,
    },
    /// The result is the place itself, again a place.
    Assign {
        place: ExprId,
        value: ExprId,
    },
    /// `place op= value`: the place is converted to `compute` (the value's shape, or for shifts the place's), the
    /// result is converted back.
    CompoundAssign {
        op: BinaryOp,
        place: ExprId,
        value: ExprId,
        compute: TypeId,
    },
    /// `++` and `--`.
    Increment {
        place: ExprId,
        is_decrement: bool,
        is_prefix: bool,
    },
    Comma {
        left: ExprId,
        right: ExprId,
    },
    Cast {
        kind: CastKind,
        operand: ExprId,
    },
    /// The leaves of all elements, in order, are the leaves of this type (after conversion of each leaf): a
    /// constructor `float4(a.xy, 0, 1)` or an initializer list of any nesting, flattened.
    Construct {
        elements: List<ExprId>,
    },
    /// One value per element or field (a base first, as one), in order.
    Aggregate {
        elements: List<ExprId>,
    },
    Call {
        function: FunctionId,
        this: Option<ExprId>,
        arguments: List<Argument>,
    },
    /// A function or method of the language. `overload` is a row of the intrinsics table.
    Intrinsic {
        overload: OverloadId,
        object: Option<ExprId>,
        arguments: List<Argument>,
        template_arguments: RareList<TemplateArgument>,
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SubscriptForm {
    Element,
    Mips { level: ExprId },
    Sample { sample: ExprId },
}

impl ExprKind {
    /// Whether the expression names memory that can be loaded from (and, constness aside, stored to).
    pub fn is_place(&self, expressions: &Arena<Expr>) -> bool {
        match self {
            ExprKind::Local(_) | ExprKind::Global(_) | ExprKind::This | ExprKind::Subscript { .. } => true,
            ExprKind::Assign { .. } | ExprKind::CompoundAssign { .. } => true,
            ExprKind::Increment { is_prefix, .. } => *is_prefix,
            ExprKind::Member { base, .. }
            | ExprKind::Index { base, .. }
            | ExprKind::Swizzle { base, .. }
            | ExprKind::MatrixSwizzle { base, .. } => expressions[*base].kind.is_place(expressions),
            ExprKind::Cast { kind: CastKind::Upcast | CastKind::NoOp, operand } => {
                expressions[*operand].kind.is_place(expressions)
            }
            // Of pointers and of records of work graphs.
            ExprKind::Intrinsic { overload, object: Some(_), .. } => {
                intrinsics::overload(*overload).gives_place()
            }
            _ => false,
        }
    }
}
