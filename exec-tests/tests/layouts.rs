//! Structs to the device and back: what generated Rust structs hold, a shader reads field by field; what a shader writes
//! field by field, they hold afterwards. Bytes go through bytemuck on the way, as in users' programs.
//!
//! Every value is made from the name of its field, so that fields of one type are not taken for each other. `LAYOUTS=1000`
//! makes so many random structs (40), each under five layouts; `LAYOUTS_SEED` other ones.

#[path = "../../hlsl-core/tests/support/layouts/mod.rs"]
mod structs;

use std::{
    collections::HashMap,
    fmt::Write,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use exec_tests::{
    case::{Bound, Case},
    device::{Device, entry_point},
};
use hlsl_core::{
    bindings::{self, Shader, Style},
    options::Options,
    source::load::MemoryLoader,
};
use structs::{
    Holder, Kind, Layout, Module, Scalar, host, random,
    reference::{self, Leaf, Node},
};

/// Roots of a module.
const BATCH: usize = 8;
const RESULT: u32 = 90;
/// In a buffer of structs: what the host wrote, what the shader writes, and a copy of the first.
const ELEMENTS: u32 = 3;

fn variable(name: &str, default: usize) -> usize {
    std::env::var(name).ok().and_then(|it| it.parse().ok()).unwrap_or(default)
}

// ------------------------------------------------------------------------------------------------------- values

/// The components that travel: all but where arrays of arrays of structs have so many that a driver for the CPU takes
/// minutes to compile the shader.
fn leaves(module: &Module, root: usize, layout: Layout) -> Vec<Leaf> {
    const MOST: usize = 120;
    let all = reference::leaves(module, root, layout);
    let count = all.len();
    let is_chosen =
        |at: usize| count <= MOST || at + 1 == count || at * MOST / count != (at + 1) * MOST / count;
    all.into_iter().enumerate().filter(|(at, _)| is_chosen(*at)).map(|(_, leaf)| leaf).collect()
}

/// The bits in memory of a component, and the two words that the shader makes of it.
struct Value {
    bits: u64,
    words: [u32; 2],
    /// As an initializer in a shader.
    text: String,
}

fn value(module: &Module, leaf: &Leaf) -> Value {
    let seed = host::hash(host::path(leaf), &leaf.behind.to_le_bytes());
    let seed = host::hash(seed, b"value") >> 7;
    let (kind, bytes) = leaf.scalar.memory(module.native_16_bit);
    if leaf.scalar == Scalar::Bool {
        let bit = seed & 1;
        return Value { bits: bit, words: [bit as u32, 0], text: (bit == 1).to_string() };
    }
    if let Some(last) = leaf.bits.last() {
        let bits = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) & (u64::MAX >> (64 - last.shift - last.width));
        return Value { bits, words: [bits as u32, (bits >> 32) as u32], text: String::new() };
    }
    // What 16 bits hold, in whatever form.
    let number = (seed % 4000) as i64 - 2000;
    let wide = seed.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    match (kind, bytes) {
        (Kind::Float, 8) => {
            let bits = (number as f64).to_bits();
            Value { bits, words: [bits as u32, (bits >> 32) as u32], text: format!("{number}.0L") }
        }
        (Kind::Float, bytes) => {
            let float = (number as f32).to_bits();
            let bits = if bytes == 2 { half(number) } else { u64::from(float) };
            Value { bits, words: [float, 0], text: format!("{number}.0") }
        }
        (_, 8) => {
            let words = [wide as u32, (wide >> 32) as u32];
            Value { bits: wide, words, text: format!("(uint64_t({}u) << 32 | {}u)", words[1], words[0]) }
        }
        (kind, bytes) => {
            let number = if kind == Kind::Unsigned { number.abs() } else { number };
            let mask = if bytes == 2 { 0xffff } else { 0xffff_ffff };
            Value { bits: number as u64 & mask, words: [number as u32, 0], text: number.to_string() }
        }
    }
}

