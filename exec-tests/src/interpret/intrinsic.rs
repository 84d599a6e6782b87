//! The functions of the language, by their names: what the manual says about each of them.

use super::number::{self, Computed, Kind, UINT, convert};
use super::value::{Leaf, Values};
use super::{Interpreter, Outcome, Stop, bits, unsupported};
use crate::case::{half_to_real, real_to_half};
use hlsl_core::intrinsics::{self, Overload};
use hlsl_core::typed::{Argument, BinaryOp, ExprId, ExprKind};
use hlsl_core::types::TypeId;
use hlsl_core::types::convert::Shape;

/// The flag by which `Barrier` waits for the group.
const GROUP_SYNC: u64 = 1;

/// A call of one of them.
#[derive(Clone, Copy)]
pub struct Call<'a> {
    pub overload: &'static Overload,
    pub object: Option<ExprId>,
    pub arguments: &'a [Argument],
    /// Of the result.
    pub ty: TypeId,
}

/// The arguments that go in, with the kind and shape of each.
pub struct Inputs {
    pub values: Vec<Values>,
    pub kinds: Vec<Kind>,
    pub shapes: Vec<Shape>,
}

impl<'a> Interpreter<'a> {
    pub fn intrinsic(&mut self, id: ExprId, active: &[usize]) -> Outcome<Values> {
        let program = self.program;
        let expr = &program.expressions[id];
        let ExprKind::Intrinsic { overload, object, arguments, .. } = &expr.kind else {
            return Err(unsupported("a call that is none"));
        };
        let overload = intrinsics::overload(*overload);
        let call = Call { overload, object: *object, arguments: &program[*arguments], ty: expr.ty };
        if overload.is_barrier() {
            return self.barrier(&call, active);
        }
        if overload.owner.is_some() {
            return self.method(&call, active);
        }
        if overload.is_atomic() {
            return self.atomic(&call, active);
        }
        let inputs = self.inputs(&call, active)?;
        if overload.is_wave() {
            return self.wave_operation(&call, &inputs, active);
        }
        match self.on_components(&call, &inputs, active) {
            Some(values) => Ok(values),
            None => self.on_vectors(&call, &inputs, active),
        }
    }

    /// All threads of a group must come to a barrier that waits.
    fn barrier(&mut self, call: &Call<'a>, active: &[usize]) -> Outcome<Values> {
        let name = call.overload.name;
        let mut waits = name.ends_with("WithGroupSync");
        if let ("Barrier", Some(Argument::In(semantics))) = (name, call.arguments.last()) {
            let semantics = self.value(*semantics, active)?;
            for &lane in active {
                waits |= bits(semantics.leaf(lane, 0))? & GROUP_SYNC != 0;
            }
        }
        if waits && active.len() != self.lanes {
            return Err(Stop::Undefined("a barrier that some threads of the group do not come to".into()));
        }
        Ok(Values::new(self.lanes, 0))
    }

    pub fn inputs(&mut self, call: &Call<'a>, active: &[usize]) -> Outcome<Inputs> {
        let mut inputs = Inputs { values: Vec::new(), kinds: Vec::new(), shapes: Vec::new() };
        for argument in call.arguments {
            if let Argument::In(id) = argument {
                let values = self.value(*id, active)?;
                let ty = self.program.expressions[*id].ty;
                let (kind, shape) = self.shapes.number(ty).unwrap_or((UINT, Shape::Scalar));
                inputs.values.push(values);
                inputs.kinds.push(kind);
                inputs.shapes.push(shape);
            }
        }
        Ok(inputs)
    }

    /// Writes the argument of an `out` parameter, if there is one.
    pub fn output(
        &mut self,
        call: &Call<'a>,
        name: &str,
        values: &Values,
        from: TypeId,
        active: &[usize],
    ) -> Outcome<()> {
        let index = call.overload.parameters.iter().position(|it| it.name == name);
        let Some(Argument::Out { place, .. }) = index.and_then(|it| call.arguments.get(it)) else {
            return Ok(());
        };
        let places = self.place(*place, active)?;
        let values = self.converted(values.clone(), from, places.ty, active);
        self.store(&places, &values, active)
    }

