//! Whether the shaders of a program fit together: a stage takes what the one before it passes on, and a resource, a
//! specialization constant and a push constant mean the same in all of them.

use super::Shader;
use crate::{
    reflect::{
        Binding, Count, EntryPoint, MemberLayout, PushConstants, ScalarKind, SpecConstant, StageVariable,
        StructLayout, TypeLayout,
    },
    source::Place,
    stage::Stage,
};

/// Two declarations of a program that do not fit together.
#[derive(Clone, Debug, PartialEq)]
pub struct Misfit {
    /// Of the one that asks for something.
    place: Option<Place>,
    what: String,
    /// Of the one that does not give it.
    other: Option<Place>,
    there: String,
    help: &'static str,
}

impl std::fmt::Display for Misfit {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let place = |place: &Option<Place>| {
            place.as_ref().map_or(String::new(), |it| format!("{}:{}:{}: ", it.path, it.line, it.column))
        };
        writeln!(f, "{}error: {}", place(&self.place), self.what)?;
        writeln!(f, "{}note: {}", place(&self.other), self.there)?;
        writeln!(f, "  = help: {}", self.help)
    }
}

const SAME_STRUCT: &str = "declare outputs and inputs as one struct, in a file that both include";
const SAME_DECLARATION: &str = "declare it once, in a file that both include, or rename one of them";

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
        all.push(Misfit {
            place: entry.point.place.clone(),
            what: format!("`{}` has no {} shader beside it", entry.name, partner.name()),
            other: None,
            there: "a pipeline that tessellates has both hull and domain shaders".into(),
            help: "add the other one to the program",
        });
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
    all
}

