//! Permutations: the types that choose one, and for each entry point the modules, each once.

use std::fmt::Write;

use super::{Writer, emit::readable, names::screaming, words::words_expression};
use crate::{
    bindings::{
        Conflict, Shader,
        permutations::{Axis, AxisKind, Permutations},
        plan::Plan,
    },
    reflect::{EntryPoint, Reflection, StageVariable},
    stage::Stage,
};

/// One entry point of all permutations, with its interface in all of them.
pub(super) struct Entry<'a> {
    /// That of the first permutation, with the interface of all.
    pub(super) shader: Shader<'a>,
    /// By [`Permutations::arguments`]'s index.
    permutations: Vec<Shader<'a>>,
}

/// What each entry point has in any permutation: the input and the specialization constants of all, and otherwise what the
/// first one has. `shaders` has the entry points of each permutation one after the other.
pub(super) fn merged(shaders: &[Shader<'_>], permutations: &Permutations) -> Vec<Reflection> {
    let per = per_permutation(shaders, permutations);
    shaders
        .iter()
        .take(per)
        .enumerate()
        .map(|(first, it)| {
            let mut merged = it.reflection.clone();
            for other in shaders.iter().skip(first).step_by(per) {
                let entries = merged.entry_points.iter_mut().zip(&other.reflection.entry_points);
                for (entry, other) in entries.filter(|it| it.0.stage == Stage::Vertex) {
                    let new = other
                        .inputs
                        .iter()
                        .filter(|it| !entry.inputs.iter().any(|known| is_same_input(known, it)));
                    let new: Vec<StageVariable> = new.cloned().collect();
                    if !new.is_empty() {
                        entry.inputs.extend(new);
                        entry.inputs.sort_by_key(|it| it.location);
                    }
                }
                for constant in &other.reflection.spec_constants {
                    if !merged.spec_constants.iter().any(|it| it.id == constant.id) {
                        merged.spec_constants.push(constant.clone());
                    }
                }
            }
            merged
        })
        .collect()
}

fn is_same_input(one: &StageVariable, other: &StageVariable) -> bool {
    one.name == other.name && one.semantic == other.semantic
}

/// The number of shaders in one permutation.
fn per_permutation(shaders: &[Shader<'_>], permutations: &Permutations) -> usize {
    (shaders.len() / permutations.count().max(1)).max(1)
}

/// The entry points of `shaders`, with what [`merged`] made of them.
///
/// # Errors
/// What the module says of an entry point once is not the same in all permutations.
pub(super) fn entries<'a>(
    shaders: &[Shader<'a>],
    merged: &'a [Reflection],
    permutations: &Permutations,
) -> Result<Vec<Entry<'a>>, Conflict> {
    let per = per_permutation(shaders, permutations);
    let entry = |(first, reflection): (usize, &'a Reflection)| {
        let all: Vec<Shader> = shaders.iter().skip(first).step_by(per).copied().collect();
        let shader = Shader { reflection, ..shaders[first] };
        for (index, it) in all.iter().enumerate() {
            same(&shader, it, &|| permutations.label(index))?;
        }
        Ok(Entry { shader, permutations: all })
    };
    merged.iter().enumerate().map(entry).collect()
}

fn same(first: &Shader<'_>, other: &Shader<'_>, label: &dyn Fn() -> String) -> Result<(), Conflict> {
    let differ = |what: String| {
        Err(Conflict::Permutation { entry: other.name.to_owned(), permutation: label(), what })
    };
    let names = |it: &Shader| -> Vec<(String, Stage)> {
        it.reflection.entry_points.iter().map(|it| (it.name.clone(), it.stage)).collect()
    };
    if names(first) != names(other) {
        return differ("it has other entry points than the others".to_owned());
    }
    for (one, two) in first.reflection.entry_points.iter().zip(&other.reflection.entry_points) {
        if one.workgroup_size != two.workgroup_size {
            let size =
                |it: &EntryPoint| it.workgroup_size.unwrap_or_default().map(|it| it.to_string()).join("×");
            return differ(format!("its groups have {} threads, those of others {}", size(two), size(one)));
        }
        if one.stage == Stage::Vertex {
            let key = |it: &StageVariable| (it.location, it.scalar, it.components, it.locations);
            for input in &two.inputs {
                let known = one.inputs.iter().find(|it| is_same_input(it, input));
                if known.is_none_or(|it| key(it) != key(input)) {
                    return differ(format!(
                        "its attribute `{}` is `{}` at location {}, and others have {}",
                        if input.name.is_empty() { &input.semantic } else { &input.name },
                        input.hlsl_type,
                        input.location.unwrap_or_default(),
                        known.map_or("none".to_owned(), |it| format!(
                            "`{}` at location {}",
                            it.hlsl_type,
                            it.location.unwrap_or_default()
                        ))
                    ));
                }
            }
        }
    }
    for constant in &other.reflection.spec_constants {
        let known = first.reflection.spec_constants.iter().find(|it| it.id == constant.id);
        if known.is_some_and(|it| it != constant) {
            let what =
                format!("its specialization constant `{}` has another name, type or default", constant.name);
            return differ(what);
        }
    }
    for binding in &other.reflection.bindings {
        let known = first.reflection.bindings.iter().find(|it| it.name == binding.name);
        if known.is_some_and(|it| it.count != binding.count) {
            return differ(format!("its array `{}` has another length", binding.name));
        }
    }
    Ok(())
}

/// What shaders are called in messages.
pub(super) fn labels(shaders: &[Shader<'_>], permutations: &Permutations) -> Vec<String> {
    let per = per_permutation(shaders, permutations);
    let label = |(index, shader): (usize, &Shader)| match permutations.is_empty() {
        true => shader.name.to_owned(),
        false => format!("{} ({})", shader.name, permutations.label(index / per)),
    };
    shaders.iter().enumerate().map(label).collect()
}

/// Structs of the shader share the module with the types of the axes.
pub(super) fn names_are_free(plan: &Plan, permutations: &Permutations) -> Result<(), Conflict> {
    let is_taken = |name: &str| plan.structs.iter().any(|it| it.name == name);
    let mut names = permutations.axes().iter().map(|it| it.name.as_str()).chain(["Permutation"]);
    match names.find(|it| is_taken(it)).filter(|_| !permutations.is_empty()) {
        None => Ok(()),
        Some(name) => {
            let what = "the shader has a struct with this name; rename one of them".to_owned();
            Err(Conflict::Axis { name: name.to_owned(), what })
        }
    }
}

const DERIVES: &str = "#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]\n";

impl Writer<'_> {
    /// The types of the axes, and `Permutation`.
    pub(super) fn permutations(&mut self, permutations: &Permutations) {
        if permutations.is_empty() {
            return;
        }
        let (mut fields, mut index, mut values, mut zero) =
            (String::new(), String::new(), String::new(), String::new());
        let mut after = permutations.count();
        for axis in permutations.axes() {
            after /= axis.count();
            let (name, field, count) = (&axis.name, axis.field(), axis.count());
            let place = if after == 1 { String::new() } else { format!(" * {after}") };
            let before = if index.is_empty() { "" } else { " + " };
            match &axis.kind {
                AxisKind::Choice { definition, values: choices } => {
                    self.choice(axis, definition, choices);
                    let _ = writeln!(fields, "/// The value of `{definition}`.\npub {field}: {name},");
                    let _ = write!(index, "{before}self.{field} as usize{place}");
                    let _ = write!(values, "{field}: {name}::ALL[index / {after} % {count}], ");
                    let first = choices.first().map_or("", |it| it.0.as_str());
                    let _ = write!(zero, "{field}: {name}::{first}, ");
                }
                AxisKind::Features(features) => {
                    self.features(axis, features);
                    let _ = writeln!(fields, "/// What is defined.\npub {field}: {name},");
                    let _ = write!(index, "{before}self.{field}.0 as usize{place}");
                    let _ = write!(values, "{field}: {name}((index / {after} % {count}) as u32), ");
                    let _ = write!(zero, "{field}: {name}::NONE, ");
                }
            }
        }
        let count = permutations.count();
        let _ = write!(
            self.text,
            "/// Which of the modules; the default is the first value of each axis, without features.\n\
             {DERIVES}pub struct Permutation {{\n{fields}}}\n\
             impl Permutation {{\n/// The number of permutations.\npub const COUNT: usize = {count};\n\
             /// All of them, by [`Self::index`].\n#[allow(clippy::cast_possible_truncation)]\n\
             pub const ALL: [Self; {count}] = {{\nlet mut all = [Self {{ {zero}}}; {count}];\nlet mut index = 0;\n\
             while index < {count} {{\nall[index] = Self {{ {values}}};\nindex += 1;\n}}\nall\n}};\n\
             /// Its number, from 0 to [`Self::COUNT`].\n#[must_use]\n\
             pub const fn index(self) -> usize {{\n{index}\n}}\n}}\n"
        );
    }

    fn choice(&mut self, axis: &Axis, definition: &str, values: &[(String, String)]) {
        let name = &axis.name;
        let (mut variants, mut all) = (String::new(), String::new());
        for (number, (value, text)) in values.iter().enumerate() {
            let default = if number == 0 { "#[default]\n" } else { "" };
            let doc = format!("`{definition}` is `{text}`.");
            let _ = writeln!(variants, "#[doc = {doc:?}]\n{default}{value},");
            let _ = write!(all, "Self::{value}, ");
        }
        let _ = write!(
            self.text,
            "/// The values of `{definition}`.\n{DERIVES}pub enum {name} {{\n{variants}}}\n\
             impl {name} {{\n/// All of them.\npub const ALL: [Self; {}] = [{all}];\n}}\n",
            values.len()
        );
    }

    fn features(&mut self, axis: &Axis, features: &[String]) {
        let name = &axis.name;
        let all = axis.count() - 1;
        let constants: String = features
            .iter()
            .enumerate()
            .map(|(bit, it)| {
                let bits = 1_u32 << bit;
                format!("/// `{it}` is defined.\npub const {}: Self = Self({bits:#x});\n", screaming(it))
            })
            .collect();
        let _ = write!(
            self.text,
            "/// A set of features: macros that are defined.\n{DERIVES}pub struct {name}(u32);\n\
             impl {name} {{\n/// No feature.\npub const NONE: Self = Self(0);\n\
             /// All features.\npub const ALL: Self = Self({all:#x});\n{constants}\
             /// Those of both.\n#[must_use]\n\
             pub const fn with(self, other: Self) -> Self {{\nSelf(self.0 | other.0)\n}}\n\
             /// Without those of the other.\n#[must_use]\n\
             pub const fn without(self, other: Self) -> Self {{\nSelf(self.0 & !other.0)\n}}\n\
             /// Whether it has all of the other.\n#[must_use]\n\
             pub const fn contains(self, other: Self) -> bool {{\nself.0 & other.0 == other.0\n}}\n}}\n\
             impl ::core::ops::BitOr for {name} {{\ntype Output = Self;\n\
             fn bitor(self, other: Self) -> Self {{\nself.with(other)\n}}\n}}\n"
        );
    }

    /// The modules of an entry point, each once, and which permutation has which.
    pub(super) fn modules(&mut self, entry: &Entry<'_>) {
        let mut distinct: Vec<&Shader> = Vec::new();
        let mut places: Vec<usize> = Vec::new();
        for it in &entry.permutations {
            let known = distinct.iter().position(|other| (other.words, other.wgsl) == (it.words, it.wgsl));
            places.push(known.unwrap_or(distinct.len()));
            if known.is_none() {
                distinct.push(it);
            }
        }
        let count = distinct.len();
        // The first one is `SPIRV`.
        let modules: String = distinct
            .iter()
            .enumerate()
            .map(|(number, it)| match number {
                0 => "SPIRV, ".to_owned(),
                _ => words_expression(&readable(it.words, self.style), self.style.words) + ", ",
            })
            .collect();
        let _ = write!(
            self.text,
            "/// The modules of all permutations, each once.\n\
             pub static MODULES: [&[u32]; {count}] = [{modules}];\n\
             /// Where the module of a permutation is in [`MODULES`]: permutations with equal modules can share what is \
             created from them.\n#[must_use]\n\
             pub const fn module_index(permutation: Permutation) -> usize {{\n\
             const PLACES: [usize; {}] = {places:?};\nPLACES[permutation.index()]\n}}\n\
             /// The module of a permutation.\n#[must_use]\n\
             pub const fn spirv(permutation: Permutation) -> &'static [u32] {{\n\
             MODULES[module_index(permutation)]\n}}\n",
            places.len()
        );
        let texts: Vec<&str> = distinct.iter().filter_map(|it| it.wgsl).collect();
        if texts.len() == count {
            let _ = write!(
                self.text,
                "/// The shader of a permutation as WGSL.\n#[must_use]\n\
                 pub const fn wgsl(permutation: Permutation) -> &'static str {{\n\
                 const TEXTS: [&str; {count}] = {texts:?};\nTEXTS[module_index(permutation)]\n}}\n"
            );
        }
    }
}
