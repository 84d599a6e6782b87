//! The instructions of a function, and what is known about them from one pass to the next.

use std::ops::{Index, IndexMut};

use super::*;

/// The instructions of a function, by their ids.
///
/// An instruction is *settled* from when `simplify` has found nothing to do about it until it may have changed: whoever
/// borrows it mutably unsettles it.
#[derive(Clone, Debug, Default)]
pub struct Values {
    items: Arena<Inst>,
    /// By id; those that are not here are not settled.
    settled: Vec<bool>,
    /// By id, how often each was used at most when those that are settled were looked at.
    uses: Vec<u32>,
    /// Whether a debug operation was ever among them: whoever changes an instruction in place makes none of what was
    /// not one.
    has_shown: bool,
}

impl Values {
    pub fn add(&mut self, inst: Inst) -> ValueId {
        self.has_shown |= inst.op.is_debug();
        self.items.add(inst)
    }
    /// Puts another instruction in the place of one.
    pub fn replace(&mut self, id: ValueId, inst: Inst) {
        self.has_shown |= inst.op.is_debug();
        self[id] = inst;
    }
    /// Takes over the instructions of another function, each after `change`. The first gets the next id.
    pub fn take_over(&mut self, others: Values, change: impl FnMut(&mut Inst)) {
        let first = self.items.len();
        self.has_shown |= others.has_shown;
        self.items.append(others.items);
        self.items.values_mut().skip(first).for_each(change);
    }
    /// Whether there may be [debug operations](Op::is_debug): false only where there never was one.
    pub fn has_shown(&self) -> bool {
        self.has_shown
    }
    /// Like [`Arena::reserve`].
    pub fn reserve(&mut self, expected: usize) {
        self.items.reserve(expected);
    }
    /// Like [`Arena::make_room`].
    pub fn make_room(&mut self, more: usize) {
        self.items.make_room(more);
    }
    pub fn len(&self) -> usize {
        self.items.len()
    }
    pub fn is_empty(&self) -> bool {
        self.items.is_empty()
    }
    pub fn ids(&self) -> impl DoubleEndedIterator<Item = ValueId> + ExactSizeIterator + use<> {
        self.items.ids()
    }
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = (ValueId, &Inst)> + ExactSizeIterator {
        self.items.iter()
    }
    pub fn values(&self) -> std::slice::Iter<'_, Inst> {
        self.items.values()
    }
    pub fn iter_mut(&mut self) -> impl DoubleEndedIterator<Item = (ValueId, &mut Inst)> + ExactSizeIterator {
        self.settled.clear();
        self.items.iter_mut()
    }
    pub fn values_mut(&mut self) -> std::slice::IterMut<'_, Inst> {
        self.settled.clear();
        self.items.values_mut()
    }

    /// Lets `f` change the arguments of an instruction, which stays settled if they stay as they are.
    #[inline]
    pub fn update_args(&mut self, id: ValueId, mut f: impl FnMut(&mut Arg)) {
        self.replace_args(id, |before| {
            let mut arg = before;
            f(&mut arg);
            (arg != before).then_some(arg)
        });
    }
    /// Replaces those arguments of an instruction for which `f` has others, which unsettles it.
    #[inline]
    pub fn replace_args(&mut self, id: ValueId, mut f: impl FnMut(Arg) -> Option<Arg>) {
        let mut changed = false;
        for arg in &mut self.items[id].args {
            if let Some(new) = f(*arg) {
                *arg = new;
                changed = true;
            }
        }
        if changed {
            self.unsettle(id);
        }
    }

    pub fn is_settled(&self, id: ValueId) -> bool {
        self.settled.get(id.index()).copied().unwrap_or_default()
    }
    pub fn settle(&mut self, id: ValueId) {
        if self.settled.len() <= id.index() {
            self.settled.resize(self.items.len(), false);
        }
        self.settled[id.index()] = true;
    }
    fn unsettle(&mut self, id: ValueId) {
        if let Some(settled) = self.settled.get_mut(id.index()) {
            *settled = false;
        }
    }
    /// How often each value was used when the settled ones were looked at, by id.
    pub fn settled_uses(&self) -> &[u32] {
        &self.uses
    }
    pub fn set_settled_uses(&mut self, uses: Vec<u32>) {
        self.uses = uses;
    }
}

impl Index<ValueId> for Values {
    type Output = Inst;
    #[inline]
    fn index(&self, id: ValueId) -> &Inst {
        &self.items[id]
    }
}
impl IndexMut<ValueId> for Values {
    #[inline]
    fn index_mut(&mut self, id: ValueId) -> &mut Inst {
        self.unsettle(id);
        &mut self.items[id]
    }
}
