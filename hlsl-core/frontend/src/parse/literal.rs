//! Numbers, characters and strings.

use super::Parser;
use crate::{
    ast::{ExpressionKind, FloatLiteral, FloatSuffix, IntegerLiteral, IntegerSuffix},
    diagnostics::list::{
        parse::{IntegerTooLarge, LegacyLiteral, MalformedNumber, UnknownEscape},
        preprocess::ImplicitlyUnsigned,
    },
    options::HlslVersion,
    source::Span,
    symbol::Symbol,
    token::{Token, TokenKind},
};

impl Parser<'_> {
    /// The current token is an integer.
    pub(super) fn integer(&mut self) -> ExpressionKind {
        let token = self.input.bump();
        match read_integer(self.symbols.text(token.symbol)) {
            Ok(Integer { value, suffix, overflows }) => {
                let (bits, most) = suffix.range();
                if overflows || value > most {
                    self.complain(IntegerTooLarge { bits, most, at: token.span });
                } else if suffix == IntegerSuffix::None {
                    self.warn_sign(value, token);
                }
                ExpressionKind::Integer(IntegerLiteral { value, suffix, spelling: token.symbol })
            }
            Err(problem) => self.malformed(problem, token.span),
        }
    }

    /// The current token is a floating-point number.
    pub(super) fn float(&mut self) -> ExpressionKind {
        let token = self.input.bump();
        match read_float(self.symbols.text(token.symbol)) {
            Ok((value, suffix)) => {
                ExpressionKind::Float(FloatLiteral { value, suffix, spelling: token.symbol })
            }
            Err(problem) => self.malformed(problem, token.span),
        }
    }

    /// A literal without a suffix whose top bit of 32 or 64 is set.
    fn warn_sign(&mut self, value: u64, token: Token) {
        let is_decimal = !self.symbols.text(token.symbol).starts_with('0');
        let (is_32_bits, is_64_bits) = (value >> 31 == 1, value >> 63 == 1);
        if is_decimal && is_64_bits && self.version > HlslVersion::V2021 {
            self.complain(ImplicitlyUnsigned { at: token.span });
        } else if !is_decimal && (is_32_bits || is_64_bits) {
            self.complain(LegacyLiteral { at: token.span });
        }
    }

    fn malformed(&mut self, problem: String, at: Span) -> ExpressionKind {
        self.complain(MalformedNumber { problem, at });
        ExpressionKind::Error
    }

    /// `'a'`: the value of the first character.
    pub(super) fn character(&mut self) -> ExpressionKind {
        let token = self.input.bump();
        let text = self.symbols.text(token.symbol).trim_start_matches('L');
        let (resolved, unknown) = unescape(text.trim_matches('\''));
        for escape in unknown {
            self.sink.push(UnknownEscape { escape, at: token.span });
        }
        let value = resolved.chars().next();
        match value {
            Some(value) => ExpressionKind::Character(value.into()),
            None => self.malformed("empty character literal".into(), token.span),
        }
    }

    /// One or more adjacent strings.
    pub(super) fn string(&mut self) -> ExpressionKind {
        ExpressionKind::String(self.string_symbol())
    }

    pub(super) fn string_symbol(&mut self) -> Symbol {
        let mut text = String::new();
        while self.input.at(TokenKind::String) {
            let token = self.input.bump();
            let spelling = self.symbols.text(token.symbol).trim_start_matches('L');
            let inner = spelling.strip_prefix('"').unwrap_or(spelling);
            let (resolved, unknown) = unescape(inner.strip_suffix('"').unwrap_or(inner));
            text.push_str(&resolved);
            for escape in unknown {
                self.sink.push(UnknownEscape { escape, at: token.span });
            }
        }
        self.symbols.intern(&text)
    }
}

impl IntegerSuffix {
    /// The bits that the suffix asks for, and the largest number in them.
    fn range(self) -> (u32, u64) {
        match self {
            IntegerSuffix::Sized { bits, is_signed } => {
                (bits.into(), u64::MAX >> (64 - bits + u8::from(is_signed)))
            }
            _ => (64, u64::MAX),
        }
    }
}

struct Integer {
    value: u64,
    suffix: IntegerSuffix,
    overflows: bool,
}

