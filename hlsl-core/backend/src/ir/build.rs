//! Building IR: shorthands for types and constants on [`Module`], and [`Builder`], which fills one function.
//!
//! A builder has a current block, position and flags; [`Builder::push`] appends there. Code after a block's terminator
//! goes to a new, unreachable block.

use super::{
    Arg, Args, Block, BlockId, Constant, ConstantId, End, Flags, Function, FunctionId, GlobalId, Inst, Loc,
    LocId, Merge, Module, Op, StorageClass, Target, Type, TypeId, ValueId, VariableId, spirv,
};
use crate::{arena::IdMap, source::Span};
use smallvec::SmallVec;

impl From<spirv::Op> for Op {
    fn from(op: spirv::Op) -> Self {
        Op::Core(op)
    }
}

impl From<spirv::GlslStd450Op> for Op {
    fn from(op: spirv::GlslStd450Op) -> Self {
        Op::Ext { set: super::ExtSet::Glsl, number: op as u32 }
    }
}

impl From<ConstantId> for Arg {
    fn from(id: ConstantId) -> Self {
        Arg::Constant(id)
    }
}

impl From<GlobalId> for Arg {
    fn from(id: GlobalId) -> Self {
        Arg::Global(id)
    }
}

impl From<ValueId> for Arg {
    fn from(id: ValueId) -> Self {
        Arg::Value(id)
    }
}

/// The ids of the types that are asked for all the time, as far as the module has them: whoever wants one need not look for
/// it among all others.
#[derive(Clone, Debug, Default)]
pub(super) struct KnownTypes {
    void: Option<TypeId>,
    bool: Option<TypeId>,
    int: Option<TypeId>,
    uint: Option<TypeId>,
    float: Option<TypeId>,
    /// By what they point to, in the memory of a function.
    pointers: IdMap<Type, Option<TypeId>>,
}

/// Types.
impl Module {
    pub fn ty(&mut self, ty: Type) -> TypeId {
        self.types.intern(ty)
    }
    pub fn void(&mut self) -> TypeId {
        *self.known_types.void.get_or_insert_with(|| self.types.intern(Type::Void))
    }
    pub fn bool(&mut self) -> TypeId {
        *self.known_types.bool.get_or_insert_with(|| self.types.intern(Type::Bool))
    }
    pub fn int(&mut self, width: u8, signed: bool) -> TypeId {
        match (width, signed) {
            (32, false) => self.uint32(),
            (32, true) => self.int32(),
            _ => self.types.intern(Type::Int { width, signed }),
        }
    }
    /// `uint`, 32 bits wide.
    pub fn uint32(&mut self) -> TypeId {
        let uint = Type::Int { width: 32, signed: false };
        *self.known_types.uint.get_or_insert_with(|| self.types.intern(uint))
    }
    /// `int`, 32 bits wide.
    pub fn int32(&mut self) -> TypeId {
        let int = Type::Int { width: 32, signed: true };
        *self.known_types.int.get_or_insert_with(|| self.types.intern(int))
    }
    pub fn float_type(&mut self, width: u8) -> TypeId {
        if width == 32 { self.float32() } else { self.types.intern(Type::Float { width }) }
    }
    pub fn float32(&mut self) -> TypeId {
        *self.known_types.float.get_or_insert_with(|| self.types.intern(Type::Float { width: 32 }))
    }
    /// A vector; with one component, the component itself.
    pub fn vector(&mut self, element: TypeId, len: u32) -> TypeId {
        if len == 1 { element } else { self.types.intern(Type::Vector { element, len }) }
    }
    pub fn matrix(&mut self, column: TypeId, columns: u32) -> TypeId {
        self.types.intern(Type::Matrix { column, columns })
    }
    /// An array without a stride.
    pub fn array(&mut self, element: TypeId, length: u32) -> TypeId {
        self.array_with_stride(element, length, None)
    }
    pub fn array_with_stride(&mut self, element: TypeId, length: u32, stride: Option<u32>) -> TypeId {
        let length = self.uint(length);
        self.types.intern(Type::Array { element, length, stride })
    }
    pub fn runtime_array(&mut self, element: TypeId, stride: Option<u32>) -> TypeId {
        self.types.intern(Type::RuntimeArray { element, stride })
    }
    pub fn pointer(&mut self, class: impl Into<StorageClass>, pointee: TypeId) -> TypeId {
        let class = class.into();
        if class != StorageClass::FUNCTION {
            return self.types.intern(Type::Pointer { class, pointee });
        }
        if let Some(known) = self.known_types.pointers[pointee] {
            return known;
        }
        let id = self.types.intern(Type::Pointer { class, pointee });
        self.known_types.pointers[pointee] = Some(id);
        id
    }

