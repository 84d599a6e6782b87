//! Calls of functions of numbers, put together to shaders that each do many of them: a call says its arguments and
//! results by kind and shape, and what must come out for the bits of each argument.

use super::{Found, Program};
use crate::case::{Bound, Case, half_to_real, real_to_half};
use crate::generate::random::Random;
use std::collections::BTreeSet;
use std::fmt::Write;

/// What a component is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Kind {
    Bool,
    Int16,
    Uint16,
    Int,
    Uint,
    Int64,
    Uint64,
    Half,
    Float,
    Double,
    Min10Float,
    Min16Float,
    Min12Int,
    Min16Int,
    Min16Uint,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Shape {
    Scalar,
    Vector(u8),
    Matrix(u8, u8),
}

/// An argument or a result.
pub type Typed = (Kind, Shape);

#[derive(Clone, Copy, Debug)]
pub enum Expected {
    Any,
    /// The bits of a whole number, cut to its size, or exactly this real number.
    Whole(i128),
    /// So far from it, at the most.
    Near(f64, f64),
}

/// What must come out of the decoded arguments, a list of components for each result.
pub type Expect = Box<dyn Fn(&[Vec<Number>]) -> Vec<Vec<Expected>> + Send + Sync>;

pub struct Call {
    /// Statements that set `r0`, `r1`...; `$a`, `$b`... are the arguments.
    pub code: String,
    pub arguments: Vec<Typed>,
    pub results: Vec<Typed>,
    pub expect: Expect,
}

/// A component: as a whole number and as a real one, whichever has a meaning.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Number {
    pub whole: i128,
    pub real: f64,
}