    /// The type of an `out` parameter.
    pub fn output_type(&self, call: &Call<'a>, name: &str) -> Option<TypeId> {
        let index = call.overload.parameters.iter().position(|it| it.name == name)?;
        match call.arguments.get(index) {
            Some(Argument::Out { ty, .. }) => Some(*ty),
            _ => None,
        }
    }

    /// A function that works on each component.
    fn on_components(&self, call: &Call<'a>, inputs: &Inputs, active: &[usize]) -> Option<Values> {
        let name = call.overload.name;
        let kind = *inputs.kinds.first()?;
        let result = self.shapes.number(call.ty).map_or(kind, |it| it.0);
        let values = &inputs.values;
        if let [value] = values.as_slice() {
            let work = one(name, kind, result)?;
            return Some(self.each(value, active, work));
        }
        if let [left, right] = values.as_slice() {
            let work = two(name, kind)?;
            return Some(self.both(left, right, active, work));
        }
        let [a, b, c] = values.as_slice() else { return None };
        if name == "select" {
            let width = b.width.max(c.width);
            return Some(self.select(a, b, c, width, active));
        }
        let work = three(name, kind)?;
        let mut result = Values::new(self.lanes, a.width.max(b.width).max(c.width));
        for &lane in active {
            for (index, to) in result.of_mut(lane).iter_mut().enumerate() {
                *to = match (a.leaf(lane, index), b.leaf(lane, index), c.leaf(lane, index)) {
                    (Leaf::Bits(a), Leaf::Bits(b), Leaf::Bits(c)) => work(a, b, c).into(),
                    (Leaf::Bits(_), Leaf::Bits(_), other) | (Leaf::Bits(_), other, _) | (other, _, _) => {
                        other
                    }
                };
            }
        }
        Some(result)
    }
}

type One = Box<dyn Fn(u64) -> Computed>;

/// Of one argument of a kind, with a result of another.
fn one(name: &str, kind: Kind, result: Kind) -> Option<One> {
    let real = |work: fn(f64) -> f64| -> Option<One> {
        kind.is_float().then(|| -> One { Box::new(move |bits| Ok(kind.rounded(work(kind.real(bits))))) })
    };
    let test = |work: fn(f64) -> bool| -> Option<One> {
        Some(Box::new(move |bits| Ok(u64::from(work(kind.real(bits))))))
    };
    match name {
        "abs" if kind.is_float() => real(f64::abs),
        "abs" => Some(Box::new(move |bits| Ok(kind.of_whole(kind.whole(bits).abs())))),
        "acos" => real(f64::acos),
        "asin" => real(f64::asin),
        "atan" => real(f64::atan),
        "ceil" => real(f64::ceil),
        "cos" => real(f64::cos),
        "cosh" => real(f64::cosh),
        "degrees" => real(f64::to_degrees),
        "exp" => real(f64::exp),
        "exp2" => real(f64::exp2),
        "floor" => real(f64::floor),
        "frac" => real(|it| it - it.floor()),
        "log" => real(f64::ln),
        "log10" => real(f64::log10),
        "log2" => real(f64::log2),
        "radians" => real(f64::to_radians),
        "rcp" => real(|it| 1.0 / it),
        "round" => real(f64::round_ties_even),
        "rsqrt" => real(|it| 1.0 / it.sqrt()),
        "saturate" => real(|it| it.clamp(0.0, 1.0)),
        "sin" => real(f64::sin),
        "sinh" => real(f64::sinh),
        "sqrt" => real(f64::sqrt),
        "tan" => real(f64::tan),
        "tanh" => real(f64::tanh),
        "trunc" => real(f64::trunc),
        "isfinite" => test(f64::is_finite),
        "isinf" => test(f64::is_infinite),
        "isnan" => test(f64::is_nan),
        "sign" => Some(Box::new(move |bits| {
            let real = kind.real(bits);
            Ok(result.of_whole(i128::from(real > 0.0) - i128::from(real < 0.0)))
        })),
        // Of a double, it has two results.
        "asuint" if kind == Kind::Float(64) => None,
        "asfloat" | "asint" | "asuint" | "asfloat16" | "asint16" | "asuint16" => Some(Box::new(Ok)),
        "countbits" => Some(Box::new(|bits| Ok(u64::from(bits.count_ones())))),
        "firstbitlow" => Some(Box::new(|bits| Ok(first(bits.trailing_zeros())))),
        "firstbithigh" => Some(Box::new(move |bits| {
            let is_negative = kind.whole(bits) < 0;
            let seen = if is_negative { kind.cut(!bits) } else { bits };
            Ok(first(63_u32.wrapping_sub(seen.leading_zeros())))
        })),
        "reversebits" => Some(Box::new(move |bits| Ok(bits.reverse_bits() >> (64 - kind.width())))),
        "f16tof32" => Some(Box::new(|bits| Ok(Kind::Float(32).rounded(half_to_real(bits as u16))))),
        "f32tof16" => Some(Box::new(|bits| Ok(u64::from(real_to_half(Kind::Float(32).real(bits)))))),
        "NonUniformResourceIndex" => Some(Box::new(Ok)),
        _ => None,
    }
}

