//! Functions of numbers against what they are in higher precision, within the bounds of the Vulkan specification (or
//! wider ones, where it leaves a function to others): over zeros, infinities, no number, the least and greatest
//! numbers, and random ones. Once with arguments that the device reads, once with literals, which the compiler may fold.

use exec_tests::case::{Bound, Case};
use exec_tests::compile;
use exec_tests::device::{Device, entry_point};
use exec_tests::generate::random::Random;
use std::fmt::Write;

/// How far a result may be from the exact one.
#[derive(Clone, Copy)]
enum Bounds {
    /// In units in the last place of a float.
    Ulps(f64),
    Absolute(f64),
    /// `a` units, and so many more for each unit of the absolute value of the first argument.
    UlpsBySize(f64, f64),
}

use Bounds::{Absolute, Ulps, UlpsBySize};

struct Function {
    /// The call, with `a`, `b` and `c` as arguments.
    call: &'static str,
    exact: fn(f64, f64, f64) -> f64,
    bounds: Bounds,
    /// Arguments that the bounds hold for; others are not compared.
    domain: fn(f64, f64, f64) -> bool,
}

fn always(_: f64, _: f64, _: f64) -> bool {
    true
}

fn finite(a: f64, b: f64, c: f64) -> bool {
    a.is_finite() && b.is_finite() && c.is_finite()
}

fn small(a: f64, b: f64, c: f64) -> bool {
    finite(a, b, c) && a.abs() < 1e6 && b.abs() < 1e6 && c.abs() < 1e6
}

fn not_nan(a: f64, b: f64, c: f64) -> bool {
    !a.is_nan() && !b.is_nan() && !c.is_nan()
}

