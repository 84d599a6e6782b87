//! The layers of ARCHITECTURE.md, read from the sources: data never name a stage, stages never name each other, nothing
//! goes round in circles but what that page explains, passes name no intrinsic, nobody lists opcodes by hand, and no object
//! knows too much.
//!
//! Between the crates rustc sees to it; this is about the modules inside of each. Only what is named with its module
//! counts (`use`, or a path in the code); methods of one type may stand in several files.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use hlsl_core::{grammar, intrinsics};

/// The folder of each crate, its data in order, each knowing only those before it, and its stages.
const CRATES: [(&str, &[&str], &[&str]); 4] = [
    (
        "base/src",
        &[
            "arena",
            "math",
            "nearest",
            "stage",
            "spirv",
            "limits",
            "source",
            "symbol",
            "diagnostics",
            "options",
        ],
        &[],
    ),
    (
        "frontend/src",
        // The lexer is what the preprocessor reads with; it knows tokens only.
        &["token", "lex", "ast", "constant", "attribute", "types", "intrinsics", "index", "typed", "layout"],
        &["preprocess", "parse", "check"],
    ),
    ("backend/src", &["grammar", "ir"], &["passes", "emit", "validate", "disassemble"]),
    // What a host sees is data; that one file of it, `reflect/compute.rs`, makes the data is checked like the rest.
    ("src", &["diagnostics", "reflect", "reload", "bindings"], &["lower"]),
];

/// The folders of the other crates of the workspace, and of programs that consist of several files, in which nothing goes
/// round in circles either.
fn others() -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let workspace = fs::read_to_string(root.join("../Cargo.toml")).expect("the workspace is there");
    let members = workspace.lines().find_map(|it| it.strip_prefix("members = ")).expect("it has members");
    let mut others = Vec::new();
    for member in members.split('"').skip(1).step_by(2) {
        let source = format!("../{member}/src");
        let programs = fs::read_dir(root.join(&source).join("bin")).into_iter().flatten().flatten();
        for program in programs.filter(|it| it.path().is_dir()) {
            others.push(format!("{source}/bin/{}", program.file_name().to_string_lossy()));
        }
        if !CRATES.iter().any(|(folder, ..)| source.ends_with(&format!("hlsl-core/{folder}"))) {
            others.push(source);
        }
    }
    others
}

/// A file of a crate: its module's path, and the modules that it names.
struct File {
    path: PathBuf,
    names: BTreeSet<Vec<String>>,
}

type Files = BTreeMap<Vec<String>, File>;

/// The files of a crate by the paths of their modules.
fn files(folder: &str) -> Files {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let mut files = Files::new();
    let mut work = vec![root.clone()];
    while let Some(folder) = work.pop() {
        for entry in fs::read_dir(&folder).expect("the crate is there") {
            let path = entry.expect("the folder can be read").path();
            if path.is_dir() {
                // Each program in `bin` is a crate of its own.
                work.extend((!path.ends_with("bin")).then_some(path));
            } else if path.extension().is_some_and(|it| it == "rs") {
                let module = path.strip_prefix(&root).expect("below the root").with_extension("");
                let module: Vec<String> = module.iter().map(|it| it.to_string_lossy().into_owned()).collect();
                let module = if module == ["lib"] || module == ["main"] { Vec::new() } else { module };
                files.insert(module, File { path, names: BTreeSet::new() });
            }
        }
    }
    let modules: BTreeSet<Vec<String>> = files.keys().cloned().collect();
    for (module, file) in &mut files {
        let text = fs::read_to_string(&file.path).expect("a source can be read");
        file.names = named(&code(&text), module, &modules);
    }
    files
}

/// The text without comments, literals and unit tests.
fn code(text: &str) -> String {
    let text = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
    let mut out = String::new();
    for line in text.lines() {
        let mut in_text = false;
        let mut previous = ' ';
        for (index, c) in line.char_indices() {
            if !in_text && line[index..].starts_with("//") {
                break;
            }
            match c {
                '"' if previous != '\\' && previous != '\'' => in_text = !in_text,
                _ if !in_text => out.push(c),
                _ => {}
            }
            previous = c;
        }
        out.push('\n');
    }
    out
}

