//! What pipelines of some shaders share: the descriptors of all of them, by name and by set.

use super::{Conflict, Shader, stage_flags};
use crate::reflect::{Access, Binding, BindingKind, Count, EntryPoint};

/// A descriptor of some shaders.
#[derive(Clone, Copy, Debug)]
pub(super) struct Descriptor<'a> {
    pub(super) binding: &'a Binding,
    /// `VkShaderStageFlags` of the stages that use it.
    pub(super) stages: u32,
    /// What all shaders do with it.
    access: Access,
    /// Whether the host gives its offset when it binds the set.
    pub(super) is_dynamic: bool,
    /// The first shader that has it.
    shader: &'a str,
}

/// The descriptors of all shaders, each name once: a name means the same in all of them.
/// Buffers in `dynamic` get their offsets from the host.
pub(super) fn descriptors<'a>(
    shaders: &[Shader<'a>],
    dynamic: &[String],
) -> Result<Vec<Descriptor<'a>>, Conflict> {
    let mut merged: Vec<Descriptor> = Vec::new();
    for shader in shaders {
        let entries = &shader.reflection.entry_points;
        let flags_of = |used: &dyn Fn(&EntryPoint) -> bool| {
            entries.iter().filter(|it| used(it)).fold(0, |all, it| all | stage_flags(it.stage))
        };
        for (index, binding) in shader.reflection.bindings.iter().enumerate() {
            // What no entry point uses is there because it was to be kept: for any of them.
            let stages = match flags_of(&|it| it.bindings.contains(&index)) {
                0 => flags_of(&|_| true),
                stages => stages,
            };
            let Some(known) = merged.iter_mut().find(|it| it.binding.name == binding.name) else {
                let access = binding.access;
                let is_buffer =
                    matches!(binding.kind, BindingKind::UniformBuffer | BindingKind::StorageBuffer);
                let is_dynamic = is_buffer && dynamic.contains(&binding.name);
                merged.push(Descriptor { binding, stages, access, is_dynamic, shader: shader.name });
                continue;
            };
            let key = |it: &Binding| (it.set, it.binding, it.kind);
            if key(known.binding) != key(binding) {
                return Err(Conflict::Different {
                    name: binding.name.clone(),
                    first: known.shader.to_owned(),
                    second: shader.name.to_owned(),
                    what: format!("{} in one and {} in the other", place(known.binding), place(binding)),
                });
            }
            known.stages |= stages;
            known.access.add(binding.access);
        }
    }
    Ok(merged)
}

fn place(binding: &Binding) -> String {
    format!("{} at set {}, binding {}", binding.kind.name(), binding.set, binding.binding)
}

/// The descriptors at one place of a set. Several variables may be bound there, if they are of one kind.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place<'a> {
    /// The first variable that is bound here.
    pub(super) binding: &'a Binding,
    pub(super) kind: BindingKind,
    /// The number of descriptors, 0 for an array without a length.
    pub(super) count: u32,
    pub(super) stages: u32,
    /// What all shaders do with it, where the target makes that known.
    pub(super) access: Access,
    /// Whether the host gives its offset when it binds the set.
    pub(super) is_dynamic: bool,
    /// Bytes of a buffer that its shaders may read at least, where that is known.
    pub(super) size: u32,
}

impl Place<'_> {
    /// Whether the host gets an array of them.
    pub(super) fn is_array(&self) -> bool {
        self.binding.count != Count::One
    }

    /// The type of all of them; `unbounded` makes that of an array without a length.
    pub(super) fn many(&self, one: &str, unbounded: impl FnOnce(&str) -> String) -> String {
        match (self.is_array(), self.count) {
            (false, _) => one.to_owned(),
            (true, 0) => unbounded(one),
            (true, count) => format!("[{one}; {count}]"),
        }
    }
}

/// More sets than any device binds at once.
const MAX_SETS: u32 = 256;

/// The places of every set from 0 to the last one that is used, by number.
pub(super) fn sets<'a>(descriptors: &[Descriptor<'a>]) -> Result<Vec<Vec<Place<'a>>>, Conflict> {
    let mut sets: Vec<Vec<Place>> = Vec::new();
    for it in descriptors {
        let binding = it.binding;
        if binding.set >= MAX_SETS {
            return Err(Conflict::Set { name: binding.name.clone(), set: binding.set });
        }
        let set = binding.set as usize;
        sets.resize_with(sets.len().max(set + 1), Vec::new);
        let count = count(binding.count);
        let Some(known) = sets[set].iter_mut().find(|it| it.binding.binding == binding.binding) else {
            let Descriptor { stages, access, is_dynamic, .. } = *it;
            let size = least_size(binding);
            let place = Place { binding, kind: binding.kind, count, stages, access, is_dynamic, size };
            sets[set].push(place);
            continue;
        };
        if (known.kind, known.is_array()) != (binding.kind, binding.count != Count::One) {
            return Err(Conflict::Place {
                first: known.binding.name.clone(),
                second: binding.name.clone(),
                what: format!(
                    "a {} and a {}{}",
                    known.kind.name(),
                    binding.kind.name(),
                    if known.kind == binding.kind { ", one of them an array" } else { "" }
                ),
                set: binding.set,
                binding: binding.binding,
            });
        }
        // An array without a length is longer than any other.
        known.count = if known.count == 0 || count == 0 { 0 } else { known.count.max(count) };
        known.stages |= it.stages;
        known.access.add(it.access);
        known.is_dynamic |= it.is_dynamic;
        known.size = known.size.max(least_size(binding));
    }
    for set in &mut sets {
        set.sort_by_key(|it| it.binding.binding);
    }
    Ok(sets)
}

/// A uniform buffer has a whole number of vectors; of others, one element is there.
fn least_size(binding: &Binding) -> u32 {
    match (binding.kind, &binding.layout) {
        (BindingKind::UniformBuffer, Some(_)) => binding.size.next_multiple_of(16),
        (BindingKind::StorageBuffer, Some(_)) => binding.size,
        _ => 0,
    }
}

/// The `VkDescriptorType` of a descriptor.
pub(super) fn descriptor_type(kind: BindingKind, is_dynamic: bool) -> u32 {
    match (kind, is_dynamic) {
        (BindingKind::UniformBuffer, true) => 8,
        (BindingKind::StorageBuffer, true) => 9,
        _ => kind.vulkan(),
    }
}

/// The number of descriptors, 0 for an array without a length.
pub(super) fn count(count: Count) -> u32 {
    match count {
        Count::One => 1,
        Count::Fixed(count) => count,
        Count::Unbounded => 0,
    }
}
