//! Memory layouts of random structs: the decorations of the SPIR-V module, the offsets in the Rust module and the C
//! header, all against a reference that knows nothing of the compiler's.
//!
//! `LAYOUTS=20000` makes so many structs (500), each under four layouts; `LAYOUTS_SEED` other ones; `LAYOUTS_DXC` names a
//! compiler with dxc's arguments that is asked, too. rustc proves the offsets in crates of 1,000 structs.

#[path = "support/layouts/mod.rs"]
mod structs;
mod support;
#[path = "support/block_types.rs"]
mod words;

use std::{
    collections::{BTreeMap, HashMap},
    fs,
    path::PathBuf,
    process::Command,
    sync::Mutex,
};

use hlsl_core::{
    bindings::{self, Shader, Style},
    options::Options,
    reflect::Reflection,
    source::load::MemoryLoader,
};
use structs::{
    Holder, Layout, Module, random,
    reference::{self, Node},
};
use support::validator::Validator;

/// Roots of one module.
const BATCH: usize = 50;
/// Modules whose Rust goes into one crate.
const CRATE: usize = 20;

fn variable(name: &str, default: usize) -> usize {
    std::env::var(name).ok().and_then(|it| it.parse().ok()).unwrap_or(default)
}

struct Compiled {
    words: Vec<u32>,
    reflection: Reflection,
}

fn compile(text: &str, args: &[String]) -> Result<Compiled, String> {
    let options = Options::from_args(args).map_err(|error| error.to_string())?;
    let mut loader = MemoryLoader::default();
    loader.add("layouts.hlsl", text);
    let output = hlsl_core::Compilation::of("layouts.hlsl", &loader, &options);
    let reports: Vec<String> = output.reports().into_iter().map(|it| it.text).collect();
    let words = output.words.ok_or_else(|| reports.join("\n"))?;
    Ok(Compiled { words, reflection: output.reflection })
}

/// The decorations of dxc's module.
fn ask_dxc(dxc: &str, name: &str, text: &str, args: &[String]) -> Result<HashMap<String, Node>, String> {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let (source, out) = (folder.join(format!("{name}.hlsl")), folder.join(format!("{name}.spv")));
    fs::write(&source, text).map_err(|error| error.to_string())?;
    let _ = fs::remove_file(&out);
    let output = Command::new(dxc).arg("-spirv").args(args).arg("-Fo").arg(&out).arg(&source).output();
    let output = output.map_err(|error| format!("{dxc}: {error}"))?;
    let Ok(bytes) = fs::read(&out) else {
        return Err(String::from_utf8_lossy(&output.stderr).into_owned());
    };
    let words: Vec<u32> =
        bytes.chunks_exact(4).map(|it| u32::from_le_bytes([it[0], it[1], it[2], it[3]])).collect();
    words::blocks(&words)
}

/// What is counted over all structs.
#[derive(Default)]
struct Tally {
    checked: usize,
    same_as_dxc: usize,
    /// What DXC says of structs of which the reference says that they are odd.
    odd: BTreeMap<String, usize>,
    asked_odd: usize,
    rust_members: usize,
    /// Assertions on offsets and sizes.
    proved: usize,
    failed: Vec<String>,
}

struct Run {
    validator: Option<Validator>,
    dxc: Option<String>,
    tally: Mutex<Tally>,
}

fn block_name(module: &Module, root: usize) -> String {
    match module.roots[root].holder {
        Holder::Globals => "$Globals".into(),
        _ => module.roots[root].name.clone(),
    }
}

impl Run {
    fn fail(&self, what: String) {
        if std::env::var_os("LAYOUTS_SHOW").is_some() {
            println!("{what}");
        }
        self.tally.lock().unwrap().failed.push(what);
    }

