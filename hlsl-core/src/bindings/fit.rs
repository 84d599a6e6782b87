//! Whether the shaders of a program fit together: a stage takes what the one before it passes on, and a resource, a
//! specialization constant and a push constant mean the same in all of them.

use super::Shader;
use crate::{
    diagnostics::{Diagnostic, list::programs},
    reflect::{
        Binding, Count, EntryPoint, MemberLayout, PushConstants, ScalarKind, SpecConstant, StageVariable,
        StructLayout, TypeLayout,
    },
    source::Place,
    stage::Stage,
};

/// Two declarations of a program that do not fit together. Their places may be in two files, so the diagnostic has no labels.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Misfit {
    /// What does not fit, with both places.
    pub diagnostic: Diagnostic,
    /// Of the one that asks for something.
    pub place: Option<Place>,
    /// Of the one that does not give it.
    pub other: Option<Place>,
}

impl Misfit {
    fn new(place: &Option<Place>, other: &Option<Place>, diagnostic: impl Into<Diagnostic>) -> Misfit {
        Misfit { diagnostic: diagnostic.into(), place: place.clone(), other: other.clone() }
    }
}

impl std::fmt::Display for Misfit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let place = |place: &Option<Place>| {
            place.as_ref().map_or(String::new(), |it| format!("{}:{}:{}: ", it.path, it.line, it.column))
        };
        writeln!(f, "{}error: {}", place(&self.place), self.diagnostic.message)?;
        for note in &self.diagnostic.notes {
            writeln!(f, "{}note: {note}", place(&self.other))?;
        }
        self.diagnostic.help.iter().try_for_each(|it| writeln!(f, "  = help: {it}"))
    }
}

/// The buffer of global variables that no `cbuffer` has.
const GLOBALS: &str = "$Globals";

/// What does not fit together among shaders of one program, in the order of the shaders.
#[must_use]
pub fn misfits(shaders: &[Shader<'_>]) -> Vec<Misfit> {
    let mut all = Vec::new();
    stages(shaders, &mut all);
    for (index, second) in shaders.iter().enumerate() {
        for first in &shaders[..index] {
            structs(first, second, &mut all);
            resources(first, second, &mut all);
            push_constants(first, second, &mut all);
            specialization(first, second, &mut all);
        }
    }
    all
}

/// An entry point, with the name that the program has for it.
#[derive(Clone, Copy)]
struct Entry<'a> {
    name: &'a str,
    point: &'a EntryPoint,
}

fn stages(shaders: &[Shader<'_>], all: &mut Vec<Misfit>) {
    let entries: Vec<Entry> =
        shaders.iter().filter_map(|it| Some(Entry { name: it.name, point: it.entry()? })).collect();
    for &entry in &entries {
        let before = before(entry, &entries);
        // With several pipelines, it fits if it has a place in one of them.
        let mut found: Vec<Vec<Misfit>> = before.iter().map(|it| interface(*it, entry)).collect();
        if !found.iter().any(Vec::is_empty) {
            all.extend(found.drain(..).next().unwrap_or_default());
        }
        alone(entry, &entries, all);
    }
}

/// The entry points that may come before this one in a pipeline.
fn before<'a>(entry: Entry<'_>, entries: &[Entry<'a>]) -> Vec<Entry<'a>> {
    use Stage::*;
    let of = |stages: &[Stage]| -> Vec<Entry<'a>> {
        entries.iter().copied().filter(|it| stages.contains(&it.point.stage)).collect()
    };
    let chain: &[Stage] = match entry.point.stage {
        Hull => &[Vertex],
        Domain => &[Hull],
        Geometry => &[Domain, Vertex],
        Pixel => &[Geometry, Domain, Vertex],
        Mesh => &[Amplification],
        _ => return Vec::new(),
    };
    let meshes = if entry.point.stage == Pixel { of(&[Mesh]) } else { Vec::new() };
    // Vertex shaders tell how many pipelines there are: of one, the last stage counts.
    let last = match of(&[Vertex]).len() {
        0 | 1 => chain.iter().map(|it| of(&[*it])).find(|it| !it.is_empty()).unwrap_or_default(),
        _ => of(chain),
    };
    last.into_iter().chain(meshes).collect()
}

/// A stage that needs another in the pipeline, whatever it passes on.
fn alone(entry: Entry<'_>, entries: &[Entry<'_>], all: &mut Vec<Misfit>) {
    let has = |stage: Stage| entries.iter().any(|it| it.point.stage == stage);
    let partner = match entry.point.stage {
        Stage::Hull => Stage::Domain,
        Stage::Domain => Stage::Hull,
        _ => return,
    };
    if !has(partner) {
        let missing = programs::PartnerMissing { shader: entry.name.into(), partner: partner.name() };
        all.push(Misfit::new(&entry.point.place, &None, missing));
    }
}

