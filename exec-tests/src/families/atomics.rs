//! Atomic operations on every place that takes them: each thread on a place of its own, where the result and what was
//! there before are known, and all threads on one place, where the outcome depends on no order.

use super::{Found, Program};
use crate::case::{Bound, Case, Picture, TexelKind, View};
use crate::generate::random::Random;
use std::fmt::Write;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Type {
    Int,
    Uint,
    Int64,
    Uint64,
    /// Exchanges; in byte-address buffers also sums.
    Float,
}

impl Type {
    fn name(self) -> &'static str {
        match self {
            Type::Int => "int",
            Type::Uint => "uint",
            Type::Int64 => "int64_t",
            Type::Uint64 => "uint64_t",
            Type::Float => "float",
        }
    }

    fn size(self) -> usize {
        if matches!(self, Type::Int64 | Type::Uint64) { 8 } else { 4 }
    }

    /// As it lies in memory, as a number.
    fn number(self, bits: u64) -> i128 {
        match self {
            Type::Int => i128::from(bits as i32),
            Type::Int64 => i128::from(bits as i64),
            _ => i128::from(bits),
        }
    }

    fn cut(self, number: i128) -> u64 {
        if self.size() == 8 { number as u64 } else { u64::from(number as u32) }
    }
}

/// What a thread does to a place, and what is there then.
struct Operation {
    name: &'static str,
    /// For functions with the place first; methods of byte-address buffers may have other names.
    form: Form,
    exact: fn(i128, i128) -> i128,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// The value before comes back where it is asked for.
    Update,
    Exchange,
    /// Where the value is the comparator.
    CompareExchange,
    CompareStore,
}

const fn update(name: &'static str, exact: fn(i128, i128) -> i128) -> Operation {
    Operation { name, form: Form::Update, exact }
}

const OPERATIONS: &[Operation] = &[
    update("InterlockedAdd", |a, b| a.wrapping_add(b)),
    update("InterlockedAnd", |a, b| a & b),
    update("InterlockedOr", |a, b| a | b),
    update("InterlockedXor", |a, b| a ^ b),
    update("InterlockedMin", |a, b| a.min(b)),
    update("InterlockedMax", |a, b| a.max(b)),
    Operation { name: "InterlockedExchange", form: Form::Exchange, exact: |_, b| b },
    Operation { name: "InterlockedCompareExchange", form: Form::CompareExchange, exact: |_, b| b },
    Operation { name: "InterlockedCompareStore", form: Form::CompareStore, exact: |_, b| b },
];

/// The names for floats in byte-address buffers.
const OF_FLOATS: &[Operation] = &[
    // The numbers are multiples of an eighth and few, so that no sum is rounded.
    update("InterlockedAddF32", |a, b| {
        i128::from((f32::from_bits(a as u32) + f32::from_bits(b as u32)).to_bits())
    }),
    Operation { name: "InterlockedExchangeFloat", form: Form::Exchange, exact: |_, b| b },
    Operation {
        name: "InterlockedCompareExchangeFloatBitwise",
        form: Form::CompareExchange,
        exact: |_, b| b,
    },
    Operation { name: "InterlockedCompareStoreFloatBitwise", form: Form::CompareStore, exact: |_, b| b },
];

const THREADS: usize = 64;

/// Where the places are; a place has a column (of threads) and a row (of operations).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Home {
    Structured,
    /// A field of a structure.
    Field,
    GroupShared,
    Typed,
    Bytes,
    Image(View),
    /// An image that a function returns.
    Returned,
}

impl Home {
    fn declaration(self, ty: Type) -> String {
        let ty = ty.name();
        match self {
            Home::Structured => format!("RWStructuredBuffer<{ty}> places;\n"),
            Home::Field => {
                format!(
                    "struct Pair {{ {ty} first; {ty} second[1]; }};\n[[vk::binding(0)]] RWStructuredBuffer<Pair> places;\n"
                )
            }
            Home::GroupShared => {
                format!("RWStructuredBuffer<{ty}> memory;\ngroupshared {ty} places[{}];\n", THREADS * 10)
            }
            Home::Typed => format!("RWBuffer<{ty}> places;\n"),
            Home::Bytes => "RWByteAddressBuffer places;\n".into(),
            Home::Image(View::D1) => format!("RWTexture1D<{ty}> places;\n"),
            Home::Image(View::D1Array) => format!("RWTexture1DArray<{ty}> places;\n"),
            Home::Image(View::D2Array) => format!("RWTexture2DArray<{ty}> places;\n"),
            Home::Image(View::D3) => format!("RWTexture3D<{ty}> places;\n"),
            Home::Image(_) => format!("RWTexture2D<{ty}> places;\n"),
            Home::Returned => {
                format!(
                    "RWTexture2D<{ty}> image;\nRWTexture2D<{ty}> get() {{ RWTexture2D<{ty}> one = image; return one; }}\n"
                )
            }
        }
    }

