//! Numbers for wgpu, where no two resources of a set share one: each kind of resource has a range of its own, in which a
//! register keeps its number. So what a register gets depends neither on the code nor on other declarations, and stages
//! that are compiled separately fit together.
//!
//! Shifts and attributes are what the user says, and taken literally.

use super::{Numbering, Owner, Resource, Row, of_slot};
use crate::{
    diagnostics::list::wgpu,
    ir::Binding,
    options::{BindingOptions, Options, RegisterClass, TargetEnvironment},
    source::Span,
    symbol::Symbols,
    typed::{Program, Storage},
    types::ObjectClass,
};

/// A kind of resource, in the order of the ranges.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Kind {
    Register(RegisterClass),
    Counter,
    /// Structs of resources, of whatever kinds.
    Other,
}

impl Kind {
    /// The first number of its range. WebGPU guarantees 1,000 for each set.
    fn start(self) -> u32 {
        match self {
            Kind::Register(RegisterClass::Constant) => 0,
            Kind::Register(RegisterClass::Sampler) => 100,
            Kind::Register(RegisterClass::Texture) => 200,
            Kind::Register(RegisterClass::Unordered) => 600,
            Kind::Counter => 800,
            Kind::Other => 900,
        }
    }

    /// What the user says it starts at.
    fn shift(self, options: &BindingOptions, space: u32) -> Option<u32> {
        match self {
            Kind::Register(class) => options.shift_of(class, space),
            Kind::Counter | Kind::Other => None,
        }
    }
}

/// Of push constants that are a uniform buffer: the last one of the buffers.
const PUSH_CONSTANTS: u32 = 99;

/// Where the heaps of resources, samplers and counters start, in the upper halves of ranges. Each element that is used
/// has a binding of its own.
pub(super) const HEAPS: [u32; 3] = [400, 150, 850];

/// A resource whose elements cannot be where its attribute says.
pub(super) struct Moved {
    owner: Owner,
    from: Binding,
    span: Span,
}

/// Gives resources the numbers that attributes say. Only the first element of an array is said to be somewhere: where
/// the others, which have bindings of their own, would meet what else is said, the whole array is left, and returned.
pub(super) fn by_attribute(
    program: &Program,
    options: &Options,
    resources: &[Resource],
    numbering: &mut Numbering,
) -> Vec<Moved> {
    let default_set = options.bindings.default_space.unwrap_or(0);
    let mut moved = Vec::new();
    let said = || {
        let all = resources.iter().filter(|it| !it.is_combined_sampler());
        all.filter_map(|it| Some((it, it.own_explicit(default_set)?)))
    };
    for (_, binding) in said() {
        numbering.taken.take(Row::of(binding, 1));
    }
    for (it, binding) in said() {
        let row = Row::of(binding, it.count);
        let rest = Row { first: row.first + 1, count: row.count.saturating_sub(1), ..row };
        if !numbering.taken.is_free(rest) && is_taken_apart(program, options, it.owner) {
            moved.push(Moved { owner: it.owner, from: binding, span: it.span });
        } else {
            numbering.give(it, row);
        }
    }
    moved
}

fn is_taken_apart(program: &Program, options: &Options, owner: Owner) -> bool {
    match owner {
        Owner::Global(id) | Owner::Counter(id) | Owner::Sampler(id) => {
            super::is_taken_apart(program, options.target, program.globals[id].ty)
        }
        Owner::Buffer(_) | Owner::Globals => false,
    }
}

/// Says where arrays are now.
pub(super) fn warn_of_moved(
    program: &Program,
    symbols: &Symbols,
    options: &Options,
    moved: &[Moved],
    numbering: &mut Numbering,
) {
    let target = if options.target == TargetEnvironment::WebGpu { "WebGPU" } else { "wgpu" };
    for it in moved {
        // A counter is moved together with its buffer, or is hidden anyway.
        let Owner::Global(id) = it.owner else { continue };
        let Some(Binding { binding: to, .. }) = numbering.bindings.globals[id] else { continue };
        let name = name(program, symbols, it.owner).to_owned();
        numbering.sink.push(wgpu::WgpuArrayMoved { target, name, from: it.from.binding, to, at: it.span });
    }
}

