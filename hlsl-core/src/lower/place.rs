//! Places: memory, or something that acts like it, that an expression names.

use smallvec::SmallVec;

use crate::{
    ir::{self, Arg, StorageClass, spirv::Op},
    layout::LayoutRule,
    lower::Lower,
    typed::ExprId,
    types::TypeId,
};

/// Where a value lives. Indices and other parts are evaluated already: a place can be loaded from and stored to
/// any number of times.
#[derive(Clone, Debug)]
pub struct Place {
    pub kind: PlaceKind,
    /// The HLSL type of what is there.
    pub ty: TypeId,
    /// The layout of the memory: [`Lower::ir_type`] with this rule gives the type in memory.
    pub rule: LayoutRule,
    /// Flags of loads, stores and accesses.
    pub flags: ir::Flags,
}

#[derive(Clone, Debug)]
pub enum PlaceKind {
    /// What a pointer points to, followed along `indices`.
    Pointer { base: Arg, class: StorageClass, indices: SmallVec<[Arg; 4]> },
    /// A value without an address: `f().x`. Stores are lost.
    Value(Arg),
}

impl Lower<'_> {
    /// The memory behind a pointer.
    pub fn pointer_place(&self, base: Arg, class: StorageClass, ty: TypeId, rule: LayoutRule) -> Place {
        Place {
            kind: PlaceKind::Pointer { base, class, indices: SmallVec::new() },
            ty,
            rule,
            flags: ir::Flags::default(),
        }
    }

    /// A pointer to the place, if it is one stretch of memory.
    pub fn pointer(&mut self, place: &Place) -> Option<Arg> {
        match &place.kind {
            PlaceKind::Pointer { base, indices, .. } if indices.is_empty() => Some(*base),
            PlaceKind::Pointer { base, class, indices } => {
                let (base, class) = (*base, *class);
                let pointee = self.ir_type(place.ty, place.rule);
                let ty = self.module.pointer(class, pointee);
                Some(self.emit(Op::AccessChain, ty, std::iter::once(base).chain(indices.iter().copied())))
            }
            PlaceKind::Value(_) => None,
        }
    }

    /// Evaluates the parts of a place expression; nothing is loaded yet.
    pub fn place(&mut self, _id: ExprId) -> Place {
        todo!()
    }
    /// The value at a place, of void layout.
    pub fn load(&mut self, _place: &Place) -> Arg {
        todo!()
    }
    /// Writes a value of void layout.
    pub fn store(&mut self, _place: &Place, _value: Arg) {
        todo!()
    }
    /// A new variable of the current function.
    pub fn variable(&mut self, _ty: TypeId, _name: &str) -> Place {
        todo!()
    }
    /// Member `field` of a struct's place.
    pub fn member(&mut self, _base: &Place, _field: u32) -> Place {
        todo!()
    }
    /// Element, row or component `index` of an array's, matrix's or vector's place.
    pub fn element(&mut self, _base: &Place, _index: Arg) -> Place {
        todo!()
    }
    /// Element `index` of a structured buffer.
    pub fn buffer_element(&mut self, _object: ExprId, _index: Arg) -> Place {
        todo!()
    }
    /// The pointer to the block of a structured, byte-address or constant buffer.
    pub fn buffer(&mut self, _object: ExprId) -> Arg {
        todo!()
    }
    /// The pointer to the counter (a block of one int) of a structured buffer.
    pub fn counter(&mut self, _object: ExprId) -> Arg {
        todo!()
    }
}