    /// The place at `x` and `y`, which are expressions.
    fn place(self, ty: Type, x: &str, y: usize) -> String {
        let row = y * THREADS;
        match self {
            Home::Field => format!("places[({row} + {x}) / 2].{}", "second[0]"),
            Home::Structured | Home::GroupShared | Home::Typed | Home::Image(View::D1) => {
                format!("places[{row} + {x}]")
            }
            Home::Bytes => format!("({row} + {x}) * {}", ty.size()),
            Home::Image(View::D1Array) => format!("places[uint2({x}, {y})]"),
            Home::Image(View::D2Array) => format!("places[uint3({x} % 8, {x} / 8, {y})]"),
            Home::Image(View::D3) => format!("places[uint3({x} % 8, {x} / 8, {y})]"),
            Home::Image(_) => format!("places[uint2({x}, {y})]"),
            Home::Returned => format!("get()[uint2({x}, {y})]"),
        }
    }
}

/// What thread `x` gives the operation of row `y`; and what was there.
struct Data {
    ty: Type,
    values: Vec<u64>,
    places: Vec<u64>,
}

fn data(ty: Type, rows: usize) -> Data {
    let mut random = Random::new(ty as u64 + 31);
    let mut number = |_| match ty {
        Type::Float => u64::from((random.below(1000) as f32 / 8.0).to_bits()),
        _ => random.bits() & (u64::MAX >> (64 - ty.size() * 8)),
    };
    // One more row has the places that all threads use.
    let values = (0..THREADS * rows).map(&mut number).collect();
    let places = (0..THREADS * (rows + 1)).map(&mut number).collect();
    Data { ty, values, places }
}

/// In a field, two neighbors make one structure, and only the second is used.
fn column(home: Home, thread: usize) -> usize {
    if home == Home::Field { thread / 2 * 2 + 1 } else { thread }
}

fn operations(home: Home, ty: Type) -> Vec<&'static Operation> {
    match (home, ty) {
        (Home::Bytes, Type::Float) => OF_FLOATS.iter().collect(),
        (_, Type::Float) => OPERATIONS.iter().filter(|it| it.form == Form::Exchange).collect(),
        _ => OPERATIONS.iter().collect(),
    }
}

fn call(
    (home, ty): (Home, Type),
    operation: &Operation,
    place: &str,
    comparator: &str,
    original: Option<&str>,
) -> String {
    let mut arguments = vec![place.to_owned()];
    if matches!(operation.form, Form::CompareExchange | Form::CompareStore) {
        arguments.push(comparator.to_owned());
    }
    arguments.push("value".into());
    arguments.extend(original.map(str::to_owned));
    let object = if home == Home::Bytes { "places." } else { "" };
    let width = if home == Home::Bytes && ty.size() == 8 { "64" } else { "" };
    format!("{object}{}{width}({})", operation.name, arguments.join(", "))
}

