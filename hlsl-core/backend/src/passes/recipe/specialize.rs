//! Replaces specialization constants wherever a module mentions them: in arguments, in lengths of arrays, in execution
//! modes and in other constants.

use crate::{
    arena::{Id, IdMap},
    ir::*,
    passes::{
        fold,
        mentions::{self, Replace},
    },
};

/// A specialization constant.
pub(super) struct Spec {
    pub(super) ty: TypeId,
    pub(super) id: u32,
    pub(super) bits: u64,
    pub(super) name: Box<str>,
}

impl Spec {
    /// The plain constant of its default value.
    pub(super) fn frozen(self, module: &mut Module) -> ConstantId {
        match module.types[self.ty] {
            Type::Bool => module.boolean(self.bits != 0),
            _ => module.constants.intern(Constant::Scalar { ty: self.ty, bits: self.bits }),
        }
    }

    pub(super) fn interned(self, module: &mut Module) -> ConstantId {
        let Spec { ty, id, bits, name } = self;
        module.constants.intern(Constant::Spec { ty, id, bits, name })
    }
}

/// Puts what `change` makes of each specialization constant in its place, and computes what is plain then. Whether
/// anything has changed.
pub(super) fn specialize(module: &mut Module, change: impl FnMut(&mut Module, Spec) -> ConstantId) -> bool {
    let is_special = |it: &Constant| {
        matches!(it, Constant::Spec { .. } | Constant::SpecOp { .. } | Constant::SpecComposite { .. })
    };
    if !module.constants.iter().any(|it| is_special(it.1)) {
        return false;
    }
    let mut it = Specializer { types: IdMap::default(), constants: IdMap::default(), any: false, change };
    mentions::replace(module, &mut it);
    it.globals(module);
    for index in 0..module.entries.len() {
        for mode in 0..module.entries[index].modes.len() {
            let mut operands = std::mem::take(&mut module.entries[index].modes[mode].operands);
            it.operands(module, &mut operands);
            module.entries[index].modes[mode].operands = operands;
        }
    }
    it.any
}

struct Specializer<F> {
    types: IdMap<Type, Option<TypeId>>,
    constants: IdMap<Constant, Option<ConstantId>>,
    /// Whether anything has changed.
    any: bool,
    change: F,
}

impl<F: FnMut(&mut Module, Spec) -> ConstantId> Specializer<F> {
    /// What else globals mention.
    fn globals(&mut self, module: &mut Module) {
        for id in module.globals.ids() {
            if let Some((element, stride)) = module.globals[id].texels {
                module.globals[id].texels = Some((self.ty(module, element), stride));
            }
            let mut decorations = std::mem::take(&mut module.globals[id].decorations);
            self.decorations(module, &mut decorations);
            module.globals[id].decorations = decorations;
        }
    }

    fn decorations(&mut self, module: &mut Module, decorations: &mut [Decoration]) {
        decorations.iter_mut().for_each(|it| self.operands(module, &mut it.operands));
    }

    fn operands(&mut self, module: &mut Module, operands: &mut [Operand]) {
        for operand in operands {
            match operand {
                Operand::Type(ty) => *ty = self.ty(module, *ty),
                Operand::Constant(constant) => *constant = self.constant(module, *constant),
                Operand::Literal(_) | Operand::Text(_) | Operand::Global(_) => {}
            }
        }
    }

    fn operation(&mut self, module: &mut Module, ty: TypeId, op: spirv::Op, args: &[SpecArg]) -> ConstantId {
        let args: Vec<SpecArg> = args
            .iter()
            .map(|&arg| match arg {
                SpecArg::Constant(it) => SpecArg::Constant(self.constant(module, it)),
                SpecArg::Literal(_) => arg,
            })
            .collect();
        let plain = folded(module, ty, op, &args);
        plain.unwrap_or_else(|| module.constants.intern(Constant::SpecOp { ty, op, args }))
    }
}

