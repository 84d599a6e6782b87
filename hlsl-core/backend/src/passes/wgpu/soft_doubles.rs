//! Computes doubles in browsers, which lack them: a double is a 64-bit integer, its bits, and operations on doubles are calls
//! of functions, whose results are exactly those that hardware gives. A matrix becomes an array of its columns.
//!
//! Needs: no buffers of doubles; [`super::view_as_words`] has taken them. Leaves ([`leaves`]): no doubles, for
//! [`super::split_wide_integers`] to make words of what is left. Changes nothing in a module that does more with doubles
//! than this file knows, or that passes them between stages, and reports that.

mod library;
mod words;

use super::{Context, Settings, retype::Retype, rewrite, rewrite::Rewriter};
use crate::spirv::{BuiltIn, GlslStd450Op as GLOp, GroupOperation, Op as S};
use crate::{diagnostics::list::wgpu as errors, ir::*, options::TargetEnvironment, source::Span};
use library::Library;

pub fn run(module: &mut Module, context: &mut Context<'_>) {
    let has_doubles = module.types.iter().any(|(_, it)| matches!(it, Type::Float { width: 64 }));
    if context.settings.target != TargetEnvironment::WebGpu || !has_doubles {
        return;
    }
    let left = left(module);
    if !left.is_empty() {
        left.into_iter().for_each(|(what, at)| context.sink.push(errors::WebGpuDoubles { what, at }));
        return;
    }
    let mut library = Library::default();
    let mut missing = None;
    rewrite::each(module, |it, value| {
        let inst = it.function.values[value].clone();
        if !touches(it.module, it.function, &inst) || inst.op.is_debug() {
            return None;
        }
        let mut soft = Soft { it, library: &mut library, missing: &mut missing };
        soft.instruction(&inst)
    });
    if let Some(name) = missing {
        context.sink.bug(Span::default(), format_args!("the library of doubles lacks {name}"));
    }
    rewrite::each(module, from_words);
    rewrite::complete_interfaces(module);
    let bits = module.int(64, false);
    let columns: Vec<TypeId> = (1..=4).map(|len| module.vector(bits, len)).collect();
    let lengths: Vec<ConstantId> = (0..=4).map(|count| module.uint(count)).collect();
    Retype::new(|_, ty| match ty {
        Type::Float { width: 64 } => Type::Int { width: 64, signed: false },
        Type::Matrix { column, columns: count } if columns.contains(&column) => {
            Type::Array { element: column, length: lengths[count.min(4) as usize], stride: None }
        }
        other => other,
    })
    .module(module);
}

/// The words that doubles were made of where their words are asked for.
fn from_words(it: &mut Rewriter<'_>, value: ValueId) -> Option<Arg> {
    let inst = &it.function.values[value];
    let (ty, mut source) = (inst.ty, *inst.args.first()?);
    let is_double = |it: &Rewriter<'_>, ty: TypeId| matches!(it.module.types[ty], Type::Float { width: 64 });
    if !inst.is(S::Bitcast) || is_double(it, ty) {
        return None;
    }
    loop {
        let inst = &it.function.values[source.value()?];
        let is_made = inst.is(S::Bitcast) && is_double(it, inst.ty);
        source = *inst.args.first()?;
        match inst.core() {
            Some(S::Bitcast) if is_made => break,
            Some(S::CopyObject) => {}
            _ => return None,
        }
    }
    (it.ty(source) == ty).then_some(source)
}

pub fn leaves(module: &Module, settings: &Settings) -> Result<(), String> {
    let is_web = settings.target == TargetEnvironment::WebGpu;
    for function in module.functions.values().filter(|_| is_web) {
        for &value in function.order.iter().flat_map(|&it| &function.blocks[it].values) {
            if holds_double(module, function.values[value].ty) {
                return Err(format!("%{} in {:?} is a double", value.index(), function.name));
            }
        }
    }
    Ok(())
}

// ------------------------------------------------------------------------------------------------- what is known

fn holds_double(module: &Module, ty: TypeId) -> bool {
    module.types.contents(ty).reached.has_float(64)
}