/// A whole number of at most 2048 as the bits of a 16-bit float.
fn half(number: i64) -> u64 {
    let bits = (number as f32).to_bits();
    let sign = u64::from(bits >> 31) << 15;
    if number == 0 {
        return sign;
    }
    let exponent = u64::from(bits >> 23 & 0xff) - 127 + 15;
    sign | exponent << 10 | u64::from(bits >> 13 & 0x3ff)
}

// ------------------------------------------------------------------------------------------------------- shader

/// Reads every component of every root into the result, and writes every component of buffers that can be written.
fn shader(module: &Module, roots: &[usize], layout: Layout) -> String {
    let mut body = String::new();
    let mut at = 0;
    for &root in roots {
        let it = &module.roots[root];
        let (name, holder) = (&it.name, it.holder);
        let start = match holder {
            Holder::CBuffer | Holder::TBuffer | Holder::Globals => String::new(),
            Holder::StructuredBuffer | Holder::RwStructuredBuffer => format!("{name}[0]"),
            _ => name.clone(),
        };
        for leaf in leaves(module, root, layout) {
            if !leaf.bits.is_empty() {
                let destination = (holder == Holder::RwStructuredBuffer).then(|| format!("{name}[1]"));
                let bits = value(module, &leaf).bits;
                body += &bit_fields(&leaf, &start, destination.as_deref(), bits, at);
                at += 2;
                continue;
            }
            let place = format!("{start}{}", leaf.access);
            let _ = match leaf.scalar.memory(module.native_16_bit) {
                (Kind::Float, 8) => {
                    let words = if layout == Layout::Wgsl { "words" } else { "asuint" };
                    writeln!(body, "    {words}({place}, result[{at}], result[{}]);", at + 1)
                }
                (Kind::Float, _) => writeln!(body, "    result[{at}] = asuint((float) {place});"),
                (_, 8) => writeln!(
                    body,
                    "    result[{at}] = (uint) {place}; result[{}] = (uint) ((uint64_t) {place} >> 32);",
                    at + 1
                ),
                (Kind::Signed, _) => writeln!(body, "    result[{at}] = (uint) (int) {place};"),
                (Kind::Unsigned, _) => writeln!(body, "    result[{at}] = (uint) {place};"),
            };
            at += 2;
            if holder == Holder::RwStructuredBuffer {
                let text = value(module, &leaf).text;
                let ty = leaf.named.map_or(leaf.scalar.name(), |it| structs::NAMED[it].name);
                let _ = writeln!(body, "    {name}[1]{} = ({ty}) {text};", leaf.access);
            }
        }
        if holder == Holder::RwStructuredBuffer {
            let _ = writeln!(body, "    {name}[2] = {name}[0];");
        }
    }
    let text = module.text(roots);
    let words = if body.contains(" words(") { WORDS } else { "" };
    format!(
        "{text}{words}[[vk::binding({RESULT})]] RWStructuredBuffer<uint> result;\n\
         [numthreads(1, 1, 1)] void main() {{\n{body}}}\n"
    )
}

/// The words of a double that a float holds exactly, as all numbers here: naga does not convert doubles to words.
const WORDS: &str = "
void words(double number, out uint low, out uint high) {
    uint bits = asuint((float) number);
    uint exponent = bits >> 23 & 0xff;
    low = bits << 29;
    high = (bits & 0x80000000) | (exponent == 0 ? 0 : exponent + 896) << 20 | (bits & 0x7fffff) >> 3;
}
";

