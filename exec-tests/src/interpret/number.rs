//! Arithmetic on numbers as HLSL defines it. A number is its bits, as in memory, in the low part of a word of 64.
//!
//! Operations fail with a reason where the language, or Vulkan, leaves the result open.

use crate::case::{half_to_real, real_to_half};
use hlsl_core::typed::BinaryOp;
use hlsl_core::types::Scalar;

/// What the bits of a number mean.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    Bool,
    /// So many bits.
    Signed(u32),
    Unsigned(u32),
    Float(u32),
}

/// The result of an operation, or why there is none.
pub type Computed = Result<u64, &'static str>;

pub const INT: Kind = Kind::Signed(32);
pub const UINT: Kind = Kind::Unsigned(32);

impl Kind {
    /// Types of minimum precision are as wide as they are in memory.
    pub fn of(scalar: Scalar, has_16_bit_types: bool) -> Kind {
        let small = if has_16_bit_types { 16 } else { 32 };
        match scalar {
            Scalar::Bool => Kind::Bool,
            Scalar::Int8 => Kind::Signed(8),
            Scalar::Int16 => Kind::Signed(16),
            Scalar::Int | Scalar::LiteralInt => Kind::Signed(32),
            Scalar::Int64 => Kind::Signed(64),
            Scalar::Uint8 => Kind::Unsigned(8),
            Scalar::Uint16 => Kind::Unsigned(16),
            Scalar::Uint | Scalar::Int8Packed | Scalar::Uint8Packed => Kind::Unsigned(32),
            Scalar::Uint64 => Kind::Unsigned(64),
            Scalar::Half => Kind::Float(16),
            Scalar::WideHalf | Scalar::Float | Scalar::LiteralFloat => Kind::Float(32),
            Scalar::Double => Kind::Float(64),
            Scalar::Min10Float | Scalar::Min16Float => Kind::Float(small),
            Scalar::Min12Int | Scalar::Min16Int => Kind::Signed(small),
            Scalar::Min16Uint => Kind::Unsigned(small),
        }
    }

    pub fn is_float(self) -> bool {
        matches!(self, Kind::Float(_))
    }

    /// In memory, where a bool is a word.
    pub fn width(self) -> u32 {
        match self {
            Kind::Bool => 32,
            Kind::Signed(width) | Kind::Unsigned(width) | Kind::Float(width) => width,
        }
    }

    /// The bits that a number of this kind has of a wider one.
    pub fn cut(self, bits: u64) -> u64 {
        match self {
            Kind::Bool => u64::from(bits != 0),
            _ => bits & (u64::MAX >> (64 - self.width())),
        }
    }

    pub fn whole(self, bits: u64) -> i128 {
        match self {
            Kind::Signed(width) => i128::from((bits << (64 - width)) as i64 >> (64 - width)),
            _ => i128::from(bits),
        }
    }

    pub fn real(self, bits: u64) -> f64 {
        match self {
            Kind::Float(16) => half_to_real(bits as u16),
            Kind::Float(32) => f64::from(f32::from_bits(bits as u32)),
            Kind::Float(_) => f64::from_bits(bits),
            _ => self.whole(bits) as f64,
        }
    }

    /// The nearest number of a kind of floats.
    pub fn rounded(self, real: f64) -> u64 {
        match self {
            Kind::Float(16) => u64::from(real_to_half(real)),
            Kind::Float(32) => u64::from((real as f32).to_bits()),
            _ => real.to_bits(),
        }
    }

    pub fn of_whole(self, whole: i128) -> u64 {
        match self {
            Kind::Float(32) => u64::from((whole as f32).to_bits()),
            Kind::Float(_) => self.rounded(whole as f64),
            _ => self.cut(whole as u64),
        }
    }

    pub fn least(self) -> i128 {
        match self {
            Kind::Signed(width) => -(1 << (width - 1)),
            _ => 0,
        }
    }

    pub fn most(self) -> i128 {
        match self {
            Kind::Signed(width) => (1 << (width - 1)) - 1,
            Kind::Bool => 1,
            _ => (1 << self.width()) - 1,
        }
    }
}