fn touches(module: &Module, function: &Function, inst: &Inst) -> bool {
    let types = module.interned();
    let is_double = |&arg: &Arg| types.arg_type(function, arg).is_some_and(|it| holds_double(module, it));
    holds_double(module, inst.ty) || inst.args.iter().any(is_double)
}

/// The component of a scalar, a vector or a matrix.
fn scalar(module: &Module, ty: TypeId) -> TypeId {
    match module.types[ty] {
        Type::Matrix { column, .. } => module.component(column),
        _ => module.component(ty),
    }
}

/// What entry points do with doubles that this file does not know, and where.
fn left(module: &Module) -> Vec<(String, Span)> {
    let mut found = Vec::new();
    for id in super::used(module).into_iter().collect::<std::collections::BTreeSet<_>>() {
        let global = &module.globals[id];
        let Some((class, ty)) = module.pointee(global.ty) else { continue };
        if matches!(class, StorageClass::PRIVATE | StorageClass::WORKGROUP) || !holds_double(module, ty) {
            continue;
        }
        let what = match class {
            StorageClass::INPUT | StorageClass::OUTPUT => "doubles between stages",
            _ => "a resource of doubles that is not read and written as words",
        };
        found.push((what.into(), global.span));
    }
    for id in reach::functions(module, module.entries.iter().map(|it| it.function)) {
        let function = &module.functions[id];
        for block in function.order.iter().map(|&it| &function.blocks[it]) {
            for inst in block.values.iter().map(|&it| &function.values[it]) {
                if inst.op.is_debug() || !touches(module, function, inst) {
                    continue;
                }
                let at = module.locs[inst.loc].span;
                if inst.args.iter().any(|&it| is_specialized(module, it)) {
                    found.push(("specialization constants of doubles".into(), at));
                } else if let Some(what) = unknown(module, function, inst) {
                    found.push((what, at));
                }
            }
        }
    }
    found.sort_by_key(|it| it.1.start);
    found.dedup();
    found
}

fn is_specialized(module: &Module, arg: Arg) -> bool {
    arg.constant().is_some_and(|it| module.is_spec(it))
}

/// What the operation is called if it is not known here.
fn unknown(module: &Module, function: &Function, inst: &Inst) -> Option<String> {
    use S::*;
    let types = module.interned();
    // How many operands it has, and whether they are scalars or vectors.
    let wants = |count: usize| inst.args.len() >= count;
    let ty_of = |at: usize| inst.args.get(at).and_then(|&it| types.arg_type(function, it));
    let is_row = |ty: Option<TypeId>| {
        ty.is_some_and(|it| {
            matches!(
                module.types[it],
                Type::Vector { .. } | Type::Float { .. } | Type::Int { .. } | Type::Bool
            )
        })
    };
    let is_matrix = |at: usize| ty_of(at).is_some_and(|it| matches!(module.types[it], Type::Matrix { .. }));
    let is_known = match inst.op {
        Op::Parameter | Op::BlockParameter => true,
        Op::Ext { set: ExtSet::Glsl, number } => {
            let count = match GLOp::from_u32(number) {
                Some(GLOp::FAbs | GLOp::FSign | GLOp::Trunc | GLOp::ModfStruct) => 1,
                Some(GLOp::PackDouble2x32 | GLOp::UnpackDouble2x32) => 1,
                Some(GLOp::FMin | GLOp::NMin | GLOp::FMax | GLOp::NMax) => 2,
                Some(GLOp::FClamp | GLOp::NClamp | GLOp::Fma) => 3,
                _ => 99,
            };
            wants(count) && (0..count.min(3)).all(|at| is_row(ty_of(at)))
        }
        Op::Core(op) => match op {
            Load | Store | CopyMemory | CopyObject | Variable | Undef | FunctionCall | CompositeConstruct
            | CompositeExtract | CompositeInsert | VectorShuffle | VectorExtractDynamic
            | VectorInsertDynamic | Select | AccessChain | InBoundsAccessChain => true,
            FNegate | IsNan | IsInf | FConvert | ConvertFToS | ConvertFToU | ConvertSToF | ConvertUToF
            | Bitcast => wants(1) && is_row(ty_of(0)) && is_row(Some(inst.ty)),
            FAdd | FSub | FMul | FDiv | Dot | VectorTimesScalar | OuterProduct | Ordered | Unordered => {
                wants(2) && is_row(ty_of(0)) && is_row(ty_of(1))
            }
            _ if order_test(op).is_some() => wants(2) && is_row(ty_of(0)) && is_row(ty_of(1)),
            Transpose => wants(1) && is_matrix(0),
            MatrixTimesScalar | MatrixTimesVector => wants(2) && is_matrix(0) && is_row(ty_of(1)),
            VectorTimesMatrix => wants(2) && is_row(ty_of(0)) && is_matrix(1),
            MatrixTimesMatrix => wants(2) && is_matrix(0) && is_matrix(1),
            GroupNonUniformAllEqual => wants(2) && is_row(ty_of(1)),
            _ if inst.op.facts().moves => wants(2) && is_row(ty_of(1)),
            GroupNonUniformFAdd | GroupNonUniformFMul | GroupNonUniformFMin | GroupNonUniformFMax => {
                let group = inst.args.get(1).and_then(|it| it.literal());
                let is = |it: GroupOperation| group == Some(it as u32);
                let sums = matches!(op, GroupNonUniformFAdd | GroupNonUniformFMul);
                let scans = is(GroupOperation::InclusiveScan) || is(GroupOperation::ExclusiveScan);
                inst.args.len() == 3 && is_row(ty_of(2)) && (is(GroupOperation::Reduce) || sums && scans)
            }
            _ => false,
        },
        _ => false,
    };
    if is_known {
        return None;
    }
    Some(match inst.op {
        Op::Core(op) => format!("Op{op:?} of doubles"),
        Op::Ext { set: ExtSet::Glsl, number } => {
            let name = GLOp::from_u32(number).map_or(number.to_string(), |it| format!("{it:?}"));
            format!("GLSL.std.450 {name} of doubles")
        }
        _ => "this operation on doubles".into(),
    })
}