    /// The component of a vector, or the type itself.
    pub fn component(&self, ty: TypeId) -> TypeId {
        match self.types[ty] {
            Type::Vector { element, .. } => element,
            _ => ty,
        }
    }
    /// The number of components of a vector; 1 for anything else.
    pub fn width(&self, ty: TypeId) -> u32 {
        match self.types[ty] {
            Type::Vector { len, .. } => len,
            _ => 1,
        }
    }
    /// A type with the shape of `ty` (a scalar or vector) and a different component type.
    pub fn like(&mut self, ty: TypeId, component: TypeId) -> TypeId {
        let len = self.width(ty);
        self.vector(component, len)
    }
    /// The storage class of a pointer, and what it points to.
    pub fn pointee(&self, ty: TypeId) -> Option<(StorageClass, TypeId)> {
        self.interned().pointee(ty)
    }
    /// The number of elements of an array, if it is a plain constant.
    pub fn array_length(&self, length: ConstantId) -> Option<u32> {
        match self.constants[length] {
            Constant::Scalar { bits, .. } => u32::try_from(bits).ok(),
            _ => None,
        }
    }
    /// See [`Types::innermost`](super::facts::Types::innermost).
    pub fn innermost(&self, ty: TypeId) -> TypeId {
        self.interned().innermost(ty)
    }
    /// See [`Types::part`](super::facts::Types::part).
    pub fn part(&self, ty: TypeId, index: u32) -> Option<TypeId> {
        self.interned().part(ty, index)
    }
    /// See [`Types::part_count`](super::facts::Types::part_count).
    pub fn parts(&self, ty: TypeId) -> Option<u32> {
        self.interned().part_count(ty)
    }
}