impl Kind {
    pub fn name(self) -> &'static str {
        match self {
            Kind::Bool => "bool",
            Kind::Int16 => "int16_t",
            Kind::Uint16 => "uint16_t",
            Kind::Int => "int",
            Kind::Uint => "uint",
            Kind::Int64 => "int64_t",
            Kind::Uint64 => "uint64_t",
            Kind::Half => "float16_t",
            Kind::Float => "float",
            Kind::Double => "double",
            Kind::Min10Float => "min10float",
            Kind::Min16Float => "min16float",
            Kind::Min12Int => "min12int",
            Kind::Min16Int => "min16int",
            Kind::Min16Uint => "min16uint",
        }
    }

    pub fn is_real(self) -> bool {
        matches!(self, Kind::Half | Kind::Float | Kind::Double | Kind::Min10Float | Kind::Min16Float)
    }

    pub fn is_signed(self) -> bool {
        matches!(self, Kind::Int16 | Kind::Int | Kind::Int64 | Kind::Min12Int | Kind::Min16Int)
    }

    /// At least so many bits, but perhaps more.
    pub fn is_minimum(self) -> bool {
        matches!(
            self,
            Kind::Min10Float | Kind::Min16Float | Kind::Min12Int | Kind::Min16Int | Kind::Min16Uint
        )
    }

    /// Whether it needs `-enable-16bit-types`.
    pub fn is_small(self) -> bool {
        matches!(self, Kind::Int16 | Kind::Uint16 | Kind::Half)
    }

    /// How it lies in a buffer.
    pub fn stored(self) -> Kind {
        match self {
            Kind::Bool | Kind::Min16Uint => Kind::Uint,
            Kind::Min10Float | Kind::Min16Float => Kind::Float,
            Kind::Min12Int | Kind::Min16Int => Kind::Int,
            _ => self,
        }
    }

    /// Of its values, whatever a driver stores.
    pub fn bits(self) -> u32 {
        match self {
            Kind::Bool => 1,
            Kind::Int16 | Kind::Uint16 | Kind::Half | Kind::Min16Float | Kind::Min16Int | Kind::Min16Uint => {
                16
            }
            Kind::Min10Float => 10,
            Kind::Min12Int => 12,
            Kind::Int | Kind::Uint | Kind::Float => 32,
            Kind::Int64 | Kind::Uint64 | Kind::Double => 64,
        }
    }

    pub fn size(self) -> usize {
        self.stored().bits() as usize / 8
    }

    /// Words of a result.
    pub fn words(self) -> usize {
        if self.bits() == 64 { 2 } else { 1 }
    }

    /// The distance of neighbors at a number, and the least normal number.
    pub fn ulp(self, at: f64) -> f64 {
        let (digits, least) = self.precision();
        2_f64.powi((at.abs().log2().floor() as i32).max(least) - digits)
    }

    fn precision(self) -> (i32, i32) {
        match self {
            Kind::Double => (52, -1022),
            Kind::Float => (23, -126),
            // Of the least that the types may be.
            _ => (10, -14),
        }
    }

    pub fn greatest(self) -> f64 {
        match self {
            Kind::Double => f64::MAX,
            Kind::Float => f64::from(f32::MAX),
            _ => 65504.0,
        }
    }

    fn least_normal(self) -> f64 {
        2_f64.powi(self.precision().1)
    }

    /// The number of its bits; wholes with their sign.
    pub fn number(self, bits: u64) -> Number {
        let real = match self.stored() {
            Kind::Half => half_to_real(bits as u16),
            Kind::Float => f64::from(f32::from_bits(bits as u32)),
            Kind::Double => f64::from_bits(bits),
            _ => 0.0,
        };
        let whole = match self.stored() {
            Kind::Int16 => i128::from(bits as i16),
            Kind::Int => i128::from(bits as i32),
            Kind::Int64 => i128::from(bits as i64),
            Kind::Uint if self == Kind::Bool => i128::from(bits & 1),
            _ => i128::from(bits),
        };
        match self.is_real() {
            true => Number { whole: 0, real },
            false => Number { whole, real: whole as f64 },
        }
    }

    /// The nearest of the kind, as it is stored.
    pub fn of_real(self, real: f64) -> u64 {
        match self {
            Kind::Double => real.to_bits(),
            Kind::Float => u64::from((real as f32).to_bits()),
            Kind::Half => u64::from(real_to_half(real)),
            _ => u64::from((half_to_real(real_to_half(real)) as f32).to_bits()),
        }
    }

    fn edges(self) -> Vec<u64> {
        let (greatest, least) = (self.greatest(), self.least_normal());
        if self.is_real() {
            let plain = [0.0, -0.0, 1.0, -1.0, 0.5, -0.5, 1.5, 2.5, -2.5, 1025.0, least];
            let more = [greatest, -greatest, f64::INFINITY, f64::NEG_INFINITY, f64::NAN];
            return plain.iter().chain(&more).map(|&it| self.of_real(it)).collect();
        }
        if self.is_minimum() {
            return [0, 1, 2, 3, 7, 15, 31].to_vec();
        }
        let top = 1_u64 << (self.bits() - 1);
        let all = [0, 1, 2, 3, 31, 32, 33, 127, 128, 255, 256, 0x7ff, 0x8000, top - 1, top, top + 1];
        let ones = top | (top - 1);
        all.into_iter().map(|it| it & ones).chain([ones, ones - 1]).collect()
    }

    fn random(self, random: &mut Random) -> u64 {
        match self {
            _ if self.is_real() => {
                let sign = if random.chance(50) { -1.0 } else { 1.0 };
                let fraction = random.below(1 << 20) as f64 / f64::from(1 << 20) + 1.0;
                let powers = if self.precision().0 == 10 { 10 } else { 16 };
                let power = random.between(0, powers) as i32 - powers as i32 * 5 / 8;
                self.of_real(sign * fraction * 2_f64.powi(power))
            }
            _ if self.is_minimum() && self.is_signed() => (random.below(64) as i64 - 32) as u64 & 0xffff_ffff,
            _ if self.is_minimum() => random.below(32) as u64,
            Kind::Bool => random.bits() & 1,
            _ => random.bits() & (u64::MAX >> (64 - self.bits())),
        }
    }

    /// An expression for a value.
    fn literal(self, bits: u64) -> String {
        match self {
            Kind::Bool => if bits & 1 == 1 { "true" } else { "false" }.to_owned(),
            Kind::Half => format!("asfloat16((uint16_t){bits}u)"),
            Kind::Double => format!("asdouble({}u, {}u)", bits as u32, bits >> 32),
            Kind::Float => format!("asfloat({bits:#x}u)"),
            Kind::Min10Float | Kind::Min16Float => format!("({})asfloat({bits:#x}u)", self.name()),
            Kind::Int64 | Kind::Uint64 => format!("({}){bits}ull", self.name()),
            _ => format!("({}){}u", self.name(), bits as u32),
        }
    }
}

impl Shape {
    pub fn count(self) -> usize {
        match self {
            Shape::Scalar => 1,
            Shape::Vector(length) => usize::from(length),
            Shape::Matrix(rows, columns) => usize::from(rows * columns),
        }
    }

    fn element(self, index: usize) -> String {
        match self {
            Shape::Scalar => String::new(),
            Shape::Vector(_) => format!("[{index}]"),
            Shape::Matrix(_, columns) => {
                format!("[{}][{}]", index / usize::from(columns), index % usize::from(columns))
            }
        }
    }
}

