//! Types that several generated modules have, written once.
//!
//! Two modules have one type if its text is the same in both, together with that of all types in it, and if a shader declares
//! it at the same place. What is shared is in a module `shared`, in a module for each file that declares some of it; the modules
//! of the shaders name it as if it were theirs.

use std::{collections::BTreeMap, fmt::Write, ops::Range};

use rustc_hash::FxHashMap;

use super::names::module_name;

/// The items of a generated module.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Generated {
    /// The items.
    pub text: String,
    /// What other modules may have as well, in the order of the text.
    pub types: Vec<SharedType>,
}

/// A type in the text of a module.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct SharedType {
    /// In Rust.
    pub name: String,
    /// The file that declares it; empty for helper types, which no shader declares. `None` if it belongs to this module.
    pub home: Option<String>,
    /// How many modules of the text are around it.
    pub depth: usize,
    /// Where its item is in the text, in bytes.
    pub range: Range<usize>,
}

impl Generated {
    /// The types as a text, for a store.
    #[must_use]
    pub fn types_to_text(&self) -> String {
        let mut text = String::new();
        for SharedType { name, home, depth, range } in &self.types {
            let home = home.as_ref().map_or(String::new(), |it| format!("in {it}"));
            let _ = writeln!(text, "{name} {depth} {} {} {home}", range.start, range.end);
        }
        text
    }

    /// What [`Generated::types_to_text`] has written; `None` if this is another text.
    #[must_use]
    pub fn from_texts(text: String, types: &str) -> Option<Generated> {
        let of_line = |line: &str| {
            let mut words = line.splitn(5, ' ');
            let name = words.next()?.to_owned();
            let mut number = || words.next()?.parse::<usize>().ok();
            let (depth, range) = (number()?, number()?..number()?);
            let home = words.next()?.strip_prefix("in ").map(str::to_owned);
            text.get(range.clone()).map(|_| SharedType { name, home, depth, range })
        };
        let types = types.lines().map(of_line).collect::<Option<_>>()?;
        Some(Generated { text, types })
    }
}

/// All that makes a type the same in two modules.
type Identity = u64;

/// Where a shared type is.
#[derive(Clone, Debug)]
struct Shelf {
    /// Empty for the module `shared` itself.
    module: String,
    /// What the names in it stand for: those of its types, and those that they name.
    names: BTreeMap<String, Identity>,
    text: String,
}

/// Takes the types that at least two modules have out of their texts. `modules`: each with the number of modules around it.
/// Returns the texts that are left, and that of the module `shared`, which is empty if there is nothing in it.
#[must_use]
pub fn share(modules: &[(usize, &Generated)], shared: &str) -> (Vec<String>, String) {
    let identities: Vec<Vec<Option<Identity>>> = modules.iter().map(|it| identities(it.1)).collect();
    let mut counts: FxHashMap<Identity, usize> = FxHashMap::default();
    identities.iter().flatten().flatten().for_each(|it| *counts.entry(*it).or_default() += 1);
    let is_shared = |it: &Option<Identity>| it.filter(|it| counts.get(it).is_some_and(|count| *count > 1));

    let mut shelves = vec![Shelf { module: String::new(), names: BTreeMap::new(), text: String::new() }];
    let mut places: FxHashMap<Identity, usize> = FxHashMap::default();
    let mut texts = Vec::new();
    for ((depth, module), identities) in modules.iter().zip(&identities) {
        let mut text = String::new();
        let mut at = 0;
        let order = in_order(module);
        for &index in &order {
            if let Some(identity) = is_shared(&identities[index])
                && !places.contains_key(&identity)
            {
                let shelf = shelve(module, index, identities, &mut shelves, &places);
                places.insert(identity, shelf);
            }
        }
        for (it, identity) in module.types.iter().zip(identities) {
            let Some(place) = is_shared(identity).and_then(|it| places.get(&it)) else { continue };
            text.push_str(module.text.get(at..it.range.start).unwrap_or_default());
            let up = "super::".repeat(depth + it.depth);
            let _ = writeln!(text, "pub use {up}{shared}::{}{};", inside(&shelves[*place]), it.name);
            at = it.range.end;
        }
        text.push_str(module.text.get(at..).unwrap_or_default());
        texts.push(text);
    }
    (texts, written(&shelves))
}

