//! The real server over its standard input and output, on the shaders of two examples; its answers are compared with what
//! the compiler says itself.
//!
//! `HLSL_LSP_RENAMES=300` renames more names than the few that a normal run tries, `HLSL_LSP_POSITIONS=100` completes at more
//! places of each shader; `HLSL_LSP_FOLDER` names another folder with `shaders` and `hlsl-jobs.json`, and `HLSL_LSP_SUITE` one with
//! tests of DXC, of which 30 are asked about. `HLSL_LSP_LATENCY=1` measures time, which means something in a release build only,
//! and `HLSL_LSP_EDITS=10000` memory over so many edits.

mod support;

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
    sync::Arc,
    time::{Duration, Instant},
};

use hlsl_core::{
    Analysis, analyze,
    options::Options,
    source::load::{FileLoader, Load, LoadError},
    typed::Storage,
};
use serde_json::{Value, json};
use support::{Client, Random, at, document, examples, offset, path, position};

/// A shader as the server says that it is compiled.
struct Shader {
    path: String,
    text: String,
    /// Arguments.
    jobs: Vec<Vec<String>>,
}

fn texts(folder: &Path) -> BTreeMap<String, String> {
    let mut all = BTreeMap::new();
    for entry in fs::read_dir(folder).expect("the folder is there").flatten() {
        let path = entry.path();
        let text = fs::read_to_string(&path).expect("it can be read");
        all.insert(path.to_str().expect("it is text").to_owned(), text);
    }
    all
}

/// Opens every shader of an example, and asks what it is compiled as.
fn open_all(client: &mut Client, folder: &Path) -> Vec<Shader> {
    let mut shaders = Vec::new();
    for (path, text) in texts(&folder.join("shaders")) {
        client.open(&path, &text);
        let asked = json!({ "command": "hlsl.switch", "arguments": [support::uri(Path::new(&path))] });
        let answer = client.ask("workspace/executeCommand", asked).expect("jobs");
        let own = answer.as_array().expect("a list").iter().filter(|it| it["file"] == path.as_str());
        let jobs: Vec<Vec<String>> =
            own.map(|it| serde_json::from_value(it["arguments"].clone()).expect("texts")).collect();
        assert_eq!(jobs.is_empty(), path.ends_with(".hlsli"), "{path}: {answer}");
        shaders.push(Shader { path, text, jobs });
    }
    shaders
}

/// Files in memory over those on disk.
struct Edited<'t>(&'t BTreeMap<String, String>);

impl Load for Edited<'_> {
    fn load(&self, path: &str) -> Result<Arc<str>, LoadError> {
        match self.0.get(&normalized(path)) {
            Some(text) => Ok(text.as_str().into()),
            None => FileLoader::default().load(path),
        }
    }
}

fn normalized(path: &str) -> String {
    let mut parts: Vec<&str> = Vec::new();
    for part in path.split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop()),
            part => parts.push(part),
        }
    }
    parts.join("/")
}

fn compile(path: &str, arguments: &[String], files: &BTreeMap<String, String>) -> Analysis {
    analyze(path, &Edited(files), &Options::from_args(arguments).expect("valid arguments"))
}

/// Where a span is written: the file, and bytes in it.
fn written(analysis: &Analysis, span: hlsl_core::source::Span) -> Option<(String, usize, usize)> {
    let sources = &analysis.output.sources;
    let span = sources.spelled_at(span);
    let Some(hlsl_core::source::Origin::File { path, .. }) = sources.origin(span) else { return None };
    let start = sources.range(span).start;
    Some((normalized(path), (span.start - start) as usize, (span.end - start) as usize))
}

fn is_empty(answer: &Value) -> bool {
    answer.is_null() || answer.as_array().is_some_and(Vec::is_empty)
}