const FUNCTIONS: &[Function] = &[
    Function { call: "abs(a)", exact: |a, _, _| a.abs(), bounds: Ulps(0.0), domain: always },
    Function { call: "floor(a)", exact: |a, _, _| a.floor(), bounds: Ulps(0.0), domain: always },
    Function { call: "ceil(a)", exact: |a, _, _| a.ceil(), bounds: Ulps(0.0), domain: always },
    Function { call: "trunc(a)", exact: |a, _, _| a.trunc(), bounds: Ulps(0.0), domain: always },
    Function { call: "round(a)", exact: |a, _, _| a.round_ties_even(), bounds: Ulps(0.0), domain: always },
    Function { call: "frac(a)", exact: |a, _, _| a - a.floor(), bounds: Absolute(1e-6), domain: small },
    Function { call: "-a", exact: |a, _, _| -a, bounds: Ulps(0.0), domain: always },
    Function { call: "a + b", exact: |a, b, _| a + b, bounds: Ulps(0.5), domain: always },
    Function { call: "a - b", exact: |a, b, _| a - b, bounds: Ulps(0.5), domain: always },
    Function { call: "a * b", exact: |a, b, _| a * b, bounds: Ulps(0.5), domain: always },
    Function {
        call: "a / b",
        exact: |a, b, _| a / b,
        bounds: Ulps(2.5),
        domain: |a, b, c| finite(a, b, c) && b.abs() > 1e-36 && b.abs() < 8e37,
    },
    Function {
        call: "fmod(a, b)",
        exact: |a, b, _| a % b,
        bounds: Absolute(1e-3),
        domain: |a, b, c| {
            small(a, b, c)
                && b.abs() > 1e-2
                && (a / b).abs() < 1e3
                && ((a / b) - (a / b).round()).abs() > 1e-4
        },
    },
    Function {
        call: "rcp(a)",
        exact: |a, _, _| 1.0 / a,
        bounds: Ulps(2.5),
        domain: |a, b, c| finite(a, b, c) && a.abs() > 1e-36 && a.abs() < 8e37,
    },
    Function {
        call: "sqrt(a)",
        exact: |a, _, _| a.sqrt(),
        bounds: Ulps(4.0),
        domain: |a, _, _| a >= 0.0 && (a == 0.0 || a > 1e-36),
    },
    Function {
        call: "rsqrt(a)",
        exact: |a, _, _| 1.0 / a.sqrt(),
        bounds: Ulps(2.5),
        domain: |a, _, _| a > 1e-36 && a.is_finite(),
    },
    Function {
        call: "exp(a)",
        exact: |a, _, _| a.exp(),
        bounds: UlpsBySize(3.5, 2.0),
        domain: |a, _, _| a.abs() < 80.0,
    },
    Function {
        call: "exp2(a)",
        exact: |a, _, _| a.exp2(),
        bounds: UlpsBySize(3.5, 2.0),
        domain: |a, _, _| a.abs() < 120.0,
    },
    Function {
        call: "log(a)",
        exact: |a, _, _| a.ln(),
        bounds: Absolute(1e-4),
        domain: |a, _, _| a > 1e-36 && a.is_finite(),
    },
    Function {
        call: "log2(a)",
        exact: |a, _, _| a.log2(),
        bounds: Absolute(1e-4),
        domain: |a, _, _| a > 1e-36 && a.is_finite(),
    },
    Function {
        call: "log10(a)",
        exact: |a, _, _| a.log10(),
        bounds: Absolute(1e-4),
        domain: |a, _, _| a > 1e-36 && a.is_finite(),
    },
    Function {
        call: "pow(a, b)",
        exact: |a, b, _| a.powf(b),
        bounds: Ulps(512.0),
        domain: |a, b, _| a > 1e-3 && a < 1e3 && b.abs() < 8.0,
    },
    Function {
        call: "sin(a)",
        exact: |a, _, _| a.sin(),
        bounds: Absolute(0.00049),
        domain: |a, _, _| a.abs() <= std::f64::consts::PI,
    },
    Function {
        call: "cos(a)",
        exact: |a, _, _| a.cos(),
        bounds: Absolute(0.00049),
        domain: |a, _, _| a.abs() <= std::f64::consts::PI,
    },
    Function {
        call: "tan(a)",
        exact: |a, _, _| a.tan(),
        bounds: Absolute(0.005),
        domain: |a, _, _| a.abs() <= 1.0,
    },
    Function {
        call: "asin(a)",
        exact: |a, _, _| a.asin(),
        bounds: Absolute(0.001),
        domain: |a, _, _| a.abs() <= 1.0,
    },
    Function {
        call: "acos(a)",
        exact: |a, _, _| a.acos(),
        bounds: Absolute(0.001),
        domain: |a, _, _| a.abs() <= 1.0,
    },
    Function {
        call: "atan(a)",
        exact: |a, _, _| a.atan(),
        bounds: Ulps(4096.0),
        domain: |a, _, _| a.is_finite() && a.abs() > 1e-30,
    },
    Function {
        call: "atan2(a, b)",
        exact: |a, b, _| a.atan2(b),
        bounds: Ulps(4096.0),
        domain: |a, b, c| small(a, b, c) && a.abs() > 1e-3 && b.abs() > 1e-3,
    },
    Function {
        call: "sinh(a)",
        exact: |a, _, _| a.sinh(),
        bounds: Absolute(0.005),
        domain: |a, _, _| a.abs() < 4.0,
    },
    Function {
        call: "cosh(a)",
        exact: |a, _, _| a.cosh(),
        bounds: Absolute(0.005),
        domain: |a, _, _| a.abs() < 4.0,
    },
    Function {
        call: "tanh(a)",
        exact: |a, _, _| a.tanh(),
        bounds: Absolute(0.001),
        domain: |a, _, _| a.abs() < 4.0,
    },
    Function { call: "degrees(a)", exact: |a, _, _| a.to_degrees(), bounds: Ulps(2.0), domain: small },
    Function {
        call: "radians(a)",
        exact: |a, _, _| a.to_radians(),
        bounds: Ulps(2.0),
        domain: |a, b, c| small(a, b, c) && (a == 0.0 || a.abs() > 1e-30),
    },
    Function {
        call: "sign(a)",
        exact: |a, _, _| {
            if a > 0.0 {
                1.0
            } else if a < 0.0 {
                -1.0
            } else {
                0.0
            }
        },
        bounds: Ulps(0.0),
        domain: not_nan,
    },
    Function { call: "saturate(a)", exact: |a, _, _| a.clamp(0.0, 1.0), bounds: Ulps(0.0), domain: not_nan },
    Function { call: "min(a, b)", exact: |a, b, _| a.min(b), bounds: Ulps(0.0), domain: not_nan },
    Function { call: "max(a, b)", exact: |a, b, _| a.max(b), bounds: Ulps(0.0), domain: not_nan },
    Function {
        call: "clamp(a, b, c)",
        exact: |a, b, c| a.max(b).min(c),
        bounds: Ulps(0.0),
        domain: |a, b, c| not_nan(a, b, c) && b <= c,
    },
    Function {
        call: "step(a, b)",
        exact: |a, b, _| if b < a { 0.0 } else { 1.0 },
        bounds: Ulps(0.0),
        domain: not_nan,
    },
    Function {
        call: "lerp(a, b, c)",
        exact: |a, b, c| a + (b - a) * c,
        bounds: Absolute(0.5),
        domain: |a, b, c| small(a, b, c) && a.abs() < 1e3 && b.abs() < 1e3 && c.abs() < 1e3,
    },
    Function {
        call: "mad(a, b, c)",
        exact: |a, b, c| a * b + c,
        bounds: Absolute(0.5),
        domain: |a, b, c| small(a, b, c) && a.abs() < 1e3 && b.abs() < 1e3 && c.abs() < 1e3,
    },
    Function {
        call: "smoothstep(0, 4, a)",
        exact: |a, _, _| {
            let t = (a / 4.0).clamp(0.0, 1.0);
            t * t * (3.0 - 2.0 * t)
        },
        bounds: Absolute(1e-5),
        domain: finite,
    },
    Function {
        call: "ldexp(a, 3)",
        exact: |a, _, _| a * 8.0,
        bounds: Ulps(1.0),
        domain: |a, b, c| small(a, b, c) && (a == 0.0 || a.abs() > 1e-30),
    },
    Function {
        call: "length(float3(a, b, c))",
        exact: |a, b, c| (a * a + b * b + c * c).sqrt(),
        bounds: Ulps(16.0),
        domain: |a, b, c| small(a, b, c) && a.abs() > 1e-3,
    },
    Function {
        call: "distance(float2(a, b), float2(c, 0))",
        exact: |a, b, c| ((a - c) * (a - c) + b * b).sqrt(),
        bounds: Absolute(0.5),
        domain: |a, b, c| small(a, b, c) && a.abs() < 1e3 && b.abs() < 1e3 && c.abs() < 1e3,
    },
    Function {
        call: "dot(float3(a, b, c), float3(1, 2, 3))",
        exact: |a, b, c| a + 2.0 * b + 3.0 * c,
        bounds: Absolute(0.01),
        domain: |a, b, c| small(a, b, c) && a.abs() < 1e3 && b.abs() < 1e3 && c.abs() < 1e3,
    },
    Function {
        call: "normalize(float2(a, b)).x",
        exact: |a, b, _| a / (a * a + b * b).sqrt(),
        bounds: Absolute(1e-5),
        domain: |a, b, c| small(a, b, c) && a.abs() > 1e-3,
    },
    Function { call: "isnan(a)", exact: |a, _, _| f64::from(a.is_nan()), bounds: Ulps(0.0), domain: always },
    Function {
        call: "isinf(a)",
        exact: |a, _, _| f64::from(a.is_infinite()),
        bounds: Ulps(0.0),
        domain: always,
    },
    Function {
        call: "isfinite(a)",
        exact: |a, _, _| f64::from(a.is_finite()),
        bounds: Ulps(0.0),
        domain: always,
    },
    Function {
        call: "f16tof32(f32tof16(a))",
        exact: |a, _, _| a,
        bounds: Ulps(8192.0),
        domain: |a, _, _| a.abs() > 1e-3 && a.abs() < 6e4,
    },
];