/// Constants.
impl Module {
    pub fn boolean(&mut self, value: bool) -> ConstantId {
        self.bool();
        self.constants.intern(Constant::Bool(value))
    }
    /// A 32-bit unsigned integer.
    pub fn uint(&mut self, value: u32) -> ConstantId {
        let ty = self.uint32();
        self.constants.intern(Constant::Scalar { ty, bits: u64::from(value) })
    }
    /// A 32-bit signed integer.
    pub fn sint(&mut self, value: i32) -> ConstantId {
        let ty = self.int32();
        self.constants.intern(Constant::Scalar { ty, bits: u64::from(value as u32) })
    }
    /// A 32-bit float.
    pub fn float(&mut self, value: f32) -> ConstantId {
        let ty = self.float32();
        self.constants.intern(Constant::Scalar { ty, bits: u64::from(value.to_bits()) })
    }
    /// A constant of a numeric scalar type, from an integer (wrapped to the width).
    pub fn integer(&mut self, ty: TypeId, value: i64) -> ConstantId {
        let bits = match self.types[ty] {
            Type::Bool => return self.boolean(value != 0),
            Type::Float { .. } => return self.real(ty, value as f64),
            Type::Int { width: 64, .. } => value as u64,
            Type::Int { width: 16, signed: true } => u64::from(i32::from(value as i16) as u32),
            Type::Int { width: 8, signed: true } => u64::from(i32::from(value as i8) as u32),
            Type::Int { width: 16, .. } => u64::from(value as u16),
            Type::Int { width: 8, .. } => u64::from(value as u8),
            _ => u64::from(value as u32),
        };
        self.constants.intern(Constant::Scalar { ty, bits })
    }
    /// A constant of an integer type, from a float: [`saturated`].
    pub fn saturated(&mut self, ty: TypeId, value: f64) -> ConstantId {
        let Type::Int { width, signed } = self.types[ty] else { return self.integer(ty, value as i64) };
        self.integer(ty, saturated(width, signed, value))
    }
    /// A constant of a floating-point type.
    pub fn real(&mut self, ty: TypeId, value: f64) -> ConstantId {
        let bits = match self.types[ty] {
            Type::Float { width: 64 } => value.to_bits(),
            Type::Float { width: 16 } => u64::from(half_bits(value)),
            Type::Float { .. } => u64::from((value as f32).to_bits()),
            Type::Bool => return self.boolean(value != 0.0),
            _ => return self.integer(ty, value as i64),
        };
        self.constants.intern(Constant::Scalar { ty, bits })
    }
    pub fn null(&mut self, ty: TypeId) -> ConstantId {
        match self.types[ty] {
            Type::Bool => self.boolean(false),
            Type::Int { .. } | Type::Float { .. } => self.constants.intern(Constant::Scalar { ty, bits: 0 }),
            _ => self.constants.intern(Constant::Null(ty)),
        }
    }
    pub fn undef(&mut self, ty: TypeId) -> ConstantId {
        self.constants.intern(Constant::Undef(ty))
    }
    /// A composite of constants; a specialization constant among the parts makes the composite one.
    pub fn composite(&mut self, ty: TypeId, parts: Vec<ConstantId>) -> ConstantId {
        let is_spec = parts.iter().any(|&part| self.is_spec(part));
        let constant = match is_spec {
            true => Constant::SpecComposite { ty, parts },
            false => Constant::Composite { ty, parts },
        };
        self.constants.intern(constant)
    }
    /// A scalar in every component of `ty`, which may be the type of the scalar itself.
    pub fn splat(&mut self, ty: TypeId, scalar: ConstantId) -> ConstantId {
        match self.types[ty] {
            Type::Vector { len, .. } => self.composite(ty, vec![scalar; len as usize]),
            _ => scalar,
        }
    }
    pub fn is_spec(&self, id: ConstantId) -> bool {
        matches!(
            self.constants[id],
            Constant::Spec { .. } | Constant::SpecComposite { .. } | Constant::SpecOp { .. }
        )
    }
    pub fn constant_type(&mut self, id: ConstantId) -> TypeId {
        // Nobody may have needed the type of a truth value yet.
        self.interned().constant_type(id).unwrap_or_else(|| self.bool())
    }
    /// The type of an argument in `function`; void for what is not a value.
    pub fn type_of(&mut self, function: &Function, arg: Arg) -> TypeId {
        match arg {
            Arg::Constant(constant) => self.constant_type(constant),
            _ => self.interned().arg_type(function, arg).unwrap_or_else(|| self.void()),
        }
    }
    /// The value of a constant integer, sign-extended if it is signed.
    pub fn integer_value(&self, id: ConstantId) -> Option<i64> {
        match self.constants[id] {
            Constant::Scalar { ty, bits } => match self.types[ty] {
                Type::Int { width: 64, .. } => Some(bits as i64),
                Type::Int { signed: true, .. } => Some(i64::from(bits as u32 as i32)),
                Type::Int { .. } => Some(bits as i64),
                _ => None,
            },
            Constant::Null(ty) if matches!(self.types[ty], Type::Int { .. }) => Some(0),
            _ => None,
        }
    }
    /// The value of a constant float.
    pub fn real_value(&self, id: ConstantId) -> Option<f64> {
        match self.constants[id] {
            Constant::Scalar { ty, bits } => match self.types[ty] {
                Type::Float { width: 64 } => Some(f64::from_bits(bits)),
                Type::Float { width: 32 } => Some(f64::from(f32::from_bits(bits as u32))),
                Type::Float { width: 16 } => Some(half_value(bits as u16)),
                _ => None,
            },
            _ => None,
        }
    }
    /// The value of a constant integer argument.
    pub fn integer_of(&self, arg: Arg) -> Option<i64> {
        match arg {
            Arg::Constant(id) => self.integer_value(id),
            _ => None,
        }
    }