/// The index of a bit; all ones if there is none.
fn first(index: u32) -> u64 {
    if index < 64 { u64::from(index) } else { 0xffff_ffff }
}

type Two = Box<dyn Fn(u64, u64) -> Computed>;

fn two(name: &str, kind: Kind) -> Option<Two> {
    let real = |work: fn(f64, f64) -> f64| -> Option<Two> {
        let is_float = kind.is_float();
        is_float.then(|| -> Two { Box::new(move |a, b| Ok(kind.rounded(work(kind.real(a), kind.real(b))))) })
    };
    match name {
        "atan2" => Some(Box::new(move |y, x| match (kind.real(y), kind.real(x)) {
            (0.0, 0.0) => Err("the angle of a point without direction"),
            (y, x) => Ok(kind.rounded(y.atan2(x))),
        })),
        "fmod" => real(|a, b| a % b),
        "ldexp" => real(|x, exponent| x * exponent.exp2()),
        "pow" => Some(Box::new(move |x, y| match (kind.real(x), kind.real(y)) {
            (x, _) if x < 0.0 => Err("a power of a negative number"),
            (0.0, y) if y <= 0.0 => Err("a power of zero that is not positive"),
            (x, y) => Ok(kind.rounded(x.powf(y))),
        })),
        "step" => real(|edge, x| if x < edge { 0.0 } else { 1.0 }),
        "min" => Some(Box::new(move |a, b| lesser(kind, a, b))),
        "max" => Some(Box::new(move |a, b| greater(kind, a, b))),
        "and" => Some(Box::new(|a, b| Ok(a & b))),
        "or" => Some(Box::new(|a, b| Ok(a | b))),
        _ => None,
    }
}

/// Drivers choose what comes of NaNs.
fn compared(kind: Kind, a: u64, b: u64) -> Result<bool, &'static str> {
    if kind.is_float() {
        let (a, b) = (kind.real(a), kind.real(b));
        return if a.is_nan() || b.is_nan() { Err("the lesser of NaN and something") } else { Ok(a < b) };
    }
    Ok(kind.whole(a) < kind.whole(b))
}

pub fn lesser(kind: Kind, a: u64, b: u64) -> Computed {
    Ok(if compared(kind, a, b)? { a } else { b })
}

pub fn greater(kind: Kind, a: u64, b: u64) -> Computed {
    Ok(if compared(kind, a, b)? { b } else { a })
}

type Three = Box<dyn Fn(u64, u64, u64) -> Computed>;

