//! The walk that the passes for wgpu share which put several instructions in the place of one.

use crate::spirv::{BuiltIn, Decoration as D, ExecutionModel, GlslStd450Op as GLOp, Op as S};
use crate::{
    arena::IdMap,
    ir::{edit::Replacements, *},
};

/// Calls `f` with every instruction, in order: it returns what replaces the result, or None to leave the instruction.
/// What it emits goes in front.
pub fn each(module: &mut Module, f: impl FnMut(&mut Rewriter<'_>, ValueId) -> Option<Arg>) {
    let all: Vec<FunctionId> = module.functions.ids().collect();
    each_of(module, &all, f);
}

/// [`each`] in some functions.
pub fn each_of(
    module: &mut Module,
    functions: &[FunctionId],
    mut f: impl FnMut(&mut Rewriter<'_>, ValueId) -> Option<Arg>,
) {
    for &id in functions {
        crate::passes::with_function(module, id, |module, function| {
            let mut all = Replacements::default();
            let mut it = Rewriter::new(module, function);
            for block in it.function.order.clone() {
                for value in std::mem::take(&mut it.function.blocks[block].values) {
                    it.loc = Some(it.function.values[value].loc);
                    match f(&mut it, value) {
                        Some(by) => all.add(value, by),
                        None => it.out.push(value),
                    }
                }
                it.function.blocks[block].values = std::mem::take(&mut it.out);
            }
            it.declare();
            all.apply(function);
        });
    }
}

/// The built-in that a variable is.
pub fn builtin(module: &Module, global: GlobalId) -> Option<BuiltIn> {
    let decoration = module.globals[global].decorations.iter().find(|it| it.is(D::BuiltIn))?;
    match decoration.operands.first() {
        Some(&Operand::Literal(number)) => BuiltIn::from_u32(number),
        _ => None,
    }
}

/// The variable of a built-in input, made if there is none.
pub fn input(module: &mut Module, kind: BuiltIn, ty: TypeId, loc: LocId) -> GlobalId {
    let pointer = module.pointer(StorageClass::INPUT, ty);
    // The shader's own may have another sign.
    let is_it = |&id: &GlobalId| {
        let class = module.pointee(module.globals[id].ty).map(|it| it.0);
        class == Some(StorageClass::INPUT) && builtin(module, id) == Some(kind)
    };
    let existing = module.globals.ids().find(is_it);
    existing.unwrap_or_else(|| {
        let mut decorations = vec![Decoration::new(D::BuiltIn, &[kind as u32])];
        let is_integer = matches!(module.types[module.component(ty)], Type::Int { .. });
        if is_integer && module.entries.iter().any(|it| it.model == ExecutionModel::Fragment) {
            // Integers cannot be interpolated, be they the same for all vertices or not.
            decorations.push(Decoration::new(D::Flat, &[]));
        }
        module.globals.add(Global {
            name: format!("{kind:?}").into(),
            ty: pointer,
            initializer: None,
            decorations,
            binding: None,
            origin: GlobalOrigin::IntrinsicInput,
            texels: None,
            path: Box::default(),
            keep: false,
            span: module.locs[loc].span,
        })
    })
}

/// Lists the built-in inputs that a pass has added in the entry points that use them.
pub fn complete_interfaces(module: &mut Module) {
    for index in 0..module.entries.len() {
        let entry = &module.entries[index];
        let used = reach::globals(module, entry.function);
        let is_missing = |&id: &GlobalId| {
            let is_input =
                module.pointee(module.globals[id].ty).is_some_and(|it| it.0 == StorageClass::INPUT);
            is_input && used[id] && builtin(module, id).is_some() && !entry.interface.contains(&id)
        };
        let missing: Vec<GlobalId> = module.globals.ids().filter(is_missing).collect();
        module.entries[index].interface.extend(missing);
    }
}

/// Emits into one block.
pub struct Rewriter<'r> {
    pub module: &'r mut Module,
    pub function: &'r mut Function,
    /// The values of the block.
    pub out: Vec<ValueId>,
    /// New variables of the function.
    locals: Vec<ValueId>,
    /// The variables that hold constants.
    known: IdMap<Constant, Option<ValueId>>,
    /// Of the instruction that is being replaced.
    pub loc: Option<LocId>,
}

impl<'r> Rewriter<'r> {
    pub fn new(module: &'r mut Module, function: &'r mut Function) -> Rewriter<'r> {
        Rewriter { module, function, out: Vec::new(), locals: Vec::new(), known: IdMap::default(), loc: None }
    }

    /// Puts new variables at the start of the function.
    pub fn declare(&mut self) {
        if let Some(first) = self.function.entry() {
            self.function.blocks[first].values.splice(0..0, self.locals.drain(..));
        }
    }

    pub fn emit(&mut self, op: impl Into<Op>, ty: TypeId, args: impl IntoIterator<Item = Arg>) -> Arg {
        let loc = self.loc.unwrap_or(self.function.loc);
        let value = self.function.values.add(Inst::new(op, ty, args, loc));
        self.out.push(value);
        Arg::Value(value)
    }

    pub fn glsl(&mut self, op: GLOp, ty: TypeId, args: impl IntoIterator<Item = Arg>) -> Arg {
        self.emit(Op::Ext { set: ExtSet::Glsl, number: op as u32 }, ty, args)
    }

    pub fn ty(&mut self, arg: Arg) -> TypeId {
        self.module.type_of(self.function, arg)
    }

    /// The number in every component of the type.
    pub fn integer(&mut self, ty: TypeId, value: i64) -> Arg {
        let component = self.module.component(ty);
        let scalar = self.module.integer(component, value);
        Arg::Constant(self.module.splat(ty, scalar))
    }

    /// The number in every component of the type.
    pub fn real(&mut self, ty: TypeId, value: f64) -> Arg {
        let component = self.module.component(ty);
        let scalar = self.module.real(component, value);
        Arg::Constant(self.module.splat(ty, scalar))
    }

    /// The components of a scalar or vector.
    pub fn components(&mut self, arg: Arg) -> Vec<Arg> {
        let ty = self.ty(arg);
        if !matches!(self.module.types[ty], Type::Vector { .. }) {
            return vec![arg];
        }
        let component = self.module.component(ty);
        let count = self.module.width(ty);
        (0..count)
            .map(|index| self.emit(S::CompositeExtract, component, [arg, Arg::Literal(index)]))
            .collect()
    }

    /// The scalar or vector of these components.
    pub fn join(&mut self, ty: TypeId, parts: &[Arg]) -> Arg {
        match parts {
            &[single] => single,
            parts => self.emit(S::CompositeConstruct, ty, parts.iter().copied()),
        }
    }

    /// The same bits as another type of the same size.
    pub fn bitcast(&mut self, ty: TypeId, arg: Arg) -> Arg {
        if self.ty(arg) == ty { arg } else { self.emit(S::Bitcast, ty, [arg]) }
    }

    /// The value of a built-in input.
    pub fn input(&mut self, kind: BuiltIn, ty: TypeId) -> Arg {
        let global = input(self.module, kind, ty, self.function.loc);
        let own = self.module.pointee(self.module.globals[global].ty).map_or(ty, |it| it.1);
        let value = self.emit(S::Load, own, [Arg::Global(global)]);
        self.bitcast(ty, value)
    }

    /// The value of a constant, such that nobody knows it before the shader runs.
    pub fn at_run_time(&mut self, constant: ConstantId) -> Arg {
        let ty = self.module.constant_type(constant);
        let variable = match self.known[constant] {
            Some(it) => it,
            None => {
                let pointer = self.module.pointer(StorageClass::FUNCTION, ty);
                // The initializer of a variable is a constant, and OpUndef is none.
                let constant = match self.module.constants[constant] {
                    Constant::Undef(ty) => self.module.null(ty),
                    _ => constant,
                };
                let args = [Arg::Literal(StorageClass::FUNCTION.0), Arg::Constant(constant)];
                let new = self.function.values.add(Inst::new(S::Variable, pointer, args, self.function.loc));
                self.locals.push(new);
                self.known[constant] = Some(new);
                new
            }
        };
        self.emit(S::Load, ty, [Arg::Value(variable)])
    }
}
