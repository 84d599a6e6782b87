//! What a host has compiled into it about a shader, as facts in words, so that a difference can be told to a person.

use std::collections::BTreeMap;

use crate::{
    reflect::{
        Access, Binding, BindingKind, Count, EntryPoint, MemberLayout, Reflection, ScalarKind, SpecConstant,
        StageVariable, TypeLayout,
    },
    stage::Stage,
};

/// Entry points, bindings, structs, push constants, vertex inputs, render targets and specialization constants.
///
/// A host goes on working with a shader that uses less than it did, so what is no longer there is a difference only where
/// it matters: members of a struct that is still there, entry points, render targets, and wgpu's overrides.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Interface {
    facts: BTreeMap<Fact, String>,
}

/// What a value is about: `size` of `struct Frame`; or the thing itself, if `part` is empty.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Fact {
    subject: String,
    part: String,
}

/// In front of the subjects that must not disappear.
const REQUIRED: [&str; 4] = ["the entry point", "entry point", "render target", "override"];

impl Interface {
    pub fn of(reflection: &Reflection) -> Interface {
        let mut interface = Interface::default();
        let is_library = reflection.entry_points.len() > 1;
        for entry in &reflection.entry_points {
            interface.entry_point(entry, is_library);
        }
        for binding in &reflection.bindings {
            interface.add(format!("resource `{}`", binding.name), "", resource(binding, reflection));
        }
        for structure in &reflection.structs {
            let subject = format!("{STRUCT}{}` ({})", structure.name, structure.rule);
            interface.add(subject.clone(), "size", format!("{} bytes", structure.size));
            for it in &structure.members {
                interface.add(subject.clone(), &format!("member `{}`", it.name), member(it));
            }
        }
        for (number, it) in reflection.push_constants.iter().enumerate() {
            let which = if number == 0 { String::new() } else { format!(" `{}`", it.name) };
            let value = format!("{} from offset {}", type_name(&it.layout, reflection), it.offset);
            interface.add(format!("push constants{which}"), "", value);
        }
        for it in &reflection.shader_records {
            interface.add(format!("shader record `{}`", it.name), "", type_name(&it.layout, reflection));
        }
        let kind = if reflection.target.is_wgpu() { "override" } else { "specialization constant" };
        for it in &reflection.spec_constants {
            // The host sets each to what it takes for the default, so another default would have no effect.
            let value = format!("{} with the id {}, {} by default", it.scalar.name(), it.id, default(it));
            interface.add(format!("{kind} `{}`", it.name), "", value);
        }
        interface
    }

    fn entry_point(&mut self, entry: &EntryPoint, is_library: bool) {
        // An entry point that is the only one may be called by its name, or by another.
        let subject =
            if is_library { format!("entry point `{}`", entry.name) } else { "the entry point".to_owned() };
        self.add(subject.clone(), "stage", entry.stage.name().to_owned());
        if let Some([x, y, z]) = entry.workgroup_size {
            self.add(subject, "workgroup size", format!("{x} x {y} x {z}"));
        }
        let (kind, variables) = match entry.stage {
            Stage::Vertex => ("vertex input", &entry.inputs),
            Stage::Pixel => ("render target", &entry.outputs),
            // Between stages, nothing is the host's.
            Stage::Hull
            | Stage::Domain
            | Stage::Geometry
            | Stage::Compute
            | Stage::Amplification
            | Stage::Mesh
            | Stage::RayGeneration
            | Stage::Intersection
            | Stage::AnyHit
            | Stage::ClosestHit
            | Stage::Miss
            | Stage::Callable
            | Stage::Node => return,
        };
        for it in variables {
            if let Some(location) = it.location {
                self.add(format!("{kind} `{}`", it.semantic), "", variable(it, location));
            }
        }
    }

    fn add(&mut self, subject: String, part: &str, value: String) {
        self.facts.insert(Fact { subject, part: part.to_owned() }, value);
    }

    /// What a host for `self` does not expect of a shader with the interface `new`, in words, a line for each. Empty if it
    /// can use the shader.
    pub fn differences(&self, new: &Interface) -> Vec<String> {
        let mut differences = Vec::new();
        let name = |fact: &Fact| {
            let subjects = self.facts.keys().chain(new.facts.keys()).map(|it| it.subject.as_str());
            let subject = without_rule(&fact.subject, subjects);
            if fact.part.is_empty() { subject.to_owned() } else { format!("{} of {subject}", fact.part) }
        };
        for (fact, value) in &new.facts {
            match self.facts.get(fact) {
                Some(old) if old == value => {}
                Some(old) => differences.push(format!("{} is {value}; the program has {old}", name(fact))),
                // What uses a new struct is new, too, or has changed.
                None if !self.has_subject(fact) && fact.subject.starts_with(STRUCT) => {}
                None => differences.push(format!("{} is new: {value}", name(fact))),
            }
        }
        for (fact, value) in &self.facts {
            let is_required = REQUIRED.iter().any(|it| fact.subject.starts_with(it)) || new.has_subject(fact);
            if is_required && !new.facts.contains_key(fact) {
                differences.push(format!("{} is gone: {value}", name(fact)));
            }
        }
        differences
    }

