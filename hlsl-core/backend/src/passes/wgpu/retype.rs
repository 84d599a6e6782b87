//! Changes types wherever a module mentions them.

use crate::{
    arena::IdMap,
    ir::*,
    passes::mentions::{self, Replace},
};

/// Types as `change` makes them. It sees each type after the types in it have changed.
///
/// Of a constant struct that loses members, the parts that hold nothing are left out.
pub(super) struct Retype<F> {
    of: IdMap<Type, Option<TypeId>>,
    change: F,
}

impl<F: FnMut(&Module, Type) -> Type> Retype<F> {
    pub(super) fn new(change: F) -> Self {
        Retype { of: IdMap::default(), change }
    }

    pub(super) fn module(&mut self, module: &mut Module) {
        mentions::replace(module, self);
    }
}

impl<F: FnMut(&Module, Type) -> Type> Replace for Retype<F> {
    fn ty(&mut self, module: &mut Module, ty: TypeId) -> TypeId {
        if let Some(known) = self.of[ty] {
            return known;
        }
        let mut new = module.types[ty].clone();
        match &mut new {
            Type::Vector { element: part, .. }
            | Type::Matrix { column: part, .. }
            | Type::Array { element: part, .. }
            | Type::RuntimeArray { element: part, .. }
            | Type::Pointer { pointee: part, .. }
            | Type::SampledImage { image: part } => *part = self.ty(module, *part),
            Type::Struct(it) => {
                it.members.iter_mut().for_each(|member| member.ty = self.ty(module, member.ty));
            }
            Type::Function { result, parameters } => {
                *result = self.ty(module, *result);
                parameters.iter_mut().for_each(|it| *it = self.ty(module, *it));
            }
            _ => {}
        }
        let new = (self.change)(module, new);
        let new = module.ty(new);
        self.of[ty] = Some(new);
        // What came out is as it is to be.
        self.of[new] = Some(new);
        new
    }

    fn constant(&mut self, module: &mut Module, constant: ConstantId) -> ConstantId {
        match module.constants[constant].clone() {
            Constant::Null(ty) => {
                let ty = self.ty(module, ty);
                module.null(ty)
            }
            Constant::Undef(ty) => {
                let ty = self.ty(module, ty);
                module.undef(ty)
            }
            Constant::Scalar { ty, bits } => match (self.ty(module, ty), &module.types[ty]) {
                (new, &Type::Int { width: width @ (8 | 16), signed }) if new != ty => {
                    module.integer(new, extended_bits(bits, width, signed))
                }
                // The bits of a double.
                (new, Type::Float { width: 64 }) if new != ty => {
                    module.constants.intern(Constant::Scalar { ty: new, bits })
                }
                // Two words, the low one first.
                (new, Type::Int { width: 64, .. }) if new != ty => {
                    let parts = vec![module.uint(bits as u32), module.uint((bits >> 32) as u32)];
                    module.composite(new, parts)
                }
                _ => constant,
            },
            Constant::Composite { ty, parts } if is_wide_vector(module, ty) && self.ty(module, ty) != ty => {
                let bits: Vec<u64> =
                    parts.iter().map(|&it| module.interned().constant_bits(it).unwrap_or(0)).collect();
                let word = module.uint32();
                let words = module.vector(word, bits.len() as u32);
                let half = |module: &mut Module, shift: u32| {
                    let parts = bits.iter().map(|it| module.uint((it >> shift) as u32)).collect();
                    module.composite(words, parts)
                };
                let parts = vec![half(module, 0), half(module, 32)];
                let ty = self.ty(module, ty);
                module.composite(ty, parts)
            }
            Constant::Composite { ty, parts } | Constant::SpecComposite { ty, parts } => {
                let ty = self.ty(module, ty);
                let mut parts: Vec<ConstantId> =
                    parts.into_iter().map(|part| self.constant(module, part)).collect();
                if module.parts(ty).is_some_and(|it| (it as usize) < parts.len()) {
                    parts.retain(|&part| {
                        let ty = module.interned().constant_type(part);
                        !ty.is_some_and(|it| is_empty(module, it))
                    });
                }
                module.composite(ty, parts)
            }
            Constant::Spec { ty, id, bits, name } => {
                let ty = self.ty(module, ty);
                module.constants.intern(Constant::Spec { ty, id, bits, name })
            }
            _ => constant,
        }
    }
}

fn is_wide_vector(module: &Module, ty: TypeId) -> bool {
    matches!(module.types[ty], Type::Vector { element, .. } if matches!(module.types[element], Type::Int { width: 64, .. }))
}

/// Whether a type is a struct without members, or an array of such structs. Those that had only such members have none
/// any more.
pub(super) fn is_empty(module: &Module, ty: TypeId) -> bool {
    match &module.types[ty] {
        Type::Struct(it) => it.members.is_empty(),
        Type::Array { element, .. } | Type::RuntimeArray { element, .. } => is_empty(module, *element),
        _ => false,
    }
}

/// The low bits of a number, extended.
pub(super) fn extended_bits(bits: u64, width: u8, signed: bool) -> i64 {
    let unused = 64 - u32::from(width.clamp(1, 64));
    match signed {
        true => (bits << unused) as i64 >> unused,
        false => (bits << unused >> unused) as i64,
    }
}