// ---------------------------------------------------------------------------------------------------- operations

/// Which results of `order_of_doubles` make a comparison true: a bit for equal, less, greater and unordered.
fn order_test(op: S) -> Option<u32> {
    Some(match op {
        S::FOrdEqual => 0b0001,
        S::FOrdLessThan => 0b0010,
        S::FOrdLessThanEqual => 0b0011,
        S::FOrdGreaterThan => 0b0100,
        S::FOrdGreaterThanEqual => 0b0101,
        S::FOrdNotEqual => 0b0110,
        S::Ordered => 0b0111,
        S::Unordered => 0b1000,
        S::FUnordEqual => 0b1001,
        S::FUnordLessThan => 0b1010,
        S::FUnordLessThanEqual => 0b1011,
        S::FUnordGreaterThan => 0b1100,
        S::FUnordGreaterThanEqual => 0b1101,
        S::FUnordNotEqual => 0b1110,
        _ => return None,
    })
}

/// What replaces one instruction. Doubles are still of that type; [`Soft::words`] has their bits, the low ones first.
struct Soft<'s, 'r> {
    it: &'s mut Rewriter<'r>,
    library: &'s mut Library,
    /// A function that the library lacks.
    missing: &'s mut Option<&'static str>,
}

impl Soft<'_, '_> {
    fn instruction(&mut self, inst: &Inst) -> Option<Arg> {
        use S::*;
        let ty = inst.ty;
        let arg = |at: usize| inst.args.get(at).copied();
        let op = match inst.op {
            Op::Ext { set: ExtSet::Glsl, number } => return self.function_of_glsl(number, inst),
            Op::Core(op) => op,
            _ => return None,
        };
        if let Some(mask) = order_test(op) {
            let (a, b) = (arg(0)?, arg(1)?);
            return Some(self.each(ty, &[a, b], |it, of, _| it.compares(mask, of[0], of[1])));
        }
        Some(match op {
            FNegate => self.unary(ty, arg(0)?, Soft::negate),
            FAdd => self.binary(ty, "add_doubles", arg(0)?, arg(1)?),
            FSub => self.each(ty, &[arg(0)?, arg(1)?], |it, of, ty| it.sub(ty, of[0], of[1])),
            FMul => self.binary(ty, "multiply_doubles", arg(0)?, arg(1)?),
            FDiv => self.binary(ty, "divide_doubles", arg(0)?, arg(1)?),
            IsNan => self.each(ty, &[arg(0)?], |it, of, _| it.compares(0b1000, of[0], of[0])),
            IsInf => self.each(ty, &[arg(0)?], |it, of, _| it.is_infinite(of[0])),
            Dot => {
                let (a, b) = (self.parts(arg(0)?), self.parts(arg(1)?));
                self.dot(ty, &a, &b)
            }
            VectorTimesScalar => {
                let by = arg(1)?;
                let found: Vec<Arg> = self.parts(arg(0)?).into_iter().map(|it| self.mul(it, by)).collect();
                self.it.join(ty, &found)
            }
            OuterProduct => {
                let (column, by) = (arg(0)?, self.parts(arg(1)?));
                let columns: Vec<Arg> = by.into_iter().map(|it| self.scaled(column, it)).collect();
                self.it.emit(CompositeConstruct, ty, columns)
            }
            MatrixTimesScalar => {
                let columns = self.columns(arg(0)?);
                let by = arg(1)?;
                let columns: Vec<Arg> = columns.into_iter().map(|it| self.scaled(it, by)).collect();
                self.it.emit(CompositeConstruct, ty, columns)
            }
            Transpose => {
                let rows = self.rows(arg(0)?);
                let column = self.it.module.part(ty, 0)?;
                let columns: Vec<Arg> = rows.iter().map(|row| self.it.join(column, row)).collect();
                self.it.emit(CompositeConstruct, ty, columns)
            }
            MatrixTimesVector => {
                let (rows, vector) = (self.rows(arg(0)?), self.parts(arg(1)?));
                self.products(ty, &rows, &vector)
            }
            VectorTimesMatrix => {
                let columns = self.columns(arg(1)?);
                let columns: Vec<Vec<Arg>> = columns.into_iter().map(|it| self.parts(it)).collect();
                let vector = self.parts(arg(0)?);
                self.products(ty, &columns, &vector)
            }
            MatrixTimesMatrix => {
                let (rows, columns) = (self.rows(arg(0)?), self.columns(arg(1)?));
                let column = self.it.module.part(ty, 0)?;
                let columns: Vec<Arg> = columns
                    .into_iter()
                    .map(|it| {
                        let vector = self.parts(it);
                        self.products(column, &rows, &vector)
                    })
                    .collect();
                self.it.emit(CompositeConstruct, ty, columns)
            }
            FConvert => self.unary(ty, arg(0)?, Soft::convert),
            ConvertFToS | ConvertFToU => {
                self.each(ty, &[arg(0)?], |it, of, ty| it.to_integer(ty, of[0], op == ConvertFToS))
            }
            ConvertSToF | ConvertUToF => {
                self.each(ty, &[arg(0)?], |it, of, ty| it.of_integer(ty, of[0], op == ConvertSToF))
            }
            Bitcast => return self.bitcast(ty, arg(0)?),
            GroupNonUniformAllEqual => self.all_equal(ty, arg(0)?, arg(1)?),
            GroupNonUniformFAdd | GroupNonUniformFMul | GroupNonUniformFMin | GroupNonUniformFMax => {
                let (scope, group) = (arg(0)?, arg(1)?.literal()?);
                self.each(ty, &[arg(2)?], |it, of, ty| it.of_lanes(op, ty, scope, group, of[0]))
            }
            _ if inst.op.facts().moves => {
                let rest: Vec<Arg> = inst.args.iter().skip(2).copied().collect();
                let scope = arg(0)?;
                self.each(ty, &[arg(1)?], |it, of, ty| {
                    let (words, pair) = (it.words(of[0]), it.pair());
                    let args = [scope, words].into_iter().chain(rest.iter().copied());
                    let moved = it.it.emit(op, pair, args);
                    it.double(ty, moved)
                })
            }
            _ => return None,
        })
    }

