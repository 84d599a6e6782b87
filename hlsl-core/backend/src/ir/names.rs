//! The names of a function's values: few have one, and most passes never look at them.

use std::ops::Range;

use super::{Inst, ValueId};
use crate::arena::IdMap;

/// OpName of values. All names are in one text, so that a name has no memory of its own.
#[derive(Clone, Debug, Default)]
pub struct Names {
    /// The names end to end, also those that were taken back.
    text: String,
    /// Where each is: empty ranges where there is none.
    places: IdMap<Inst, Range<u32>>,
}

impl Names {
    pub fn get(&self, value: ValueId) -> Option<&str> {
        let Range { start, end } = self.places[value];
        if start == end { None } else { self.text.get(start as usize..end as usize) }
    }
    /// Gives a value another name; none if it is empty.
    pub fn set(&mut self, value: ValueId, name: &str) {
        let start = self.text.len() as u32;
        self.text.push_str(name);
        self.places[value] = start..self.text.len() as u32;
    }
    /// Gives `other` the name of `value`.
    pub fn share(&mut self, value: ValueId, other: ValueId) {
        self.places[other] = self.places[value].clone();
    }
    pub fn remove(&mut self, value: ValueId) {
        if self.get(value).is_some() {
            self.places[value] = 0..0;
        }
    }
}