const EDGES: &[f32] = &[
    0.0,
    -0.0,
    1.0,
    -1.0,
    0.5,
    -0.5,
    1.5,
    2.5,
    -2.5,
    8388609.0,
    f32::MIN_POSITIVE,
    f32::MAX,
    f32::MIN,
    f32::INFINITY,
    f32::NEG_INFINITY,
    f32::NAN,
];

fn arguments() -> Vec<[f32; 3]> {
    let mut random = Random::new(7);
    let mut all = Vec::new();
    for &a in EDGES {
        for &b in EDGES {
            all.push([a, b, EDGES[random.below(EDGES.len())]]);
        }
    }
    let mut number = || {
        let sign = if random.chance(50) { -1.0 } else { 1.0 };
        let fraction = (random.below(1 << 20) as f32) / (1 << 20) as f32 + 1.0;
        sign * fraction * 2_f32.powi(random.between(0, 16) as i32 - 10)
    };
    for _ in 0..768 {
        all.push([number(), number(), number()]);
    }
    all
}

fn spell(value: f32) -> String {
    format!("asfloat({:#x}u)", value.to_bits())
}

fn run(device: &Device, text: &str, input: Vec<u8>, results: usize, groups: u32) -> Vec<u32> {
    let args: Vec<String> =
        ["-T", "cs_6_6", "-E", "main", "-fspv-target-env=vulkan1.3"].map(str::to_owned).to_vec();
    let plain: Vec<&str> = args.iter().map(String::as_str).collect();
    let words = compile::text(text, &plain).unwrap_or_else(|error| panic!("{error}\n{text}"));
    let case = Case {
        path: "functions.hlsl".into(),
        args: args.clone(),
        groups: [groups, 1, 1],
        bound: vec![(0, Bound::Buffer(input)), (1, Bound::Buffer(vec![0; results * 4]))],
        push: Vec::new(),
        addresses: Vec::new(),
        expected: Vec::new(),
        tolerance: 0.0,
    };
    let entry_point = entry_point(&words).expect("there is an entry point");
    let found = device.run(&case, &words, &entry_point).unwrap_or_else(|error| panic!("{error}"));
    let bytes = &found.iter().find(|(binding, _)| *binding == 1).expect("the results are bound").1;
    bytes.chunks_exact(4).map(|it| u32::from_le_bytes([it[0], it[1], it[2], it[3]])).collect()
}