/// What `after` takes and `before` does not give.
fn interface(before: Entry<'_>, after: Entry<'_>) -> Vec<Misfit> {
    let mut all = Vec::new();
    let located = |it: &&StageVariable| it.location.is_some();
    for input in after.point.inputs.iter().filter(located) {
        all.extend(taken(before, after, input));
    }
    all.extend(built_ins(before, after));
    all.extend(tessellation(before, after));
    all.extend(payloads(before, after));
    all
}

/// What is wrong with an input.
fn taken(before: Entry<'_>, after: Entry<'_>, it: &StageVariable) -> Option<Misfit> {
    let misfit = |output: Option<&StageVariable>, diagnostic: Diagnostic| {
        let other = output.map_or(&before.point.place, |it| &it.place);
        Some(Misfit::new(&it.place, other, diagnostic))
    };
    let (reader, writer) = (after.name.to_owned(), before.name.to_owned());
    let input = shown(it);
    let location = it.location.unwrap_or_default();
    let outputs = || before.point.outputs.iter().filter(|it| it.location.is_some() && it.index == 0);
    let same_name = outputs().find(|output| is_same_semantic(output, it));
    let elsewhere = |output: &StageVariable| {
        let other = output.location.unwrap_or_default();
        let (input, reader, writer) = (input.clone(), reader.clone(), writer.clone());
        misfit(Some(output), programs::LocationsDiffer { input, location, reader, writer, other }.into())
    };
    let there = outputs().find(|output| output.location == it.location && output.component == it.component);
    let Some(output) = there else {
        return match same_name {
            Some(output) if output.location == it.location => {
                let (component, other) = (it.component, output.component);
                let differ = programs::ComponentsDiffer { input, component, reader, writer, other };
                misfit(Some(output), differ.into())
            }
            Some(output) => elsewhere(output),
            None => misfit(None, programs::InputNotWritten { reader, input, location, writer }.into()),
        };
    };
    if !is_same_semantic(output, it) {
        if let Some(output) = same_name {
            return elsewhere(output);
        }
        let (semantic, output_shown) = (it.semantic.clone(), shown(output));
        let differ =
            programs::SemanticsDiffer { reader, input, location, writer, output: output_shown, semantic };
        return misfit(Some(output), differ.into());
    }
    let (ty, other) = (it.hlsl_type.clone(), output.hlsl_type.clone());
    if output.scalar != it.scalar {
        return misfit(Some(output), programs::StageTypesDiffer { input, ty, reader, writer, other }.into());
    }
    if output.components < it.components {
        let (count, other) = (it.components, output.components);
        return misfit(
            Some(output),
            programs::FewerComponents { reader, count, input, writer, other }.into(),
        );
    }
    if output.locations != it.locations {
        let (count, other) = (it.locations, output.locations);
        let differ = programs::LocationCountsDiffer { input, count, reader, writer, other };
        return misfit(Some(output), differ.into());
    }
    let has = |it: &StageVariable, name: &str| it.interpolation.iter().any(|it| it == name);
    let is_patch = |it: &StageVariable| has(it, "Patch");
    if is_patch(output) != is_patch(it) {
        let of = |it| if is_patch(it) { "of the patch" } else { "of each control point" };
        let (of, other) = (of(it), of(output));
        return misfit(Some(output), programs::PatchDiffers { input, of, reader, writer, other }.into());
    }
    let is_of_primitive = |it: &StageVariable| has(it, "PerPrimitiveEXT");
    if before.point.stage == Stage::Mesh && is_of_primitive(output) != is_of_primitive(it) {
        let of = |it| if is_of_primitive(it) { "of the primitive" } else { "of each vertex" };
        let (of, other) = (of(it), of(output));
        return misfit(Some(output), programs::PrimitiveDiffers { input, of, reader, writer, other }.into());
    }
    let (passed, read) = (interpolation(output), interpolation(it));
    if after.point.stage == Stage::Pixel && passed != read {
        let (how, other) = (named(&read), named(&passed));
        let differ = programs::InterpolationDiffers { input, how, reader, writer, other };
        return misfit(Some(output), differ.into());
    }
    if after.point.stage == Stage::Domain && output.per_vertex != it.per_vertex {
        let points = |it: &StageVariable| it.per_vertex.unwrap_or_default();
        let (count, other) = (points(it), points(output));
        let differ = programs::ControlPointsDiffer { reader, input, count, writer, other };
        return misfit(Some(output), differ.into());
    }
    None
}