#[test]
fn every_request_agrees_with_the_compiler() {
    let mut folders = vec![examples().join("engine"), examples().join("terrain")];
    folders.extend(std::env::var_os("HLSL_LSP_FOLDER").map(PathBuf::from));
    folders.extend(std::env::var_os("HLSL_LSP_SUITE").map(|it| of_suite(Path::new(&it))));
    let mut client = Client::start(&folders.iter().map(PathBuf::as_path).collect::<Vec<_>>());
    let mut random = Random(1);
    let mut checked = BTreeMap::new();
    for folder in &folders {
        let shaders = open_all(&mut client, folder);
        for shader in &shaders {
            check_document(&mut client, shader);
            let Some(job) = shader.jobs.first() else { continue };
            let analysis = compile(&shader.path, job, &BTreeMap::new());
            assert!(analysis.output.words.is_some(), "{} compiles", shader.path);
            // There are shaders that name nothing: `void main() {}`.
            if analysis.uses.is_empty() {
                continue;
            }
            check_uses(&mut client, &analysis, &mut random, &mut checked);
            check_layouts(&mut client, &analysis, &mut checked);
            check_completion(&mut client, shader, &analysis, &mut random, &mut checked);
        }
        for shader in &shaders {
            let found = client.diagnostics.get(&shader.path).map_or(&[][..], |it| &it.1);
            let errors: Vec<_> = found.iter().filter(|it| it["severity"] == 1).collect();
            assert!(errors.is_empty(), "{}: {errors:?}", shader.path);
        }
    }
    println!("checked: {checked:?}");
    assert!(checked["uses"] > 150 && checked["bindings"] > 60 && checked["members"] > 100, "{checked:?}");
    client.stop();
}

/// A folder with 30 shaders of a folder of DXC's tests, which compile as their first lines say.
fn of_suite(suite: &Path) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("suite");
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(folder.join("shaders")).expect("it can be made");
    let mut files: Vec<PathBuf> = Vec::new();
    let mut folders = vec![suite.to_owned()];
    while let Some(it) = folders.pop() {
        for path in fs::read_dir(it).expect("the suite is there").flatten().map(|it| it.path()) {
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|it| it == "hlsl") {
                files.push(path);
            }
        }
    }
    files.sort();
    let mut random = Random(11);
    let mut jobs = Vec::new();
    while jobs.len() < 30 && !files.is_empty() {
        let file = files.swap_remove(random.below(files.len()));
        let Ok(text) = fs::read_to_string(&file) else { continue };
        let run = text.lines().find_map(|it| it.split_once("RUN: %dxc ")).map(|it| it.1);
        let words = run.and_then(|it| it.split('|').next()).unwrap_or_default().split_whitespace();
        let arguments: Vec<String> =
            words.filter(|it| *it != "%s" && *it != "-spirv").map(str::to_owned).collect();
        // What is asked of a document has an answer in each: something to fold, for example.
        let is_rich = text.contains("{\n") && !text.contains("#include") && text.lines().count() > 10;
        let path = file.to_str().expect("it is text");
        let compiles = |it| analyze(path, &FileLoader::default(), &it).output.words.is_some();
        if !is_rich || !Options::from_args(&arguments).is_ok_and(compiles) {
            continue;
        }
        let name = file.file_name().expect("a file").to_str().expect("it is text");
        if folder.join("shaders").join(name).exists() {
            continue;
        }
        fs::write(folder.join("shaders").join(name), text).expect("it can be written");
        jobs.push(json!({ "file": format!("shaders/{name}"), "arguments": arguments }));
    }
    assert_eq!(jobs.len(), 30, "the suite has too few shaders");
    fs::write(folder.join("hlsl-jobs.json"), json!(jobs).to_string()).expect("it can be written");
    folder
}

/// A number that the environment gives, or this one.
fn number(name: &str, default: usize) -> usize {
    std::env::var(name).ok().and_then(|it| it.parse().ok()).unwrap_or(default)
}