fn accepts(function: &Function, [a, b, c]: [f32; 3], found: f32) -> bool {
    let (a, b, c) = (f64::from(a), f64::from(b), f64::from(c));
    if !(function.domain)(a, b, c) {
        return true;
    }
    let exact = (function.exact)(a, b, c);
    let rounded = exact as f32;
    if rounded.is_nan() {
        return found.is_nan();
    }
    if found == rounded {
        return true;
    }
    // What a float cannot hold may be the largest or infinite; what is below the normal ones may be zero.
    if rounded.is_infinite() {
        return exact.is_finite() && found.abs() == f32::MAX;
    }
    if rounded.abs() < f32::MIN_POSITIVE && found.abs() <= f32::MIN_POSITIVE {
        return true;
    }
    let ulp = f64::from(f32::from_bits(rounded.abs().to_bits() + 1)) - f64::from(rounded.abs());
    let allowed = match function.bounds {
        Ulps(count) => count * ulp,
        Absolute(distance) => distance,
        UlpsBySize(count, more) => (count + more * a.abs()) * ulp,
    };
    (f64::from(found) - exact).abs() <= allowed
}

/// The results for arguments that the device reads.
fn at_run_time(device: &Device, all: &[[f32; 3]]) -> Vec<u32> {
    let mut text = String::from(
        "[[vk::binding(0)]] StructuredBuffer<float3> input;\n[[vk::binding(1)]] RWStructuredBuffer<float> output;\n\
         [numthreads(32, 1, 1)] void main(uint id : SV_DispatchThreadID) {\n\
         float a = input[id].x, b = input[id].y, c = input[id].z;\n",
    );
    for (index, function) in FUNCTIONS.iter().enumerate() {
        _ = writeln!(text, "output[id * {} + {index}] = {};", FUNCTIONS.len(), function.call);
    }
    text.push('}');
    let mut input = Vec::new();
    for numbers in all {
        // A `float3` takes sixteen bytes there.
        for number in numbers.iter().chain(&[0.0]) {
            input.extend(number.to_le_bytes());
        }
    }
    run(device, &text, input, all.len() * FUNCTIONS.len(), all.len() as u32 / 32)
}