/// `uv` (TEXCOORD0).
fn shown(variable: &StageVariable) -> String {
    match variable.name.as_str() {
        "" => format!("`{}`", variable.semantic),
        name => format!("`{name}` ({})", variable.semantic),
    }
}

fn is_same_semantic(one: &StageVariable, other: &StageVariable) -> bool {
    // `COLOR` is `COLOR0`.
    let whole = |it: &StageVariable| {
        let text = it.semantic.to_ascii_uppercase();
        if text.ends_with(|it: char| it.is_ascii_digit()) { text } else { text + "0" }
    };
    whole(one) == whole(other)
}

/// How it is interpolated, apart from integers, which never are.
fn interpolation(variable: &StageVariable) -> Vec<&str> {
    use ScalarKind::{Float16, Float32, Float64};
    let is_float = matches!(variable.scalar, Float16 | Float32 | Float64);
    let of_fragments = ["Flat", "NoPerspective", "Centroid", "Sample"];
    let all = variable.interpolation.iter().map(String::as_str);
    all.filter(|it| is_float && of_fragments.contains(it)).collect()
}

fn named(interpolation: &[&str]) -> String {
    let names = interpolation.iter().map(|it| match *it {
        "Flat" => "`nointerpolation`",
        "NoPerspective" => "`noperspective`",
        "Centroid" => "`centroid`",
        _ => "`sample`",
    });
    let names: Vec<&str> = names.collect();
    if names.is_empty() { "without a modifier".to_owned() } else { format!("with {}", names.join(" and ")) }
}

/// What a pixel shader or the rasterizer needs of the stage before.
fn built_ins(before: Entry<'_>, after: Entry<'_>) -> Vec<Misfit> {
    let is = |name: &'static str| move |it: &&StageVariable| it.builtin.as_deref() == Some(name);
    let mut all = Vec::new();
    if after.point.stage != Stage::Pixel {
        return all;
    }
    let writes = |name: &'static str| before.point.outputs.iter().find(is(name));
    if writes("Position").is_none() {
        let (writer, reader) = (before.name.to_owned(), after.name.to_owned());
        let missing = programs::PositionNotWritten { writer, reader };
        all.push(Misfit::new(&before.point.place, &after.point.place, missing));
    }
    for name in ["ClipDistance", "CullDistance"] {
        let Some(read) = after.point.inputs.iter().find(is(name)) else { continue };
        if writes(name).is_none() {
            let (reader, writer) = (after.name.to_owned(), before.name.to_owned());
            let missing = programs::DistanceNotWritten { reader, input: shown(read), writer };
            all.push(Misfit::new(&read.place, &before.point.place, missing));
        }
    }
    all
}

/// Hull and domain shaders divide the same kind of patch.
fn tessellation(before: Entry<'_>, after: Entry<'_>) -> Option<Misfit> {
    const DOMAINS: [(&str, &str); 3] = [("Triangles", "tri"), ("Quads", "quad"), ("Isolines", "isoline")];
    if after.point.stage != Stage::Domain {
        return None;
    }
    let domain = |it: &EntryPoint| {
        DOMAINS.iter().find(|(mode, _)| it.execution_modes.iter().any(|it| it.name == *mode)).map(|it| it.1)
    };
    let (other, domain) = (domain(before.point)?, domain(after.point)?);
    let (reader, writer) = (after.name.to_owned(), before.name.to_owned());
    let differ = programs::DomainsDiffer { reader, domain, writer, other };
    (domain != other).then(|| Misfit::new(&after.point.place, &before.point.place, differ))
}

/// What an amplification shader passes on is what the mesh shader takes, which need not look at it.
fn payloads(before: Entry<'_>, after: Entry<'_>) -> Option<Misfit> {
    let (other, ty) = (before.point.payload.clone()?, after.point.payload.clone()?);
    let (reader, writer) = (after.name.to_owned(), before.name.to_owned());
    (ty != other).then(|| {
        let differ = programs::PayloadsOfProgramDiffer { reader, ty, writer, other };
        Misfit::new(&after.point.place, &before.point.place, differ)
    })
}