    fn function_of_glsl(&mut self, number: u32, inst: &Inst) -> Option<Arg> {
        let ty = inst.ty;
        let arg = |at: usize| inst.args.get(at).copied();
        Some(match GLOp::from_u32(number)? {
            GLOp::FAbs => self.unary(ty, arg(0)?, Soft::abs),
            GLOp::FSign => self.unary(ty, arg(0)?, Soft::sign),
            GLOp::Trunc => self.unary(ty, arg(0)?, Soft::truncate),
            GLOp::FMin | GLOp::NMin => self.binary(ty, "smaller_double", arg(0)?, arg(1)?),
            GLOp::FMax | GLOp::NMax => self.binary(ty, "larger_double", arg(0)?, arg(1)?),
            GLOp::FClamp | GLOp::NClamp => {
                let raised = self.binary(ty, "larger_double", arg(0)?, arg(1)?);
                self.binary(ty, "smaller_double", raised, arg(2)?)
            }
            GLOp::Fma => self.each(ty, &[arg(0)?, arg(1)?, arg(2)?], |it, of, ty| {
                let words = [it.words(of[0]), it.words(of[1]), it.words(of[2])];
                let found = it.call_pair("multiply_and_add_doubles", &words);
                it.double(ty, found)
            }),
            GLOp::ModfStruct => {
                let row = self.it.ty(arg(0)?);
                let whole = self.unary(row, arg(0)?, Soft::truncate);
                let part = self.each(row, &[arg(0)?, whole], |it, of, ty| it.sub(ty, of[0], of[1]));
                self.it.emit(S::CompositeConstruct, ty, [part, whole])
            }
            GLOp::PackDouble2x32 | GLOp::UnpackDouble2x32 => self.it.emit(S::Bitcast, ty, [arg(0)?]),
            _ => return None,
        })
    }