/// The results for literals.
fn folded(device: &Device, all: &[[f32; 3]]) -> Vec<u32> {
    let mut text = String::from("[[vk::binding(1)]] RWStructuredBuffer<float> output;\n");
    text += "[numthreads(1, 1, 1)] void main() {\n";
    for (row, [a, b, c]) in all.iter().enumerate() {
        _ = writeln!(text, "{{ const float a = {}, b = {}, c = {};", spell(*a), spell(*b), spell(*c));
        for (index, function) in FUNCTIONS.iter().enumerate() {
            _ = writeln!(text, "output[{}] = {};", row * FUNCTIONS.len() + index, function.call);
        }
        text += "}\n";
    }
    text.push('}');
    run(device, &text, vec![0; 16], all.len() * FUNCTIONS.len(), 1)
}

fn complaints(all: &[[f32; 3]], found: &[u32], kind: &str) -> Vec<String> {
    let mut wrong = Vec::new();
    for (index, function) in FUNCTIONS.iter().enumerate() {
        let mut count = 0;
        for (row, &arguments) in all.iter().enumerate() {
            let result = f32::from_bits(found[row * FUNCTIONS.len() + index]);
            if !accepts(function, arguments, result) {
                count += 1;
                if count <= 4 {
                    let [a, b, c] = arguments.map(f64::from);
                    let exact = (function.exact)(a, b, c);
                    let call = function.call;
                    wrong.push(format!("{kind}: {call} of {arguments:?} is {result:e}, not {exact:e}"));
                }
            }
        }
    }
    wrong
}

#[test]
fn functions_of_floats_keep_to_their_bounds() {
    let device = Device::open().unwrap_or_else(|error| panic!("{error}"));
    let all = arguments();
    let mut wrong = complaints(&all, &at_run_time(&device, &all), "read");
    // Fewer of them: each is text.
    let some: Vec<[f32; 3]> = all.iter().copied().step_by(37).collect();
    wrong.extend(complaints(&some, &folded(&device, &some), "literal"));
    assert!(wrong.is_empty(), "{} results:\n{}", wrong.len(), wrong.join("\n"));
}

/// Of words; `x`, `y` and `z` are the same as signed numbers.
struct WordFunction {
    call: &'static str,
    exact: fn(u32, u32, u32) -> u32,
}

fn bytes(word: u32) -> [u8; 4] {
    word.to_le_bytes()
}

fn sum_of_products(a: u32, b: u32, product: fn(u8, u8) -> i32) -> u32 {
    bytes(a).into_iter().zip(bytes(b)).map(|(a, b)| product(a, b)).sum::<i32>() as u32
}