/// `common::`.
fn inside(shelf: &Shelf) -> String {
    if shelf.module.is_empty() { String::new() } else { format!("{}::", shelf.module) }
}

fn written(shelves: &[Shelf]) -> String {
    let mut text = String::new();
    for shelf in shelves.iter().filter(|it| !it.text.is_empty()) {
        match shelf.module.as_str() {
            "" => text.push_str(&shelf.text),
            name => {
                let _ = write!(text, "pub mod {name} {{\n{}}}\n", shelf.text);
            }
        }
    }
    text
}

/// Puts a type, the types in which are there already, where its name and those that it names are free.
fn shelve(
    module: &Generated,
    index: usize,
    identities: &[Option<Identity>],
    shelves: &mut Vec<Shelf>,
    places: &FxHashMap<Identity, usize>,
) -> usize {
    let it = &module.types[index];
    let home = it.home.as_deref().unwrap_or_default();
    let own = identities[index].unwrap_or_default();
    let named: Vec<(&str, Identity)> = uses(module, index)
        .filter_map(|used| Some((module.types[used].name.as_str(), identities[used]?)))
        .collect();
    let all = || named.iter().copied().chain([(it.name.as_str(), own)]);
    let mut number = 1;
    let shelf = loop {
        let name = match (home, number) {
            ("", 1) => String::new(),
            ("", number) => format!("types{number}"),
            (home, 1) => file_module(home),
            (home, number) => format!("{}{number}", file_module(home)),
        };
        number += 1;
        let known = shelves.iter().position(|it| it.module == name);
        let shelf = known.unwrap_or_else(|| {
            shelves.push(Shelf { module: name, names: BTreeMap::new(), text: String::new() });
            shelves.len() - 1
        });
        let is_free =
            |name: &str, identity: Identity| shelves[shelf].names.get(name).is_none_or(|it| *it == identity);
        if all().all(|(name, identity)| is_free(name, identity)) {
            break shelf;
        }
    };
    for (name, identity) in all() {
        let is_new = shelves[shelf].names.insert(name.to_owned(), identity).is_none();
        if let Some(&place) = places.get(&identity).filter(|place| is_new && **place != shelf) {
            let up = if shelves[shelf].module.is_empty() { "" } else { "super::" };
            let line = format!("use {up}{}{name};\n", inside(&shelves[place]));
            shelves[shelf].text.push_str(&line);
        }
    }
    let text = module.text.get(it.range.clone()).unwrap_or_default();
    shelves[shelf].text.push_str(text);
    shelf
}

/// A module for what `shaders/common/light.hlsli` declares.
fn file_module(path: &str) -> String {
    let name = path.rsplit('/').next().unwrap_or_default();
    let stem = name.split_once('.').map_or(name, |it| it.0);
    module_name(stem)
}

/// Types after those that they name.
fn in_order(module: &Generated) -> Vec<usize> {
    fn visit(module: &Generated, index: usize, seen: &mut Vec<bool>, order: &mut Vec<usize>) {
        if std::mem::replace(&mut seen[index], true) {
            return;
        }
        for used in uses(module, index) {
            visit(module, used, seen, order);
        }
        order.push(index);
    }
    let (mut seen, mut order) = (vec![false; module.types.len()], Vec::new());
    for index in 0..module.types.len() {
        visit(module, index, &mut seen, &mut order);
    }
    order
}

/// The other types that the text of one names.
fn uses(module: &Generated, index: usize) -> impl Iterator<Item = usize> {
    let text = module.text.get(module.types[index].range.clone()).unwrap_or_default();
    let words: Vec<&str> = text.split(|it: char| !(it.is_alphanumeric() || it == '_')).collect();
    (0..module.types.len())
        .filter(move |&other| other != index && words.contains(&module.types[other].name.as_str()))
}