pub fn spell((kind, shape): Typed) -> String {
    let name = kind.name();
    match shape {
        Shape::Scalar => name.to_owned(),
        Shape::Vector(length) => format!("vector<{name}, {length}>"),
        Shape::Matrix(rows, columns) => format!("matrix<{name}, {rows}, {columns}>"),
    }
}

/// Components that each argument has at hand.
pub const ROOM: usize = 16;
/// Arguments of a call, at the most.
pub const ARGUMENTS: usize = 4;

/// Numbers of one kind for all rows: edges against edges first, then random ones.
fn numbers(kind: Kind, rows: usize) -> Vec<u64> {
    let edges = kind.edges();
    let mut random = Random::new(kind as u64 + 77);
    let mut all = Vec::with_capacity(rows * ROOM * ARGUMENTS);
    for row in 0..rows {
        for place in 0..ROOM * ARGUMENTS {
            let is_edge = row < rows / 4 || random.chance(5);
            let (argument, component) = (place / ROOM, place % ROOM);
            all.push(match (is_edge, component) {
                (true, 0) if argument < 2 => {
                    // Every pair, as far as the rows go.
                    let index = if argument == 0 { row } else { row / edges.len() + row };
                    edges[index % edges.len()]
                }
                (true, _) => *random.pick(&edges),
                (false, _) => kind.random(&mut random),
            });
        }
    }
    all
}

/// How a shader gets at the arguments.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// The device reads them.
    Memory,
    /// They stand in the text, and the compiler may fold them.
    Literals,
}

/// Rows of arguments for each call, and what the calls make of them; in several programs, because drivers take more than
/// linear time for long shaders.
pub fn programs(name: &str, calls: Vec<Call>, source: Source, rows: usize) -> Vec<Program> {
    const WORDS: usize = 100;
    let mut parts: Vec<Vec<Call>> = Vec::new();
    let mut count = 0;
    for call in calls {
        count += words(&call);
        match parts.last_mut() {
            Some(part) if source == Source::Literals || count <= WORDS => part.push(call),
            _ => {
                count = words(&call);
                parts.push(vec![call]);
            }
        }
    }
    let parts = parts.into_iter().enumerate();
    parts.map(|(index, calls)| program(format!("{name}, {index}"), calls, source, rows)).collect()
}

fn program(name: String, calls: Vec<Call>, source: Source, rows: usize) -> Program {
    let kinds: BTreeSet<Kind> =
        calls.iter().flat_map(|call| call.arguments.iter().map(|&(kind, _)| kind)).collect();
    // Literals come from all over the table.
    let all: Vec<(Kind, Vec<u64>)> = match source {
        Source::Memory => kinds.iter().map(|&kind| (kind, numbers(kind, rows))).collect(),
        Source::Literals => kinds
            .iter()
            .map(|&kind| {
                let many = numbers(kind, 64);
                let step = 64 / rows * ROOM * ARGUMENTS;
                (
                    kind,
                    many.chunks(ROOM * ARGUMENTS)
                        .step_by(step / ROOM / ARGUMENTS)
                        .flatten()
                        .copied()
                        .collect(),
                )
            })
            .collect(),
    };
    let words: usize = calls.iter().map(words).sum();
    let is_small = calls.iter().any(|it| it.arguments.iter().chain(&it.results).any(|it| it.0.is_small()));
    let mut args = ["-T", "cs_6_6", "-E", "main", "-fspv-target-env=vulkan1.3"].map(str::to_owned).to_vec();
    if is_small {
        args.push("-enable-16bit-types".into());
    }
    let text = match source {
        Source::Memory => from_memory(&calls, &all, words),
        Source::Literals => from_literals(&calls, &all, rows),
    };
    let mut bound = vec![(0, Bound::Buffer(vec![0; rows * words * 4]))];
    if source == Source::Memory {
        for (kind, numbers) in &all {
            let bytes = numbers.iter().flat_map(|it| it.to_le_bytes()[..kind.size()].to_vec()).collect();
            bound.push((1 + *kind as u32, Bound::Buffer(bytes)));
        }
    }
    let groups = if source == Source::Memory { [rows as u32 / 32, 1, 1] } else { [1; 3] };
    let case = Case { args, groups, bound, ..Case::empty() };
    let label = name.clone();
    let check = move |found: &Found| check(&label, &calls, &all, rows, found);
    Program { name, text, case, check: Box::new(check) }
}

fn words(call: &Call) -> usize {
    call.results.iter().map(|(kind, shape)| kind.words() * shape.count()).sum()
}

const LETTERS: [&str; ARGUMENTS] = ["$a", "$b", "$c", "$d"];