pub fn convert(from: Kind, to: Kind, bits: u64) -> Computed {
    if from == to {
        return Ok(bits);
    }
    Ok(match (from, to) {
        // A NaN is neither equal nor unequal to zero; drivers choose.
        (Kind::Float(_), Kind::Bool) => u64::from(from.real(bits) != 0.0),
        (_, Kind::Bool) => u64::from(bits != 0),
        (Kind::Float(_), Kind::Float(_)) => to.rounded(from.real(bits)),
        (Kind::Float(_), _) => {
            let real = from.real(bits).trunc();
            if real.is_nan() || real < to.least() as f64 || real >= to.most() as f64 + 1.0 {
                return Err("a float that the integer cannot hold");
            }
            to.of_whole(real as i128)
        }
        _ => to.of_whole(from.whole(bits)),
    })
}

pub fn negate(kind: Kind, bits: u64) -> u64 {
    match kind {
        Kind::Float(width) => bits ^ 1 << (width - 1),
        _ => kind.cut(bits.wrapping_neg()),
    }
}

/// Both sides are of the kind, but for what shifts by; so is the result, unless a comparison gives a bool.
pub fn binary(op: BinaryOp, kind: Kind, left: u64, right: u64) -> Computed {
    use BinaryOp::*;
    match op {
        // The bits that count are those which the width has use for.
        ShiftLeft => Ok(kind.cut(left << (right & u64::from(kind.width() - 1)))),
        ShiftRight => Ok(kind.of_whole(kind.whole(left) >> (right & u64::from(kind.width() - 1)))),
        BitAnd => Ok(left & right),
        BitOr => Ok(left | right),
        BitXor => Ok(left ^ right),
        _ if kind.is_float() => real(op, kind, kind.real(left), kind.real(right)),
        _ => whole(op, kind, kind.whole(left), kind.whole(right)),
    }
}

fn whole(op: BinaryOp, kind: Kind, left: i128, right: i128) -> Computed {
    use BinaryOp::*;
    if matches!(op, Divide | Remainder) {
        if right == 0 {
            return Err("a division by zero");
        }
        if left / right > kind.most() {
            return Err("a quotient that is too large");
        }
    }
    Ok(match op {
        Add => kind.of_whole(left + right),
        Subtract => kind.of_whole(left - right),
        Multiply => kind.of_whole(left.wrapping_mul(right)),
        Divide => kind.of_whole(left / right),
        Remainder => kind.of_whole(left % right),
        Less => u64::from(left < right),
        LessEqual => u64::from(left <= right),
        Greater => u64::from(left > right),
        GreaterEqual => u64::from(left >= right),
        Equal => u64::from(left == right),
        NotEqual => u64::from(left != right),
        ShiftLeft | ShiftRight | BitAnd | BitOr | BitXor => return Err("an operation on other numbers"),
    })
}