/// The modules of the crate that the code of `module` names.
fn named(code: &str, module: &[String], modules: &BTreeSet<Vec<String>>) -> BTreeSet<Vec<String>> {
    let mut names = BTreeSet::new();
    for path in paths(code) {
        let mut at: Vec<String> = Vec::new();
        let mut rest = path.as_slice();
        match rest.first().map(String::as_str) {
            Some("crate") => rest = &rest[1..],
            Some("super" | "self") => {
                at = module.to_vec();
                while let [first, more @ ..] = rest {
                    match first.as_str() {
                        "super" => drop(at.pop()),
                        "self" => {}
                        _ => break,
                    }
                    rest = more;
                }
            }
            // A module below this one.
            Some(first) => {
                at = module.to_vec();
                at.push(first.to_owned());
                if !modules.contains(&at) {
                    continue;
                }
                rest = &rest[1..];
            }
            None => continue,
        }
        for part in rest {
            at.push(part.clone());
            if !modules.contains(&at) {
                at.pop();
                break;
            }
        }
        // A module knows the one that it is a part of.
        if !module.starts_with(&at) {
            names.insert(at);
        }
    }
    names
}

/// Every path with `::` in it, trees of `use` taken apart.
fn paths(code: &str) -> Vec<Vec<String>> {
    let mut tokens: Vec<&str> = Vec::new();
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    let mut rest = code;
    while let Some(first) = rest.chars().next() {
        let len = if is_word(first) {
            rest.find(|c| !is_word(c)).unwrap_or(rest.len())
        } else if rest.starts_with("::") {
            2
        } else {
            first.len_utf8()
        };
        if !first.is_whitespace() {
            tokens.push(&rest[..len]);
        }
        rest = &rest[len..];
    }
    let mut found = Vec::new();
    let mut index = 0;
    while index < tokens.len() {
        let is_start = tokens[index].starts_with(is_word) && tokens.get(index + 1) == Some(&"::");
        let follows = index > 0 && tokens[index - 1] == "::";
        if is_start && !follows {
            index = tree(&tokens, index, &[], &mut found).max(index + 1);
        } else {
            index += 1;
        }
    }
    found
}

/// Reads a path or a tree of them at `index`; the index behind it.
fn tree(tokens: &[&str], mut index: usize, prefix: &[String], found: &mut Vec<Vec<String>>) -> usize {
    let mut path = prefix.to_vec();
    loop {
        match tokens.get(index) {
            Some(&"{") => {
                index += 1;
                while tokens.get(index).is_some_and(|it| *it != "}") {
                    let next = tree(tokens, index, &path, found);
                    index = next.max(index + 1);
                    // `as name`, and the comma.
                    while tokens.get(index).is_some_and(|it| !matches!(*it, "," | "}")) {
                        index += 1;
                    }
                    if tokens.get(index) == Some(&",") {
                        index += 1;
                    }
                }
                return index + 1;
            }
            Some(word) if word.starts_with(|c: char| c.is_alphanumeric() || c == '_') => {
                path.push((*word).to_owned());
                index += 1;
            }
            Some(_) | None => break,
        }
        if tokens.get(index) != Some(&"::") {
            break;
        }
        index += 1;
    }
    found.push(path);
    index
}

