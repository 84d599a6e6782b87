//! Literals, which name exactly the number that they stand for.

use std::fmt::{Formatter, Result};

use crate::tree::Scalar;
use hlsl_backend::ir::build::half_value;

pub fn write(f: &mut Formatter<'_>, ty: Scalar, bits: u64) -> Result {
    match ty {
        Scalar::Bool => write!(f, "{}", bits != 0),
        Scalar::Int { width: 64, signed: true } if bits as i64 == i64::MIN => {
            f.write_str("(-9223372036854775807li - 1li)")
        }
        Scalar::Int { width: 64, signed: true } => write!(f, "{}li", bits as i64),
        Scalar::Int { width: 64, signed: false } => write!(f, "{bits}lu"),
        Scalar::Int { width: 16, signed: true } => write!(f, "i16({})", bits as i16),
        Scalar::Int { width: 16, signed: false } => write!(f, "u16({})", bits as u16),
        Scalar::Int { signed: true, .. } => write!(f, "{}", bits as i32),
        Scalar::Int { signed: false, .. } => write!(f, "{}u", bits as u32),
        Scalar::Float { width: 16 } => write!(f, "{}h", decimal(half_value(bits as u16).to_string())),
        Scalar::Float { width: 64 } => write!(f, "{}lf", decimal(format!("{:?}", f64::from_bits(bits)))),
        Scalar::Float { .. } => f.write_str(&single(f32::from_bits(bits as u32))),
    }
}

/// Whether its text begins with a minus sign.
pub fn is_negative(ty: Scalar, bits: u64) -> bool {
    match ty {
        Scalar::Bool | Scalar::Int { signed: false, .. } => false,
        Scalar::Int { width: 64, signed: true } => (bits as i64) < 0,
        Scalar::Int { width: 16, signed: true } => false,
        Scalar::Int { signed: true, .. } => (bits as i32) < 0,
        Scalar::Float { width: 16 } => bits as u16 & 0x8000 != 0,
        Scalar::Float { width: 64 } => f64::from_bits(bits).is_sign_negative(),
        Scalar::Float { .. } => f32::from_bits(bits as u32).is_sign_negative(),
    }
}

/// The shortest text of a float, unless it is read as a `f64` and only then rounded to another number, or to none: that of
/// the largest float is larger than what `f32` holds.
fn single(value: f32) -> String {
    let short = format!("{value:?}");
    let read: f64 = short.parse().unwrap_or_default();
    match read as f32 == value && read.abs() <= f64::from(f32::MAX) {
        true => decimal(short),
        false => decimal(format!("{:?}", f64::from(value))),
    }
}

/// With a point or an exponent, as a literal without a suffix needs it.
fn decimal(text: String) -> String {
    match text.contains(['.', 'e']) {
        true => text,
        false => text + ".0",
    }
}

#[cfg(test)]
mod tests {
    use super::single;

    #[test]
    fn the_largest_float_is_not_larger_than_a_float() {
        let text = single(f32::MAX);
        assert_eq!(text, "3.4028234663852886e38");
        assert!(text.parse::<f64>().unwrap() <= f64::from(f32::MAX));
        assert_eq!(single(1.0), "1.0");
        assert_eq!(single(0.1), "0.1");
        assert_eq!(single(-1e30), "-1e30");
    }
}