/// What is asked of a whole document, and at its start.
fn check_document(client: &mut Client, shader: &Shader) {
    let path = &shader.path;
    // A file may consist of others.
    if !shader.text.contains('{') {
        return;
    }
    let whole = json!({ "start": { "line": 0, "character": 0 }, "end": { "line": 99999, "character": 0 } });
    let mut with_range = document(path);
    with_range["range"] = whole;
    for (method, params) in [
        ("textDocument/semanticTokens/full", document(path)),
        ("textDocument/semanticTokens/range", with_range.clone()),
        ("textDocument/foldingRange", document(path)),
        ("textDocument/codeLens", document(path)),
    ] {
        let answer = client.ask(method, params).unwrap_or_else(|it| panic!("{method} of {path}: {it}"));
        assert!(!is_empty(&answer), "{method} of {path}");
    }
    client.ask("textDocument/inlayHint", with_range).expect("hints");
    let outline = client.ask("textDocument/documentSymbol", document(path)).expect("an outline");
    assert!(!is_empty(&outline), "outline of {path}");
    let links = client.ask("textDocument/documentLink", document(path)).expect("links");
    let includes = shader.text.lines().filter(|it| it.trim_start().starts_with("#include")).count();
    assert_eq!(links.as_array().map(Vec::len), Some(includes), "links of {path}");
    let mut selection = document(path);
    selection["positions"] = json!([{ "line": 3, "character": 1 }]);
    assert!(!is_empty(&client.ask("textDocument/selectionRange", selection).expect("selections")));
    for command in ["hlsl.preprocessed", "hlsl.ir", "hlsl.spirv", "hlsl.rust", "hlsl.reflection"] {
        let arguments = json!({ "command": command, "arguments": [support::uri(Path::new(path))] });
        let text = client
            .ask("workspace/executeCommand", arguments)
            .unwrap_or_else(|it| panic!("{command} of {path}: {it}"));
        assert!(text.as_str().is_some_and(|it| it.len() > 20), "{command} of {path}");
    }
}

/// Definitions, hovers, references and highlights at some of the uses that the checker resolved.
fn check_uses(
    client: &mut Client,
    analysis: &Analysis,
    random: &mut Random,
    checked: &mut BTreeMap<&'static str, usize>,
) {
    for _ in 0..12 {
        let it = &analysis.uses[random.below(analysis.uses.len())];
        let Some((path, start, end)) = written(analysis, it.at()) else { continue };
        let text = fs::read_to_string(&path).expect("it can be read");
        let place = at(&path, position(&text, start));
        let name = &text[start..end];
        let hover = client.ask("textDocument/hover", place.clone()).expect("hover");
        // `a + b` and `a()` use an operator.
        if !name.chars().all(|it| it.is_alphanumeric() || it == '_') {
            continue;
        }
        let shown = hover["contents"]["value"].as_str().unwrap_or_default();
        assert!(shown.contains(name), "hover of {name} in {path}: {shown}");
        let Some((of, from, _)) = it.target.declared().and_then(|it| written(analysis, it)) else {
            // Of the language: it is explained, and declared nowhere.
            let answer = client.ask("textDocument/definition", place.clone()).expect("definition");
            assert!(is_empty(&answer), "{name} in {path}: {answer}");
            let highlights = client.ask("textDocument/documentHighlight", place).expect("highlights");
            assert!(!is_empty(&highlights), "highlights of {name} in {path}");
            *checked.entry("of the language").or_default() += 1;
            continue;
        };
        let declared = fs::read_to_string(&of).expect("it can be read");
        let (line, column) = position(&declared, from);
        let answer = client.ask("textDocument/declaration", place.clone()).expect("declaration");
        let places: Vec<_> = answer.as_array().into_iter().flatten().collect();
        let is_there = places.iter().any(|it| {
            let start = &it["range"]["start"];
            support::path(&it["uri"]) == of && start["line"] == line && start["character"] == column
        });
        assert!(is_there, "{name} at {path}:{start} is declared at {of}:{line}:{column}, not {answer}");
        assert!(!is_empty(&client.ask("textDocument/definition", place.clone()).expect("definition")));
        let highlights = client.ask("textDocument/documentHighlight", place.clone()).expect("highlights");
        let mut asked = place.clone();
        asked["context"] = json!({ "includeDeclaration": true });
        let references = client.ask("textDocument/references", asked).expect("references");
        for (what, all) in [("highlights", &highlights), ("references", &references)] {
            let (line, column) = position(&text, start);
            let all = all.as_array().expect("a list");
            let is_among = all.iter().any(|it| {
                let at = &it["range"]["start"];
                at["line"] == line && at["character"] == column
            });
            assert!(is_among, "{name} at {path}:{line}:{column} is not among its {what}");
        }
        *checked.entry("uses").or_default() += 1;
    }
}