/// Reads the fields of an integer one by one, each in its place, and writes them.
fn bit_fields(leaf: &Leaf, start: &str, destination: Option<&str>, bits: u64, at: usize) -> String {
    let mut body = String::from("    { uint64_t all = 0; ");
    for it in &leaf.bits {
        let mask = u64::MAX >> (64 - it.width);
        let _ = write!(body, "all |= ((uint64_t) {start}{} & {mask}ull) << {}; ", it.access, it.shift);
        if let Some(destination) = destination {
            let (value, ty) = (bits >> it.shift & mask, leaf.scalar.name());
            let _ = write!(body, "{destination}{} = ({ty}) {value}ull; ", it.access);
        }
    }
    body + &format!("result[{at}] = (uint) all; result[{}] = (uint) (all >> 32); }}\n", at + 1)
}

// --------------------------------------------------------------------------------------------------------- host

/// The program that fills and reads the structs. It is told values by path and distance, and tells them.
const HOST: &str = r#"
use std::io::Read;
use bytemuck::Pod;
type Values = std::collections::HashMap<(u64, usize), u64>;
/// The bytes of so many elements, the first of them filled.
fn fill<T: Visit + Pod>(count: usize, values: &Values) -> Vec<u8> {
    let mut all: Vec<T> = vec![T::zeroed(); count];
    all[0].visit(ROOT, 0, &mut |path, behind, bytes| {
        if let Some(value) = values.get(&(path, behind)) {
            let len = bytes.len();
            bytes.copy_from_slice(&value.to_le_bytes()[..len]);
        }
    });
    assert_eq!(bytemuck::bytes_of(&all[0]), &bytemuck::cast_slice::<T, u8>(&all)[..size_of::<T>()]);
    bytemuck::cast_slice(&all).to_vec()
}
fn tell<T: Visit + Pod>(index: usize, bytes: &[u8]) -> String {
    let mut all: Vec<T> = vec![T::zeroed(); bytes.len() / size_of::<T>()];
    bytemuck::cast_slice_mut::<T, u8>(&mut all).copy_from_slice(bytes);
    let again: T = bytemuck::pod_read_unaligned(&bytes[index * size_of::<T>()..][..size_of::<T>()]);
    assert_eq!(bytemuck::bytes_of(&again), bytemuck::bytes_of(&all[index]));
    let mut text = String::new();
    all[index].visit(ROOT, 0, &mut |path, behind, bytes| {
        let mut value = [0; 8];
        value[..bytes.len()].copy_from_slice(bytes);
        text += &format!(" {path}:{behind}:{}:{}", bytes.len(), u64::from_le_bytes(value));
    });
    text
}
fn main() {
    let mut input = String::new();
    std::io::stdin().read_to_string(&mut input).unwrap();
    for line in input.lines() {
        let mut words = line.split_whitespace();
        let (what, root) = (words.next().unwrap(), words.next().unwrap());
        let number: usize = words.next().unwrap().parse().unwrap();
        let rest: Vec<&str> = words.collect();
        if what == "fill" {
            let values = rest.iter().map(|it| {
                let mut parts = it.split(':').map(|it| it.parse::<u64>().unwrap());
                let mut next = || parts.next().unwrap();
                ((next(), next() as usize), next())
            }).collect();
            let bytes = fill_root(root, number, &values);
            println!("{}", bytes.iter().map(|it| format!("{it:02x}")).collect::<String>());
        } else {
            let text = rest.first().copied().unwrap_or("");
            let bytes: Vec<u8> = (0..text.len() / 2).map(|at| u8::from_str_radix(&text[2 * at..2 * at + 2], 16).unwrap()).collect();
            println!("{}", tell_root(root, number, &bytes));
        }
    }
}
"#;

/// Starts the host with one line for each thing asked; one line comes back for each.
fn ask(host: &Path, lines: &[String]) -> Vec<String> {
    let input = host.with_extension("in");
    fs::write(&input, lines.join("\n")).unwrap();
    let output = Command::new(host).stdin(fs::File::open(&input).unwrap()).output().unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).lines().map(str::to_owned).collect()
}

fn unhex(text: &str) -> Vec<u8> {
    let digits: Vec<u8> = text.chars().map(|it| it.to_digit(16).unwrap_or(0) as u8).collect();
    digits.chunks_exact(2).map(|it| it[0] << 4 | it[1]).collect()
}