/// Structs of one name, which are one for the host.
fn structs(first: &Shader<'_>, second: &Shader<'_>, all: &mut Vec<Misfit>) {
    let (structs, others) = (&first.reflection.structs, &second.reflection.structs);
    for it in others.iter().filter(|it| it.id.is_some() && !it.name.is_empty()) {
        let is_same =
            |known: &&StructLayout| known.id.is_some() && known.name == it.name && known.rule == it.rule;
        let Some(known) = structs.iter().find(is_same) else { continue };
        let Some(difference) = difference(structs, known, others, it) else { continue };
        let (name, other_shader) = (it.name.clone(), first.name.to_owned());
        let differ = programs::StructsDiffer { name, other_shader, difference };
        all.push(Misfit::new(&it.place, &known.place, differ));
    }
}

/// What two shaders bind.
fn resources(first: &Shader<'_>, second: &Shader<'_>, all: &mut Vec<Misfit>) {
    let (ours, theirs) = (&second.reflection.bindings, &first.reflection.bindings);
    for it in ours {
        let mut misfit =
            |other: &Binding, differ: Diagnostic| all.push(Misfit::new(&it.place, &other.place, differ));
        let slot = |it: &Binding| (it.set, it.binding);
        let (name, (set, binding)) = (it.name.clone(), slot(it));
        let (shader, other_shader) = (second.name.to_owned(), first.name.to_owned());
        let Some(known) = theirs.iter().find(|it| it.name == name && name != super::PARAMS) else {
            // What one shader has at one place itself is one in all of them.
            let is_alias = |it: &Binding| ours.iter().any(|own| own.name == it.name);
            let is_known_alias = theirs.iter().any(|it| it.name == name);
            let meets = |other: &&Binding| slot(other) == slot(it) && !is_alias(other) && !is_known_alias;
            if let Some(known) = theirs.iter().find(meets) {
                let other = known.name.clone();
                let taken = programs::BindingTaken { name, shader, set, binding, other, other_shader };
                misfit(known, taken.into());
            }
            continue;
        };
        if slot(known) != slot(it) {
            let (other_set, other_binding) = slot(known);
            let differ = programs::BindingsDiffer {
                name,
                set,
                binding,
                shader,
                other_set,
                other_binding,
                other_shader,
            };
            misfit(known, differ.into());
        } else if !is_same_resource(known, it) {
            let of = |it: &Binding| format!("{}{}", it.hlsl_type, length(it.count));
            let (ty, other) = (of(it), of(known));
            misfit(known, programs::ResourcesDiffer { name, ty, shader, other, other_shader }.into());
        } else if let Some(difference) = structures(first, known, second, it) {
            let differ = match name == GLOBALS {
                true => programs::GlobalsDiffer { other_shader, difference }.into(),
                false => programs::ContentsDiffer { name, other_shader, difference }.into(),
            };
            misfit(known, differ);
        }
    }
}

fn length(count: Count) -> String {
    match count {
        Count::One => String::new(),
        Count::Fixed(count) => format!("[{count}]"),
        Count::Unbounded => "[]".to_owned(),
    }
}

/// Whether a host can bind one thing for both.
fn is_same_resource(one: &Binding, other: &Binding) -> bool {
    let shape = |it: &Binding| it.image.as_ref().map(|it| (it.shape, it.scalar, it.format.clone()));
    let is_array = |it: &Binding| it.count != Count::One;
    one.kind == other.kind && is_array(one) == is_array(other) && shape(one) == shape(other)
}

/// How the contents of a buffer differ.
fn structures(first: &Shader<'_>, one: &Binding, second: &Shader<'_>, other: &Binding) -> Option<String> {
    let (Some(left), Some(right)) = (&one.layout, &other.layout) else { return None };
    let (structs, others) = (&first.reflection.structs, &second.reflection.structs);
    match (structure(structs, left), structure(others, right)) {
        // That of structs of one name is said of these.
        (Some(left), Some(right)) if left.name == right.name && left.id.is_some() => None,
        (Some(left), Some(right)) => difference(structs, left, others, right),
        (None, None) if left == right => None,
        _ => Some(format!("`{}` and `{}`", other.hlsl_type, one.hlsl_type)),
    }
}

