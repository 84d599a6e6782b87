//! What lowering has found out about types so far.

use std::rc::Rc;

use rustc_hash::FxHashMap;

use super::{
    offsets,
    types::{Bits, Slot},
};
use crate::{
    ir,
    layout::{self, LayoutContext, LayoutRule, Layouts, MemberSource},
    types::{StructId, TypeId, Types},
};

pub(super) struct Tables {
    pub(super) layouts: Layouts,
    ir_types: FxHashMap<(TypeId, LayoutRule), ir::TypeId>,
    slots: FxHashMap<StructId, Rc<Vec<Slot>>>,
    pub(super) offsets: offsets::Checked,
}

impl Tables {
    pub(super) fn new(context: LayoutContext) -> Self {
        Tables {
            layouts: Layouts::new(context),
            ir_types: FxHashMap::default(),
            slots: FxHashMap::default(),
            offsets: offsets::Checked::default(),
        }
    }

    /// What a type is in the IR, in memory of that layout, if it was lowered already.
    pub(super) fn ir_type(&self, ty: TypeId, rule: LayoutRule) -> Option<ir::TypeId> {
        self.ir_types.get(&(ty, rule)).copied()
    }

    pub(super) fn set_ir_type(&mut self, ty: TypeId, rule: LayoutRule, made: ir::TypeId) {
        self.ir_types.insert((ty, rule), made);
    }

    /// Where each field of a struct lies in the IR struct. The base, if there is one, is member 0. There is one for each
    /// field, so that what `check` found to be the number of a field always is an index here.
    pub(super) fn slots(&mut self, types: &Types, id: StructId) -> Rc<Vec<Slot>> {
        if let Some(known) = self.slots.get(&id) {
            return known.clone();
        }
        let mut slots = vec![Slot { member: 0, bits: None }; types.structs[id].fields.len()];
        for (index, member) in layout::members(types, id, &self.layouts.context).iter().enumerate() {
            let member_index = index as u32;
            match &member.source {
                MemberSource::Base(_) => {}
                MemberSource::Field(field) => {
                    slots[*field as usize] = Slot { member: member_index, bits: None };
                }
                MemberSource::BitFields(bits) => {
                    for it in bits {
                        let bits = Some(Bits { integer: member.ty, shift: it.shift, width: it.width });
                        slots[it.field as usize] = Slot { member: member_index, bits };
                    }
                }
            }
        }
        let slots = Rc::new(slots);
        self.slots.insert(id, slots.clone());
        slots
    }

    /// The same if somebody asked before.
    pub(super) fn known_slots(&self, id: StructId) -> Option<&[Slot]> {
        self.slots.get(&id).map(|it| it.as_slice())
    }
}