    pub fn loc(&mut self, span: Span, scope: Option<super::ScopeId>) -> LocId {
        self.locs.intern(Loc { span, scope, inlined_at: None })
    }
}

/// The nearest integer towards zero that so many bits hold, as most devices convert, and 0 for NaN.
pub fn saturated(width: u8, signed: bool, value: f64) -> i64 {
    match signed {
        true => {
            let most = i64::MAX >> (64 - width);
            (value as i64).clamp(-most - 1, most)
        }
        false => (value as u64).min(u64::MAX >> (64 - width)) as i64,
    }
}

/// The bits of the 16-bit float nearest to `value` (ties to even).
pub fn half_bits(value: f64) -> u16 {
    let bits = value.to_bits();
    let sign = ((bits >> 48) & 0x8000) as u16;
    if value.is_nan() {
        return sign | 0x7e00;
    }
    let magnitude = value.abs();
    if magnitude >= 65520.0 {
        return sign | 0x7c00;
    }
    // Below the smallest normal number the unit in the last place stays 2^-24.
    if magnitude < 6.103_515_625e-5 {
        return sign | (magnitude * 16_777_216.0).round_ties_even() as u16;
    }
    let exponent = ((bits >> 52) & 0x7ff) as i32 - 1023;
    let scaled = (magnitude * f64::powi(2.0, 10 - exponent)).round_ties_even() as u32;
    // A mantissa that rounds up to 2048 carries into the exponent by itself.
    sign | ((((exponent + 14) as u32) << 10) + scaled) as u16
}

/// The value of a 16-bit float.
pub fn half_value(bits: u16) -> f64 {
    let mantissa = f64::from(bits & 0x3ff);
    let magnitude = match (bits >> 10) & 0x1f {
        0 => mantissa * f64::powi(2.0, -24),
        31 if mantissa == 0.0 => f64::INFINITY,
        31 => f64::NAN,
        exponent => (1024.0 + mantissa) * f64::powi(2.0, i32::from(exponent) - 25),
    };
    if bits & 0x8000 != 0 { -magnitude } else { magnitude }
}

/// What a loop header says about its loop.
#[derive(Clone, Debug)]
pub struct LoopShape {
    pub merge: BlockId,
    pub continuing: BlockId,
    pub control: spirv::LoopControl,
    /// The operands of those bits of `control` that take one.
    pub operands: SmallVec<[u32; 2]>,
}

impl From<LoopShape> for Merge {
    fn from(LoopShape { merge, continuing, control, operands }: LoopShape) -> Self {
        Merge::Loop { merge, continuing, control: control.bits(), operands }
    }
}

/// How many instructions a block is first given room for.
const VALUES_OF_BLOCK: usize = 16;

/// Fills one function.
#[derive(Clone, Debug)]
pub struct Builder {
    pub function: Function,
    /// Where the next instruction goes.
    pub block: BlockId,
    /// Position and flags of the next instructions.
    pub loc: LocId,
    pub flags: Flags,
    void: TypeId,
    /// `OpVariable`s, which [`Builder::finish`] puts at the start of the entry block.
    locals: Vec<ValueId>,
    /// What debuggers are told where the function begins.
    shown_first: Vec<ValueId>,
    /// Blocks that are the target of a jump.
    reached: IdMap<Block, bool>,
    is_ended: bool,
}

impl Builder {
    /// A builder whose current block is the entry block.
    pub fn new(module: &mut Module, name: impl Into<Box<str>>, result: TypeId, loc: LocId) -> Builder {
        let mut builder = Builder {
            function: Function::empty(name, result, loc),
            block: BlockId::from_index(0),
            loc,
            flags: Flags::default(),
            void: module.void(),
            locals: Vec::new(),
            shown_first: Vec::new(),
            reached: IdMap::default(),
            is_ended: false,
        };
        builder.block = builder.new_block("bb.entry");
        builder.function.order.push(builder.block);
        builder
    }