fn read_integer(text: &str) -> Result<Integer, String> {
    let (radix, digits) = match text.as_bytes() {
        [b'0', b'x' | b'X', next, ..] if next.is_ascii_hexdigit() => (16, &text[2..]),
        [b'0', b'b' | b'B', b'0' | b'1', ..] => (2, &text[2..]),
        [b'0', b'0'..=b'9', ..] => (8, &text[1..]),
        _ => (10, text),
    };
    let mut value = 0u64;
    let mut overflows = false;
    let mut end = digits.len();
    for (at, character) in digits.char_indices() {
        if !character.is_digit(radix.max(10)) {
            end = at;
            break;
        }
        let Some(digit) = character.to_digit(radix) else {
            return Err(match radix {
                2 => format!("`{character}` is not a binary digit"),
                _ => format!("`{character}` is not an octal digit; numbers that start with `0` are octal"),
            });
        };
        match value.checked_mul(radix.into()).and_then(|value| value.checked_add(digit.into())) {
            Some(next) => value = next,
            None => {
                overflows = true;
                value = value.wrapping_mul(radix.into()).wrapping_add(digit.into());
            }
        }
    }
    let suffix = &digits[end..];
    if suffix.is_empty() {
        return Ok(Integer { value, suffix: IntegerSuffix::None, overflows });
    }
    let suffix = match suffix.to_ascii_lowercase().as_str() {
        // One of the two letters must not be a capital alone.
        "ll" | "ull" | "llu" if suffix.contains("lL") || suffix.contains("Ll") => {
            return Err(format!("`{suffix}` is not a valid suffix for an integer"));
        }
        "u" => IntegerSuffix::Unsigned,
        "l" => IntegerSuffix::Long,
        "ul" | "lu" => IntegerSuffix::UnsignedLong,
        "ll" => IntegerSuffix::LongLong,
        "ull" | "llu" => IntegerSuffix::UnsignedLongLong,
        "i16" => IntegerSuffix::Sized { bits: 16, is_signed: true },
        "i32" => IntegerSuffix::Sized { bits: 32, is_signed: true },
        "i64" => IntegerSuffix::Sized { bits: 64, is_signed: true },
        "u16" => IntegerSuffix::Sized { bits: 16, is_signed: false },
        "u32" => IntegerSuffix::Sized { bits: 32, is_signed: false },
        "u64" => IntegerSuffix::Sized { bits: 64, is_signed: false },
        "f" | "h" | "f16" | "f32" | "f64" => {
            return Err(format!("the suffix `{suffix}` requires a decimal point, as in `1.0{suffix}`"));
        }
        _ => return Err(format!("`{suffix}` is not a valid suffix for an integer")),
    };
    Ok(Integer { value, suffix, overflows })
}

/// Most are short decimals.
fn read_float(text: &str) -> Result<(f64, FloatSuffix), String> {
    let (number, suffix) = match text.as_bytes() {
        [number @ .., b'f' | b'F'] => (number, FloatSuffix::Float),
        [number @ .., b'h' | b'H'] => (number, FloatSuffix::Half),
        [number @ .., b'l' | b'L'] => (number, FloatSuffix::Double),
        number => (number, FloatSuffix::None),
    };
    match short_decimal(number) {
        Some(value) => Ok((value, suffix)),
        None => read_any_float(text),
    }
}

fn read_any_float(text: &str) -> Result<(f64, FloatSuffix), String> {
    if let Some(rest) = text.strip_prefix("1.#INF") {
        return float_suffix(rest).map(|suffix| (f64::INFINITY, suffix));
    }
    if text.starts_with("0x") || text.starts_with("0X") {
        return read_hexadecimal_float(text);
    }
    let bytes = text.as_bytes();
    let digits = |from: usize| bytes[from..].iter().take_while(|byte| byte.is_ascii_digit()).count();
    let mut end = digits(0);
    if bytes.get(end) == Some(&b'.') {
        end += 1;
        end += digits(end);
    }
    if matches!(bytes.get(end), Some(b'e' | b'E')) {
        end += 1;
        if matches!(bytes.get(end), Some(b'+' | b'-')) {
            end += 1;
        }
        let exponent = digits(end);
        if exponent == 0 {
            return Err("the exponent has no digits".into());
        }
        end += exponent;
    }
    let suffix = float_suffix(&text[end..])?;
    let value = text[..end].parse().map_err(|_| format!("`{text}` is not a valid number"))?;
    Ok((value, suffix))
}

/// The number that a few digits with or without a point are: one that a double holds, divided by one that a double holds,
/// which rounds once.
fn short_decimal(digits: &[u8]) -> Option<f64> {
    if !(1..=15).contains(&digits.len()) || digits == b"." {
        return None;
    }
    let (mut number, mut places) = (0u64, None);
    for &digit in digits {
        match digit {
            b'0'..=b'9' => number = number * 10 + u64::from(digit - b'0'),
            b'.' if places.is_none() => {
                places = Some(0);
                continue;
            }
            _ => return None,
        }
        places = places.map(|it: usize| it + 1);
    }
    Some(number as f64 / POWERS_OF_TEN[places.unwrap_or(0)])
}

/// As far as [`short_decimal`] needs them.
const POWERS_OF_TEN: [f64; 16] =
    [1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15];