    /// One module under one layout; its host's Rust and C.
    fn module(&self, seed: u64, module: &Module, layout: Layout) -> Option<(String, String)> {
        let args = module.args(layout);
        let roots: Vec<usize> = (0..module.roots.len()).collect();
        let expected: Vec<reference::Shape> =
            roots.iter().map(|&it| reference::block(module, it, layout)).collect();
        let text = module.shader(&roots);
        let name = format!("layouts-{seed}-{layout:?}");
        let compiled = match compile(&text, &args) {
            Ok(compiled) => compiled,
            Err(error) => {
                let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
                let _ = fs::write(folder.join(format!("{name}-refused.hlsl")), &text);
                self.fail(format!("{name} {args:?}: {error}"));
                return None;
            }
        };
        let found = words::blocks(&compiled.words).unwrap_or_else(|error| panic!("{name}: {error}"));
        for (&root, expected) in roots.iter().zip(&expected) {
            let block = block_name(module, root);
            if found.get(&block) != Some(&expected.node) {
                self.fail(self.difference(&name, module, root, layout, &expected.node, found.get(&block)));
            }
        }
        if let Some(validator) = &self.validator
            && let Err(error) = validator.check(&compiled.words, &args)
        {
            self.fail(format!("{name} {args:?}: {error}"));
        }
        if let Some(dxc) = &self.dxc {
            let plain: Vec<usize> =
                roots.iter().copied().filter(|&it| expected[it].oddity.is_none()).collect();
            self.compare_with_dxc(dxc, &name, module, layout, &plain, &expected);
            let odd = roots.iter().copied().filter(|&it| expected[it].oddity.is_some());
            for root in odd.take(1) {
                self.ask_about_odd(dxc, &name, module, layout, root, &expected[root]);
            }
        }
        self.tally.lock().unwrap().checked += roots.len();
        self.host(&name, module, layout, &compiled)
    }

    fn difference(
        &self,
        name: &str,
        module: &Module,
        root: usize,
        layout: Layout,
        expected: &Node,
        found: Option<&Node>,
    ) -> String {
        let args = module.args(layout);
        format!("{name} {args:?}\n{}\nexpected {expected:?}\nfound    {found:?}", module.text(&[root]))
    }

    fn compare_with_dxc(
        &self,
        dxc: &str,
        name: &str,
        module: &Module,
        layout: Layout,
        roots: &[usize],
        expected: &[reference::Shape],
    ) {
        if roots.is_empty() {
            return;
        }
        match ask_dxc(dxc, name, &module.shader(roots), &module.args(layout)) {
            Ok(found) => {
                for &root in roots {
                    let theirs = found.get(&block_name(module, root));
                    if theirs == Some(&expected[root].node) {
                        self.tally.lock().unwrap().same_as_dxc += 1;
                    } else {
                        let expected = &expected[root].node;
                        self.fail(format!(
                            "not as DXC: {}",
                            self.difference(name, module, root, layout, expected, theirs)
                        ));
                    }
                }
            }
            Err(error) if roots.len() == 1 => {
                self.fail(format!(
                    "DXC refuses {name} {:?}\n{}\n{error}",
                    module.args(layout),
                    module.shader(roots)
                ));
            }
            Err(_) => {
                let (first, second) = roots.split_at(roots.len() / 2);
                self.compare_with_dxc(dxc, name, module, layout, first, expected);
                self.compare_with_dxc(dxc, name, module, layout, second, expected);
            }
        }
    }

    /// Where DXC is known to fail, it must not have the better answer.
    fn ask_about_odd(
        &self,
        dxc: &str,
        name: &str,
        module: &Module,
        layout: Layout,
        root: usize,
        expected: &reference::Shape,
    ) {
        let what = expected.oddity.unwrap_or_default();
        let found = ask_dxc(dxc, name, &module.shader(&[root]), &module.args(layout));
        let said = match found {
            Err(_) => format!("{what}: refused, or an invalid module"),
            Ok(found) if found.get(&block_name(module, root)) == Some(&expected.node) => {
                format!("{what}: as here")
            }
            Ok(found) => {
                let theirs = found.get(&block_name(module, root));
                if std::env::var_os("LAYOUTS_SHOW").is_some() {
                    println!(
                        "{what}: {}",
                        self.difference(name, module, root, layout, &expected.node, theirs)
                    );
                }
                format!("{what}: another layout")
            }
        };
        let mut tally = self.tally.lock().unwrap();
        *tally.odd.entry(said).or_default() += 1;
        tally.asked_odd += 1;
    }