fn from_memory(calls: &[Call], all: &[(Kind, Vec<u64>)], words_of_row: usize) -> String {
    let mut text = String::from("[[vk::binding(0)]] RWStructuredBuffer<uint> output;\n");
    for (kind, _) in all {
        let (stored, binding) = (kind.stored().name(), 1 + *kind as u32);
        _ = writeln!(text, "[[vk::binding({binding})]] StructuredBuffer<{stored}> of_{};", kind.name());
    }
    text += "[numthreads(32, 1, 1)]\nvoid main(uint id : SV_DispatchThreadID)\n{\n";
    _ = writeln!(text, "    uint from = id * {}, to = id * {words_of_row};", ROOM * ARGUMENTS);
    let mut declared = BTreeSet::new();
    let mut at = 0;
    for call in calls {
        let mut code = call.code.clone();
        for (place, &(kind, shape)) in call.arguments.iter().enumerate() {
            let name = format!("x{place}_{}_{}", kind.name(), shape_name(shape));
            if declared.insert(name.clone()) {
                write_argument(&mut text, &name, (kind, shape), place);
            }
            code = code.replace(LETTERS[place], &name);
        }
        _ = writeln!(text, "    {{");
        write_results(&mut text, &code, &call.results, "to", &mut at);
        _ = writeln!(text, "    }}");
    }
    text + "}\n"
}

/// Declares a variable with the argument of this place, read from memory.
pub fn write_argument(text: &mut String, name: &str, (kind, shape): Typed, place: usize) {
    let ty = spell((kind, shape));
    let part = |it: usize| {
        let element = format!("of_{}[from + {}]", kind.name(), place * ROOM + it);
        if kind == Kind::Bool { format!("({element} & 1) != 0") } else { element }
    };
    let parts: Vec<String> = (0..shape.count()).map(part).collect();
    let value = match shape {
        Shape::Scalar => format!("({ty})({})", parts[0]),
        _ => format!("{ty}({})", parts.join(", ")),
    };
    _ = writeln!(text, "    {ty} {name} = {value};");
}

fn from_literals(calls: &[Call], all: &[(Kind, Vec<u64>)], rows: usize) -> String {
    let mut text = String::from(
        "[[vk::binding(0)]] RWStructuredBuffer<uint> output;\n[numthreads(1, 1, 1)]\nvoid main()\n{\n",
    );
    let mut at = 0;
    for row in 0..rows {
        for call in calls {
            let mut code = call.code.clone();
            for (place, &(kind, shape)) in call.arguments.iter().enumerate() {
                let numbers = arguments_of(all, kind, row, place, shape.count());
                let parts: Vec<String> = numbers.iter().map(|&bits| kind.literal(bits)).collect();
                let value = match shape {
                    Shape::Scalar => format!("({})", parts[0]),
                    _ => format!("{}({})", spell((kind, shape)), parts.join(", ")),
                };
                code = code.replace(LETTERS[place], &value);
            }
            _ = writeln!(text, "    {{");
            write_results(&mut text, &code, &call.results, "0", &mut at);
            _ = writeln!(text, "    }}");
        }
    }
    text + "}\n"
}

pub fn shape_name(shape: Shape) -> String {
    match shape {
        Shape::Scalar => "s".into(),
        Shape::Vector(length) => format!("v{length}"),
        Shape::Matrix(rows, columns) => format!("m{rows}x{columns}"),
    }
}

/// Runs the code and stores `r0`, `r1`... at `base`, from word `at` on.
pub fn write_results(text: &mut String, code: &str, results: &[Typed], base: &str, at: &mut usize) {
    for (index, &ty) in results.iter().enumerate() {
        _ = writeln!(text, "        {} r{index};", spell(ty));
    }
    _ = writeln!(text, "        {code};");
    for (index, &(kind, shape)) in results.iter().enumerate() {
        for component in 0..shape.count() {
            let value = format!("r{index}{}", shape.element(component));
            let stored = match kind {
                Kind::Half => format!("asuint16({value})"),
                Kind::Float => format!("asuint({value})"),
                Kind::Min10Float | Kind::Min16Float => format!("asuint((float){value})"),
                Kind::Min12Int | Kind::Min16Int | Kind::Int16 => format!("(int){value}"),
                Kind::Double => {
                    _ = writeln!(text, "        {{ uint low, high; asuint({value}, low, high);");
                    _ = writeln!(
                        text,
                        "        output[{base} + {at}] = low; output[{base} + {at} + 1] = high; }}"
                    );
                    *at += 2;
                    continue;
                }
                Kind::Int64 | Kind::Uint64 => {
                    _ = writeln!(text, "        output[{base} + {at}] = (uint){value};");
                    _ = writeln!(
                        text,
                        "        output[{base} + {at} + 1] = (uint)((uint64_t){value} >> 32);"
                    );
                    *at += 2;
                    continue;
                }
                _ => format!("(uint){value}"),
            };
            _ = writeln!(text, "        output[{base} + {at}] = {stored};");
            *at += 1;
        }
    }
}