fn structure<'a>(structs: &'a [StructLayout], layout: &TypeLayout) -> Option<&'a StructLayout> {
    match layout {
        TypeLayout::Struct(index) => structs.get(*index),
        TypeLayout::RuntimeArray { element, .. } | TypeLayout::Array { element, .. } => {
            structure(structs, element)
        }
        _ => None,
    }
}

/// The first member of `two` that `one` does not have at the same place.
fn difference(
    structs: &[StructLayout],
    one: &StructLayout,
    others: &[StructLayout],
    two: &StructLayout,
) -> Option<String> {
    for (left, right) in one.members.iter().zip(&two.members) {
        if left.name != right.name || left.offset != right.offset || left.hlsl_type != right.hlsl_type {
            return Some(format!("{} and {}", described(right), described(left)));
        }
        if let (Some(left), Some(right)) =
            (structure(structs, &left.layout), structure(others, &right.layout))
            && let Some(inner) = difference(structs, left, others, right)
        {
            return Some(format!("in `{}`: {inner}", right.name));
        }
    }
    (one.members.len() != two.members.len())
        .then(|| format!("{} members and {}", two.members.len(), one.members.len()))
}

fn described(member: &MemberLayout) -> String {
    format!("`{} {}` at offset {}", member.hlsl_type, member.name, member.offset)
}

/// Members of two blocks of push constants that share bytes are one member.
fn push_constants(first: &Shader<'_>, second: &Shader<'_>, all: &mut Vec<Misfit>) {
    for block in &second.reflection.push_constants {
        for other in &first.reflection.push_constants {
            if let Some((here, there)) = overlap(first, other, second, block) {
                let (shader, other_shader) = (second.name.to_owned(), first.name.to_owned());
                let differ = programs::PushConstantsDiffer { shader, here, other_shader, there };
                all.push(Misfit::new(&block.place, &other.place, differ));
            }
        }
    }
}

fn overlap(
    first: &Shader<'_>,
    one: &PushConstants,
    second: &Shader<'_>,
    other: &PushConstants,
) -> Option<(String, String)> {
    let (structs, others) = (&first.reflection.structs, &second.reflection.structs);
    let (left, right) = (structure(structs, &one.layout)?, structure(others, &other.layout)?);
    for b in &right.members {
        let end =
            |it: &MemberLayout, structs: &[StructLayout]| it.offset.saturating_add(it.layout.size(structs));
        let meets = |a: &&MemberLayout| a.offset < end(b, others) && b.offset < end(a, structs);
        let is_same = |a: &MemberLayout| {
            (&a.name, a.offset, &a.hlsl_type) == (&b.name, b.offset, &b.hlsl_type)
                && match (structure(structs, &a.layout), structure(others, &b.layout)) {
                    (Some(a), Some(b)) => difference(structs, a, others, b).is_none(),
                    _ => true,
                }
        };
        if let Some(a) = left.members.iter().filter(meets).find(|it| !is_same(it)) {
            return Some((described(b), described(a)));
        }
    }
    None
}

/// A specialization constant has one name, type and default.
fn specialization(first: &Shader<'_>, second: &Shader<'_>, all: &mut Vec<Misfit>) {
    for constant in &second.reflection.spec_constants {
        let known = first.reflection.spec_constants.iter().find(|it| it.id == constant.id);
        let Some(known) = known.filter(|it| *it != constant) else { continue };
        let shown = |it: &SpecConstant| {
            format!("`{} {}` with the default {}", it.scalar.name(), it.name, default(it))
        };
        let (id, here, there) = (known.id, shown(constant), shown(known));
        let (shader, other_shader) = (second.name.to_owned(), first.name.to_owned());
        let differ = programs::SpecConstantsDiffer { id, shader, here, other_shader, there };
        all.push(Misfit::new(&entry_place(second), &entry_place(first), differ));
    }
}

/// As a shader spells it.
fn default(constant: &SpecConstant) -> String {
    let bits = constant.default;
    match constant.scalar {
        ScalarKind::Bool => (bits != 0).to_string(),
        ScalarKind::Float32 => format!("{:?}", f32::from_bits(bits as u32)),
        ScalarKind::Float64 => format!("{:?}", f64::from_bits(bits)),
        ScalarKind::Int32 => (bits as i32).to_string(),
        ScalarKind::Int64 => (bits as i64).to_string(),
        _ => bits.to_string(),
    }
}

fn entry_place(shader: &Shader<'_>) -> Option<Place> {
    shader.reflection.entry_points.first().and_then(|it| it.place.clone())
}