    /// The Rust module and the C header, with the offsets that both assert compared with the reference's.
    fn host(
        &self,
        name: &str,
        module: &Module,
        layout: Layout,
        compiled: &Compiled,
    ) -> Option<(String, String)> {
        let it = Shader { name: "main", words: &[], wgsl: None, reflection: &compiled.reflection };
        let style = Style { bytemuck: None, ..Style::default() };
        let files = bindings::module(&[it], &style)
            .and_then(|rust| Ok((rust, bindings::header(&name.replace('-', "_"), &[it])?.header)));
        let (rust, header) = match files {
            Ok(files) => files,
            Err(conflict) => {
                self.fail(format!("{name}: {conflict}"));
                return None;
            }
        };
        // What rustc will prove, by struct and field.
        let mut proved: HashMap<(&str, &str), u32> = HashMap::new();
        for line in rust.lines() {
            let Some(rest) = line.strip_prefix("(::core::mem::offset_of!(") else {
                continue;
            };
            let Some((place, rest)) = rest.split_once(") == ") else { continue };
            let (structure, field) = place.split_once(", ").unwrap_or_default();
            let offset = rest.split(',').next().and_then(|it| it.parse().ok()).unwrap_or(u32::MAX);
            proved.insert((structure, field), offset);
        }
        let mut members = 0;
        for (root, it) in module.roots.iter().enumerate() {
            let block = reference::block(module, root, layout).node;
            let Node::Struct(parts) = &block else { continue };
            let (structure, parts) = match (&it.holder, &parts[..]) {
                (
                    Holder::StructuredBuffer | Holder::RwStructuredBuffer,
                    [(_, Node::Array { element, .. })],
                ) => {
                    let Node::Struct(parts) = &**element else { continue };
                    (module.structs[it.structure].name.as_str(), parts)
                }
                (Holder::CBuffer | Holder::TBuffer, _) => (it.name.as_str(), parts),
                (Holder::Globals, _) => ("Globals", parts),
                _ => (module.structs[it.structure].name.as_str(), parts),
            };
            let bases = usize::from(module.structs[it.structure].base.is_some());
            for (member, (offset, node)) in module.structs[it.structure].members.iter().zip(&parts[bases..]) {
                if node.spirv_size() == 0 {
                    continue;
                }
                let field = |suffix: &str| {
                    let name = format!("{}{suffix}", member.name);
                    proved.iter().find(|((of, field), _)| *of == structure && *field == name).map(|it| *it.1)
                };
                // The tail of the last element stands alone where the next member lies in it.
                let is_right = match (field(""), field("_head"), field("_last")) {
                    (Some(whole), None, None) => whole == *offset,
                    (None, Some(head), Some(last)) => head == *offset && last == offset + last_vector(node),
                    (None, None, Some(last)) => last == *offset,
                    _ => false,
                };
                members += 1;
                if !is_right {
                    self.fail(format!(
                        "{name}: Rust has {structure}.{} at {:?}, not at {offset}",
                        member.name,
                        field("").or(field("_head"))
                    ));
                }
            }
        }
        self.tally.lock().unwrap().rust_members += members;
        Some((format!("pub mod {} {{\n{rust}}}\n", name.replace('-', "_").to_lowercase()), header))
    }
}

/// Where the last element begins, of all arrays and matrices in each other.
fn last_vector(node: &Node) -> u32 {
    match node {
        Node::Array { element, length, stride } => stride * (length - 1) + last_vector(element),
        Node::Matrix { vectors, stride, row_major: false, .. } => stride * (vectors - 1),
        Node::Matrix { len, stride, .. } => stride * (len - 1),
        Node::Scalar(..) | Node::Vector(..) | Node::Struct(_) => 0,
    }
}