// --------------------------------------------------------------------------------------------------------- runs

struct Trip {
    name: String,
    module: Module,
    layout: Layout,
    roots: Vec<usize>,
    words: Vec<u32>,
    args: Vec<String>,
}

fn trip(seed: u64, layout: Layout) -> (Trip, String) {
    // Naga reads no constants of 16-bit integers, which the values to write are.
    let has_numbers = |it: &Module| layout != Layout::Wgsl || !it.native_16_bit;
    let modules = (0..).map(|again: u64| random::module(seed + again * 1_000_003, BATCH));
    let module = modules.into_iter().find(has_numbers).expect("every other one has no 16-bit types");
    let fits = |root: &usize| {
        let end = leaves(&module, *root, layout).iter().map(|it| it.offset + 8).max().unwrap_or(0);
        // What every device has of push constants.
        end > 0 && (module.roots[*root].holder != Holder::PushConstant || end <= 128)
    };
    let roots: Vec<usize> = (0..module.roots.len()).filter(fits).collect();
    let args = module.args(layout);
    let options = Options::from_args(&args).unwrap_or_else(|error| panic!("{error}"));
    let mut loader = MemoryLoader::default();
    let text = shader(&module, &roots, layout);
    loader.add("trip.hlsl", text.as_str());
    let output = hlsl_core::Compilation::of("trip.hlsl", &loader, &options);
    let reports: Vec<String> = output.reports().into_iter().map(|it| it.text).collect();
    let Some(words) = output.words else { panic!("{args:?}\n{text}\n{}", reports.join("\n")) };
    let name = format!("t{seed}_{}", format!("{layout:?}").to_lowercase());
    let it = Shader { name: "main", words: &[], wgsl: None, reflection: &output.reflection };
    let rust = bindings::module(&[it], &Style::default()).unwrap_or_else(|error| panic!("{error}"));
    let host = format!("pub mod {name} {{\n{rust}\n{}}}\n", host::visitors(&rust, ""));
    (Trip { name, module, layout, roots, words, args }, host)
}

/// The library that cargo built for this test.
fn bytemuck_library() -> PathBuf {
    let test = std::env::current_exe().unwrap();
    let files = fs::read_dir(test.parent().unwrap()).unwrap().flatten().map(|it| it.path());
    let is_it = |it: &PathBuf| {
        let name = it.file_name().unwrap_or_default().to_string_lossy();
        name.starts_with("libbytemuck-") && name.ends_with(".rlib")
    };
    let newest = files.filter(is_it).max_by_key(|it| it.metadata().and_then(|it| it.modified()).ok());
    newest.expect("bytemuck beside the test")
}

/// One program for the structs of many modules.
fn host(name: &str, trips: &[(Trip, String)]) -> PathBuf {
    let mut text = format!("#![allow(dead_code)]\n{}{HOST}", host::VISIT);
    let (mut fill, mut tell) = (String::new(), String::new());
    for (trip, rust) in trips {
        text += rust;
        for &root in &trip.roots {
            let ty = format!("{}::{}", trip.name, host::type_of(&trip.module, root));
            let _ = writeln!(fill, "\"{0}.{root}\" => fill::<{ty}>(count, values),", trip.name);
            let _ = writeln!(tell, "\"{0}.{root}\" => tell::<{ty}>(index, bytes),", trip.name);
        }
    }
    text += &format!(
        "fn fill_root(root: &str, count: usize, values: &Values) -> Vec<u8> {{ match root {{ {fill} _ => panic!() }} }}\n\
         fn tell_root(root: &str, index: usize, bytes: &[u8]) -> String {{ match root {{ {tell} _ => panic!() }} }}\n"
    );
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let (source, program) = (folder.join(format!("{name}.rs")), folder.join(name));
    fs::write(&source, text).unwrap();
    let rustc = std::env::var_os("RUSTC").unwrap_or("rustc".into());
    let mut command = Command::new(rustc);
    command
        .args(["--edition=2024", "-Copt-level=0", "-Cdebuginfo=0", "-Awarnings", "--extern"])
        .arg(format!("bytemuck={}", bytemuck_library().display()))
        // With the features that the workspace may have turned on, it needs crates of its own.
        .arg("-L")
        .arg(format!("dependency={}", bytemuck_library().parent().unwrap_or(Path::new(".")).display()))
        .arg("-o")
        .arg(&program)
        .arg(&source);
    let output = command.output().unwrap();
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{}", errors.chars().take(4000).collect::<String>());
    program
}

