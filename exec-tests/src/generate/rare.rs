//! Functions of the language that few programs call, as far as their results are exact.

use super::types::{Scalar, Shape, spell};
use super::{Bits, Expression, Generator};

fn made(text: String, bits: Bits) -> Expression {
    Expression { text, bits }
}

impl Generator {
    /// Through functions of floats that few programs call.
    pub(super) fn rarely_real(&mut self, scalar: Scalar, shape: Shape, depth: usize) -> Option<Expression> {
        if matches!(shape, Shape::Matrix(..)) {
            return None;
        }
        let to = spell(scalar, shape);
        if scalar == Scalar::Double {
            let operands: Vec<Expression> = (0..3).map(|_| self.value(scalar, shape, depth)).collect();
            let operands = operands.into_iter().map(|it| self.fitted(it, scalar)).collect();
            let bits = |it: &[Bits]| it[0].product(it[1]).sum(it[2]);
            return Some(self.exactly(scalar, shape, operands, bits, |it| format!("fma({})", it.join(", "))));
        }
        if scalar == Scalar::Half && self.random.chance(50) {
            let value = self.value(scalar, shape, depth);
            let name = *self.random.pick(&["asuint16", "asint16"]);
            return Some(made(format!("asfloat16({name}({}))", value.text), value.bits));
        }
        if scalar != Scalar::Float {
            return None;
        }
        let value = self.value(scalar, shape, depth);
        let value = self.fitted(value, scalar);
        let (text, bits) = (value.text, value.bits);
        Some(match self.random.below(7) {
            0 => made(format!("asfloat(asuint(({to}){text}))"), bits),
            1 => made(format!("asfloat(asint(({to}){text}))"), bits),
            2 => made(format!("f16tof32(f32tof16(({to}){text}))"), bits),
            3 => {
                let (divisor, whole) =
                    *self.random.pick(&[("4.0", 2), ("2.0", 1), ("(-2.0)", 1), ("8.0", 3)]);
                let bits = Bits { whole, fraction: bits.fraction };
                made(format!("fmod({text}, ({to}){divisor})"), bits)
            }
            4 => made(format!("parts(({to}){text})"), bits.grown(3)),
            5 => {
                let bits = Bits { whole: bits.whole, fraction: bits.fraction + 2 };
                made(format!("({text} * rcp(({to})4.0))"), bits)
            }
            _ => match shape {
                Shape::Vector(3) => {
                    let other = self.value(scalar, shape, depth);
                    let other = self.fitted(other, scalar);
                    let bits = bits.product(other.bits).grown(1);
                    made(format!("cross({text}, {})", other.text), bits)
                }
                Shape::Vector(4) => {
                    let other = self.value(scalar, shape, depth);
                    let other = self.fitted(other, scalar);
                    let bits = bits.product(other.bits).join(Bits { whole: 1, fraction: 0 });
                    made(format!("dst({text}, {})", other.text), bits)
                }
                Shape::Scalar => {
                    let matrix = self.value(scalar, Shape::Matrix(2, 2), depth);
                    let matrix = self.fitted(matrix, scalar);
                    let bits = matrix.bits.product(matrix.bits).grown(1);
                    made(format!("determinant((float2x2){})", matrix.text), bits)
                }
                _ => return None,
            },
        })
    }

    /// Through functions of bits and bytes that few programs call; not msad4, which the reference gets wrong.
    pub(super) fn rarely_whole(&mut self, scalar: Scalar, shape: Shape, depth: usize) -> Option<String> {
        const ONE: Shape = Shape::Scalar;
        Some(match (scalar, shape) {
            (Scalar::Uint, Shape::Scalar) => match self.random.below(6) {
                0 => format!(
                    "dot4add_u8packed({}, {}, {})",
                    self.word(depth),
                    self.word(depth),
                    self.word(depth)
                ),
                // The reference makes invalid constants of those that are.
                1 if self.has_odd => {
                    let name = *self.random.pick(&["pack_u8", "pack_s8", "pack_clamp_u8", "pack_clamp_s8"]);
                    let is_signed = name.contains("clamp") || name == "pack_s8";
                    let from = if is_signed { Scalar::Int } else { Scalar::Uint };
                    let value = self.value(from, Shape::Vector(4), depth).text;
                    format!("(uint){name}(({}4){value})", from.name())
                }
                2 if self.has_wide => {
                    let value = self.value(Scalar::Double, ONE, depth);
                    let value = self.fitted(value, Scalar::Double).text;
                    format!("words_of({value} + 0.125L)")
                }
                _ => {
                    // A zero would have a sign that drivers need not keep.
                    let value = self.value(Scalar::Float, ONE, depth);
                    let value = self.fitted(value, Scalar::Float).text;
                    format!("asuint({value} + 0.125f)")
                }
            },
            (Scalar::Int, Shape::Scalar) => match self.random.below(2) {
                0 => {
                    let sum = self.value(Scalar::Int, ONE, depth).text;
                    format!("dot4add_i8packed({}, {}, {sum})", self.word(depth), self.word(depth))
                }
                _ => {
                    let value = self.value(Scalar::Float, ONE, depth);
                    let value = self.fitted(value, Scalar::Float).text;
                    format!("asint({value} + 0.125f)")
                }
            },
            (Scalar::Uint, Shape::Vector(4)) if self.random.chance(60) => {
                match self.random.below(1 + usize::from(self.has_odd)) {
                    0 => format!("unpack_u8u32({})", self.word(depth)),
                    _ => format!("AddUint64({}, {})", self.words(4, depth), self.words(4, depth)),
                }
            }
            (Scalar::Uint, Shape::Vector(2)) if self.has_odd => {
                format!("AddUint64({}, {})", self.words(2, depth), self.words(2, depth))
            }
            (Scalar::Int, Shape::Vector(4)) if self.random.chance(60) => {
                format!("unpack_s8s32({})", self.word(depth))
            }
            (Scalar::Int | Scalar::Uint, Shape::Vector(_)) => {
                let value = self.value(Scalar::Float, shape, depth);
                let value = self.fitted(value, Scalar::Float).text;
                let name = if scalar == Scalar::Int { "asint" } else { "asuint" };
                format!("{name}({value} + 0.125f)")
            }
            _ => return None,
        })
    }

    fn word(&mut self, depth: usize) -> String {
        self.value(Scalar::Uint, Shape::Scalar, depth.min(2)).text
    }

    fn words(&mut self, count: usize, depth: usize) -> String {
        format!("(uint{count}){}", self.value(Scalar::Uint, Shape::Vector(count), depth.min(2)).text)
    }
}