    // ------------------------------------------------------------------------------------------------- values

    fn pair(&mut self) -> TypeId {
        let word = self.it.module.uint32();
        self.it.module.vector(word, 2)
    }

    fn uint(&mut self, value: u32) -> Arg {
        self.it.module.uint(value).into()
    }

    fn both(&mut self, low: u32, high: u32) -> Arg {
        let parts = vec![self.it.module.uint(low), self.it.module.uint(high)];
        let pair = self.pair();
        self.it.module.composite(pair, parts).into()
    }

    /// The words of a double, the low one first.
    fn words(&mut self, double: Arg) -> Arg {
        let pair = self.pair();
        if let Some(bits) = double.constant().and_then(|it| self.it.module.interned().constant_bits(it)) {
            return self.both(bits as u32, (bits >> 32) as u32);
        }
        self.it.emit(S::Bitcast, pair, [double])
    }

    /// The double of these words; `ty` is the type of doubles.
    fn double(&mut self, ty: TypeId, words: Arg) -> Arg {
        self.it.emit(S::Bitcast, ty, [words])
    }

    /// The components of a scalar or vector.
    fn parts(&mut self, arg: Arg) -> Vec<Arg> {
        if let Some(value) = arg.value() {
            let inst = &self.it.function.values[value];
            let width = self.it.module.width(inst.ty) as usize;
            if inst.is(S::CompositeConstruct) && width > 1 && inst.args.len() == width {
                return inst.args.to_vec();
            }
        }
        if let Some(constant) = arg.constant()
            && let Constant::Composite { parts, .. } = &self.it.module.constants[constant]
        {
            return parts.iter().map(|&it| Arg::Constant(it)).collect();
        }
        self.it.components(arg)
    }

    fn columns(&mut self, matrix: Arg) -> Vec<Arg> {
        let ty = self.it.ty(matrix);
        let Type::Matrix { column, columns } = self.it.module.types[ty] else { return Vec::new() };
        (0..columns).map(|at| self.it.emit(S::CompositeExtract, column, [matrix, Arg::Literal(at)])).collect()
    }

    fn rows(&mut self, matrix: Arg) -> Vec<Vec<Arg>> {
        let columns = self.columns(matrix);
        let columns: Vec<Vec<Arg>> = columns.into_iter().map(|it| self.parts(it)).collect();
        let count = columns.first().map_or(0, |it| it.len());
        (0..count).map(|row| columns.iter().filter_map(|it| it.get(row).copied()).collect()).collect()
    }

