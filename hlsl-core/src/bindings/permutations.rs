//! The axes along which a shader is compiled several times, and the definitions for each combination of their values.

use rustc_hash::FxHashSet;

use super::{
    Conflict,
    names::{KEYWORDS, RESERVED},
    rust::names::{field_name, screaming},
};

/// All combinations of the values of some axes. The first axis varies slowest; without axes, there is nothing to choose.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Permutations {
    axes: Vec<Axis>,
}

/// One thing that a host chooses.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) struct Axis {
    /// Of the type in Rust.
    pub(super) name: String,
    pub(super) kind: AxisKind,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(super) enum AxisKind {
    /// One of these values of a macro: the name in Rust, and the text.
    Choice { definition: String, values: Vec<(String, String)> },
    /// Any of these macros, each defined or not.
    Features(Vec<String>),
}

impl Axis {
    /// The field of `Permutation`.
    pub(super) fn field(&self) -> String {
        field_name(&screaming(&self.name).to_lowercase())
    }

    pub(super) fn count(&self) -> usize {
        match &self.kind {
            AxisKind::Choice { values, .. } => values.len(),
            AxisKind::Features(features) => u32::try_from(features.len())
                .ok()
                .and_then(|it| 1_usize.checked_shl(it))
                .unwrap_or(usize::MAX),
        }
    }
}

/// What is wrong with an axis, and with which name in it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InvalidAxis {
    /// As the user wrote it.
    pub name: String,
    /// What is wrong with it.
    pub what: String,
}

impl Permutations {
    /// More are a mistake, or take too long to compile in a build.
    pub const MAX: usize = 1024;

    /// Nothing to choose yet.
    #[must_use]
    pub fn new() -> Permutations {
        Permutations::default()
    }

    /// Adds an enum `name` whose values define `definition`. Each value has its name in Rust and the text that the shader
    /// sees; the first one is the default.
    #[must_use]
    pub fn choice<'a>(
        mut self,
        name: &str,
        definition: &str,
        values: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Permutations {
        let values = values.into_iter().map(|(name, text)| (name.to_owned(), text.to_owned())).collect();
        let kind = AxisKind::Choice { definition: definition.to_owned(), values };
        self.axes.push(Axis { name: name.to_owned(), kind });
        self
    }

    /// Adds a set `name` of features. Those that are on are defined in the shader, as 1; by default, none is.
    #[must_use]
    pub fn features<'a>(mut self, name: &str, features: impl IntoIterator<Item = &'a str>) -> Permutations {
        let kind = AxisKind::Features(features.into_iter().map(str::to_owned).collect());
        self.axes.push(Axis { name: name.to_owned(), kind });
        self
    }

    /// Whether there is nothing to choose.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.axes.is_empty()
    }

    pub(super) fn axes(&self) -> &[Axis] {
        &self.axes
    }

    /// The number of combinations; 1 without axes.
    #[must_use]
    pub fn count(&self) -> usize {
        self.axes.iter().fold(1, |all, axis| all.saturating_mul(axis.count()))
    }

    /// For each axis, which of its values the combination has: an index, or the bits of a set.
    fn values(&self, index: usize) -> Vec<(&Axis, usize)> {
        let mut rest = index;
        let mut values: Vec<(&Axis, usize)> = Vec::new();
        for axis in self.axes.iter().rev() {
            let count = axis.count().max(1);
            values.push((axis, rest % count));
            rest /= count;
        }
        values.reverse();
        values
    }

    /// The arguments that define what the combination `index` has.
    #[must_use]
    pub fn arguments(&self, index: usize) -> Vec<String> {
        let mut arguments = Vec::new();
        for (axis, value) in self.values(index) {
            let definitions = match &axis.kind {
                AxisKind::Choice { definition, values } => {
                    values.get(value).map(|(_, text)| format!("{definition}={text}")).into_iter().collect()
                }
                AxisKind::Features(features) => {
                    of_bits(features, value).map(str::to_owned).collect::<Vec<_>>()
                }
            };
            arguments.extend(definitions.into_iter().flat_map(|it| ["-D".to_owned(), it]));
        }
        arguments
    }

    /// The combination as its values in Rust: `High, SHADOWS, FOG`.
    #[must_use]
    pub fn label(&self, index: usize) -> String {
        let names = self.values(index).into_iter().flat_map(|(axis, value)| match &axis.kind {
            AxisKind::Choice { values, .. } => {
                values.get(value).map(|(name, _)| name.as_str()).into_iter().collect::<Vec<_>>()
            }
            AxisKind::Features(features) => of_bits(features, value).collect(),
        });
        let names: Vec<&str> = names.collect();
        match names.as_slice() {
            [] if !self.is_empty() => "no features".to_owned(),
            names => names.join(", "),
        }
    }

    /// Whether items can be generated for them.
    ///
    /// # Errors
    /// A name is not one in Rust or is taken, an axis is empty, or there are more than [`Permutations::MAX`].
    pub fn check(&self) -> Result<(), InvalidAxis> {
        let (mut types, mut fields, mut macros) =
            (FxHashSet::default(), FxHashSet::default(), FxHashSet::default());
        for axis in &self.axes {
            let wrong =
                |name: &str, what: &str| Err(InvalidAxis { name: name.to_owned(), what: what.to_owned() });
            named(&axis.name, TAKEN_TYPES)?;
            if !types.insert(&axis.name) || !fields.insert(axis.field()) {
                return wrong(&axis.name, "this axis is there twice");
            }
            match &axis.kind {
                AxisKind::Choice { definition, values } => {
                    if values.is_empty() {
                        return wrong(&axis.name, "this axis has no values");
                    }
                    let mut names = FxHashSet::default();
                    for (name, text) in values {
                        named(name, &["ALL"])?;
                        if !names.insert(name) {
                            return wrong(name, "this value is there twice");
                        }
                        if text.contains(['\n', '\r']) {
                            return wrong(name, "the text of a value is one line");
                        }
                    }
                    if !is_identifier(definition) {
                        return wrong(definition, "this is not the name of a macro");
                    }
                    if !macros.insert(definition) {
                        return wrong(definition, "another axis defines this macro");
                    }
                }
                AxisKind::Features(features) => {
                    if features.is_empty() {
                        return wrong(&axis.name, "this axis has no features");
                    }
                    let mut names = FxHashSet::default();
                    for feature in features {
                        named(feature, &[])?;
                        let name = screaming(feature);
                        if name == "ALL" || name == "NONE" {
                            return wrong(
                                feature,
                                "this name is taken: a set has constants `ALL` and `NONE`",
                            );
                        }
                        if !names.insert(name) {
                            return wrong(feature, "this feature is there twice");
                        }
                        if !macros.insert(feature) {
                            return wrong(feature, "another axis defines this macro");
                        }
                    }
                }
            }
        }
        let (count, max) = (self.count(), Permutations::MAX);
        if count > max {
            let name =
                self.axes.iter().max_by_key(|it| it.count()).map_or(String::new(), |it| it.name.clone());
            let count = if count == usize::MAX { "too many".to_owned() } else { count.to_string() };
            let what = format!(
                "these are {count} permutations, and at most {max} are compiled: choose more while the program runs, \
                 as with specialization constants"
            );
            return Err(InvalidAxis { name, what });
        }
        Ok(())
    }
}