/// `0x1.8p3`
fn read_hexadecimal_float(text: &str) -> Result<(f64, FloatSuffix), String> {
    let mut value = 0f64;
    let mut scale = 0i32;
    let mut rest = &text[2..];
    let mut after_point = false;
    while let Some(character) = rest.chars().next() {
        match character.to_digit(16) {
            Some(digit) => {
                value = value * 16.0 + f64::from(digit);
                scale -= if after_point { 4 } else { 0 };
            }
            None if character == '.' && !after_point => after_point = true,
            None => break,
        }
        rest = &rest[1..];
    }
    let Some(exponent) = rest.strip_prefix(['p', 'P']) else {
        return Err("a hexadecimal floating-point number requires an exponent, such as `p0`".into());
    };
    let sign = usize::from(exponent.starts_with(['+', '-']));
    let len = sign + exponent[sign..].bytes().take_while(u8::is_ascii_digit).count();
    if len == sign {
        return Err("the exponent has no digits".into());
    }
    let power: i32 = exponent[..len].parse().unwrap_or(if exponent.starts_with('-') { -5000 } else { 5000 });
    let suffix = float_suffix(&exponent[len..])?;
    Ok((value * 2f64.powi(power.clamp(-5000, 5000).saturating_add(scale)), suffix))
}

fn float_suffix(text: &str) -> Result<FloatSuffix, String> {
    match text {
        "" => Ok(FloatSuffix::None),
        "f" | "F" => Ok(FloatSuffix::Float),
        "h" | "H" => Ok(FloatSuffix::Half),
        "l" | "L" | "f64" | "F64" => Ok(FloatSuffix::Double),
        "f16" | "F16" => Ok(FloatSuffix::Float16),
        "f32" | "F32" => Ok(FloatSuffix::Float),
        _ => Err(format!("`{text}` is not a valid suffix for a floating-point number")),
    }
}

/// Resolves `\n`, `\x41`, `\101` and so on. The characters come along that stand after a `\` and mean themselves, but for
/// no reason.
fn unescape(text: &str) -> (String, Vec<char>) {
    let mut unknown = Vec::new();
    if !text.contains('\\') {
        return (text.into(), unknown);
    }
    let mut out = String::with_capacity(text.len());
    let mut rest = text.chars().peekable();
    while let Some(character) = rest.next() {
        if character != '\\' {
            out.push(character);
            continue;
        }
        let Some(escape) = rest.next() else { break };
        let code = match escape {
            'n' => '\n'.into(),
            't' => '\t'.into(),
            'r' => '\r'.into(),
            'a' => 7,
            'b' => 8,
            'f' => 12,
            'v' => 11,
            'x' => {
                let mut code = 0u32;
                while let Some(digit) = rest.peek().and_then(|next| next.to_digit(16)) {
                    code = code.wrapping_mul(16).wrapping_add(digit);
                    rest.next();
                }
                code
            }
            '0'..='7' => {
                let mut code = escape.to_digit(8).unwrap_or(0);
                for _ in 0..2 {
                    let Some(digit) = rest.peek().and_then(|next| next.to_digit(8)) else { break };
                    code = code * 8 + digit;
                    rest.next();
                }
                code
            }
            '"' | '\'' | '?' | '\\' | '(' | '{' | '[' | '%' | 'u' | 'U' => escape.into(),
            'e' | 'E' => 27,
            other => {
                unknown.push(other);
                other.into()
            }
        };
        out.push(char::from_u32(code).unwrap_or(char::REPLACEMENT_CHARACTER));
    }
    (out, unknown)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_with_their_suffixes() {
        let integer = |text| read_integer(text).map(|it| (it.value, it.suffix, it.overflows));
        assert_eq!(integer("0x1F"), Ok((31, IntegerSuffix::None, false)));
        assert_eq!(integer("017u"), Ok((15, IntegerSuffix::Unsigned, false)));
        assert_eq!(integer("0"), Ok((0, IntegerSuffix::None, false)));
        assert_eq!(integer("12ULL"), Ok((12, IntegerSuffix::UnsignedLongLong, false)));
        assert!(integer("18446744073709551616").is_ok_and(|it| it.2));
        assert!(integer("08").is_err() && integer("0x").is_err() && integer("1h").is_err());
        assert_eq!(read_float("1.#INF"), Ok((f64::INFINITY, FloatSuffix::None)));
        assert_eq!(read_float(".5h"), Ok((0.5, FloatSuffix::Half)));
        for text in
            ["0.1", "3.14159265358979", "1234567.", "000.3", "65504.0", ".000000000001", "99999999999999"]
        {
            assert_eq!(read_float(text), Ok((text.parse().unwrap(), FloatSuffix::None)));
        }
        assert_eq!(read_float("1.e-2L"), Ok((0.01, FloatSuffix::Double)));
        assert_eq!(read_float("0x1.8p3"), Ok((12.0, FloatSuffix::None)));
        assert_eq!(read_float("1.5f16"), Ok((1.5, FloatSuffix::Float16)));
        assert_eq!(read_float("1e2F64"), Ok((100.0, FloatSuffix::Double)));
        assert!(read_float("1.0f8").is_err());
        assert!(read_float("1e").is_err() && read_float("1.0ff").is_err());
    }
}