    /// `f` of the components of operands, which have as many as the result; it is told the type of the result's.
    fn each(&mut self, ty: TypeId, of: &[Arg], mut f: impl FnMut(&mut Self, &[Arg], TypeId) -> Arg) -> Arg {
        let component = self.it.module.component(ty);
        if component == ty {
            return f(self, of, ty);
        }
        let parts: Vec<Vec<Arg>> = of.iter().map(|&it| self.parts(it)).collect();
        let count = parts.iter().map(|it| it.len()).min().unwrap_or(0);
        let found: Vec<Arg> = (0..count)
            .map(|at| {
                let of: Vec<Arg> = parts.iter().map(|it| it[at]).collect();
                f(self, &of, component)
            })
            .collect();
        self.it.join(ty, &found)
    }

    fn unary(&mut self, ty: TypeId, of: Arg, f: fn(&mut Self, TypeId, Arg) -> Arg) -> Arg {
        self.each(ty, &[of], |it, of, ty| f(it, ty, of[0]))
    }

    fn binary(&mut self, ty: TypeId, name: &'static str, a: Arg, b: Arg) -> Arg {
        self.each(ty, &[a, b], |it, of, ty| it.call_double(name, ty, of[0], of[1]))
    }

    fn call(&mut self, name: &'static str, ty: TypeId, args: &[Arg]) -> Arg {
        let loc = self.it.loc.unwrap_or(self.it.function.loc);
        match self.library.function(self.it.module, name, loc) {
            Some(function) => {
                let args = std::iter::once(Arg::Function(function)).chain(args.iter().copied());
                self.it.emit(S::FunctionCall, ty, args)
            }
            None => {
                *self.missing = Some(name);
                Arg::Constant(self.it.module.undef(ty))
            }
        }
    }

    fn call_pair(&mut self, name: &'static str, args: &[Arg]) -> Arg {
        let pair = self.pair();
        self.call(name, pair, args)
    }

    fn call_double(&mut self, name: &'static str, ty: TypeId, a: Arg, b: Arg) -> Arg {
        let words = [self.words(a), self.words(b)];
        let found = self.call_pair(name, &words);
        self.double(ty, found)
    }

    // --------------------------------------------------------------------------------------------- arithmetic

    fn negate(&mut self, ty: TypeId, x: Arg) -> Arg {
        let (words, pair, sign) = (self.words(x), self.pair(), self.both(0, 1 << 31));
        let found = self.it.emit(S::BitwiseXor, pair, [words, sign]);
        self.double(ty, found)
    }

    fn abs(&mut self, ty: TypeId, x: Arg) -> Arg {
        let (words, pair, mask) = (self.words(x), self.pair(), self.both(!0, !0 >> 1));
        let found = self.it.emit(S::BitwiseAnd, pair, [words, mask]);
        self.double(ty, found)
    }

    fn truncate(&mut self, ty: TypeId, x: Arg) -> Arg {
        let words = self.words(x);
        let found = self.call_pair("truncate_double", &[words]);
        self.double(ty, found)
    }

    /// -1, 1, or the number itself: zero or NaN.
    fn sign(&mut self, ty: TypeId, x: Arg) -> Arg {
        let zero = self.it.real(ty, 0.0);
        let is_less = self.compares(0b0010, x, zero);
        let is_greater = self.compares(0b0100, x, zero);
        let (minus, one) = (self.it.real(ty, -1.0), self.it.real(ty, 1.0));
        let found = self.it.emit(S::Select, ty, [is_greater, one, x]);
        self.it.emit(S::Select, ty, [is_less, minus, found])
    }

    fn sub(&mut self, ty: TypeId, a: Arg, b: Arg) -> Arg {
        let negated = self.negate(ty, b);
        self.call_double("add_doubles", ty, a, negated)
    }

    fn mul(&mut self, a: Arg, b: Arg) -> Arg {
        let ty = self.it.ty(a);
        self.call_double("multiply_doubles", ty, a, b)
    }

    /// Each component of a vector times a number.
    fn scaled(&mut self, vector: Arg, by: Arg) -> Arg {
        let ty = self.it.ty(vector);
        let found: Vec<Arg> = self.parts(vector).into_iter().map(|it| self.mul(it, by)).collect();
        self.it.join(ty, &found)
    }

