//! Functions of the language that few programs call, as far as their results are exact.

use super::types::{Scalar, Shape, spell};
use super::{Bits, Expression, FITTING, Generator};

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
            if shape == Shape::Scalar && self.random.chance(50) {
                let value = self.value(scalar, shape, depth);
                return Some(made(format!("again({})", value.text), value.bits));
            }
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
        if self.random.chance(60)
            && let Some(found) = self.inexact(shape, depth)
        {
            return Some(found);
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

    /// Through functions whose results have errors, on numbers for which `near` rounds the errors away, or whose results are
    /// exact although that is not obvious.
    fn inexact(&mut self, shape: Shape, depth: usize) -> Option<Expression> {
        let scalar = Scalar::Float;
        let to = spell(scalar, shape);
        let mut fitted = |shape: Shape| {
            let value = self.value(scalar, shape, depth);
            self.fitted(value, scalar)
        };
        if let Shape::Vector(length) = shape
            && depth.is_multiple_of(2)
        {
            let (a, b, c) = (fitted(shape), fitted(shape), fitted(shape));
            return Some(match self.random.below(5) {
                0 => self.exactly(
                    scalar,
                    shape,
                    vec![a, b],
                    |it| it[0].product(it[1]).grown(3).product(it[1]).sum(it[0]),
                    |it| format!("reflect({}, {})", it[0], it[1]),
                ),
                1 => made(format!("faceforward(({to}){}, {}, {})", a.text, b.text, c.text), a.bits),
                // Nothing is left but the negated normal.
                2 => made(format!("near(refract(({to}){}, ({to}){}, 0.0f), 0.5)", a.text, b.text), FITTING),
                3 => {
                    let (direction, length) = match length {
                        2 => ("float2(3, -4)", 5),
                        3 => ("float3(2, -3, 6)", 7),
                        _ => ("float4(1, -2, 2, 4)", 5),
                    };
                    let text = format!(
                        "round(normalize({direction} * (abs(({a})).x + 1.0)) * {length}.0)",
                        a = a.text
                    );
                    made(text, Bits { whole: 3, fraction: 0 })
                }
                _ if length == 4 => made(
                    format!("near(lit({}.x, {}.y, 2.0f), 0.5)", a.text, b.text),
                    Bits { whole: 6, fraction: 2 },
                ),
                _ => return None,
            });
        }
        if shape == Shape::Scalar && depth.is_multiple_of(2) {
            let inner = Shape::Vector(3);
            let (a, b) = (fitted(inner), fitted(inner));
            let (text, whole) = match self.random.below(3) {
                0 => (format!("length((float3){})", a.text), 4),
                1 => (format!("distance((float3){}, (float3){})", a.text, b.text), 5),
                _ if self.has_small => {
                    // A half has room for such a sum of products.
                    let sum = self.value(scalar, shape, depth);
                    let sum = self.fitted(sum, scalar).text;
                    let text = format!("dot2add((half2){}, (half2){}, {sum})", a.text, b.text);
                    return Some(made(text, Bits { whole: 8, fraction: 4 }));
                }
                _ => return None,
            };
            return Some(made(format!("near({text}, 0.5)"), Bits { whole, fraction: 2 }));
        }
        let v = fitted(shape).text;
        let quarters = |whole: i32| Bits { whole, fraction: 2 };
        // The function, what is added, and the bits of the result.
        let (text, more, whole) = match self.random.below(23) {
            0 => (format!("sqrt(abs({v}))"), 0.5, 2),
            1 => (format!("rsqrt(abs({v}) + 0.25)"), 0.5, 1),
            2 => (format!("exp2({v} * 0.25)"), 0.5, 2),
            3 => (format!("exp({v} * 0.25)"), 0.65, 3),
            4 => (format!("log2(abs({v}) + 1.0)"), 0.09, 2),
            5 => (format!("log(abs({v}) + 1.0)"), 0.89, 2),
            6 => (format!("log10(abs({v}) + 1.0)"), 0.92, 0),
            7 => (format!("sin({v} * 0.25)"), 0.57, 0),
            8 => (format!("cos({v} * 0.25)"), 0.56, 0),
            9 => (format!("tan({v} * 0.125)"), 0.40, 1),
            10 => (format!("asin({v} * 0.125)"), 0.65, 1),
            11 => (format!("acos({v} * 0.125)"), 0.88, 2),
            12 => (format!("atan({v})"), 0.96, 1),
            13 => (format!("atan2({v}, ({to})2.0)"), 0.65, 1),
            14 => (format!("sinh({v} * 0.25)"), 0.86, 2),
            15 => (format!("cosh({v} * 0.25)"), 0.27, 2),
            16 => (format!("tanh({v} * 0.25)"), 0.90, 0),
            17 => (format!("degrees({v} * 0.0625)"), 0.5, 5),
            18 => (format!("radians({v} * 16.0)"), 0.5, 2),
            19 => (format!("pow(abs({v}), ({to})2.0)"), 0.5, 6),
            20 => (format!("ldexp(({to}){v}, ({to})2.0)"), 0.5, 5),
            21 => return Some(made(format!("apart(({to}){v})"), Bits { whole: 3, fraction: 4 })),
            _ if self.random.chance(50) => {
                return Some(made(format!("around(({to}){v} * 0.25)"), quarters(1)));
            }
            _ => {
                let text = format!("smoothstep(({to})-8.0, ({to})8.0, ({to}){v})");
                return Some(made(text, Bits { whole: 0, fraction: 17 }));
            }
        };
        Some(made(format!("near({text}, {more:?})"), quarters(whole)))
    }

    /// Through functions of bits and bytes that few programs call; not msad4, which the reference gets wrong.
    pub(super) fn rarely_whole(&mut self, scalar: Scalar, shape: Shape, depth: usize) -> Option<String> {
        const ONE: Shape = Shape::Scalar;
        if self.random.chance(25)
            && let Some(text) = self.of_any_width(scalar, shape, depth)
        {
            return Some(text);
        }
        Some(match (scalar, shape) {
            (Scalar::Uint, Shape::Scalar) => match self.random.below(8) {
                0 => format!(
                    "dot4add_u8packed({}, {}, {})",
                    self.word(depth),
                    self.word(depth),
                    self.word(depth)
                ),
                1 | 3 => {
                    let name = *self.random.pick(&["pack_u8", "pack_s8", "pack_clamp_u8", "pack_clamp_s8"]);
                    let is_signed = name.contains("clamp") || name == "pack_s8";
                    let from = match (is_signed, self.has_small && self.random.chance(50)) {
                        (true, false) => Scalar::Int,
                        (false, false) => Scalar::Uint,
                        (true, true) => Scalar::Int16,
                        (false, true) => Scalar::Uint16,
                    };
                    let value = self.value(from, Shape::Vector(4), depth).text;
                    // The reference makes invalid constants of those that are.
                    let to = spell(from, Shape::Vector(4));
                    let at = 16 * self.random.below(16);
                    format!("(uint){name}(({to})({value} + ({to})bytes.Load4({at})))")
                }
                4 => format!("NonUniformResourceIndex({})", self.word(depth)),
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
            (Scalar::Int, Shape::Vector(4)) if self.random.chance(60) => match self.random.below(3) {
                0 => {
                    let value = self.value(Scalar::Float, shape, depth);
                    let value = self.fitted(value, Scalar::Float).text;
                    format!("D3DCOLORtoUBYTE4(saturate((float4){value}))")
                }
                _ => format!("unpack_s8s32({})", self.word(depth)),
            },
            (Scalar::Int16, Shape::Vector(4)) => format!("unpack_s8s16({})", self.word(depth)),
            (Scalar::Uint16, Shape::Vector(4)) => format!("unpack_u8u16({})", self.word(depth)),
            (Scalar::Int | Scalar::Uint, Shape::Vector(_)) => {
                let value = self.value(Scalar::Float, shape, depth);
                let value = self.fitted(value, Scalar::Float).text;
                let name = if scalar == Scalar::Int { "asint" } else { "asuint" };
                format!("{name}({value} + 0.125f)")
            }
            _ => return None,
        })
    }

    /// Functions of integers of 16, 32 and 64 bits.
    fn of_any_width(&mut self, scalar: Scalar, shape: Shape, depth: usize) -> Option<String> {
        if matches!(shape, Shape::Matrix(..)) {
            return None;
        }
        let depth = depth.min(2);
        let to = spell(scalar, shape);
        let value = self.value(scalar, shape, depth).text;
        Some(match self.random.below(4) {
            // Of the least number there is no absolute value.
            0 if scalar.is_signed() => format!("abs(({to})({value} >> 1))"),
            1 if scalar == Scalar::Int => format!("sign(({to}){value})"),
            2 => {
                let (b, c) = (self.value(scalar, shape, depth).text, self.value(scalar, shape, depth).text);
                format!("mad(({to}){value}, ({to}){b}, ({to}){c})")
            }
            3 if shape == Shape::Scalar && scalar.width() != 32 => {
                let inner = Shape::Vector(self.random.between(2, 4));
                let of = spell(scalar, inner);
                let name = *self.random.pick(&["dot", "mul"]);
                let (a, b) = (self.value(scalar, inner, depth).text, self.value(scalar, inner, depth).text);
                format!("{name}(({of}){a}, ({of}){b})")
            }
            _ => format!("clamp(({to}){value}, ({to})3, ({to})90)"),
        })
    }

    fn word(&mut self, depth: usize) -> String {
        self.value(Scalar::Uint, Shape::Scalar, depth.min(2)).text
    }

    fn words(&mut self, count: usize, depth: usize) -> String {
        format!("(uint{count}){}", self.value(Scalar::Uint, Shape::Vector(count), depth.min(2)).text)
    }
}