/// Bindings and offsets in hovers against the compiler's own reflection.
fn check_layouts(client: &mut Client, analysis: &Analysis, checked: &mut BTreeMap<&'static str, usize>) {
    let program = &analysis.program;
    let reflection = &analysis.output.reflection;
    let symbols = &analysis.symbols;
    let mut hover = |span| {
        let (path, start, _) = written(analysis, span)?;
        let text = fs::read_to_string(&path).expect("it can be read");
        let answer = client.ask("textDocument/hover", at(&path, position(&text, start))).expect("hover");
        Some(answer["contents"]["value"].as_str().unwrap_or_default().to_owned())
    };
    // A header may answer in another shader than this one, which binds and lays out the same.
    for binding in reflection.bindings.iter().filter(|it| it.counter_of.is_none()) {
        let globals = program.globals.values().map(|it| (it.name, it.span));
        let buffers = program.buffers.values().map(|it| (it.name, it.span));
        let Some((_, span)) = globals.chain(buffers).find(|it| symbols.text(it.0) == binding.name) else {
            continue;
        };
        let shown = hover(span).unwrap_or_default();
        let expected = format!("Set {}, binding {}", binding.set, binding.binding);
        assert!(
            shown.contains(&expected) || shown.contains("does not use it"),
            "{}: {expected}: {shown}",
            binding.name
        );
        *checked.entry("bindings").or_default() += usize::from(shown.contains(&expected));
    }
    for layout in &reflection.structs {
        for member in layout.members.iter().filter(|it| it.bit_fields.is_empty()) {
            let field = layout.id.and_then(|id| {
                program.types.structs[id]
                    .fields
                    .iter()
                    .find(|it| symbols.text(it.name) == member.name)
                    .map(|it| it.span)
            });
            let global = || {
                let is_it = |it: &&hlsl_core::typed::Global| match it.storage {
                    Storage::BufferMember { buffer, .. } => {
                        symbols.text(program.buffers[buffer].name) == layout.name
                            && symbols.text(it.name) == member.name
                    }
                    _ => false,
                };
                program.globals.values().find(is_it).map(|it| it.span)
            };
            let Some(span) = field.or_else(global) else { continue };
            let shown = hover(span).unwrap_or_default();
            let expected = format!("Offset {}, size ", member.offset);
            assert!(shown.contains(&expected), "{}.{}: {expected}: {shown}", layout.name, member.name);
            *checked.entry("members").or_default() += 1;
        }
    }
}

/// Completion where something is used, in the text as it is and in one that breaks off there.
fn check_completion(
    client: &mut Client,
    shader: &Shader,
    analysis: &Analysis,
    random: &mut Random,
    checked: &mut BTreeMap<&'static str, usize>,
) {
    for round in 0..number("HLSL_LSP_POSITIONS", 4) {
        let it = &analysis.uses[random.below(analysis.uses.len())];
        let Some((path, start, end)) = written(analysis, it.at()) else { continue };
        let name = &shader.text.get(start..end).unwrap_or_default().to_owned();
        let is_name = name.starts_with(|it: char| it.is_alphabetic() || it == '_');
        // In directives and in lists of arguments of macros there is no one answer.
        let line = shader.text[..start.min(shader.text.len())].rsplit('\n').next().unwrap_or_default();
        if path != shader.path || !is_name || line.trim_start().starts_with('#') {
            continue;
        }
        let damaged = round % 2 == 1;
        if damaged {
            // The rest of the line is not written yet.
            let rest = shader.text[end..].find('\n').map_or(shader.text.len(), |it| end + it);
            let text = format!("{}{}", &shader.text[..start + 1], &shader.text[rest..]);
            client.change(&path, &text);
        }
        let (line, column) = position(&shader.text, start + usize::from(damaged));
        let answer = client.ask("textDocument/completion", at(&path, (line, column))).expect("completion");
        let labels: Vec<_> =
            answer.as_array().into_iter().flatten().filter_map(|it| it["label"].as_str()).collect();
        let found = labels.contains(&name.as_str());
        let counter = match (damaged, found) {
            (false, true) => "offered",
            (true, true) => "offered in damaged text",
            (false, false) => "missed",
            (true, false) => "missed in damaged text",
        };
        if !found {
            println!("{counter}: {name} at {path}:{}:{column}", line + 1);
        }
        *checked.entry(counter).or_default() += 1;
        if damaged {
            client.change(&path, &shader.text);
        }
    }
}