#[test]
fn data_name_no_stage_and_stages_do_not_name_each_other() {
    let mut wrong = Vec::new();
    for (folder, data, stages) in CRATES {
        for (module, file) in files(folder) {
            let Some(top) = module.first() else { continue };
            // They chain the stages, for everybody else.
            if top == "compile" || top == "driver" {
                continue;
            }
            let place = data.iter().position(|it| it == top);
            assert!(
                place.is_some() || stages.contains(&top.as_str()),
                "{folder}/{top} is neither data nor a stage"
            );
            for name in &file.names {
                let other = &name[0];
                let is_allowed = other == top
                    || data
                        .iter()
                        .position(|it| it == other)
                        .is_some_and(|it| place.is_none_or(|at| it < at));
                if !is_allowed {
                    wrong.push(format!("{} names {}", file.path.display(), name.join("::")));
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Sets of modules of which each reaches each other.
fn circles(files: &Files) -> Vec<BTreeSet<Vec<String>>> {
    let reach = |from: &Vec<String>| {
        let mut seen: BTreeSet<&Vec<String>> = BTreeSet::new();
        let mut work = vec![from];
        while let Some(at) = work.pop() {
            for next in files.get(at).into_iter().flat_map(|it| &it.names) {
                if seen.insert(next) {
                    work.push(next);
                }
            }
        }
        seen
    };
    let reached: BTreeMap<_, _> = files.keys().map(|it| (it, reach(it))).collect();
    let mut circles: Vec<BTreeSet<Vec<String>>> = Vec::new();
    for (module, others) in &reached {
        if circles.iter().any(|it| it.contains(*module)) || !others.contains(*module) {
            continue;
        }
        let is_both_ways = |it: &&&Vec<String>| reached.get(**it).is_some_and(|back| back.contains(*module));
        circles.push(others.iter().filter(is_both_ways).map(|it| (**it).clone()).collect());
    }
    circles
}

/// The circles that ARCHITECTURE.md explains: in the section "Circles", the files of each line, by crate.
fn explained() -> Vec<BTreeSet<String>> {
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("../ARCHITECTURE.md");
    let page = fs::read_to_string(page).expect("the page is there");
    let section = page.split("\n## Circles\n").nth(1).expect("the page has the section");
    let section = section.split("\n## ").next().unwrap_or_default();
    let files = |item: &str| {
        item.split('`').skip(1).step_by(2).filter(|it| it.ends_with(".rs")).map(str::to_owned).collect()
    };
    section.split("\n- ").skip(1).map(files).collect()
}

#[test]
fn circles_are_explained_and_stay_in_a_folder() {
    let explained = explained();
    let mut wrong = Vec::new();
    let mut met = vec![false; explained.len()];
    for folder in CRATES.iter().map(|it| it.0.to_owned()).chain(others()) {
        let files = files(&folder);
        for circle in circles(&files) {
            // A file and the folder of its name are one place.
            let place = |module: &Vec<String>| {
                let is_folder = files.keys().any(|it| it.len() > module.len() && it.starts_with(module));
                if is_folder { module.clone() } else { module[..module.len() - 1].to_vec() }
            };
            let places: BTreeSet<Vec<String>> = circle.iter().map(place).collect();
            let names: BTreeSet<String> = circle.iter().map(|it| format!("{}.rs", it.join("/"))).collect();
            let line = explained.iter().position(|it| names.is_subset(it));
            match line {
                Some(line) => met[line] = true,
                None => wrong.push(format!("{folder}: not explained: {names:?}")),
            }
            if places.len() > 1 {
                wrong.push(format!("{folder}: a circle through several folders: {names:?}"));
            }
        }
    }
    for (line, files) in explained.iter().enumerate().filter(|(line, _)| !met[*line]) {
        wrong.push(format!("line {line} of the page explains a circle that is not there: {files:?}"));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn no_pass_names_an_intrinsic() {
    let mut wrong = Vec::new();
    for (module, file) in files("backend/src") {
        if module.first().is_none_or(|it| it != "passes" && it != "emit") {
            continue;
        }
        let text = fs::read_to_string(&file.path).expect("a source can be read");
        let text = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
        for literal in text.split('"').skip(1).step_by(2) {
            if !intrinsics::functions(literal).is_empty() {
                wrong.push(format!("{} names `{literal}`", file.path.display()));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Lists of this many opcodes are facts about them, which belong into `instructions.def`.
const LONG_LIST: usize = 7;

/// Files that may have one, and why.
const LISTS: [(&str, &str); 2] = [
    ("backend/src/passes/wgpu/byte_buffer_atomics.rs", "the operations that the pass has another way for"),
    (
        "frontend/src/check/declaration.rs",
        "the front end knows no grammar; only the types that are data matter to it",
    ),
];

/// What is between a bracket at `start` and the one that closes it.
fn bracketed(code: &str, start: usize) -> &str {
    let mut depth = 0;
    let end = code[start..].find(|c| {
        depth += i32::from(matches!(c, '(' | '[')) - i32::from(matches!(c, ')' | ']'));
        depth == 0
    });
    &code[start..start + end.unwrap_or(0)]
}

#[test]
fn what_is_known_of_opcodes_is_said_in_their_rows() {
    let opcodes: BTreeSet<String> =
        (0..u16::MAX).filter_map(grammar::instruction).map(|it| format!("{:?}", it.op)).collect();
    let mut wrong = Vec::new();
    let mut met: BTreeSet<&(&str, &str)> = BTreeSet::new();
    for folder in CRATES.map(|it| it.0) {
        for file in files(folder).into_values() {
            let text = fs::read_to_string(&file.path).expect("a source can be read");
            let (name, code) = (file.path.display().to_string(), code(&text));
            if name.ends_with("grammar/table.rs") || name.contains("src/intrinsics") {
                continue;
            }
            let lists = code.match_indices("matches!(").map(|it| bracketed(&code, it.0 + it.1.len() - 1));
            let arrays = code.match_indices('[').map(|it| bracketed(&code, it.0));
            let is_array = |it: &&str| it[1..].chars().all(|c| c.is_alphanumeric() || " \n,:".contains(c));
            for list in lists.chain(arrays.filter(|it| !it.is_empty()).filter(is_array)) {
                let words: BTreeSet<&str> = list.split(|c: char| !c.is_alphanumeric()).collect();
                let count = words.iter().filter(|it| opcodes.contains(**it)).count();
                let known = LISTS.iter().find(|it| name.ends_with(it.0));
                met.extend(known.filter(|_| count >= LONG_LIST));
                if count >= LONG_LIST && known.is_none() {
                    wrong.push(format!("{name} lists {count} opcodes: {}", &list[..list.len().min(80)]));
                }
            }
            // A name that is spelled otherwise one day would decide otherwise.
            for (at, _) in text.match_indices(":?}\").") {
                let call = &text[at + 6..];
                if ["starts_with", "ends_with", "contains"].iter().any(|it| call.starts_with(it)) {
                    wrong.push(format!("{name} decides by a name: {}", &call[..call.len().min(80)]));
                }
            }
        }
    }
    for (name, _) in LISTS.iter().filter(|it| !met.contains(it)) {
        wrong.push(format!("{name} has no list any more"));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The most fields of a struct with methods, and the most files that these stand in. A struct with nothing private is data,
/// about which methods ask.
const FIELDS: usize = 12;
const PLACES: usize = 6;

/// Structs with more fields, and why.
const WIDE: [(&str, &str); 12] = [
    (
        "frontend/preprocess::Preprocessor",
        "counts against eight limits; directives and macros take from one stream",
    ),
    ("frontend/typed::Program", "data; only its lists are its own"),
    (
        "backend/emit::Emitter",
        "a table of ids for each kind of thing that has one, and the sections that they go to",
    ),
    ("backend/emit/debug/rich::Writer", "ids of what is written once: a set, a void, a none, files, types"),
    ("backend/ir::Module", "data; only the table of types that were asked for most is its own"),
    (
        "backend/passes/remove_dead::Liveness",
        "one walk; half of it is the function and its graphs, which are only read",
    ),
    (
        "backend/validate/module::Module",
        "what a first walk finds out about ids; nothing changes it afterwards",
    ),
    ("hlsl-build/builder::Builder", "a field for each setter"),
    (
        "hlsl-wgsl/build/function::Body",
        "a function as a tree while it grows: expressions that wait, names, control flow",
    ),
    (
        "hlsl-lsp/snapshot::Snapshot",
        "one compilation by place, file and name; nothing changes it once it is made",
    ),
    ("exec-tests/generate::Generator", "a random program, and what it may still use"),
    ("exec-tests/interpret::Interpreter", "the memory and the options of a whole device"),
];

/// Structs with methods in more files, and why.
const SPREAD: [(&str, &str); 9] = [
    (
        "frontend/check::Checker",
        "an expression has types, a type has expressions, and templates check either again: a file for each family",
    ),
    ("frontend/parse::Parser", "a file for each group of productions, which contain each other"),
    (
        "backend/emit::Emitter",
        "a file for each kind of thing that has an id, and asking for one may write the others",
    ),
    (
        "core/lower::Lower",
        "values, places, types and calls are made of each other: a file for each, and one for each form of the tree",
    ),
    ("core/bindings/rust::Writer", "a file for each group of generated items"),
    (
        "hlsl-wgsl/build::Writer",
        "types, constants, globals, ray queries, entry points and functions of one text: a file for each",
    ),
    ("hlsl-wgsl/build/function::Body", "expressions, places, memory and control flow of one function"),
    ("exec-tests/generate::Generator", "a file for each family of what a random program has"),
    ("exec-tests/interpret::Interpreter", "a file for each family of instructions"),
];

/// The fields of each struct of a file that has a private one, in the layout of rustfmt.
fn fields(code: &str) -> Vec<(String, usize)> {
    let mut found = Vec::new();
    let mut lines = code.lines();
    while let Some(line) = lines.next() {
        let Some((before, after)) = line.split_once("struct ") else { continue };
        let indent = line.len() - line.trim_start().len();
        if !(before.trim().is_empty() || before.trim().starts_with("pub")) || !line.ends_with('{') {
            continue;
        }
        let end = format!("{}}}", " ".repeat(indent));
        let inner = " ".repeat(indent + 4);
        let (mut count, mut has_private) = (0, false);
        for field in lines.by_ref().take_while(|it| *it != end).filter_map(|it| it.strip_prefix(&inner)) {
            if field.starts_with(|c: char| c.is_alphabetic() || c == '_') && field.contains(": ") {
                count += 1;
                has_private |= !field.starts_with("pub");
            }
        }
        let name: String = after.chars().take_while(|c| c.is_alphanumeric()).collect();
        found.push((name, if has_private { count } else { 0 }));
    }
    found
}

/// The types that a file has methods of.
fn with_methods(code: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for line in code.lines() {
        let Some(rest) = line.trim_start().strip_prefix("impl") else { continue };
        if rest.contains(" for ") || !rest.starts_with([' ', '<']) {
            continue;
        }
        // Behind the parameters: `impl<'a, T: Into<U>> Type<'a>`.
        let mut depth = 0;
        let ty = rest.find(|c| {
            depth += i32::from(c == '<') - i32::from(c == '>');
            depth == 0 && c == ' '
        });
        let ty = ty.map_or("", |at| rest[at + 1..].split(['<', ' ', '{']).next().unwrap_or_default());
        found.extend(ty.rsplit("::").next().filter(|it| !it.is_empty()).map(str::to_owned));
    }
    found
}

#[test]
fn no_object_knows_too_much() {
    let mut wrong = Vec::new();
    let mut met: BTreeSet<String> = BTreeSet::new();
    for folder in CRATES.iter().map(|it| it.0.to_owned()).chain(others()) {
        let of_crate = folder.trim_start_matches("../").trim_end_matches("/src");
        let of_crate = if of_crate == "src" { "core" } else { of_crate };
        let sources: BTreeMap<Vec<String>, String> = files(&folder)
            .into_iter()
            .map(|(module, file)| {
                (module, code(&fs::read_to_string(file.path).expect("a source can be read")))
            })
            .collect();
        let structs: Vec<(&Vec<String>, String, usize)> = sources
            .iter()
            .flat_map(|(module, code)| {
                fields(code).into_iter().map(move |(name, count)| (module, name, count))
            })
            .collect();
        let mut places: BTreeMap<usize, usize> = BTreeMap::new();
        for (module, code) in &sources {
            for ty in with_methods(code) {
                // Of several with that name, the one that is nearest.
                let common = |it: &[String]| it.iter().zip(module).take_while(|(a, b)| a == b).count();
                let same = structs.iter().enumerate().filter(|(_, it)| it.1 == ty);
                if let Some((index, _)) =
                    same.max_by_key(|(_, it)| (common(it.0), std::cmp::Reverse(it.0.len())))
                {
                    *places.entry(index).or_default() += 1;
                }
            }
        }
        for (index, files) in places {
            let (module, name, fields) = &structs[index];
            let name = format!("{of_crate}/{}::{name}", module.join("/"));
            for (count, most, list, what) in [
                (*fields, FIELDS, &WIDE[..], "fields"),
                (files, PLACES, &SPREAD[..], "files with its methods"),
            ] {
                let is_listed = list.iter().any(|it| it.0 == name);
                if count > most && is_listed {
                    met.insert(format!("{name}: {what}"));
                } else if count > most {
                    wrong.push(format!("{name} has {count} {what}, more than {most}"));
                }
            }
        }
    }
    for (list, what) in [(&WIDE[..], "fields"), (&SPREAD[..], "files with its methods")] {
        for (name, _) in list.iter().filter(|it| !met.contains(&format!("{}: {what}", it.0))) {
            wrong.push(format!("{name} has no longer so many {what}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