impl<F: FnMut(&mut Module, Spec) -> ConstantId> Replace for Specializer<F> {
    fn ty(&mut self, module: &mut Module, ty: TypeId) -> TypeId {
        if let Some(known) = self.types[ty] {
            return known;
        }
        let mut new = module.types[ty].clone();
        match &mut new {
            Type::Array { element, length, .. } => {
                *element = self.ty(module, *element);
                *length = self.constant(module, *length);
            }
            Type::Vector { element: part, .. }
            | Type::Matrix { column: part, .. }
            | Type::RuntimeArray { element: part, .. }
            | Type::Pointer { pointee: part, .. }
            | Type::SampledImage { image: part } => *part = self.ty(module, *part),
            Type::Struct(it) => {
                for member in &mut it.members {
                    member.ty = self.ty(module, member.ty);
                    self.decorations(module, &mut member.decorations);
                }
                self.decorations(module, &mut it.decorations);
            }
            Type::User { operands, .. } => self.operands(module, operands),
            Type::NodePayloads { record, decorations, .. } => {
                *record = self.ty(module, *record);
                self.decorations(module, decorations);
            }
            Type::Function { result, parameters } => {
                *result = self.ty(module, *result);
                parameters.iter_mut().for_each(|it| *it = self.ty(module, *it));
            }
            Type::Void
            | Type::Bool
            | Type::Int { .. }
            | Type::Float { .. }
            | Type::Image(_)
            | Type::Sampler
            | Type::AccelerationStructure
            | Type::RayQuery => {}
        }
        let new = module.ty(new);
        if new != ty && module.type_names[ty].is_some() {
            module.type_names[new] = module.type_names[ty].clone();
        }
        self.types[ty] = Some(new);
        self.any |= new != ty;
        new
    }

    fn constant(&mut self, module: &mut Module, constant: ConstantId) -> ConstantId {
        if let Some(known) = self.constants[constant] {
            return known;
        }
        let new = match module.constants[constant].clone() {
            Constant::Spec { ty, id, bits, name } => (self.change)(module, Spec { ty, id, bits, name }),
            Constant::SpecOp { ty, op, args } => self.operation(module, ty, op, &args),
            Constant::Composite { ty, parts } | Constant::SpecComposite { ty, parts } => {
                let ty = self.ty(module, ty);
                let parts = parts.into_iter().map(|it| self.constant(module, it)).collect();
                module.composite(ty, parts)
            }
            Constant::Null(ty) => {
                let ty = self.ty(module, ty);
                module.null(ty)
            }
            Constant::Undef(ty) => {
                let ty = self.ty(module, ty);
                module.undef(ty)
            }
            Constant::Bool(_) | Constant::Scalar { .. } => constant,
        };
        if let Some(length) = module.default_lengths[constant]
            && new != constant
        {
            module.default_lengths[new] = Some(default_of(module, new).unwrap_or(length));
        }
        self.constants[constant] = Some(new);
        self.any |= new != constant;
        new
    }
}

/// The result of an operation on plain constants.
fn folded(module: &mut Module, ty: TypeId, op: spirv::Op, args: &[SpecArg]) -> Option<ConstantId> {
    let args: Option<Vec<Id<Constant>>> = args
        .iter()
        .map(|&arg| match arg {
            SpecArg::Constant(it) => Some(it).filter(|&it| !module.is_spec(it)),
            SpecArg::Literal(_) => None,
        })
        .collect();
    fold::constant(module, op.into(), ty, &args?)
}

/// The length of an array that specialization constants decide, with their defaults.
fn default_of(module: &mut Module, constant: ConstantId) -> Option<u32> {
    let plain = default_value(module, constant)?;
    module.interned().constant_bits(plain).and_then(|it| u32::try_from(it).ok())
}

fn default_value(module: &mut Module, constant: ConstantId) -> Option<ConstantId> {
    match module.constants[constant].clone() {
        Constant::Spec { ty, id, bits, name } => Some(Spec { ty, id, bits, name }.frozen(module)),
        Constant::SpecOp { ty, op, args } => {
            let args: Option<Vec<SpecArg>> = args
                .into_iter()
                .map(|arg| match arg {
                    SpecArg::Constant(it) => default_value(module, it).map(SpecArg::Constant),
                    SpecArg::Literal(_) => None,
                })
                .collect();
            folded(module, ty, op, &args?)
        }
        _ => Some(constant),
    }
}