/// What modules have besides structs of the shader.
const TAKEN_TYPES: &[&str] =
    &["Permutation", "VertexInput", "SpecConstants", "SpecConstantEntry", "PushConstantRange"];

fn named(name: &str, taken: &[&str]) -> Result<(), InvalidAxis> {
    let wrong = |what: &str| Err(InvalidAxis { name: name.to_owned(), what: what.to_owned() });
    if !is_identifier(name) || KEYWORDS.contains(&name) || RESERVED.contains(&name) {
        return wrong("this cannot be a name in Rust");
    }
    match taken.contains(&name) {
        true => wrong("this name is taken: the module has an item with it"),
        false => Ok(()),
    }
}

/// A name of a macro.
fn is_identifier(name: &str) -> bool {
    !name.starts_with(|it: char| it.is_ascii_digit())
        && !name.is_empty()
        && name.chars().all(|it| it == '_' || it.is_ascii_alphanumeric())
}

fn of_bits(features: &[String], bits: usize) -> impl Iterator<Item = &str> {
    features.iter().enumerate().filter(move |(bit, _)| bits >> bit & 1 == 1).map(|(_, it)| it.as_str())
}

impl From<InvalidAxis> for Conflict {
    fn from(InvalidAxis { name, what }: InvalidAxis) -> Conflict {
        Conflict::Axis { name, what }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of_an_engine() -> Permutations {
        Permutations::new()
            .choice("Quality", "QUALITY", [("Low", "0"), ("Medium", "1"), ("High", "4 / 2")])
            .features("Features", ["SHADOWS", "FOG"])
    }

    #[test]
    fn the_first_axis_varies_slowest() {
        let all = of_an_engine();
        assert_eq!((all.check(), all.count()), (Ok(()), 12));
        assert_eq!(all.arguments(0), ["-D", "QUALITY=0"]);
        assert_eq!(all.arguments(1), ["-D", "QUALITY=0", "-D", "SHADOWS"]);
        assert_eq!(all.arguments(11), ["-D", "QUALITY=4 / 2", "-D", "SHADOWS", "-D", "FOG"]);
        assert_eq!(all.label(0), "Low");
        assert_eq!(all.label(11), "High, SHADOWS, FOG");
        assert_eq!(Permutations::new().features("Features", ["FOG"]).label(0), "no features");
        assert_eq!((Permutations::new().count(), Permutations::new().arguments(0)), (1, Vec::new()));
    }

    #[test]
    fn what_cannot_be_generated_is_refused() {
        let refused = |all: Permutations, name: &str, what: &str| {
            let error = all.check().expect_err(name);
            assert_eq!(error.name, name);
            assert!(error.what.contains(what), "{}", error.what);
        };
        let new = Permutations::new;
        refused(of_an_engine().features("Quality", ["RAIN"]), "Quality", "twice");
        refused(of_an_engine().features("More", ["FOG"]), "FOG", "another axis");
        refused(new().choice("Quality", "QUALITY", []), "Quality", "no values");
        refused(new().choice("Quality", "QUALITY", [("Low", "0"), ("Low", "1")]), "Low", "twice");
        refused(new().choice("Quality", "QUALITY LEVEL", [("Low", "0")]), "QUALITY LEVEL", "macro");
        refused(new().features("Permutation", ["FOG"]), "Permutation", "taken");
        refused(new().features("Features", ["ALL"]), "ALL", "taken");
        refused(new().features("Features", ["fn"]), "fn", "name in Rust");
        let letters: Vec<String> = ('A'..='K').map(String::from).collect();
        let many = new().features("Many", letters.iter().map(String::as_str));
        refused(many, "Many", "these are 2048 permutations, and at most 1024");
        let endless: Vec<String> = (0..70).map(|it| format!("F{it}")).collect();
        refused(new().features("Endless", endless.iter().map(String::as_str)), "Endless", "too many");
    }
}