const WORD_FUNCTIONS: &[WordFunction] = &[
    WordFunction { call: "countbits(a)", exact: |a, _, _| a.count_ones() },
    WordFunction { call: "reversebits(a)", exact: |a, _, _| a.reverse_bits() },
    WordFunction {
        call: "firstbitlow(a)",
        exact: |a, _, _| if a == 0 { u32::MAX } else { a.trailing_zeros() },
    },
    WordFunction { call: "firstbithigh(a)", exact: |a, _, _| 31_u32.wrapping_sub(a.leading_zeros()) },
    WordFunction {
        call: "firstbithigh(x)",
        exact: |a, _, _| 31_u32.wrapping_sub((if (a as i32) < 0 { !a } else { a }).leading_zeros()),
    },
    WordFunction { call: "abs(x)", exact: |a, _, _| (a as i32).wrapping_abs() as u32 },
    WordFunction { call: "abs(a)", exact: |a, _, _| a },
    WordFunction { call: "sign(x)", exact: |a, _, _| (a as i32).signum() as u32 },
    WordFunction { call: "min(a, b)", exact: |a, b, _| a.min(b) },
    WordFunction { call: "min(x, y)", exact: |a, b, _| (a as i32).min(b as i32) as u32 },
    WordFunction { call: "max(a, b)", exact: |a, b, _| a.max(b) },
    WordFunction { call: "max(x, y)", exact: |a, b, _| (a as i32).max(b as i32) as u32 },
    WordFunction { call: "clamp(a, min(b, c), max(b, c))", exact: |a, b, c| a.clamp(b.min(c), b.max(c)) },
    WordFunction { call: "mad(a, b, c)", exact: |a, b, c| a.wrapping_mul(b).wrapping_add(c) },
    WordFunction { call: "mad(x, y, z)", exact: |a, b, c| a.wrapping_mul(b).wrapping_add(c) },
    WordFunction { call: "a << b", exact: |a, b, _| a << (b & 31) },
    WordFunction { call: "a >> b", exact: |a, b, _| a >> (b & 31) },
    WordFunction { call: "x >> b", exact: |a, b, _| ((a as i32) >> (b & 31)) as u32 },
    WordFunction { call: "a / (b | 1)", exact: |a, b, _| a / (b | 1) },
    WordFunction { call: "a % (b | 1)", exact: |a, b, _| a % (b | 1) },
    WordFunction {
        call: "(x >> 1) / ((y & 15) + 1)",
        exact: |a, b, _| (((a as i32) >> 1) / ((b & 15) as i32 + 1)) as u32,
    },
    WordFunction {
        call: "(x >> 1) % ((y & 15) + 1)",
        exact: |a, b, _| (((a as i32) >> 1) % ((b & 15) as i32 + 1)) as u32,
    },
    WordFunction { call: "~a ^ (b | c)", exact: |a, b, c| !a ^ (b | c) },
    WordFunction {
        call: "dot(int2(x, y), int2(z, x))",
        exact: |a, b, c| a.wrapping_mul(c).wrapping_add(b.wrapping_mul(a)),
    },
    WordFunction {
        call: "dot4add_u8packed(a, b, c)",
        exact: |a, b, c| c.wrapping_add(sum_of_products(a, b, |a, b| i32::from(a) * i32::from(b))),
    },
    WordFunction {
        call: "dot4add_i8packed(a, b, z)",
        exact: |a, b, c| {
            c.wrapping_add(sum_of_products(a, b, |a, b| i32::from(a as i8) * i32::from(b as i8)))
        },
    },
    WordFunction {
        call: "pack_u8(uint4(a, b, c, a))",
        exact: |a, b, c| u32::from_le_bytes([a, b, c, a].map(|it| it as u8)),
    },
    WordFunction {
        call: "pack_s8(int4(x, y, z, x))",
        exact: |a, b, c| u32::from_le_bytes([a, b, c, a].map(|it| it as u8)),
    },
    WordFunction {
        call: "pack_clamp_u8(int4(x, y, z, 300))",
        exact: |a, b, c| u32::from_le_bytes([a, b, c, 300].map(|it| (it as i32).clamp(0, 255) as u8)),
    },
    WordFunction {
        call: "pack_clamp_s8(int4(x, y, z, -300))",
        exact: |a, b, c| {
            u32::from_le_bytes([a, b, c, -300_i32 as u32].map(|it| (it as i32).clamp(-128, 127) as u8))
        },
    },
    WordFunction { call: "unpack_u8u32(a)[b & 3]", exact: |a, b, _| u32::from(bytes(a)[(b & 3) as usize]) },
    WordFunction {
        call: "unpack_s8s32(a)[b & 3]",
        exact: |a, b, _| i32::from(bytes(a)[(b & 3) as usize] as i8) as u32,
    },
    WordFunction { call: "asuint(asfloat(a & 0x7f7fffff))", exact: |a, _, _| a & 0x7f7f_ffff },
    WordFunction {
        call: "AddUint64(uint2(a, b), uint2(c, a)).y",
        exact: |a, b, c| {
            let (one, other) = (u64::from(b) << 32 | u64::from(a), u64::from(a) << 32 | u64::from(c));
            (one.wrapping_add(other) >> 32) as u32
        },
    },
    WordFunction {
        call: "msad4(a, uint2(b, c), uint4(0, 0, c, 0))[2]",
        exact: |a, b, c| {
            let source = [bytes(b), bytes(c)].concat();
            let masked = (0..4).filter(|&it| bytes(a)[it] != 0);
            masked.map(|it| u32::from(bytes(a)[it].abs_diff(source[it + 2]))).sum::<u32>().wrapping_add(c)
        },
    },
];