/// Of each type; `None` if it, or one that it names, belongs to its module.
fn identities(module: &Generated) -> Vec<Option<Identity>> {
    let mut all: Vec<Option<Identity>> = vec![None; module.types.len()];
    for index in in_order(module) {
        let it = &module.types[index];
        let text = module.text.get(it.range.clone()).unwrap_or_default();
        let named: Option<Vec<Identity>> = uses(module, index).map(|used| all[used]).collect();
        all[index] = named.zip(it.home.as_deref()).map(|(named, home)| {
            let bytes = [home, "\0", &it.name, "\0", text, "\0"].into_iter().flat_map(str::bytes);
            fnv(bytes.chain(named.into_iter().flat_map(u64::to_le_bytes)))
        });
    }
    all
}

/// FNV-1a.
fn fnv(bytes: impl Iterator<Item = u8>) -> u64 {
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Types with the files that declare them, and a line behind each.
    fn module(types: &[(&str, Option<&str>, &str)]) -> Generated {
        let mut module = Generated::default();
        for (name, home, text) in types {
            let start = module.text.len();
            module.text.push_str(text);
            let range = start..module.text.len();
            module.types.push(SharedType {
                name: (*name).into(),
                home: home.map(str::to_owned),
                depth: 0,
                range,
            });
            module.text.push_str("; ");
        }
        module
    }

    #[test]
    fn what_two_modules_have_is_written_once() {
        let (a, b) = (Some("a/light.hlsli"), Some(""));
        let one = module(&[
            ("Bool", b, "struct Bool"),
            ("Light", a, "struct Light(Bool)"),
            ("Own", a, "struct Own"),
        ]);
        let two = module(&[
            ("Light", a, "struct Light(Bool)"),
            ("Bool", b, "struct Bool"),
            ("Own", a, "struct Own(u8)"),
        ]);
        let (texts, shared) = share(&[(1, &one), (2, &two)], "shared");
        let [first, second] = &texts[..] else { panic!("{texts:?}") };
        assert_eq!(
            first,
            "pub use super::shared::Bool;\n; pub use super::shared::light::Light;\n; struct Own; "
        );
        assert_eq!(
            second,
            "pub use super::super::shared::light::Light;\n; pub use super::super::shared::Bool;\n; struct Own(u8); "
        );
        assert_eq!(shared, "struct Boolpub mod light {\nuse super::Bool;\nstruct Light(Bool)}\n");
        assert_eq!(share(&[(1, &one)], "shared"), (vec![one.text.clone()], String::new()));
    }

    #[test]
    fn texts_say_all_of_it() {
        let module =
            module(&[("Bool", Some(""), "a"), ("Light", Some("my folder/b.hlsli"), "b"), ("Own", None, "c")]);
        assert_eq!(Generated::from_texts(module.text.clone(), &module.types_to_text()), Some(module.clone()));
        for wrong in ["Bool", "Bool 0 0 99 in a", "Bool 0 1 x in a"] {
            assert_eq!(Generated::from_texts(module.text.clone(), wrong), None);
        }
    }

    #[test]
    fn a_type_is_another_if_one_in_it_is() {
        let a = Some("light.hlsli");
        let with = |inner: &str, home: Option<&str>| {
            module(&[("Inner", home, inner), ("Outer", a, "struct Outer(Inner)")])
        };
        let (texts, shared) =
            share(&[(1, &with("struct Inner", a)), (1, &with("struct Inner(u8)", a))], "shared");
        assert!(shared.is_empty() && texts.iter().all(|it| it.contains("struct Outer")), "{shared}");
        // One that belongs to its module.
        let own = with("pub use super::Mine as Inner", None);
        let (texts, shared) = share(&[(1, &own), (1, &own)], "shared");
        assert!(shared.is_empty() && texts.iter().all(|it| it.contains("struct Outer")), "{shared}");
        // Two meanings, of two pairs of modules each.
        let (one, two) = (with("struct Inner", a), with("struct Inner(u8)", a));
        let (texts, shared) = share(&[(1, &one), (1, &two), (1, &one), (1, &two)], "shared");
        assert_eq!(
            shared,
            "pub mod light {\nstruct Innerstruct Outer(Inner)}\npub mod light2 {\nstruct Inner(u8)struct Outer(Inner)}\n"
        );
        assert_eq!(
            texts[3],
            "pub use super::shared::light2::Inner;\n; pub use super::shared::light2::Outer;\n; "
        );
    }
}