#[test]
fn what_is_renamed_compiles_to_the_same() {
    let wanted = number("HLSL_LSP_RENAMES", 12);
    let folders = [examples().join("engine"), examples().join("terrain")];
    let mut client = Client::start(&[&folders[0], &folders[1]]);
    let mut random = Random(7);
    let mut shaders = Vec::new();
    for folder in &folders {
        shaders.extend(open_all(&mut client, folder));
    }
    let files: BTreeMap<String, String> =
        shaders.iter().map(|it| (it.path.clone(), it.text.clone())).collect();
    let compiled = |files: &BTreeMap<String, String>, changed: &BTreeSet<String>| {
        let mut all = BTreeMap::new();
        for shader in &shaders {
            for job in &shader.jobs {
                let output = compile(&shader.path, job, files).output;
                let is_changed = output.sources.files().iter().any(|it| changed.contains(&normalized(it)));
                if is_changed {
                    all.insert(
                        (shader.path.clone(), job.clone()),
                        output.words.as_deref().map(without_names),
                    );
                }
            }
        }
        all
    };
    let (mut renamed, mut refused) = (0, BTreeMap::new());
    for attempt in 0.. {
        if renamed == wanted || attempt > wanted * 4 {
            break;
        }
        // Any name in any file: macros, members, functions, locals.
        let shader = &shaders[random.below(shaders.len())];
        let names = names_of(&mut client, shader);
        if names.is_empty() {
            continue;
        }
        let (start, end) = names[random.below(names.len())];
        let name = &shader.text[start..end];
        let mut params = at(&shader.path, position(&shader.text, start));
        let new = format!("renamed_{attempt}");
        params["newName"] = json!(new);
        let answer = match client.ask("textDocument/rename", params) {
            Ok(answer) => answer,
            Err(why) => {
                refused.entry(why).or_insert_with(Vec::new).push(name.to_owned());
                continue;
            }
        };
        let mut edited = files.clone();
        let mut changed = BTreeSet::new();
        for (uri, edits) in answer["changes"].as_object().expect("edits") {
            let path = path(&json!(uri));
            apply(edited.get_mut(&path).expect("a file of the examples"), edits, name);
            changed.insert(path);
        }
        assert!(!changed.is_empty(), "{name} in {}", shader.path);
        let (before, after) = (compiled(&files, &changed), compiled(&edited, &changed));
        assert!(before == after, "{name} in {} as {new}: other words", shader.path);
        assert!(before.values().all(Option::is_some), "{name} in {}", shader.path);
        renamed += 1;
    }
    println!("renamed {renamed}; refused {refused:?}");
    assert_eq!(renamed, wanted);
    client.stop();
}

/// The places of the names in a shader, by its colors.
fn names_of(client: &mut Client, shader: &Shader) -> Vec<(usize, usize)> {
    let answer = client.ask("textDocument/semanticTokens/full", document(&shader.path)).expect("colors");
    let data: Vec<usize> = serde_json::from_value(answer["data"].clone()).expect("numbers");
    let starts: Vec<usize> =
        std::iter::once(0).chain(shader.text.match_indices('\n').map(|it| it.0 + 1)).collect();
    let (mut line, mut column) = (0, 0);
    let mut names = Vec::new();
    for token in data.chunks(5) {
        column = if token[0] == 0 { column + token[1] } else { token[1] };
        line += token[0];
        let start = starts[line] + column;
        // What the language itself declares cannot be renamed.
        if token[4] & 8 == 0 {
            names.push((start, start + token[2]));
        }
    }
    names
}