/// The structs of a generated module and its assertions: what rustc needs to prove offsets and sizes, in a tenth of the
/// time that derives and constructors take. And how many offsets and sizes that are.
fn essence(rust: &str) -> (String, usize) {
    let (mut text, mut proved) = (String::new(), 0);
    let mut lines = rust.lines();
    while let Some(line) = lines.next() {
        let mut keep = |line: &str| text = std::mem::take(&mut text) + line + "\n";
        if line.starts_with("pub mod layouts_") || line.starts_with("pub const PUSH_CONSTANTS") {
            keep(line);
        } else if line == "pub mod bindings {" {
            // Up to the last of its constants.
            lines.find(|it| it.starts_with("pub const ALL"));
        } else if let Some(name) = line.strip_prefix("pub struct ") {
            keep(&format!("#[repr(C)] pub struct {name}"));
            if line.ends_with('{') {
                let fields = lines.by_ref().take_while(|it| *it != "}");
                fields.filter(|it| !it.trim().starts_with("///")).for_each(&mut keep);
                keep("}");
            }
        } else if line == "const _: () = {" {
            keep(line);
            for line in lines.by_ref().take_while(|it| *it != "};") {
                keep(line);
                proved += usize::from(line.starts_with("(::core::mem::"));
            }
            keep("};");
        } else if line.starts_with("const _: () = ") {
            keep(line);
        }
    }
    (text + "}\n", proved)
}

fn rustc(name: &str, modules: &str) -> Result<(), String> {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let source = folder.join(format!("{name}.rs"));
    let allowed = "dead_code, non_camel_case_types, non_snake_case";
    fs::write(&source, format!("#![no_std]\n#![allow({allowed})]\n{modules}"))
        .map_err(|it| it.to_string())?;
    let rustc = std::env::var_os("RUSTC").unwrap_or("rustc".into());
    let output = Command::new(rustc)
        .args(["--edition=2024", "--crate-type=lib", "--emit=metadata", "--out-dir"])
        .arg(&folder)
        .arg(&source)
        .output()
        .map_err(|error| error.to_string())?;
    if output.status.success() {
        return Ok(());
    }
    Err(String::from_utf8_lossy(&output.stderr).chars().take(3000).collect())
}

/// rustc proves the assertions, and cc those in C; how many rustc proved. `is_whole`: rustc sees all that users do.
fn prove(name: &str, hosts: &[(String, String)], is_whole: bool) -> Result<usize, String> {
    let whole: String = hosts.iter().map(|(rust, _)| rust.as_str()).collect();
    let essences: Vec<(String, usize)> = hosts.iter().map(|(rust, _)| essence(rust)).collect();
    let text: String = essences.iter().map(|(text, _)| text.as_str()).collect();
    // The whole text says which field it is.
    rustc(name, if is_whole { &whole } else { &text })
        .map_err(|error| rustc(name, &whole).err().unwrap_or(error))?;
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let source = folder.join(format!("{name}.c"));
    let text: String = hosts.iter().map(|(_, header)| header.as_str()).collect();
    fs::write(&source, text).map_err(|it| it.to_string())?;
    let output =
        Command::new("cc").args(["-std=c11", "-Wall", "-Werror", "-fsyntax-only"]).arg(&source).output();
    match output {
        Err(_) => eprintln!("no cc: the C header is not compiled"),
        Ok(output) if !output.status.success() => {
            return Err(String::from_utf8_lossy(&output.stderr).chars().take(3000).collect());
        }
        Ok(_) => {}
    }
    Ok(essences.iter().map(|(_, count)| count).sum())
}