fn program(home: Home, ty: Type) -> Program {
    let operations = operations(home, ty);
    let rows = operations.len();
    let data = data(ty, rows);
    let step = if home == Home::Field { 2 } else { 1 };
    let name = ty.name();
    let mut text = match home {
        Home::Field => String::new(),
        _ => "[[vk::binding(0)]] ".to_owned(),
    };
    text += &home.declaration(ty);
    _ = writeln!(text, "[[vk::binding(1)]] StructuredBuffer<{name}> values;");
    _ = writeln!(text, "[[vk::binding(2)]] RWStructuredBuffer<{name}> originals;");
    _ = writeln!(text, "[[vk::binding(3)]] StructuredBuffer<{name}> comparators;");
    _ = writeln!(text, "[numthreads({THREADS}, 1, 1)]\nvoid main(uint x : SV_GroupIndex)\n{{");
    if home == Home::GroupShared {
        _ = writeln!(
            text,
            "    for (uint i = 0; i <= {rows}; ++i) places[i * {THREADS} + x] = memory[i * {THREADS} + x];"
        );
        text += "    GroupMemoryBarrierWithGroupSync();\n";
    }
    // With two threads to a structure, one of them works.
    let condition = if home == Home::Field { "x % 2 == 1" } else { "true" };
    for (row, operation) in operations.iter().enumerate() {
        let own = home.place(ty, "x", row);
        let shared = home.place(ty, &format!("{}", row * step + step - 1), rows);
        _ = writeln!(text, "    if ({condition})\n    {{");
        _ = writeln!(text, "        {name} value = values[{row} * {THREADS} + x], original = 0;");
        _ = writeln!(text, "        {name} comparator = comparators[{row} * {THREADS} + x];");
        let original = (operation.form != Form::CompareStore).then_some("original");
        _ = writeln!(text, "        {};", call((home, ty), operation, &own, "comparator", original));
        _ = writeln!(text, "        originals[{row} * {THREADS} + x] = original;");
        match operation.form {
            Form::Update => _ = writeln!(text, "        {};", call((home, ty), operation, &shared, "", None)),
            Form::Exchange => {
                _ = writeln!(text, "        {};", call((home, ty), operation, &shared, "", Some("original")));
                _ = writeln!(text, "        originals[{rows} * {THREADS} + x] = original;");
            }
            // Only one thread finds what was there before all.
            Form::CompareExchange | Form::CompareStore => {
                let index = rows * THREADS + row * step + step - 1;
                let first = format!("comparators[{index}]");
                let call = call((home, ty), operation, &shared, &first, original);
                _ = writeln!(text, "        {call};");
                if original.is_some() {
                    let at = format!("{} * {THREADS} + x", rows + 1);
                    _ = writeln!(text, "        originals[{at}] = original;");
                }
            }
        }
        text += "    }\n";
    }
    if home == Home::GroupShared {
        text += "    GroupMemoryBarrierWithGroupSync();\n";
        _ = writeln!(
            text,
            "    for (uint k = 0; k <= {rows}; ++k) memory[k * {THREADS} + x] = places[k * {THREADS} + x];"
        );
    }
    text += "}\n";

    let bytes = |numbers: &[u64]| -> Vec<u8> {
        numbers.iter().flat_map(|it| it.to_le_bytes()[..ty.size()].to_vec()).collect()
    };
    let contents = bytes(&data.places);
    let kind = if ty == Type::Int { TexelKind::Int } else { TexelKind::Uint };
    let (width, height) = (THREADS as u32, rows as u32 + 1);
    let places = match home {
        Home::Typed => {
            let kind = if ty == Type::Float { TexelKind::Float } else { kind };
            Bound::Texels { bytes: contents, kind, channels: 1, is_written: true }
        }
        Home::Image(view) => {
            let flat = Picture { view, kind, ..Picture::flat(width, height, 1, contents) };
            Bound::Image(match view {
                View::D1 => Picture { width: width * height, height: 1, ..flat },
                View::D1Array => Picture { height: 1, layers: height, ..flat },
                View::D2Array => Picture { width: 8, height: 8, layers: height, ..flat },
                View::D3 => Picture { width: 8, height: 8, depth: height, ..flat },
                _ => flat,
            })
        }
        Home::Returned => Bound::Image(Picture { kind, ..Picture::flat(width, height, 1, contents) }),
        _ => Bound::Buffer(contents),
    };
    // A comparator of every other thread is what is there.
    let comparators: Vec<u64> = data
        .places
        .iter()
        .enumerate()
        .map(|(index, &it)| if index / 2 % 2 == 0 || index >= rows * THREADS { it } else { it ^ 1 })
        .collect();
    let bound = vec![
        (0, places),
        (1, Bound::Buffer(bytes(&data.values))),
        (2, Bound::Buffer(vec![0; (rows + 2) * THREADS * ty.size()])),
        (3, Bound::Buffer(bytes(&comparators))),
    ];
    let args = ["-T", "cs_6_6", "-E", "main", "-fspv-target-env=vulkan1.3"].map(str::to_owned).to_vec();
    let name = format!("atomics of {name} in {home:?}");
    let case = Case { args, bound, ..Case::empty() };
    let check = move |found: &Found| check(home, &operations, &data, &comparators, found);
    Program { name, text, case, check: Box::new(check) }
}