    fn has_subject(&self, fact: &Fact) -> bool {
        let first = Fact { subject: fact.subject.clone(), part: String::new() };
        self.facts.range(first..).next().is_some_and(|(it, _)| it.subject == fact.subject)
    }

    pub(super) fn lines(&self) -> impl Iterator<Item = String> {
        self.facts.iter().map(|(fact, value)| format!("{}\t{}\t{value}", fact.part, fact.subject))
    }

    /// Adds one of [`Self::lines`].
    pub(super) fn add_line(&mut self, line: &str) -> Option<()> {
        let mut parts = line.splitn(3, '\t');
        let (part, subject, value) = (parts.next()?, parts.next()?, parts.next()?);
        self.add(subject.to_owned(), part, value.to_owned());
        Some(())
    }
}

/// In front of the names of structs.
const STRUCT: &str = "struct `";

/// A person needs the rule of a struct's layout only if the struct has several.
fn without_rule<'a>(subject: &'a str, mut all: impl Iterator<Item = &'a str>) -> &'a str {
    let Some((name, _)) = subject.split_once(" (").filter(|_| subject.starts_with(STRUCT)) else {
        return subject;
    };
    let is_other = |it: &str| it != subject && it.split_once(" (").is_some_and(|(other, _)| other == name);
    if all.any(is_other) { subject } else { name }
}

fn member(it: &MemberLayout) -> String {
    let mut text = format!("{} at offset {}", it.hlsl_type, it.offset);
    if let TypeLayout::Matrix { stride, .. } | TypeLayout::Array { stride, .. } = &it.layout {
        text.push_str(&format!(", {stride} bytes apart"));
    }
    for field in &it.bit_fields {
        text.push_str(&format!(", `{}` in {} bits from bit {}", field.name, field.width, field.shift));
    }
    text
}

fn type_name(layout: &TypeLayout, reflection: &Reflection) -> String {
    match layout {
        TypeLayout::Struct(index) => {
            let name = reflection.structs.get(*index).map_or("", |it| it.name.as_str());
            format!("{STRUCT}{name}`")
        }
        other => format!("{} bytes", other.size(&reflection.structs)),
    }
}

fn resource(it: &Binding, reflection: &Reflection) -> String {
    let mut text = match &it.layout {
        Some(layout @ TypeLayout::Struct(_)) if it.kind == BindingKind::UniformBuffer => {
            format!("{} of {}", it.kind.name(), type_name(layout, reflection))
        }
        _ => format!("{} {}", it.kind.name(), it.hlsl_type),
    };
    if it.kind == BindingKind::StorageBuffer && it.layout.is_some() {
        text.push_str(&format!(" of {} bytes each", it.size));
    }
    match it.count {
        Count::One => {}
        Count::Fixed(count) => text.push_str(&format!(", {count} descriptors")),
        Count::Unbounded => text.push_str(", any number of descriptors"),
    }
    if let Some(image) = it.image.as_ref().filter(|it| it.format != "Unknown") {
        text.push_str(&format!(" with the format {}", image.format));
    }
    // wgpu's layouts say so; Vulkan's do not.
    if reflection.target.is_wgpu() {
        let Access { reads, writes, samples, compares } = it.access;
        let all = [(reads, "read"), (writes, "written"), (samples, "sampled"), (compares, "compared")];
        let uses: Vec<&str> = all.iter().filter(|it| it.0).map(|it| it.1).collect();
        if !uses.is_empty() {
            text.push_str(&format!(", {}", uses.join(" and ")));
        }
    }
    if let Some(index) = it.input_attachment_index {
        text.push_str(&format!(" with the index {index}"));
    }
    text.push_str(&format!(" at set {}, binding {}", it.set, it.binding));
    text
}

fn default(it: &SpecConstant) -> String {
    use ScalarKind::*;
    let bits = it.default;
    match it.scalar {
        Bool => (bits != 0).to_string(),
        Int8 => (bits as i8).to_string(),
        Int16 => (bits as i16).to_string(),
        Int32 => (bits as i32).to_string(),
        Int64 => (bits as i64).to_string(),
        Uint8 | Uint16 | Uint32 | Uint64 => bits.to_string(),
        Float16 => format!("{bits:#06x}"),
        Float32 => f32::from_bits(bits as u32).to_string(),
        Float64 => f64::from_bits(bits).to_string(),
    }
}

fn variable(it: &StageVariable, location: u32) -> String {
    let mut text = format!("{} at location {location}", it.hlsl_type);
    if it.component > 0 {
        text.push_str(&format!(" from component {}", it.component));
    }
    if it.index > 0 {
        text.push_str(&format!(", index {}", it.index));
    }
    text
}