fn arguments_of(all: &[(Kind, Vec<u64>)], kind: Kind, row: usize, place: usize, count: usize) -> Vec<u64> {
    let numbers = all.iter().find(|it| it.0 == kind).map_or(&[][..], |it| &it.1);
    let from = (row * ARGUMENTS + place) * ROOM;
    numbers[from..from + count].to_vec()
}

/// What is wrong: a few complaints about each call.
fn check(name: &str, calls: &[Call], all: &[(Kind, Vec<u64>)], rows: usize, found: &Found) -> Vec<String> {
    let words_found = found.words(0);
    let mut wrong = Vec::new();
    let mut counts = vec![0; calls.len()];
    let mut at = 0;
    for row in 0..rows {
        for (index, call) in calls.iter().enumerate() {
            let arguments: Vec<Vec<Number>> = call
                .arguments
                .iter()
                .enumerate()
                .map(|(place, &(kind, shape))| {
                    let bits = arguments_of(all, kind, row, place, shape.count());
                    bits.into_iter().map(|it| kind.number(it)).collect()
                })
                .collect();
            let expected = (call.expect)(&arguments);
            for (result, &(kind, shape)) in call.results.iter().enumerate() {
                for component in 0..shape.count() {
                    let bits = read_result(kind, &words_found, &mut at);
                    let expected = expected[result][component];
                    if !accepts(kind, expected, bits) {
                        counts[index] += 1;
                        if counts[index] <= 3 {
                            let shown: Vec<Vec<String>> = call
                                .arguments
                                .iter()
                                .zip(&arguments)
                                .map(|((kind, _), it)| it.iter().map(|it| show(*kind, *it)).collect())
                                .collect();
                            wrong.push(format!(
                                "{name}: {} {:?} of {}: r{result}[{component}] is {} ({bits:#x}), not {expected:?}",
                                call.code,
                                call.arguments,
                                shown.iter().map(|it| it.join(" ")).collect::<Vec<_>>().join(", "),
                                show(kind, kind.number(bits)),
                            ));
                        }
                    }
                }
            }
        }
    }
    wrong
}

/// The bits of a component that [`write_results`] stored.
pub fn read_result(kind: Kind, words: &[u32], at: &mut usize) -> u64 {
    let mut bits = u64::from(words[*at]);
    if kind.words() == 2 {
        bits |= u64::from(words[*at + 1]) << 32;
    }
    *at += kind.words();
    bits
}

pub fn show(kind: Kind, number: Number) -> String {
    if kind.is_real() { format!("{:e}", number.real) } else { format!("{:#x}", number.whole) }
}

pub fn accepts(kind: Kind, expected: Expected, bits: u64) -> bool {
    let found = kind.number(bits);
    match expected {
        Expected::Any => true,
        Expected::Whole(whole) if kind == Kind::Bool => bits == u64::from(whole != 0),
        Expected::Whole(whole) => {
            // What does not fit a type of at least so many bits depends on how many there are.
            let (least, most) = match kind.is_signed() {
                true => (-(1_i128 << (kind.bits() - 1)), (1_i128 << (kind.bits() - 1)) - 1),
                false => (0, (1_i128 << kind.bits()) - 1),
            };
            if kind.is_minimum() && (whole < least || whole > most) {
                return true;
            }
            found.whole.wrapping_sub(whole) & ((1_i128 << kind.bits()) - 1) == 0
        }
        Expected::Near(exact, allowed) => {
            let found = found.real;
            if exact.is_nan() {
                return found.is_nan();
            }
            let rounded = kind.number(kind.of_real(exact)).real;
            if found == rounded || (found - exact).abs() <= allowed {
                return true;
            }
            // What the kind cannot hold may be the greatest or infinite, what is below the normal ones may be zero,
            // and smaller types may have more bits.
            let greatest = kind.greatest();
            if exact.abs() + allowed >= greatest && exact.is_finite() {
                return found.abs() >= greatest.min(exact.abs() - allowed)
                    && found.signum() == exact.signum();
            }
            let least = kind.least_normal();
            rounded.abs() < least + allowed && found.abs() <= least + allowed
        }
    }
}