    fn dot(&mut self, ty: TypeId, a: &[Arg], b: &[Arg]) -> Arg {
        let mut sum = None;
        for (&a, &b) in a.iter().zip(b) {
            let product = self.mul(a, b);
            sum = Some(match sum {
                Some(sum) => self.call_double("add_doubles", ty, sum, product),
                None => product,
            });
        }
        sum.unwrap_or_else(|| self.it.real(ty, 0.0))
    }

    /// The vector times each of the others.
    fn products(&mut self, ty: TypeId, others: &[Vec<Arg>], vector: &[Arg]) -> Arg {
        let component = self.it.module.component(ty);
        let found: Vec<Arg> = others.iter().map(|it| self.dot(component, it, vector)).collect();
        self.it.join(ty, &found)
    }

    /// Whether the order of two numbers is one of those in `mask`.
    fn compares(&mut self, mask: u32, a: Arg, b: Arg) -> Arg {
        let (word, bool) = (self.it.module.uint32(), self.it.module.bool());
        let words = [self.words(a), self.words(b)];
        let order = self.call("order_of_doubles", word, &words);
        // One order, or all but one, are a comparison with it.
        if mask.is_power_of_two() || (mask ^ 0b1111).is_power_of_two() {
            let (one, op) = match mask.is_power_of_two() {
                true => (mask, S::IEqual),
                false => (mask ^ 0b1111, S::INotEqual),
            };
            let one = self.uint(one.trailing_zeros());
            return self.it.emit(op, bool, [order, one]);
        }
        let (mask, one, zero) = (self.uint(mask), self.uint(1), self.uint(0));
        let found = self.it.emit(S::ShiftRightLogical, word, [mask, order]);
        let found = self.it.emit(S::BitwiseAnd, word, [found, one]);
        self.it.emit(S::INotEqual, bool, [found, zero])
    }

    fn is_infinite(&mut self, x: Arg) -> Arg {
        let (bool, pair) = (self.it.module.bool(), self.pair());
        let (words, mask, infinity) = (self.words(x), self.both(!0, !0 >> 1), self.both(0, 0x7ff0_0000));
        let size = self.it.emit(S::BitwiseAnd, pair, [words, mask]);
        let bools = self.it.module.vector(bool, 2);
        let same = self.it.emit(S::IEqual, bools, [size, infinity]);
        self.it.emit(S::All, bool, [same])
    }

    // -------------------------------------------------------------------------------------------- conversions

    /// Between doubles and shorter floats.
    fn convert(&mut self, ty: TypeId, x: Arg) -> Arg {
        let (word, float, from) = (self.it.module.uint32(), self.it.module.float32(), self.it.ty(x));
        if scalar(self.it.module, ty) == ty && holds_double(self.it.module, ty) {
            let single = if from == float { x } else { self.it.emit(S::FConvert, float, [x]) };
            let bits = self.it.bitcast(word, single);
            let found = self.call_pair("double_of_float", &[bits]);
            return self.double(ty, found);
        }
        let words = self.words(x);
        let name = if ty == float { "float_of_double" } else { "odd_float_of_double" };
        let bits = self.call(name, word, &[words]);
        let single = self.it.bitcast(float, bits);
        if ty == float { single } else { self.it.emit(S::FConvert, ty, [single]) }
    }

    fn to_integer(&mut self, ty: TypeId, x: Arg, signed: bool) -> Arg {
        let words = self.words(x);
        if matches!(self.it.module.types[ty], Type::Int { width: 64, .. }) {
            let name = if signed { "long_of_double" } else { "ulong_of_double" };
            let found = self.call_pair(name, &[words]);
            return self.it.emit(S::Bitcast, ty, [found]);
        }
        let (name, number) = match signed {
            true => ("int_of_double", self.it.module.int32()),
            false => ("uint_of_double", self.it.module.uint32()),
        };
        let found = self.call(name, number, &[words]);
        self.it.bitcast(ty, found)
    }