#[test]
fn random_structs_lie_where_the_rules_say() {
    let count = variable("LAYOUTS", 500);
    let first = variable("LAYOUTS_SEED", 0) as u64;
    let run =
        Run { validator: Validator::find(), dxc: std::env::var("LAYOUTS_DXC").ok(), tally: Mutex::default() };
    let seeds: Vec<u64> = (first..first + count.div_ceil(BATCH) as u64).collect();
    for (index, seeds) in seeds.chunks(CRATE / 4).enumerate() {
        let hosts = support::on_all_cores(seeds, |&seed| {
            let module = random::module(seed, BATCH);
            Layout::ALL.iter().filter_map(|&layout| run.module(seed, &module, layout)).collect::<Vec<_>>()
        });
        for (host, seed) in hosts.iter().zip(seeds) {
            if host.is_none() {
                run.fail(format!("a panic with seed {seed}"));
            }
        }
        let hosts: Vec<(String, String)> = hosts.into_iter().flatten().flatten().collect();
        let name = format!("layouts_{first}_{index}");
        if index == 0 {
            // One module for each layout, with all that they have.
            let whole = prove(&format!("{name}_whole"), &hosts[..hosts.len().min(4)], true);
            whole.err().into_iter().for_each(|error| run.fail(format!("crate {index}, whole: {error}")));
        }
        match prove(&name, &hosts, false) {
            Ok(count) => run.tally.lock().unwrap().proved += count,
            Err(error) => run.fail(format!("crate {index}: {error}")),
        }
        let tally = run.tally.lock().unwrap();
        eprintln!(
            "{} layouts, {} as DXC has them, {} failed",
            tally.checked,
            tally.same_as_dxc,
            tally.failed.len()
        );
        if tally.failed.len() > 40 {
            break;
        }
    }
    let tally = run.tally.lock().unwrap();
    println!(
        "{} layouts of structs as the reference has them{}; {} members where the Rust modules assert them, \
         whose {} assertions rustc proved; {} as DXC has them",
        tally.checked,
        if run.validator.is_some() { ", all accepted by spirv-val" } else { "" },
        tally.rust_members,
        tally.proved,
        tally.same_as_dxc
    );
    println!("{} odd ones asked of DXC: {:#?}", tally.asked_odd, tally.odd);
    let shown: Vec<&String> = tally.failed.iter().take(5).collect();
    assert!(shown.is_empty(), "{} failed, the first of them:\n{shown:#?}", tally.failed.len());
}

/// As parameters of the entry point, variables lie where they would lie as globals.
#[test]
fn uniform_parameters_lie_where_globals_do() {
    let count = variable("LAYOUTS", 500).div_ceil(10) as u64;
    let seeds: Vec<u64> = (0..count).collect();
    let outcomes = support::on_all_cores(&seeds, |&seed| {
        let module = random::module(seed, 2 * BATCH);
        let Some(root) = module.roots.iter().position(|it| it.holder == Holder::Globals) else {
            return 0;
        };
        let mut members = 0;
        for layout in Layout::ALL {
            let args = module.args(layout);
            let block = |text: String, name: &str| {
                let compiled = compile(&text, &args).unwrap_or_else(|error| panic!("{error}\n{text}"));
                let block = compiled.reflection.structs.iter().find(|it| it.name == name);
                let block = block.unwrap_or_else(|| panic!("no {name}\n{text}"));
                let mut members: Vec<(u32, String, String)> = (block.members.iter())
                    .map(|it| (it.offset, it.name.clone(), format!("{:?}", it.layout)))
                    .collect();
                // Indices of structs differ; where members end says enough of what they are.
                members.iter_mut().for_each(|it| it.2.retain(|c| !c.is_ascii_digit()));
                members.sort();
                (block.size, members)
            };
            let globals = block(module.shader(&[root]), "$Globals");
            let text = module.shader_of_parameters(root);
            assert_eq!(block(text.clone(), "$Params"), globals, "{text}");
            members += globals.1.len();
        }
        members
    });
    let members: usize = outcomes.iter().flatten().sum();
    assert!(outcomes.iter().all(Option::is_some), "a panic");
    println!("{members} members of `$Params` lie where those of `$Globals` do");
    assert!(members > 10, "the dice are loaded");
}