const WORDS: &[u32] = &[
    0,
    1,
    2,
    3,
    31,
    32,
    33,
    127,
    128,
    255,
    256,
    0x7fff_ffff,
    0x8000_0000,
    0x8000_0001,
    0xffff_fffe,
    u32::MAX,
];

#[test]
fn functions_of_words_are_exact() {
    let device = Device::open().unwrap_or_else(|error| panic!("{error}"));
    let mut random = Random::new(11);
    let mut all: Vec<[u32; 3]> = Vec::new();
    for &a in WORDS {
        for &b in WORDS {
            all.push([a, b, WORDS[random.below(WORDS.len())]]);
        }
    }
    all.extend((0..256).map(|_| [0; 3].map(|_| random.bits() as u32)));
    let declared = "int x = a, y = b, z = c;";
    let mut text = format!(
        "[[vk::binding(0)]] StructuredBuffer<uint4> input;\n[[vk::binding(1)]] RWStructuredBuffer<uint> output;\n\
         [numthreads(32, 1, 1)] void main(uint id : SV_DispatchThreadID) {{\n\
         uint a = input[id].x, b = input[id].y, c = input[id].z; {declared}\n"
    );
    for (index, function) in WORD_FUNCTIONS.iter().enumerate() {
        _ = writeln!(text, "output[id * {} + {index}] = {};", WORD_FUNCTIONS.len(), function.call);
    }
    text.push('}');
    let input = all.iter().flat_map(|[a, b, c]| [*a, *b, *c, 0]).flat_map(u32::to_le_bytes).collect();
    let read = run(&device, &text, input, all.len() * WORD_FUNCTIONS.len(), all.len() as u32 / 32);

    let some: Vec<[u32; 3]> = all.iter().copied().step_by(23).collect();
    let mut text = String::from("[[vk::binding(1)]] RWStructuredBuffer<uint> output;\n");
    text += "[numthreads(1, 1, 1)] void main() {\n";
    for (row, [a, b, c]) in some.iter().enumerate() {
        _ = writeln!(text, "{{ const uint a = {a}u, b = {b}u, c = {c}u; const {declared}");
        for (index, function) in WORD_FUNCTIONS.iter().enumerate() {
            _ = writeln!(text, "output[{}] = {};", row * WORD_FUNCTIONS.len() + index, function.call);
        }
        text += "}\n";
    }
    text.push('}');
    let literal = run(&device, &text, vec![0; 16], some.len() * WORD_FUNCTIONS.len(), 1);

    let mut wrong = Vec::new();
    for (kind, all, found) in [("read", &all, &read), ("literal", &some, &literal)] {
        for (index, function) in WORD_FUNCTIONS.iter().enumerate() {
            for (row, &[a, b, c]) in all.iter().enumerate() {
                let (exact, found) = ((function.exact)(a, b, c), found[row * WORD_FUNCTIONS.len() + index]);
                if exact != found {
                    let call = function.call;
                    wrong.push(format!(
                        "{kind}: {call} of {a:#x} {b:#x} {c:#x} is {found:#x}, not {exact:#x}"
                    ));
                }
            }
        }
    }
    wrong.truncate(40);
    assert!(wrong.is_empty(), "results are wrong:\n{}", wrong.join("\n"));
}