fn apply(text: &mut String, edits: &Value, name: &str) {
    let mut all: Vec<(usize, usize, String)> = (edits.as_array().expect("a list").iter())
        .map(|it| {
            let range = &it["range"];
            let new = it["newText"].as_str().expect("a text").to_owned();
            (offset(text, &range["start"]), offset(text, &range["end"]), new)
        })
        .collect();
    all.sort();
    all.dedup();
    for (start, end, new) in all.into_iter().rev() {
        assert_eq!(&text[start..end], name);
        text.replace_range(start..end, &new);
    }
}

/// A module without what only names things.
fn without_names(words: &[u32]) -> Vec<u32> {
    let mut out = Vec::new();
    let mut at = 5;
    while let Some(&first) = words.get(at) {
        let (length, opcode) = ((first >> 16).max(1) as usize, first & 0xffff);
        // OpSource … OpLine, and decorations with text.
        if !matches!(opcode, 3..=8 | 5632 | 5633) {
            out.extend(&words[at..(at + length).min(words.len())]);
        }
        at += length;
    }
    out
}

#[test]
fn a_client_that_is_wrong_and_in_a_hurry_changes_nothing() {
    let mut client = Client::start(&[&examples().join("engine")]);
    let error = client.ask("textDocument/nothing", json!({})).expect_err("no such request");
    assert!(error.contains("not supported"), "{error}");
    client.ask("textDocument/hover", json!({ "wrong": true })).expect_err("wrong parameters");
    client.tell("textDocument/didChange", json!({ "wrong": true }));
    client.tell("$/cancelRequest", json!({ "id": 12345 }));
    // Positions that are nowhere, in a file that is not there.
    let nowhere = at("/nowhere/x.hlsl", (100, 100));
    assert!(client.ask("textDocument/hover", nowhere.clone()).expect("an answer").is_null());
    client.open("/nowhere/x.hlsl", "float4 main(): SV_Target { return 0; }\r\n");
    for method in
        ["hover", "definition", "completion", "documentHighlight", "signatureHelp", "typeDefinition"]
    {
        client.ask(&format!("textDocument/{method}"), nowhere.clone()).expect(method);
    }
    // Of many changes the last one counts.
    for index in 0..50 {
        client.change("/nowhere/x.hlsl", &format!("float4 main(): SV_Target {{ return {index} + x; }}"));
    }
    client.change("/nowhere/x.hlsl", "float4 main(): SV_Target { return wrong; }");
    loop {
        let found = client.next_diagnostics("/nowhere/x.hlsl");
        if found.iter().any(|it| it["message"].as_str().is_some_and(|it| it.contains("`wrong`"))) {
            break;
        }
    }
    client.stop();
}

/// From a change to its diagnostics, on the largest shader of the examples.
#[test]
fn latency() {
    if std::env::var_os("HLSL_LSP_LATENCY").is_none() {
        return;
    }
    let folder = examples().join("engine");
    let mut client = Client::start(&[&folder]);
    let path = folder.join("shaders/ocean.hlsl").to_str().expect("it is text").to_owned();
    let text = fs::read_to_string(&path).expect("it can be read");
    client.open(&path, &text);
    client.ask("textDocument/documentSymbol", document(&path)).expect("an outline");
    let mut times: BTreeMap<&str, Vec<(Duration, Duration)>> = BTreeMap::new();
    for index in 0..100 {
        // An error that moves, so that there is always something to tell.
        let wrong = format!("{text}\nstatic const float wrong_{index} = nothing_{index};\n");
        for what in ["diagnostics", "textDocument/completion", "textDocument/hover"] {
            let (start, computed) = (Instant::now(), client.computed());
            if what == "diagnostics" {
                client.change(&path, &wrong);
                let found = client.next_diagnostics(&path);
                let is_told = |it: &Value| it["message"].as_str().is_some_and(|it| it.contains("nothing_"));
                assert!(found.iter().any(is_told));
            } else {
                client.ask(what, at(&path, (60, 12))).expect(what);
            }
            let spent = (start.elapsed(), client.computed() - computed);
            times.entry(what).or_default().push(spent);
        }
    }
    for (what, times) in times {
        let of = |mut times: Vec<Duration>| {
            times.sort();
            format!("median {:?}, 99 % {:?}", times[times.len() / 2], times[times.len() * 99 / 100])
        };
        let (waited, computed) = times.into_iter().unzip();
        println!("{what}: {}; of the processor: {}", of(waited), of(computed));
    }
    client.stop();
}

