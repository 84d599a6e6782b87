//! What browsers compute in software of doubles: bit for bit what the host computes, subnormal numbers included.

use exec_tests::case::Case;
use exec_wgpu::{
    device::Device,
    plan::{self, Form},
};

/// Random and special numbers of each kind.
const COUNT: usize = 4096;

const SHADER: &str = "
struct Given { double a, b, c; int64_t whole; float single; int word; };
struct Found {
    double sum, difference, product, quotient, fused, smaller, larger, truncated, of_float, of_int, of_uint, of_long, of_ulong;
    int64_t long_of; uint64_t ulong_of;
    float single; int int_of; uint uint_of; uint order;
};
[[vk::binding(0)]] StructuredBuffer<Given> given;
[[vk::binding(1)]] RWStructuredBuffer<Found> found;

[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID) {
    Given it = given[id.x];
    Found result;
    result.sum = it.a + it.b;
    result.difference = it.a - it.b;
    result.product = it.a * it.b;
    result.quotient = it.a / it.b;
    result.fused = fma(it.a, it.b, it.c);
    result.smaller = min(it.a, it.b);
    result.larger = max(it.a, it.b);
    double whole;
    double part = modf(it.a, whole);
    result.truncated = whole;
    result.of_float = it.single;
    result.of_int = it.word;
    result.of_uint = uint(it.word);
    result.of_long = it.whole;
    result.of_ulong = uint64_t(it.whole);
    result.long_of = int64_t(it.a);
    result.ulong_of = uint64_t(abs(it.a));
    result.single = float(it.a);
    result.int_of = int(it.a);
    result.uint_of = uint(abs(it.a));
    result.order = uint(it.a < it.b) | uint(it.a <= it.b) << 1 | uint(it.a == it.b) << 2 | uint(it.a != it.b) << 3
        | uint(it.a > it.b) << 4 | uint(it.a >= it.b) << 5;
    found[id.x] = result;
}
";

/// xorshift, the same numbers every time.
struct Random(u64);