    /// Reserves room for about so many instructions.
    pub fn reserve(&mut self, expected: usize) {
        // Addresses, conversions and copies come on top of what the source says.
        self.function.values.reserve(expected + expected / 2);
        self.function.blocks.reserve(expected / 8);
        self.locals.reserve(expected / 8);
    }

    /// Returns the complete function.
    pub fn finish(mut self) -> Function {
        if let Some(&entry) = self.function.order.first() {
            let values = &mut self.function.blocks[entry].values;
            values.splice(0..0, self.locals.into_iter().chain(self.shown_first));
        }
        self.function
    }

    fn inst(&mut self, op: Op, ty: TypeId, args: Args) -> ValueId {
        let mut flags = self.flags;
        if flags.contains(Flags::PRECISE) && !op.facts().precise {
            flags = Flags(flags.0 & !Flags::PRECISE.0);
        }
        self.function.values.add(Inst { op, ty, args, loc: self.loc, flags })
    }

    /// Appends an instruction to the current block.
    pub fn push(&mut self, op: impl Into<Op>, ty: TypeId, args: impl IntoIterator<Item = Arg>) -> Arg {
        if self.is_ended {
            // What follows a `return` inside an expression; nothing jumps here.
            let block = self.new_block("unreachable");
            self.start(block);
        }
        let value = self.inst(op.into(), ty, super::edit::list(args));
        let values = &mut self.function.blocks[self.block].values;
        if values.is_empty() {
            values.reserve(VALUES_OF_BLOCK);
        }
        values.push(value);
        Arg::Value(value)
    }

    /// Appends an instruction without a result.
    pub fn effect(&mut self, op: impl Into<Op>, args: impl IntoIterator<Item = Arg>) {
        let void = self.void;
        self.push(op, void, args);
    }

    /// Shows a value under a variable from the start of the function on.
    pub fn show_first(&mut self, variable: VariableId, value: Arg, loc: LocId) {
        let args: Args = [Arg::Literal(variable.index() as u32), value].into_iter().collect();
        let shown = self.function.values.add(Inst::new(Op::DebugValue, self.void, args, loc));
        self.shown_first.push(shown);
    }

    /// A function parameter of (pointer) type `ty`.
    pub fn parameter(&mut self, ty: TypeId, name: &str) -> ValueId {
        let value = self.inst(Op::Parameter, ty, Args::new());
        self.function.parameters.push(value);
        self.name(value, name);
        value
    }

    /// A variable of the function. `pointer` is its type.
    pub fn variable(&mut self, pointer: TypeId, name: &str) -> ValueId {
        let class = Arg::Literal(StorageClass::FUNCTION.0);
        let value = self.inst(Op::Core(spirv::Op::Variable), pointer, Args::from_slice(&[class]));
        self.locals.push(value);
        self.name(value, name);
        value
    }

    pub fn name(&mut self, value: ValueId, name: &str) {
        if !name.is_empty() {
            self.function.names.set(value, name);
        }
    }

    pub fn load(&mut self, ty: TypeId, pointer: Arg) -> Arg {
        self.push(spirv::Op::Load, ty, [pointer])
    }
    pub fn store(&mut self, pointer: Arg, value: Arg) {
        self.effect(spirv::Op::Store, [pointer, value]);
    }
    pub fn call(&mut self, ty: TypeId, function: FunctionId, args: impl IntoIterator<Item = Arg>) -> Arg {
        self.push(spirv::Op::FunctionCall, ty, std::iter::once(Arg::Function(function)).chain(args))
    }

    // ------------------------------------------------------------------------------------------ control flow

    /// A block that is not yet in the order: [`Builder::start`] adds it.
    pub fn new_block(&mut self, name: &'static str) -> BlockId {
        self.function.blocks.add(Block {
            parameters: Vec::new(),
            values: Vec::new(),
            merge: None,
            end: End::Unreachable,
            end_loc: self.loc,
            name,
        })
    }

    /// A parameter of `block`: the value that every jump to it passes.
    pub fn block_parameter(&mut self, block: BlockId, ty: TypeId) -> Arg {
        let value = self.inst(Op::BlockParameter, ty, Args::new());
        self.function.blocks[block].parameters.push(value);
        Arg::Value(value)
    }