impl Trip {
    fn is_structured(&self, root: usize) -> bool {
        matches!(self.module.roots[root].holder, Holder::StructuredBuffer | Holder::RwStructuredBuffer)
    }

    /// The bytes from one element of a structured buffer to the next.
    fn stride(&self, root: usize) -> usize {
        match reference::block(&self.module, root, self.layout).node {
            Node::Struct(members) => match members.first() {
                Some((_, Node::Array { stride, .. })) => *stride as usize,
                _ => 0,
            },
            _ => 0,
        }
    }

    /// What the host fills in.
    fn questions(&self) -> Vec<String> {
        let of_root = |&root: &usize| {
            let count = if self.is_structured(root) { ELEMENTS } else { 1 };
            let mut line = format!("fill {}.{root} {count}", self.name);
            for leaf in leaves(&self.module, root, self.layout) {
                let _ = write!(
                    line,
                    " {}:{}:{}",
                    host::path(&leaf),
                    leaf.behind,
                    value(&self.module, &leaf).bits
                );
            }
            line
        };
        self.roots.iter().map(of_root).collect()
    }

    /// Runs the shader on what the host wrote; what to ask the host afterwards, with the root of each question.
    fn run(&self, device: &Device, filled: &[Vec<u8>], failed: &mut Vec<String>) -> Vec<(usize, String)> {
        let mut case = Case { args: self.args.clone(), tolerance: 0.0, ..Case::empty() };
        let mut count = 0;
        for (index, (&root, bytes)) in self.roots.iter().zip(filled).enumerate() {
            count += leaves(&self.module, root, self.layout).len();
            let binding = index as u32;
            let bytes = bytes.clone();
            match self.module.roots[root].holder {
                Holder::PushConstant => case.push = bytes,
                Holder::Globals => case.bound.push((98, Bound::Constants(bytes))),
                Holder::CBuffer | Holder::ConstantBuffer => {
                    case.bound.push((binding, Bound::Constants(bytes)))
                }
                Holder::StructuredBuffer | Holder::RwStructuredBuffer => {
                    let expected = ELEMENTS as usize * self.stride(root);
                    if bytes.len() != expected {
                        failed.push(format!(
                            "{} root {root}: {} bytes, not {expected}",
                            self.name,
                            bytes.len()
                        ));
                    }
                    case.bound.push((binding, Bound::Buffer(bytes)));
                }
                Holder::TBuffer | Holder::TextureBuffer => case.bound.push((binding, Bound::Buffer(bytes))),
            }
        }
        case.bound.push((RESULT, Bound::Buffer(vec![0; 8 * count])));
        let entry_point = entry_point(&self.words).unwrap_or_default();
        let buffers: HashMap<u32, Vec<u8>> = match device.run(&case, &self.words, &entry_point) {
            Ok(buffers) => buffers.into_iter().collect(),
            Err(error) => {
                failed.push(format!("{}: {error}", self.name));
                return Vec::new();
            }
        };
        let result = &buffers[&RESULT];
        let mut words = result.chunks_exact(4).map(|it| u32::from_le_bytes([it[0], it[1], it[2], it[3]]));
        let mut questions = Vec::new();
        for (index, &root) in self.roots.iter().enumerate() {
            for leaf in leaves(&self.module, root, self.layout) {
                let found = [words.next().unwrap_or(0), words.next().unwrap_or(0)];
                let expected = value(&self.module, &leaf).words;
                if found != expected {
                    failed.push(format!(
                        "{} {:?}: the shader reads {found:?} in {}{}, not {expected:?}\n{}",
                        self.name,
                        self.args,
                        self.module.roots[root].name,
                        leaf.access,
                        self.module.text(&[root])
                    ));
                    break;
                }
            }
            if self.module.roots[root].holder == Holder::RwStructuredBuffer {
                let written = &buffers[&(index as u32)][self.stride(root)..];
                let hex: String = written.iter().map(|it| format!("{it:02x}")).collect();
                for element in 0..ELEMENTS - 1 {
                    questions.push((root, format!("tell {}.{root} {element} {hex}", self.name)));
                }
            }
        }
        questions
    }