fn numbers(ty: Type, found: &Found, binding: u32) -> Vec<u64> {
    let words = found.words(binding);
    match ty.size() {
        8 => words.chunks_exact(2).map(|it| u64::from(it[0]) | u64::from(it[1]) << 32).collect(),
        _ => words.into_iter().map(u64::from).collect(),
    }
}

fn check(
    home: Home,
    operations: &[&Operation],
    data: &Data,
    comparators: &[u64],
    found: &Found,
) -> Vec<String> {
    let (ty, rows) = (data.ty, operations.len());
    let (places, originals) = (numbers(ty, found, 0), numbers(ty, found, 2));
    let threads: Vec<usize> = (0..THREADS).filter(|&it| column(home, it) == it).collect();
    let step = THREADS / threads.len();
    let mut wrong = Vec::new();
    for (row, operation) in operations.iter().enumerate() {
        let mut complain = |what: &str, thread: usize, found: u64, expected: u64| {
            if found != expected && wrong.len() < 20 {
                let name = operation.name;
                wrong.push(format!("{name}, {what} of {thread}: {found:#x}, not {expected:#x}"));
            }
        };
        for &thread in &threads {
            let at = row * THREADS + thread;
            let (before, value) = (data.places[at], data.values[at]);
            let is_compared = matches!(operation.form, Form::CompareExchange | Form::CompareStore);
            let after = match is_compared && comparators[at] != before {
                true => before,
                false => ty.cut((operation.exact)(ty.number(before), ty.number(value))),
            };
            complain("the place", thread, places[at], after);
            let original = if operation.form == Form::CompareStore { 0 } else { before };
            complain("the original", thread, originals[at], original);
        }
        let at = rows * THREADS + row * step + step - 1;
        let values = || threads.iter().map(|&it| data.values[row * THREADS + it]);
        let (first, last) = (data.places[at], places[at]);
        match operation.form {
            Form::Update => {
                let all = values().fold(ty.number(first), |sum, it| {
                    ty.number(ty.cut((operation.exact)(sum, ty.number(it))))
                });
                complain("the shared place", 0, last, ty.cut(all));
            }
            Form::Exchange => {
                // What was there and what came: all of it is found again.
                let mut expected: Vec<u64> = values().chain([first]).collect();
                let mut found: Vec<u64> =
                    threads.iter().map(|it| originals[rows * THREADS + it]).chain([last]).collect();
                expected.sort_unstable();
                found.sort_unstable();
                for (index, (found, expected)) in found.into_iter().zip(expected).enumerate() {
                    complain("the exchanged ones", index, found, expected);
                }
            }
            Form::CompareExchange | Form::CompareStore => {
                // One of the values, of the thread that came first; all others find it.
                if !values().any(|it| it == last) {
                    complain("the shared place", 0, last, first);
                }
                if operation.form == Form::CompareExchange {
                    let found = || threads.iter().map(|it| originals[(rows + 1) * THREADS + it]);
                    let count = found().filter(|&it| it == first).count();
                    complain("threads that come first", 0, count as u64, 1);
                    for it in found().filter(|&it| it != first) {
                        complain("what the others find", 0, it, last);
                    }
                }
            }
        }
    }
    wrong
}

pub fn programs() -> Vec<Program> {
    let views = [View::D1, View::D1Array, View::D2, View::D2Array, View::D3];
    let mut programs = Vec::new();
    for ty in [Type::Int, Type::Uint, Type::Int64, Type::Uint64, Type::Float] {
        let mut homes = vec![Home::Structured, Home::GroupShared, Home::Bytes];
        if ty != Type::Float {
            homes.push(Home::Field);
        }
        if matches!(ty, Type::Int | Type::Uint) {
            homes.extend(views.map(Home::Image));
            homes.extend([Home::Typed, Home::Returned]);
        }
        programs.extend(homes.into_iter().map(|home| program(home, ty)));
    }
    programs
}