impl Random {
    fn bits(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn double(&mut self) -> f64 {
        let special = [
            0.0,
            -0.0,
            1.0,
            -1.0,
            2.0,
            0.5,
            f64::INFINITY,
            f64::NEG_INFINITY,
            f64::NAN,
            f64::MAX,
            f64::MIN,
            f64::MIN_POSITIVE,
            -f64::MIN_POSITIVE,
            f64::EPSILON,
            5e-324,
            -5e-324,
            4294967295.0,
            4294967296.5,
            -2147483648.0,
            9007199254740993.0,
            1e300,
            1e-300,
            0.1,
            1.0 + f64::EPSILON,
            1.0 - f64::EPSILON / 2.0,
            f32::MAX as f64,
            1.5e-45,
            3.4028235677973366e38,
        ];
        let bits = self.bits();
        let pick = self.bits();
        match pick % 8 {
            0 => special[bits as usize % special.len()],
            // Any bits at all.
            1 => f64::from_bits(bits),
            // Near one, so that sums cancel and carry.
            2 | 3 => f64::from_bits(bits & 0x800f_ffff_ffff_ffff | (1023 - 3 + pick / 8 % 6) << 52),
            // Few bits, so that results lie in the middle of two.
            4 => f64::from_bits(bits & 0x800f_f000_0000_0001 | (1023 - 30 + pick / 8 % 60) << 52),
            // Subnormal and nearly so.
            5 => f64::from_bits(bits & 0x800f_ffff_ffff_ffff | (pick / 8 % 3) << 52),
            6 => (bits as i64 >> (pick / 8 % 64)) as f64,
            // What products take to the ends of the range.
            _ => f64::from_bits(
                bits & 0x800f_ffff_ffff_ffff | (pick / 8 % 2 * 1100 + 480 + pick / 16 % 40) << 52,
            ),
        }
    }
}

struct Given {
    a: f64,
    b: f64,
    c: f64,
    whole: i64,
    single: f32,
    word: i32,
}

/// What the shader must write, with one pattern for all NaN.
fn expected(it: &Given) -> Vec<u32> {
    let mut words = Vec::new();
    let mut double = |it: f64| words.extend([double_bits(it) as u32, (double_bits(it) >> 32) as u32]);
    let (a, b) = (it.a, it.b);
    [a + b, a - b, a * b, a / b, a.mul_add(b, it.c)].into_iter().for_each(&mut double);
    let chosen = |choose: bool| {
        if a.is_nan() {
            b
        } else if b.is_nan() || choose {
            a
        } else {
            b
        }
    };
    [chosen(a <= b), chosen(a >= b), a.trunc()].into_iter().for_each(&mut double);
    let numbers =
        [it.single as f64, it.word as f64, it.word as u32 as f64, it.whole as f64, it.whole as u64 as f64];
    numbers.into_iter().for_each(&mut double);
    for wide in [a as i64 as u64, a.abs() as u64] {
        words.extend([wide as u32, (wide >> 32) as u32]);
    }
    let single = a as f32;
    let order = [a < b, a <= b, a == b, a != b, a > b, a >= b];
    let order = order.into_iter().enumerate().map(|(at, it)| u32::from(it) << at).sum();
    words.extend([single_bits(single), a as i32 as u32, a.abs() as u32, order]);
    words
}

fn double_bits(it: f64) -> u64 {
    if it.is_nan() { f64::NAN.to_bits() } else { it.to_bits() }
}

fn single_bits(it: f32) -> u32 {
    if it.is_nan() { f32::NAN.to_bits() } else { it.to_bits() }
}

/// Words that are halves of doubles.
const DOUBLES: usize = 26;

const NAMES: [&str; 34] = [
    "sum",
    "",
    "difference",
    "",
    "product",
    "",
    "quotient",
    "",
    "fused",
    "",
    "smaller",
    "",
    "larger",
    "",
    "truncated",
    "",
    "of_float",
    "",
    "of_int",
    "",
    "of_uint",
    "",
    "of_long",
    "",
    "of_ulong",
    "",
    "long_of",
    "",
    "ulong_of",
    "",
    "single",
    "int_of",
    "uint_of",
    "order",
];

#[test]
fn doubles_in_software_are_exact() {
    let device = Device::open().unwrap_or_else(|error| panic!("{error}"));
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let given: Vec<Given> = (0..COUNT)
        .map(|_| {
            let (a, mut b, mut c) = (random.double(), random.double(), random.double());
            match random.bits() % 8 {
                0 => b = a,
                1 => b = -a,
                // Nothing is left of it but what rounding took away.
                2 => c = -(a * b),
                3 => c = -(a * b) * (1.0 + f64::EPSILON),
                _ => {}
            }
            let single = f32::from_bits(random.bits() as u32);
            let shift = random.bits() % 64;
            Given {
                a,
                b,
                c,
                whole: random.bits() as i64 >> shift,
                single,
                word: (random.bits() as i32) >> (shift % 32),
            }
        })
        .collect();
    let mut bytes = Vec::new();
    for it in &given {
        bytes.extend([it.a, it.b, it.c].into_iter().flat_map(f64::to_le_bytes));
        bytes.extend(it.whole.to_le_bytes());
        bytes.extend(it.single.to_bits().to_le_bytes());
        bytes.extend(it.word.to_le_bytes());
    }
    let words: Vec<String> =
        bytes.chunks(4).map(|it| u32::from_le_bytes(it.try_into().unwrap()).to_string()).collect();
    let text = format!(
        "// args: -T cs_6_2 -E main -fvk-use-scalar-layout\n// groups: {} 1 1\n// in 0: uint {}\n// out 1: uint 0*{}\n{SHADER}",
        COUNT / 64,
        words.join(" "),
        COUNT * NAMES.len(),
    );
    let case = Case::parse("doubles.hlsl".as_ref(), &text).unwrap();
    let plan = plan::plan(&case, Some(&text), &[], Form::Web).unwrap_or_else(|why| panic!("{why:?}"));
    let start = std::time::Instant::now();
    let written = device.run(&plan).unwrap();
    println!("{COUNT} of each in {:?}", start.elapsed());
    let written = &written[0].1;
    let mut wrong = Vec::new();
    for (index, it) in given.iter().enumerate() {
        let expected = expected(it);
        for (at, &expected) in expected.iter().enumerate() {
            let word = |at: usize| {
                let place = 4 * (index * NAMES.len() + at);
                u32::from_le_bytes(written[place..place + 4].try_into().unwrap())
            };
            let found = if at < DOUBLES {
                let bits =
                    double_bits(f64::from_bits(u64::from(word(at | 1)) << 32 | u64::from(word(at & !1))));
                (bits >> (32 * (at % 2))) as u32
            } else if NAMES[at] == "single" {
                single_bits(f32::from_bits(word(at)))
            } else {
                word(at)
            };
            if found != expected {
                let (name, half) =
                    if NAMES[at].is_empty() { (NAMES[at - 1], "high") } else { (NAMES[at], "low") };
                wrong.push(format!(
                    "{name} ({half}) of {:e} {:e} {:e} {} {:e} {}: {found:#x}, not {expected:#x}",
                    it.a, it.b, it.c, it.whole, it.single, it.word
                ));
            }
        }
    }
    assert!(wrong.is_empty(), "{} wrong:\n{}", wrong.len(), wrong[..wrong.len().min(40)].join("\n"));
}