/// A day of edits leaves nothing behind.
#[test]
fn memory() {
    let edits = number("HLSL_LSP_EDITS", 300);
    let folder = examples().join("terrain");
    let mut client = Client::start(&[&folder]);
    let path = folder.join("shaders/water.hlsl").to_str().expect("it is text").to_owned();
    let text = fs::read_to_string(&path).expect("it can be read");
    client.open(&path, &text);
    let mut early = 0;
    for index in 1..=edits {
        client.change(&path, &format!("{text}\nstatic const float number_{index} = nothing_{index};\n"));
        client.next_diagnostics(&path);
        client.ask("textDocument/completion", at(&path, (30, 8))).expect("completion");
        if index == 100 {
            early = client.memory();
        }
    }
    let late = client.memory();
    println!("after 100 edits {early} kB, after {edits} {late} kB");
    assert!(late * 10 <= early * 11, "after 100 edits {early} kB, after {edits} {late} kB");
    client.stop();
}

/// Each row of the table in docs/editors.md, and the tests that show what it says of this server.
const ROWS: &[(&str, &[&str])] = &[
    ("engine", &["every_request_agrees_with_the_compiler"]),
    (
        "shader model 6, templates of HLSL 2021",
        &["every_request_agrees_with_the_compiler", "conversions_and_template_arguments"],
    ),
    (
        "completion, hover, signatures, definition",
        &[
            "members_of_what_is_before_the_dot",
            "shows_what_the_compiler_knows",
            "shows_overloads_and_the_parameter",
            "leads_to_definitions_declarations_and_types",
        ],
    ),
    (
        "references, rename",
        &["are_found_in_all_shaders_that_read_the_declaration", "what_is_renamed_compiles_to_the_same"],
    ),
    ("inlay hints", &["bindings_offsets_and_parameters", "conversions_and_template_arguments"]),
    (
        "memory layout",
        &[
            "shows_what_the_compiler_knows",
            "bindings_offsets_and_parameters",
            "members_lie_where_the_layout_says",
        ],
    ),
    (
        "what a file is compiled as",
        &[
            "calls_are_found_with_their_options",
            "lists_of_build_scripts_count",
            "a_file_says_what_it_is_compiled_as",
        ],
    ),
    ("SPIR-V, WGSL and reflection", &["show_what_a_shader_becomes"]),
];

#[test]
fn every_row_of_the_table_has_a_test() {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    let read = |path: &Path| fs::read_to_string(path).expect("it can be read");
    let page = read(&package.join("../docs/editors.md"));
    let table = page.split("| engine |").nth(1).expect("the table");
    let rows: Vec<&str> = std::iter::once("engine")
        .chain(table.lines().skip(1).filter_map(|it| it.strip_prefix("| ")?.split(" | ").next()))
        .collect();
    assert_eq!(rows, ROWS.iter().map(|it| it.0).collect::<Vec<_>>());
    let mut tests = String::new();
    for folder in ["src", "src/requests", "tests"] {
        let files = fs::read_dir(package.join(folder)).expect("the folder is there").flatten();
        tests.extend(files.filter(|it| it.path().is_file()).map(|it| read(&it.path())));
    }
    for name in ROWS.iter().flat_map(|it| it.1) {
        assert!(
            tests.contains(&format!("#[test]\nfn {name}()"))
                || tests.contains(&format!("#[test]\n    fn {name}()")),
            "{name}"
        );
    }
    // The engine is Rust alone.
    assert!(!read(&package.join("Cargo.toml")).contains("-sys"));
}