/// What is wrong with an input.
fn taken(before: Entry<'_>, after: Entry<'_>, input: &StageVariable) -> Option<Misfit> {
    let misfit = |what: String, output: Option<&StageVariable>, there: String, help: &'static str| {
        let other = output.map_or(&before.point.place, |it| &it.place).clone();
        Some(Misfit { place: input.place.clone(), what, other, there, help })
    };
    let (taker, giver) = (after.name, before.name);
    let here = shown(input);
    let location = input.location.unwrap_or_default();
    let outputs = || before.point.outputs.iter().filter(|it| it.location.is_some() && it.index == 0);
    let is_patch = |it: &StageVariable| it.interpolation.iter().any(|it| it == "Patch");
    let same_name = outputs().find(|it| is_same_semantic(it, input));
    let there = outputs().find(|it| it.location == input.location && it.component == input.component);
    let Some(output) = there else {
        if let Some(other) = same_name {
            if other.location == input.location {
                let what =
                    format!("{here} starts at component {} of its location in `{taker}`", input.component);
                let there = format!("`{giver}` writes it from component {} on", other.component);
                return misfit(what, Some(other), there, SAME_STRUCT);
            }
            let what = format!("{here} is at location {location} in `{taker}`");
            let there = format!("`{giver}` writes it to location {}", other.location.unwrap_or_default());
            return misfit(what, Some(other), there, SAME_STRUCT);
        }
        let what = format!("`{taker}` reads {here}, at location {location}");
        return misfit(what, None, format!("`{giver}` does not write it"), "add it to the outputs");
    };
    if !is_same_semantic(output, input) {
        if let Some(other) = same_name {
            let what = format!("{here} is at location {location} in `{taker}`");
            let there = format!("`{giver}` writes it to location {}", other.location.unwrap_or_default());
            return misfit(what, Some(other), there, SAME_STRUCT);
        }
        let what = format!("`{taker}` reads {here} at location {location}");
        let there = format!("`{giver}` writes {} there, and no `{}`", shown(output), input.semantic);
        return misfit(what, Some(output), there, "give both one semantic");
    }
    if output.scalar != input.scalar {
        let what = format!("{here} is `{}` in `{taker}`", input.hlsl_type);
        let there = format!("`{giver}` writes `{}`", output.hlsl_type);
        return misfit(what, Some(output), there, "declare both with one type");
    }
    if output.components < input.components {
        let what = format!("`{taker}` reads {} components of {here}", input.components);
        let there = format!("`{giver}` writes {}", output.components);
        return misfit(what, Some(output), there, "declare both with one type");
    }
    if output.locations != input.locations {
        let what = format!("{here} takes {} locations in `{taker}`", input.locations);
        let there = format!("`{giver}` writes {}", output.locations);
        return misfit(what, Some(output), there, "declare both with one type");
    }
    if is_patch(output) != is_patch(input) {
        let of = |is_patch: bool| if is_patch { "of the patch" } else { "of each control point" };
        let what = format!("{here} is one {} in `{taker}`", of(is_patch(input)));
        let there = format!("`{giver}` writes one {}", of(is_patch(output)));
        return misfit(what, Some(output), there, SAME_STRUCT);
    }
    let (passed, read) = (interpolation(output), interpolation(input));
    if after.point.stage == Stage::Pixel && passed != read {
        let what = format!("{here} is interpolated {} in `{taker}`", named(&read));
        let there = format!("`{giver}` passes it on {}", named(&passed));
        return misfit(what, Some(output), there, "give both one modifier, such as `nointerpolation`");
    }
    if after.point.stage == Stage::Domain && output.per_vertex != input.per_vertex {
        let what =
            format!("`{taker}` reads {here} of {} control points", input.per_vertex.unwrap_or_default());
        let there = format!("`{giver}` writes {}", output.per_vertex.unwrap_or_default());
        return misfit(
            what,
            Some(output),
            there,
            "let `outputcontrolpoints` and `OutputPatch` have one number",
        );
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
        all.push(Misfit {
            place: before.point.place.clone(),
            what: format!("`{}` writes no `SV_Position`", before.name),
            other: after.point.place.clone(),
            there: format!("`{}` gets no pixels without it", after.name),
            help: "add a `float4` with the semantic `SV_Position` to the outputs",
        });
    }
    for name in ["ClipDistance", "CullDistance"] {
        let Some(read) = after.point.inputs.iter().find(is(name)) else { continue };
        if writes(name).is_none() {
            all.push(Misfit {
                place: read.place.clone(),
                what: format!("`{}` reads {}", after.name, shown(read)),
                other: before.point.place.clone(),
                there: format!("`{}` does not write it", before.name),
                help: "add it to the outputs",
            });
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
    let domain = |it: EntryPoint| {
        let modes: Vec<String> = it.execution_modes.into_iter().map(|it| it.name).collect();
        DOMAINS.iter().find(|(mode, _)| modes.iter().any(|it| it == mode)).map(|it| it.1)
    };
    let (first, second) = (domain(before.point.clone())?, domain(after.point.clone())?);
    (first != second).then(|| Misfit {
        place: after.point.place.clone(),
        what: format!("the domain of `{}` is \"{second}\"", after.name),
        other: before.point.place.clone(),
        there: format!("that of `{}` is \"{first}\"", before.name),
        help: "give both one `[domain(\"...\")]`",
    })
}

/// Structs of one name, which are one for the host.
fn structs(first: &Shader<'_>, second: &Shader<'_>, all: &mut Vec<Misfit>) {
    let (structs, others) = (&first.reflection.structs, &second.reflection.structs);
    for it in others.iter().filter(|it| it.id.is_some() && !it.name.is_empty()) {
        let is_same =
            |known: &&StructLayout| known.id.is_some() && known.name == it.name && known.rule == it.rule;
        let Some(known) = structs.iter().find(is_same) else { continue };
        let Some(what) = difference(structs, known, others, it) else { continue };
        all.push(Misfit {
            place: it.place.clone(),
            what: format!("the struct `{}` is not that of `{}`: {what}", it.name, first.name),
            other: known.place.clone(),
            there: format!("it is another one in `{}`", first.name),
            help: SAME_DECLARATION,
        });
    }
}

/// What two shaders bind.
fn resources(first: &Shader<'_>, second: &Shader<'_>, all: &mut Vec<Misfit>) {
    let (ours, theirs) = (&second.reflection.bindings, &first.reflection.bindings);
    for binding in ours {
        let misfit = |what: String, other: &Binding, there: String, help: &'static str| {
            let (place, other) = (binding.place.clone(), other.place.clone());
            Misfit { place, what, other, there, help }
        };
        let slot = |it: &Binding| (it.set, it.binding);
        let name = &binding.name;
        let Some(known) = theirs.iter().find(|it| it.name == *name && *name != super::PARAMS) else {
            // What one shader has at one place itself is one in all of them.
            let is_alias = |it: &Binding| ours.iter().any(|own| own.name == it.name);
            let is_known_alias = theirs.iter().any(|it| it.name == *name);
            let meets = |it: &&Binding| slot(it) == slot(binding) && !is_alias(it) && !is_known_alias;
            if let Some(other) = theirs.iter().find(meets) {
                let help =
                    "give one of them another number with `register` or `[[vk::binding]]`, or both no number";
                let (set, number) = slot(binding);
                let what = format!("`{name}` of `{}` is at set {set}, binding {number}", second.name);
                let there = format!("so is `{}` of `{}`", other.name, first.name);
                all.push(misfit(what, other, there, help));
            }
            continue;
        };
        if slot(known) != slot(binding) {
            let place = |it: &Binding| format!("at set {}, binding {}", it.set, it.binding);
            let what = format!("`{name}` is {} in `{}`", place(binding), second.name);
            let there = format!("it is {} in `{}`", place(known), first.name);
            all.push(misfit(what, known, there, SAME_DECLARATION));
        } else if !is_same_resource(known, binding) {
            let of = |it: &Binding| format!("`{}{}`", it.hlsl_type, length(it.count));
            let what = format!("`{name}` is {} in `{}`", of(binding), second.name);
            let there = format!("it is {} in `{}`", of(known), first.name);
            all.push(misfit(what, known, there, SAME_DECLARATION));
        } else if let Some(what) = structures(first, known, second, binding) {
            let there = format!("it is another one in `{}`", first.name);
            let what = format!("the contents of `{name}` are not those of `{}`: {what}", first.name);
            all.push(misfit(what, known, there, SAME_DECLARATION));
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
                all.push(Misfit {
                    place: block.place.clone(),
                    what: format!("the push constants of `{}` have {here}", second.name),
                    other: other.place.clone(),
                    there: format!("those of `{}` have {there}", first.name),
                    help: "declare one block for both, or move one behind the other with `[[vk::offset]]`",
                });
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
        all.push(Misfit {
            place: entry_place(second),
            what: format!(
                "the specialization constant {} of `{}` is {}",
                known.id,
                second.name,
                shown(constant)
            ),
            other: entry_place(first),
            there: format!("in `{}` it is {}", first.name, shown(known)),
            help: "give one of them another number in `[[vk::constant_id]]`",
        });
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