fn three(name: &str, kind: Kind) -> Option<Three> {
    match name {
        "clamp" => Some(Box::new(move |x, low, high| match compared(kind, high, low)? {
            true => Err("a range that ends before it begins"),
            false => lesser(kind, greater(kind, x, low)?, high),
        })),
        "lerp" => Some(Box::new(move |a, b, t| {
            let (a, b, t) = (kind.real(a), kind.real(b), kind.real(t));
            Ok(kind.rounded(a + (b - a) * t))
        })),
        "smoothstep" => Some(Box::new(move |low, high, x| {
            let (low, high, x) = (kind.real(low), kind.real(high), kind.real(x));
            if low >= high {
                return Err("a step over no distance");
            }
            let t = ((x - low) / (high - low)).clamp(0.0, 1.0);
            Ok(kind.rounded(t * t * (3.0 - 2.0 * t)))
        })),
        "mad" | "fma" if kind.is_float() => {
            Some(Box::new(move |a, b, c| Ok(kind.rounded(kind.real(a).mul_add(kind.real(b), kind.real(c))))))
        }
        "mad" => Some(Box::new(move |a, b, c| {
            let product = number::binary(BinaryOp::Multiply, kind, a, b)?;
            number::binary(BinaryOp::Add, kind, product, c)
        })),
        _ => None,
    }
}

/// The leaves of a lane as bits, or the first that has none.
pub fn all_bits(leaves: &[Leaf]) -> Result<Vec<u64>, Leaf> {
    leaves
        .iter()
        .map(|leaf| match leaf {
            Leaf::Bits(bits) => Ok(*bits),
            other => Err(*other),
        })
        .collect()
}

/// A number for what asks for one now.
pub fn whole(kind: Kind, leaf: Leaf) -> Outcome<i128> {
    Ok(kind.whole(bits(leaf)?))
}

/// As a `uint`.
pub fn word(kind: Kind, leaf: Leaf) -> Outcome<u32> {
    let word = convert(kind, UINT, bits(leaf)?).map_err(|why| Stop::Undefined(why.into()))?;
    Ok(word as u32)
}

#[cfg(test)]
mod tests {
    use super::*;
    use number::INT;

    fn call(name: &str, kind: Kind, bits: u64) -> u64 {
        one(name, kind, UINT).unwrap()(bits).unwrap()
    }

    #[test]
    fn the_first_bits_of_numbers_are_found() {
        assert_eq!(call("firstbithigh", UINT, 0x8000_0001), 31);
        assert_eq!(call("firstbithigh", UINT, 1), 0);
        assert_eq!(call("firstbithigh", UINT, 0), 0xffff_ffff);
        // Of negative numbers the highest zero counts.
        assert_eq!(call("firstbithigh", INT, 0xffff_fffe), 0);
        assert_eq!(call("firstbithigh", INT, 0xffff_ffff), 0xffff_ffff);
        assert_eq!(call("firstbithigh", Kind::Signed(16), 0x8000), 14);
        assert_eq!(call("firstbitlow", UINT, 0x8000_0000), 31);
        assert_eq!(call("firstbitlow", UINT, 0), 0xffff_ffff);
        assert_eq!(call("reversebits", Kind::Unsigned(16), 1), 0x8000);
        assert_eq!(call("countbits", Kind::Signed(16), 0xffff), 16);
    }

    #[test]
    fn floats_are_rounded_to_even() {
        let float = |value: f32| u64::from(value.to_bits());
        for (value, rounded) in [(0.5, 0.0), (1.5, 2.0), (2.5, 2.0), (-0.5, -0.0), (-1.5, -2.0)] {
            assert_eq!(call("round", Kind::Float(32), float(value)), float(rounded));
        }
        assert_eq!(call("frac", Kind::Float(32), float(-0.25)), float(0.75));
        assert_eq!(call("sign", Kind::Float(32), float(-3.0)), 0xffff_ffff);
    }
}
