//! The format of a case: comments at the top of the file, one fact a line, until the first line that is no comment.
//!
//! ```text
//! // args: -T cs_6_2 -E main -enable-16bit-types     (-T cs_6_0 -E main)
//! // groups: 2 1 1                                   (1 1 1)
//! // in 0: float 1 2 3 4                             a storage buffer and what is in it
//! // out 1: float 2 4 6 8 uint 7 0xff any            what must be in a storage buffer or image afterwards
//! // constants 2: float 1 2 3 4 int -5               a uniform buffer
//! // push: uint 3                                    push constants
//! // addresses: 0 1                                 push constants, too, before the others: where these buffers are
//! // texture 3: 4x4 float 0 .. 15                    a sampled image of one 32-bit number a texel; 4x4x4 has four, and
//! //                                                 8 one dimension, 8[3] three layers of one
//! // image 4: 4x4 float 0*16                         a storage image, likewise
//! // texels 6: 4 uint 0 .. 15                         a uniform texel buffer of so many channels; all numbers alike
//! // storage texels 7: 1 float 0*4                    a storage texel buffer
//! // sampler 5: linear clamp                         nearest or linear; clamp, wrap or mirror
//! // tolerance: 1e-4                                 relative, and absolute below 1; of floats (1e-5)
//! // Any other comment is for people.
//! ```
//!
//! A buffer that has an `out` line and no `in` line starts as zeros and is as long as the line. A word that names a type
//! (`float`, `half`, `double`, `int`, `uint`, `int64`, `uint64`) holds for the numbers after it; `0*16` is sixteen
//! zeros, `0 .. 15` counts up and `15 .. 0` down, `any` is not compared, and `nan`, `inf` and `-inf` are what they say. Numbers are
//! bindings of set 0.

use std::path::{Path, PathBuf};

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Kind {
    Float,
    Half,
    Double,
    Int,
    Uint,
    Int64,
    Uint64,
}

/// One expected or given number: `None` is anything.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Number {
    pub kind: Kind,
    pub value: Option<Value>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Value {
    Real(f64),
    Whole(i128),
}

#[derive(Clone, Debug)]
pub enum Bound {
    /// A storage buffer.
    Buffer(Vec<u8>),
    Constants(Vec<u8>),
    /// A uniform or a storage texel buffer.
    Texels {
        bytes: Vec<u8>,
        kind: TexelKind,
        channels: u32,
        is_written: bool,
    },
    /// A sampled or a storage image: width, height, floats in a texel, contents.
    Texture(Picture),
    Image(Picture),
    Sampler(Filter),
    /// A combined image sampler.
    Combined(Picture, Filter),
    /// The image of another binding, sampled; with a filter, as combined image sampler.
    Again(u32, Option<Filter>),
    /// An input attachment of pixel shaders; with several samples, each is a quarter, a half, three quarters and one.
    Attachment(Picture),
}

#[derive(Clone, Copy, Debug)]
pub struct Filter {
    /// Within a level and between levels.
    pub linear: bool,
    pub address: Address,
    /// Whether it compares: what is asked for is no more than the texel.
    pub compares: bool,
}

/// What the 32 bits of a channel are.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum TexelKind {
    Float,
    Int,
    Uint,
    Int64,
    Uint64,
}

/// An image: level by level, in each layer by layer, row by row.
#[derive(Clone, Debug)]
pub struct Picture {
    pub view: View,
    pub width: u32,
    pub height: u32,
    pub depth: u32,
    /// Six for each cube.
    pub layers: u32,
    pub levels: u32,
    /// With more than one, contents are written by shaders only.
    pub samples: u32,
    pub kind: TexelKind,
    pub channels: u32,
    /// One channel that samplers may compare with.
    pub is_depth: bool,
    /// Made of pages, so that reads can say whether they are there.
    pub is_sparse: bool,
    pub bytes: Vec<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum View {
    D1,
    D1Array,
    D2,
    D2Array,
    D3,
    Cube,
    CubeArray,
}

impl Picture {
    /// Of one level, one layer and one sample.
    pub fn flat(width: u32, height: u32, channels: u32, bytes: Vec<u8>) -> Picture {
        Picture {
            view: View::D2,
            width,
            height,
            depth: 1,
            layers: 1,
            levels: 1,
            samples: 1,
            kind: TexelKind::Float,
            channels,
            is_depth: false,
            is_sparse: false,
            bytes,
        }
    }