    /// Continues in `block`. The current block must have a terminator.
    pub fn start(&mut self, block: BlockId) {
        self.function.order.push(block);
        self.block = block;
        self.is_ended = false;
    }

    /// Whether the current block has a terminator.
    pub fn is_ended(&self) -> bool {
        self.is_ended
    }

    /// Terminates the current block, unless it already has a terminator.
    pub fn end(&mut self, end: End) {
        if !self.is_ended {
            match &end {
                End::Jump(to) => self.reached[to.block] = true,
                End::Branch { then, otherwise, .. } => {
                    self.reached[then.block] = true;
                    self.reached[otherwise.block] = true;
                }
                End::Switch { default, cases, .. } => {
                    self.reached[default.block] = true;
                    for (_, target) in cases {
                        self.reached[target.block] = true;
                    }
                }
                _ => {}
            }
            let block = &mut self.function.blocks[self.block];
            block.end = end;
            block.end_loc = self.loc;
            self.is_ended = true;
        }
    }

    pub fn jump(&mut self, to: BlockId) {
        self.end(End::Jump(Target::new(to)));
    }

    /// Jumps with a value for the only parameter of `to`.
    pub fn jump_with(&mut self, to: BlockId, value: Arg) {
        self.end(End::Jump(Target { block: to, args: Args::from_slice(&[value]) }));
    }

    pub fn branch(&mut self, condition: Arg, then: BlockId, otherwise: BlockId) {
        self.end(End::Branch { condition, then: Target::new(then), otherwise: Target::new(otherwise) });
    }

    /// Sets the merge block of the selection that is going to terminate the current block.
    pub fn selection(&mut self, merge: BlockId, control: spirv::SelectionControl) {
        if !self.is_ended {
            self.function.blocks[self.block].merge =
                Some(Merge::Selection { merge, control: control.bits() });
        }
    }

    /// Makes the current block a loop header.
    pub fn loop_header(&mut self, shape: LoopShape) {
        if !self.is_ended {
            self.function.blocks[self.block].merge = Some(shape.into());
        }
    }

    /// Whether a block jumps to `block`.
    pub fn reaches(&self, block: BlockId) -> bool {
        self.reached[block]
    }

    /// Makes `header` a loop header called `name`. Its contents (the condition, with its own blocks) follow in a
    /// separate block.
    pub fn split_header(&mut self, header: BlockId, name: &'static str, shape: LoopShape) {
        let check = self.new_block(name);
        let blocks = &mut self.function.blocks;
        let end_loc = blocks[header].end_loc;
        let values = std::mem::take(&mut blocks[header].values);
        let end = std::mem::replace(&mut blocks[header].end, End::Jump(Target::new(check)));
        let inner_merge = blocks[header].merge.replace(shape.into());
        let inner_name = std::mem::replace(&mut blocks[header].name, name);
        blocks[check] =
            Block { parameters: Vec::new(), values, merge: inner_merge, end, end_loc, name: inner_name };
        self.reached[check] = true;
        if let Some(at) = self.function.order.iter().rposition(|&block| block == header) {
            self.function.order.insert(at + 1, check);
        }
    }

    /// `if (condition) { then }`, with what `then` appends.
    pub fn when(&mut self, condition: Arg, then: impl FnOnce(&mut Builder)) {
        let (inside, merge) = (self.new_block("if.true"), self.new_block("if.merge"));
        self.selection(merge, spirv::SelectionControl::NONE);
        self.branch(condition, inside, merge);
        self.start(inside);
        then(self);
        self.jump(merge);
        self.start(merge);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halves_round_to_even_and_come_back() {
        for (value, bits) in [(1.0, 0x3c00), (-2.0, 0xc000), (65504.0, 0x7bff), (6e-8, 1), (0.1, 0x2e66)] {
            assert_eq!(half_bits(value), bits);
        }
        assert_eq!(half_bits(65520.0), 0x7c00);
        assert_eq!(half_bits(2049.0), half_bits(2048.0));
        assert!((0..0x7c00).all(|bits| half_bits(half_value(bits)) == bits));
    }
}
