//! The names of a function's values: few have one, and most passes never look at them.

use std::ops::Range;

use super::{Inst, ValueId};
use crate::arena::IdMap;

/// OpName of values. In a box, since functions are moved more often than named.
#[derive(Clone, Debug, Default)]
pub struct Names(Option<Box<Table>>);

/// All names are in one text, so that none has memory of its own.
#[derive(Clone, Debug, Default)]
struct Table {
    /// The names end to end, also those that were taken back.
    text: String,
    /// Where each is: empty ranges where there is none.
    places: IdMap<Inst, Range<u32>>,
}

impl Table {
    /// With room for what most functions have.
    fn with_room() -> Box<Table> {
        Box::new(Table { text: String::with_capacity(256), places: IdMap::default() })
    }
}

impl Names {
    pub fn get(&self, value: ValueId) -> Option<&str> {
        let table = self.0.as_ref()?;
        let Range { start, end } = table.places[value];
        if start == end { None } else { table.text.get(start as usize..end as usize) }
    }
    /// Gives a value another name; none if it is empty.
    pub fn set(&mut self, value: ValueId, name: &str) {
        let table = self.0.get_or_insert_with(Table::with_room);
        let start = table.text.len() as u32;
        table.text.push_str(name);
        table.places[value] = start..table.text.len() as u32;
    }
    /// Gives `other` the name of `value`.
    pub fn share(&mut self, value: ValueId, other: ValueId) {
        if let Some(table) = &mut self.0 {
            table.places[other] = table.places[value].clone();
        }
    }
    pub fn remove(&mut self, value: ValueId) {
        if self.get(value).is_some()
            && let Some(table) = &mut self.0
        {
            table.places[value] = 0..0;
        }
    }
}