/// The table of the mapping manual's section on memory layout rules: both kinds of buffers under each option.
#[test]
fn the_example_of_the_manual_has_its_offsets() {
    let text = "
        struct S { float3 f; };
        struct T {
            float a_float; float3 b_float3; S c_S_float3; float2x3 d_float2x3;
            row_major float2x3 e_float2x3; int f_int_3[3]; float2 g_float2_2[2];
        };
        ConstantBuffer<T> uniform_buffer;
        RWStructuredBuffer<T> storage_buffer;
        [numthreads(1, 1, 1)] void main() { storage_buffer[0] = uniform_buffer; }";
    let table = [
        (Layout::Relaxed, [0, 4, 16, 32, 80, 112, 160], [0, 4, 16, 32, 64, 96, 112]),
        (Layout::DirectX, [0, 4, 16, 32, 80, 112, 160], [0, 4, 16, 28, 52, 76, 88]),
        (Layout::Strict, [0, 16, 32, 48, 96, 128, 176], [0, 16, 32, 48, 80, 112, 128]),
        (Layout::Scalar, [0, 4, 16, 28, 52, 76, 88], [0, 4, 16, 28, 52, 76, 88]),
    ];
    for (layout, uniform, storage) in table {
        let args: Vec<String> =
            ["-T", "cs_6_0", "-E", "main"].into_iter().chain(layout.option()).map(str::to_owned).collect();
        let compiled = compile(text, &args).unwrap_or_else(|error| panic!("{error}"));
        let blocks = words::blocks(&compiled.words).unwrap_or_else(|error| panic!("{error}"));
        let offsets = |node: &Node| match node {
            Node::Struct(members) => members.iter().map(|(offset, _)| *offset).collect::<Vec<u32>>(),
            other => panic!("{other:?} is no struct"),
        };
        assert_eq!(offsets(&blocks["uniform_buffer"]), uniform, "{layout:?}");
        match &blocks["storage_buffer"] {
            Node::Struct(members) => match &members[0].1 {
                Node::Array { element, .. } => assert_eq!(offsets(element), storage, "{layout:?}"),
                other => panic!("{other:?} is no array"),
            },
            other => panic!("{other:?} is no struct"),
        }
    }
}

/// Whatever offsets a shader gives: what is accepted is valid, and DXC does not accept what is refused.
#[test]
fn offsets_are_refused_or_valid() {
    let count = variable("LAYOUTS", 500) as u64 / 4;
    let validator = Validator::find();
    let dxc = std::env::var("LAYOUTS_DXC").ok();
    let seeds: Vec<u64> = (0..count).collect();
    let outcomes = support::on_all_cores(&seeds, |&seed| {
        let module = random::careless(seed);
        let text = module.shader(&[0]);
        let (mut accepted, mut wrong) = (0, Vec::new());
        for layout in Layout::ALL {
            let args = module.args(layout);
            let complaint = match compile(&text, &args) {
                Ok(compiled) => {
                    accepted += 1;
                    validator.as_ref().and_then(|it| it.check(&compiled.words, &args).err())
                }
                // DXC leaves overlaps to a validator, which does not see those with matrices at the ends of structs.
                Err(_) if reference::overlaps(&module, 0, layout) => None,
                Err(error) => match &dxc {
                    Some(dxc) => {
                        let theirs = ask_dxc(dxc, &format!("careless-{seed}-{layout:?}"), &text, &args);
                        theirs.is_ok().then(|| format!("DXC accepts it: {error}"))
                    }
                    None => None,
                },
            };
            wrong.extend(complaint.map(|complaint| format!("{args:?}\n{text}\n{complaint}")));
        }
        (accepted, wrong)
    });
    let accepted: usize = outcomes.iter().flatten().map(|it| it.0).sum();
    let wrong: Vec<&String> = outcomes.iter().flatten().flat_map(|it| &it.1).collect();
    assert!(outcomes.iter().all(Option::is_some), "a panic");
    println!("{accepted} of {} layouts with offsets of their own accepted", 4 * count);
    if std::env::var_os("LAYOUTS_SHOW").is_some() {
        wrong.iter().for_each(|it| println!("{it}"));
    }
    assert!(wrong.is_empty(), "{} wrong, the first of them:\n{}", wrong.len(), wrong[0]);
    assert!(accepted > count as usize / 4 && accepted < 4 * count as usize, "the dice are loaded");
}