/// Numbers what [`by_attribute`] has left.
pub(super) fn by_kind(
    program: &Program,
    symbols: &Symbols,
    resources: &[Resource],
    options: &BindingOptions,
    numbering: &mut Numbering,
) {
    let default_set = options.default_space.unwrap_or(0);
    let mut left: Vec<(Kind, &Resource)> = Vec::new();
    for it in resources {
        let slot = match it.owner {
            Owner::Globals => options.globals,
            Owner::Global(id) if program.globals[id].storage == Storage::PushConstant => {
                match options.push_constants {
                    Some(slot) => numbering.give(it, of_slot(slot)),
                    None => numbering.give_next(it, default_set, PUSH_CONSTANTS),
                }
                continue;
            }
            Owner::Global(id) if numbering.bindings.globals[id].is_some() => continue,
            Owner::Buffer(id) if numbering.bindings.buffers[id].is_some() => continue,
            Owner::Counter(id) if numbering.bindings.counters[id].is_some() => continue,
            Owner::Global(_) | Owner::Buffer(_) | Owner::Counter(_) | Owner::Sampler(_) => None,
        };
        match slot {
            Some(slot) => numbering.give(it, of_slot(slot)),
            None => left.push((kind(program, it), it)),
        }
    }
    // Names decide between those that declare the same register, and among those that declare none.
    left.sort_by_key(|(kind, it)| {
        // What the source declares as a sampler comes before what only its texture's place decides.
        let number = number(it, default_set).unwrap_or(u32::MAX);
        (*kind, it.is_combined_sampler(), number, name(program, symbols, it.owner))
    });
    // First all that keep the number of their register, so that nothing else takes it.
    left.retain(|&(kind, it)| {
        let Some(number) = number(it, default_set) else { return true };
        let space = it.set(default_set);
        let shift = kind.shift(options, space);
        let first = u64::from(shift.unwrap_or(kind.start())) + u64::from(number);
        let row = Row { set: space, first, count: it.count };
        // A shift is taken literally, even if two resources share a number then.
        let is_literal = shift.is_some() && !it.is_combined_sampler();
        if !is_literal && !numbering.taken.is_free(row) {
            return true;
        }
        numbering.give(it, row);
        false
    });
    for (kind, it) in left {
        let space = it.set(default_set);
        let start = kind.shift(options, space).unwrap_or(kind.start());
        numbering.give_next(it, space, start);
    }
}

fn kind(program: &Program, resource: &Resource) -> Kind {
    let class = match resource.owner {
        Owner::Counter(_) => return Kind::Counter,
        Owner::Sampler(_) => return Kind::Register(RegisterClass::Sampler),
        Owner::Global(id) => program.types.resource_kind(program.globals[id].ty).map(|it| it.class()),
        Owner::Buffer(_) | Owner::Globals => None,
    };
    let letter = resource.register().and_then(|it| it.class);
    let of_letter = letter.and_then(RegisterClass::from_letter);
    match of_letter.or(resource.class) {
        Some(class) => Kind::Register(class),
        None if class == Some(ObjectClass::TextureBuffer) => Kind::Register(RegisterClass::Texture),
        None => Kind::Other,
    }
}

/// That of its register, if it declares one. A counter has its buffer's, and the sampler of a combined image sampler
/// its texture's, even where that is bound by an attribute.
fn number(resource: &Resource, default_set: u32) -> Option<u32> {
    if let Some(binding) = resource.explicit(default_set).filter(|_| resource.is_combined_sampler()) {
        return Some(binding.binding);
    }
    resource.register().filter(|it| it.class.is_some()).map(|it| it.number)
}

fn name<'s>(program: &Program, symbols: &'s Symbols, owner: Owner) -> &'s str {
    match owner {
        Owner::Global(id) | Owner::Counter(id) | Owner::Sampler(id) => symbols.text(program.globals[id].name),
        Owner::Buffer(id) => symbols.text(program.buffers[id].name),
        Owner::Globals => "$Globals",
    }
}