    /// Width, height and depth of a level.
    pub fn size(&self, level: u32) -> [u32; 3] {
        [self.width, self.height, self.depth].map(|it| (it >> level).max(1))
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Address {
    Clamp,
    Wrap,
    Mirror,
}

/// What a program left in each binding that it writes.
pub type Results = Vec<(u32, Vec<u8>)>;

#[derive(Debug)]
pub struct Case {
    pub path: PathBuf,
    pub args: Vec<String>,
    pub groups: [u32; 3],
    pub bound: Vec<(u32, Bound)>,
    pub push: Vec<u8>,
    /// Buffers whose addresses come first in the push constants.
    pub addresses: Vec<u32>,
    pub expected: Vec<(u32, Vec<Number>)>,
    pub tolerance: f64,
}

impl Case {
    /// Nothing is bound and nothing expected.
    pub fn empty() -> Case {
        Case {
            path: PathBuf::new(),
            args: Vec::new(),
            groups: [1; 3],
            bound: Vec::new(),
            push: Vec::new(),
            addresses: Vec::new(),
            expected: Vec::new(),
            tolerance: 1e-5,
        }
    }

    pub fn read(path: &Path) -> Result<Case, String> {
        let text = std::fs::read_to_string(path).map_err(|error| error.to_string())?;
        Case::parse(path, &text)
    }

    pub fn parse(path: &Path, text: &str) -> Result<Case, String> {
        let args = ["-T", "cs_6_0", "-E", "main"].map(str::to_owned).to_vec();
        let mut case = Case { path: path.to_owned(), args, ..Case::empty() };
        for (index, line) in text.lines().enumerate() {
            let Some(comment) = line.strip_prefix("//") else { break };
            let Some((key, rest)) = comment.split_once(':') else { continue };
            let mut key = key.split_whitespace();
            let mut word = key.next().unwrap_or("");
            let mut number = key.next();
            if (word, number) == ("storage", Some("texels")) {
                (word, number) = ("storage texels", key.next());
            }
            if key.next().is_some() {
                continue;
            }
            case.line(word, number, rest.trim()).map_err(|error| format!("line {}: {error}", index + 1))?;
        }
        for (binding, numbers) in &case.expected {
            if !case.bound.iter().any(|(other, _)| other == binding) {
                case.bound.push((*binding, Bound::Buffer(vec![0; bytes(numbers).len()])));
            }
        }
        if case.expected.is_empty() {
            return Err("the case expects nothing (no `// out` line)".into());
        }
        Ok(case)
    }

    fn line(&mut self, word: &str, number: Option<&str>, rest: &str) -> Result<(), String> {
        let binding = || -> Result<u32, String> {
            number
                .ok_or(format!("`{word}` needs a binding"))?
                .parse()
                .map_err(|_| format!("`{word}` needs the number of a binding"))
        };
        match word {
            "args" => self.args = rest.split_whitespace().map(str::to_owned).collect(),
            "groups" => {
                let counts: Vec<u32> = rest.split_whitespace().filter_map(|word| word.parse().ok()).collect();
                self.groups = counts.try_into().map_err(|_| "`groups` needs three numbers")?;
            }
            "in" => self.bound.push((binding()?, Bound::Buffer(bytes(&numbers(rest)?)))),
            "constants" => self.bound.push((binding()?, Bound::Constants(bytes(&numbers(rest)?)))),
            "addresses" => {
                let bindings: Result<_, _> = rest.split_whitespace().map(str::parse).collect();
                self.addresses = bindings.map_err(|_| "`addresses` needs numbers of bindings")?;
            }
            "push" => self.push = bytes(&numbers(rest)?),
            "out" => self.expected.push((binding()?, numbers(rest)?)),
            "texture" => self.bound.push((binding()?, Bound::Texture(picture(rest)?))),
            "image" => self.bound.push((binding()?, Bound::Image(picture(rest)?))),
            "texels" | "storage texels" => {
                let (channels, rest) = rest.split_once(' ').ok_or("texels need channels and numbers")?;
                let channels = channels.parse().map_err(|_| "texels need a number of channels")?;
                let numbers = numbers(rest)?;
                let kind = texel_kind(&numbers);
                let is_written = word == "storage texels";
                let bytes = bytes(&numbers);
                self.bound.push((binding()?, Bound::Texels { bytes, kind, channels, is_written }));
            }
            "sampler" => {
                let linear = rest.contains("linear");
                let address = match rest {
                    _ if rest.contains("wrap") => Address::Wrap,
                    _ if rest.contains("mirror") => Address::Mirror,
                    _ => Address::Clamp,
                };
                let filter = Filter { linear, address, compares: false };
                self.bound.push((binding()?, Bound::Sampler(filter)));
            }
            "tolerance" => self.tolerance = rest.parse().map_err(|_| "`tolerance` needs a number")?,
            _ => {}
        }
        Ok(())
    }

    /// Compares what a binding holds with what is expected; the first differences, as text.
    pub fn compare(&self, binding: u32, found: &[u8]) -> Result<(), String> {
        let mut wrong = Vec::new();
        for (_, numbers) in self.expected.iter().filter(|(other, _)| *other == binding) {
            let mut at = 0;
            for (index, number) in numbers.iter().enumerate() {
                let size = number.kind.size();
                let Some(bytes) = found.get(at..at + size) else {
                    wrong.push(format!("binding {binding} ends before number {index}"));
                    break;
                };
                at += size;
                let (value, raw) = number.kind.read(bytes);
                if !number.accepts(value, raw, self.tolerance) {
                    let expected = number.kind.show(number.value);
                    let found = number.kind.show(Some(value));
                    wrong.push(format!(
                        "binding {binding}, number {index}: found {found}, expected {expected}"
                    ));
                }
            }
        }
        if wrong.is_empty() {
            return Ok(());
        }
        let count = wrong.len();
        wrong.truncate(8);
        if count > wrong.len() {
            wrong.push(format!("and {} more", count - wrong.len()));
        }
        Err(wrong.join("\n"))
    }
}

impl Kind {
    fn size(self) -> usize {
        match self {
            Kind::Half => 2,
            Kind::Float | Kind::Int | Kind::Uint => 4,
            Kind::Double | Kind::Int64 | Kind::Uint64 => 8,
        }
    }

    fn is_real(self) -> bool {
        matches!(self, Kind::Float | Kind::Half | Kind::Double)
    }

    /// The value of the bytes, and their bits.
    fn read(self, bytes: &[u8]) -> (Value, u64) {
        let mut raw = [0; 8];
        raw[..bytes.len()].copy_from_slice(bytes);
        let raw = u64::from_le_bytes(raw);
        let value = match self {
            Kind::Float => Value::Real(f64::from(f32::from_bits(raw as u32))),
            Kind::Half => Value::Real(half_to_real(raw as u16)),
            Kind::Double => Value::Real(f64::from_bits(raw)),
            Kind::Int => Value::Whole(i128::from(raw as u32 as i32)),
            Kind::Uint => Value::Whole(i128::from(raw as u32)),
            Kind::Int64 => Value::Whole(i128::from(raw as i64)),
            Kind::Uint64 => Value::Whole(i128::from(raw)),
        };
        (value, raw)
    }

    fn write(self, value: Value, to: &mut Vec<u8>) {
        match (self, value) {
            (Kind::Float, Value::Real(real)) => to.extend((real as f32).to_le_bytes()),
            (Kind::Half, Value::Real(real)) => to.extend(real_to_half(real).to_le_bytes()),
            (Kind::Double, Value::Real(real)) => to.extend(real.to_le_bytes()),
            // Bits, whatever the type.
            (_, Value::Whole(whole)) => to.extend(&(whole as u64).to_le_bytes()[..self.size()]),
            (_, Value::Real(real)) => to.extend(&(real as i64).to_le_bytes()[..self.size()]),
        }
    }

    fn show(self, value: Option<Value>) -> String {
        match value {
            None => "anything".into(),
            Some(Value::Real(real)) => format!("{real:?}"),
            Some(Value::Whole(whole)) if self.is_real() => format!("bits {whole:#x}"),
            Some(Value::Whole(whole)) => format!("{whole}"),
        }
    }
}

impl Number {
    fn accepts(self, found: Value, raw: u64, tolerance: f64) -> bool {
        match (self.value, found) {
            (None, _) => true,
            (Some(Value::Real(expected)), Value::Real(found)) => {
                (expected.is_nan() && found.is_nan())
                    || expected == found
                    || (expected - found).abs() <= tolerance * expected.abs().max(1.0)
            }
            (Some(Value::Whole(expected)), Value::Whole(found)) => {
                let bits = self.kind.size() as u32 * 8;
                (expected - found) & ((1_i128 << bits) - 1) == 0
            }
            (Some(Value::Whole(expected)), Value::Real(_)) => expected as u64 == raw,
            (Some(Value::Real(_)), Value::Whole(_)) => false,
        }
    }
}

/// Numbers as they stand in a buffer.
fn bytes(numbers: &[Number]) -> Vec<u8> {
    let mut result = Vec::new();
    for number in numbers {
        number.kind.write(number.value.unwrap_or(Value::Whole(0)), &mut result);
    }
    result
}

fn numbers(text: &str) -> Result<Vec<Number>, String> {
    let mut kind = Kind::Float;
    let mut result: Vec<Number> = Vec::new();
    let mut words = text.split_whitespace();
    while let Some(word) = words.next() {
        kind = match word {
            "float" => Kind::Float,
            "half" => Kind::Half,
            "double" => Kind::Double,
            "int" => Kind::Int,
            "uint" => Kind::Uint,
            "int64" => Kind::Int64,
            "uint64" => Kind::Uint64,
            ".." => {
                let from =
                    result.pop().and_then(|number| number.value).ok_or("`..` needs a number before it")?;
                let to = words.next().ok_or("`..` needs a number after it")?;
                let (from, to) = match (from, value(kind, to)?) {
                    (Value::Real(from), Value::Real(to)) => (from as i64, to as i64),
                    (Value::Whole(from), Value::Whole(to)) => (from as i64, to as i64),
                    _ => return Err("`..` needs two numbers of one kind".into()),
                };
                let counts: Vec<i64> = match from <= to {
                    true => (from..=to).collect(),
                    false => (to..=from).rev().collect(),
                };
                for count in counts {
                    let value = if kind.is_real() {
                        Value::Real(count as f64)
                    } else {
                        Value::Whole(i128::from(count))
                    };
                    result.push(Number { kind, value: Some(value) });
                }
                continue;
            }
            "any" => {
                result.push(Number { kind, value: None });
                continue;
            }
            _ => {
                let (word, times) = match word.split_once('*') {
                    Some((word, times)) => (
                        word,
                        times.parse::<usize>().map_err(|_| format!("`{word}*{times}` is no repetition"))?,
                    ),
                    None => (word, 1),
                };
                let value = if word == "any" { None } else { Some(value(kind, word)?) };
                result.extend(std::iter::repeat_n(Number { kind, value }, times));
                continue;
            }
        };
    }
    Ok(result)
}

fn value(kind: Kind, word: &str) -> Result<Value, String> {
    if let Some(digits) = word.strip_prefix("0x") {
        let bits = u64::from_str_radix(digits, 16).map_err(|_| format!("`{word}` is no number"))?;
        return Ok(Value::Whole(i128::from(bits)));
    }
    if kind.is_real() {
        return word.parse().map(Value::Real).map_err(|_| format!("`{word}` is no number"));
    }
    word.parse().map(Value::Whole).map_err(|_| format!("`{word}` is no whole number"))
}

/// `4x4 ...` or `4x4x4 ...`, `8 ...` of one dimension, or `8[3] ...`, layers of such.
fn picture(text: &str) -> Result<Picture, String> {
    let (size, rest) = text.split_once(' ').unwrap_or((text, ""));
    if let Some((width, layers)) = size.strip_suffix(']').and_then(|it| it.split_once('[')) {
        let number = |text: &str| text.parse().map_err(|_| format!("`{size}` is no size of an image"));
        let (width, layers): (u32, u32) = (number(width)?, number(layers)?);
        let numbers = numbers(rest)?;
        let kind = texel_kind(&numbers);
        let mut bytes = bytes(&numbers);
        bytes.resize((width * layers * 4) as usize, 0);
        return Ok(Picture { view: View::D1Array, layers, kind, ..Picture::flat(width, 1, 1, bytes) });
    }
    let sizes: Vec<u32> = size.split('x').filter_map(|word| word.parse().ok()).collect();
    let (width, height, channels) = match sizes[..] {
        [width] => (width, 1, 1),
        [width, height] => (width, height, 1),
        [width, height, channels @ (1 | 2 | 4)] => (width, height, channels),
        _ => return Err(format!("`{size}` is no size of an image")),
    };
    let numbers = numbers(rest)?;
    let kind = texel_kind(&numbers);
    let mut bytes = bytes(&numbers);
    let length = (width * height * channels * 4) as usize;
    if bytes.len() > length {
        return Err(format!("an image of {size} does not hold so many numbers"));
    }
    bytes.resize(length, 0);
    let view = if sizes.len() == 1 { View::D1 } else { View::D2 };
    Ok(Picture { view, kind, ..Picture::flat(width, height, channels, bytes) })
}

fn texel_kind(numbers: &[Number]) -> TexelKind {
    match numbers.first().map(|number| number.kind) {
        Some(Kind::Int) => TexelKind::Int,
        Some(Kind::Uint) => TexelKind::Uint,
        Some(Kind::Int64) => TexelKind::Int64,
        Some(Kind::Uint64) => TexelKind::Uint64,
        _ => TexelKind::Float,
    }
}

pub fn half_to_real(bits: u16) -> f64 {
    let sign = if bits & 0x8000 != 0 { -1.0 } else { 1.0 };
    let exponent = i32::from((bits >> 10) & 31);
    let fraction = f64::from(bits & 1023);
    sign * match exponent {
        0 => fraction * 2f64.powi(-24),
        31 if fraction == 0.0 => f64::INFINITY,
        31 => f64::NAN,
        _ => (1.0 + fraction / 1024.0) * 2f64.powi(exponent - 15),
    }
}

/// The nearest half, ties to even.
pub fn real_to_half(real: f64) -> u16 {
    let sign = if real.is_sign_negative() { 0x8000 } else { 0 };
    if real.is_nan() {
        return 0x7e00;
    }
    let size = real.abs();
    if size >= 65520.0 {
        return sign | 0x7c00;
    }
    let exponent = if size == 0.0 { -14 } else { (size.log2().floor() as i32).max(-14) };
    // Eleven digits; one more may come from rounding, and then counts as the next exponent.
    let digits = (size * 2f64.powi(10 - exponent)).round_ties_even() as u16;
    sign | ((((exponent + 14) as u16) << 10) + digits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_case_says_what_is_bound_and_what_comes_out() {
        let text = "// Doubles.\n// in 0: float 1 .. 3 0.5*2\n// out 1: float 2 any nan uint 0xff int -1\nvoid main() {}";
        let case = Case::parse(Path::new("a.hlsl"), text).unwrap();
        assert!(matches!(&case.bound[0], (0, Bound::Buffer(bytes)) if bytes.len() == 20));
        assert!(matches!(&case.bound[1], (1, Bound::Buffer(bytes)) if *bytes == [0; 20]));
        let mut found = Vec::new();
        for bits in [2.0_f32.to_bits(), 9, f32::NAN.to_bits(), 255, u32::MAX] {
            found.extend(bits.to_le_bytes());
        }
        assert_eq!(case.compare(1, &found), Ok(()));
        found[0] = 200;
        found[12] = 254;
        assert_eq!(case.compare(1, &found).unwrap_err().lines().count(), 2);
    }

    #[test]
    fn halves_are_read_and_written() {
        for real in [0.0, 1.0, -2.5, 65504.0, 2f64.powi(-24)] {
            assert_eq!(half_to_real(real_to_half(real)), real);
        }
        for bits in 0..0x7c00 {
            assert_eq!(real_to_half(half_to_real(bits)), bits);
        }
        assert_eq!((real_to_half(65519.0), real_to_half(65520.0)), (0x7bff, 0x7c00));
        assert_eq!((real_to_half(2049.0), real_to_half(2051.0)), (0x6800, 0x6802));
    }
}