/// Each operation rounds once: a double holds twice the digits of a float and two more, so rounding it again gives what
/// rounding once would.
fn real(op: BinaryOp, kind: Kind, left: f64, right: f64) -> Computed {
    use BinaryOp::*;
    Ok(match op {
        Add => kind.rounded(left + right),
        Subtract => kind.rounded(left - right),
        Multiply => kind.rounded(left * right),
        Divide => kind.rounded(left / right),
        Remainder => kind.rounded(left % right),
        Less => u64::from(left < right),
        LessEqual => u64::from(left <= right),
        Greater => u64::from(left > right),
        GreaterEqual => u64::from(left >= right),
        Equal => u64::from(left == right),
        NotEqual => u64::from(left != right),
        ShiftLeft | ShiftRight | BitAnd | BitOr | BitXor => return Err("bits of floats"),
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use BinaryOp::*;

    const SHORT: Kind = Kind::Signed(16);
    const LONG: Kind = Kind::Signed(64);
    const FLOAT: Kind = Kind::Float(32);
    const HALF: Kind = Kind::Float(16);

    fn float(value: f32) -> u64 {
        u64::from(value.to_bits())
    }

    #[test]
    fn integers_wrap_at_their_width() {
        assert_eq!(binary(Add, INT, 0x7fff_ffff, 1), Ok(0x8000_0000));
        assert_eq!(binary(Multiply, UINT, 0xffff_ffff, 0xffff_ffff), Ok(1));
        assert_eq!(binary(Multiply, Kind::Unsigned(64), u64::MAX, u64::MAX), Ok(1));
        assert_eq!(binary(Subtract, SHORT, 0x8000, 1), Ok(0x7fff));
        assert_eq!(negate(SHORT, 0x8000), 0x8000);
        assert_eq!(negate(LONG, 5), -5_i64 as u64);
    }

    #[test]
    fn shifts_take_as_many_bits_of_the_count_as_the_width_has_use_for() {
        assert_eq!(binary(ShiftLeft, UINT, 1, 33), Ok(2));
        assert_eq!(binary(ShiftRight, INT, 0x8000_0000, 31), Ok(0xffff_ffff));
        assert_eq!(binary(ShiftRight, UINT, 0x8000_0000, 31), Ok(1));
        assert_eq!(binary(ShiftRight, SHORT, 0x8000, 0x1f), Ok(0xffff));
        assert_eq!(binary(ShiftLeft, LONG, 1, 0xffff_ffff), Ok(1 << 63));
    }

    #[test]
    fn a_remainder_has_the_sign_of_the_left_side() {
        let int = |value: i32| u64::from(value as u32);
        assert_eq!(binary(Remainder, INT, int(-7), int(4)), Ok(int(-3)));
        assert_eq!(binary(Remainder, INT, int(7), int(-4)), Ok(int(3)));
        assert_eq!(binary(Divide, INT, int(-7), int(4)), Ok(int(-1)));
        assert_eq!(binary(Remainder, FLOAT, float(-5.5), float(2.0)), Ok(float(-1.5)));
    }

    #[test]
    fn what_has_no_result_says_why() {
        assert!(binary(Divide, INT, 5, 0).is_err());
        assert!(binary(Remainder, UINT, 5, 0).is_err());
        assert!(binary(Divide, INT, 0x8000_0000, 0xffff_ffff).is_err());
        assert!(binary(Remainder, INT, 0x8000_0000, 0xffff_ffff).is_err());
        assert_eq!(binary(Divide, UINT, 0x8000_0000, 0xffff_ffff), Ok(0));
        assert!(convert(FLOAT, UINT, float(-1.0)).is_err());
        assert!(convert(FLOAT, INT, float(2_147_483_648.0)).is_err());
        assert!(convert(FLOAT, INT, float(f32::NAN)).is_err());
        assert_eq!(convert(FLOAT, INT, float(-2_147_483_648.0)), Ok(0x8000_0000));
        assert_eq!(convert(FLOAT, UINT, float(-0.5)), Ok(0));
    }

    #[test]
    fn floats_round_once() {
        let third = binary(Divide, FLOAT, float(1.0), float(3.0));
        assert_eq!(third, Ok(float(1.0 / 3.0)));
        // One more than a float can count to, and half of the distance to the next one: ties go to even.
        assert_eq!(binary(Add, FLOAT, float(16_777_216.0), float(1.0)), Ok(float(16_777_216.0)));
        assert_eq!(binary(Add, HALF, u64::from(real_to_half(2048.0)), 0x3c00), Ok(0x6800));
        // A double in between would lose the last bit, and with it what is more than half of a step.
        assert_eq!(convert(LONG, FLOAT, 0x0100_0001_0000_0001), Ok(float(72_057_602_627_862_528.0)));
        assert_eq!(convert(UINT, FLOAT, 0xffff_ffff), Ok(float(4_294_967_296.0)));
    }

    #[test]
    fn comparisons_with_nan_are_false_but_for_inequality() {
        let nan = float(f32::NAN);
        for op in [Less, LessEqual, Greater, GreaterEqual, Equal] {
            assert_eq!(binary(op, FLOAT, nan, float(1.0)), Ok(0));
        }
        assert_eq!(binary(NotEqual, FLOAT, nan, float(1.0)), Ok(1));
        assert_eq!(binary(Equal, FLOAT, float(0.0), float(-0.0)), Ok(1));
    }

    #[test]
    fn conversions_keep_the_sign_and_cut_the_rest() {
        assert_eq!(convert(INT, LONG, 0xffff_ffff), Ok(u64::MAX));
        assert_eq!(convert(UINT, LONG, 0xffff_ffff), Ok(0xffff_ffff));
        assert_eq!(convert(LONG, SHORT, 0x1_8000), Ok(0x8000));
        assert_eq!(convert(SHORT, UINT, 0x8000), Ok(0xffff_8000));
        assert_eq!(convert(Kind::Bool, FLOAT, 1), Ok(float(1.0)));
        assert_eq!(convert(FLOAT, Kind::Bool, float(-0.0)), Ok(0));
        assert_eq!(convert(FLOAT, INT, float(-2.75)), Ok(u64::from(-2_i32 as u32)));
    }
}