    /// Whether the host finds what the shader wrote.
    fn compare(&self, root: usize, told: &str) -> Result<(), String> {
        let told: HashMap<(u64, u64), u64> = told
            .split_whitespace()
            .filter_map(|it| {
                let mut parts = it.split(':').map(|it| it.parse::<u64>().unwrap_or(0));
                Some(((parts.next()?, parts.next()?), (parts.next()?, parts.next()?).1))
            })
            .collect();
        for leaf in leaves(&self.module, root, self.layout) {
            let expected = value(&self.module, &leaf).bits;
            let found = told.get(&(host::path(&leaf), u64::from(leaf.behind)));
            if found != Some(&expected) {
                return Err(format!(
                    "{} {:?}: the host finds {found:?} in {}, not {expected}\n{}",
                    self.name,
                    self.args,
                    leaf.access,
                    self.module.text(&[root])
                ));
            }
        }
        Ok(())
    }
}

#[test]
fn structs_go_to_the_device_and_back() {
    let device = Device::open().unwrap_or_else(|error| panic!("{error}"));
    let count = variable("LAYOUTS", 40).div_ceil(BATCH);
    let first = variable("LAYOUTS_SEED", 500_000) as u64;
    let seeds: Vec<u64> = (first..first + count as u64).collect();
    let (mut read, mut written) = (0, 0);
    let mut failed = Vec::new();
    // A driver that crashes takes this process with it; the file then says where.
    let last = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("last-layout.txt");
    for (index, seeds) in seeds.chunks(10).enumerate() {
        let trips: Vec<(Trip, String)> =
            seeds.iter().flat_map(|&seed| Layout::ON_DEVICES.map(|layout| trip(seed, layout))).collect();
        let host = host(&format!("layouts_host_{first}_{index}"), &trips);
        let questions: Vec<String> = trips.iter().flat_map(|(trip, _)| trip.questions()).collect();
        let mut filled = ask(&host, &questions).into_iter().map(|it| unhex(&it));
        let mut asked: Vec<(&Trip, usize)> = Vec::new();
        let mut questions = Vec::new();
        for (trip, _) in &trips {
            let filled: Vec<Vec<u8>> = filled.by_ref().take(trip.roots.len()).collect();
            read += filled.len();
            let _ = fs::write(&last, &trip.name);
            for (root, question) in trip.run(&device, &filled, &mut failed) {
                asked.push((trip, root));
                questions.push(question);
            }
        }
        for ((trip, root), told) in asked.into_iter().zip(ask(&host, &questions)) {
            written += 1;
            failed.extend(trip.compare(root, &told).err());
        }
        if failed.len() > 20 {
            break;
        }
    }
    println!("{read} structs read field by field, {written} written, on {}", device.name);
    let shown: Vec<&String> = failed.iter().take(4).collect();
    assert!(shown.is_empty(), "{} failed, the first of them:\n{shown:#?}", failed.len());
}