    fn of_integer(&mut self, ty: TypeId, x: Arg, signed: bool) -> Arg {
        let from = self.it.ty(x);
        let found = if matches!(self.it.module.types[from], Type::Int { width: 64, .. }) {
            let pair = self.pair();
            let words = self.it.emit(S::Bitcast, pair, [x]);
            self.call_pair(if signed { "double_of_long" } else { "double_of_ulong" }, &[words])
        } else {
            let (name, number) = match signed {
                true => ("double_of_int", self.it.module.int32()),
                false => ("double_of_uint", self.it.module.uint32()),
            };
            let x = self.it.bitcast(number, x);
            self.call_pair(name, &[x])
        };
        self.double(ty, found)
    }

    /// The same bits, as many numbers or twice as many words.
    fn bitcast(&mut self, ty: TypeId, x: Arg) -> Option<Arg> {
        let from = self.it.ty(x);
        let (many, few) = (self.it.module.width(from), self.it.module.width(ty));
        if many == few {
            // From and to integers of 64 bits.
            return None;
        }
        let word = self.it.module.uint32();
        let pair = self.pair();
        if many == 1 {
            let words = self.words(x);
            return Some(self.it.bitcast(ty, words));
        }
        if few == 1 {
            let words = self.it.bitcast(pair, x);
            return Some(self.double(ty, words));
        }
        if many < few {
            let mut words = Vec::new();
            for double in self.parts(x) {
                let both = self.words(double);
                words.extend(self.it.components(both));
            }
            let whole = self.it.module.vector(word, few);
            let whole = self.it.join(whole, &words);
            return Some(self.it.bitcast(ty, whole));
        }
        let whole = self.it.module.vector(word, many);
        let whole = self.it.bitcast(whole, x);
        let words = self.it.components(whole);
        let component = self.it.module.component(ty);
        let doubles: Vec<Arg> = words
            .chunks_exact(2)
            .map(|both| {
                let both = self.it.join(pair, both);
                self.double(component, both)
            })
            .collect();
        Some(self.it.join(ty, &doubles))
    }

    // -------------------------------------------------------------------------------------------------- waves

    fn all_equal(&mut self, ty: TypeId, scope: Arg, x: Arg) -> Arg {
        let (bool, pair) = (self.it.module.bool(), self.pair());
        let mut all = None;
        for x in self.parts(x) {
            let words = self.words(x);
            let first = self.it.emit(S::GroupNonUniformBroadcastFirst, pair, [scope, words]);
            let component = self.it.ty(x);
            let first = self.double(component, first);
            let is_same = self.compares(0b0001, x, first);
            all = Some(match all {
                Some(all) => self.it.emit(S::LogicalAnd, bool, [all, is_same]),
                None => is_same,
            });
        }
        let all = all.unwrap_or_else(|| self.it.module.boolean(true).into());
        self.it.emit(S::GroupNonUniformAll, ty, [scope, all])
    }

    /// Lane after lane.
    fn of_lanes(&mut self, op: S, ty: TypeId, scope: Arg, group: u32, x: Arg) -> Arg {
        let word = self.it.module.uint32();
        let ballot = self.it.module.vector(word, 4);
        let always = self.it.module.boolean(true).into();
        let lanes = self.it.emit(S::GroupNonUniformBallot, ballot, [scope, always]);
        let count = self.it.input(BuiltIn::SubgroupSize, word);
        let words = self.words(x);
        let found = match op {
            S::GroupNonUniformFMin => self.call_pair("smallest_double_of_lanes", &[words, lanes, count]),
            S::GroupNonUniformFMax => self.call_pair("largest_double_of_lanes", &[words, lanes, count]),
            _ => {
                let end = if group == GroupOperation::Reduce as u32 {
                    count
                } else {
                    let lane = self.it.input(BuiltIn::SubgroupLocalInvocationId, word);
                    let own = self.uint(u32::from(group == GroupOperation::InclusiveScan as u32));
                    self.it.emit(S::IAdd, word, [lane, own])
                };
                let is_sum = op == S::GroupNonUniformFAdd;
                let name = if is_sum { "add_doubles_of_lanes" } else { "multiply_doubles_of_lanes" };
                self.call_pair(name, &[words, lanes, count, end])
            }
        };
        self.double(ty, found)
    }
}
