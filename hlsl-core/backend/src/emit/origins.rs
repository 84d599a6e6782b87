//! Where the instructions of a module come from in the shader.

use crate::spirv::Op;
use rustc_hash::FxHashMap;

use super::section::HEADER;
use crate::{grammar::Instructions, source::Span};

#[derive(Clone, Debug, Default)]
pub struct Origins {
    /// Of values, variables and functions, by their ids.
    pub(super) ids: FxHashMap<u32, Span>,
    /// Of capabilities: where the shader requests them, or else the first thing that needs them.
    pub(super) capabilities: FxHashMap<u32, Span>,
    /// Of execution modes, by their indices as words in the module.
    pub(super) modes: Vec<(usize, Span)>,
    /// Where instructions of functions begin to come from another place, as indices of words in the module.
    pub(super) code: Vec<(usize, Span)>,
}

impl Origins {
    /// Where the instruction at that word of the module comes from: itself, or the first thing that it is used for.
    pub fn of(&self, words: &[u32], at: usize) -> Option<Span> {
        let behind = self.code.partition_point(|it| it.0 <= at);
        if let Some((_, span)) = behind.checked_sub(1).and_then(|index| self.code.get(index)) {
            return Some(*span);
        }
        if let Some((_, span)) = self.modes.iter().find(|it| it.0 == at) {
            return Some(*span);
        }
        let inst = Instructions(words.get(at..)?).next()?;
        if inst.is(Op::Capability) {
            return self.capabilities.get(&inst.word(0)).copied();
        }
        // What has no result is about its first operand: a variable with a decoration.
        let mut about = vec![if inst.result == 0 { inst.word(0) } else { inst.result }];
        let header = words.len().min(HEADER);
        let mut rest = Instructions(&words[header..]);
        loop {
            if let Some(span) = about.iter().find_map(|it| self.ids.get(it)) {
                return Some(*span);
            }
            let place = words.len() - rest.0.len();
            let inst = rest.next()?;
            let mentions = |id: &u32| {
                inst.result_type == *id
                    || inst.operands().any(|(kind, words)| kind.is_id() && words.contains(id))
            };
            if inst.result == 0 || !about.iter().any(mentions) {
                continue;
            }
            about.push(inst.result);
            // A value of a function, most of which are only known by their place.
            if self.code.first().is_some_and(|it| it.0 <= place) {
                return self.of(words, place);
            }
        }
    }
}
