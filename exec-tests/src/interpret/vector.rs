//! Functions on whole vectors and matrices, and those with several results.

use super::intrinsic::{Call, Inputs, all_bits};
use super::number::{self, Kind, UINT};
use super::value::{Leaf, Values};
use super::{Interpreter, Outcome, unsupported};
use hlsl_core::typed::BinaryOp;
use hlsl_core::types::convert::Shape;

type Numbers = Result<Vec<u64>, &'static str>;

impl<'a> Interpreter<'a> {
    pub fn on_vectors(&mut self, call: &Call<'a>, inputs: &Inputs, active: &[usize]) -> Outcome<Values> {
        let name = call.overload.name;
        let kind = inputs.kinds.first().copied().unwrap_or(UINT);
        let result = self.shapes.number(call.ty).map_or(kind, |it| it.0);
        let width = self.shapes.count(call.ty);
        let mut values = Values::new(self.lanes, width);
        // Of those with more results than one, what comes besides.
        let names: &[&str] = match name {
            "sincos" => &["s", "c"],
            "modf" => &["whole"],
            "frexp" => &["exponent"],
            "asuint" => &["low", "high"],
            _ => &[],
        };
        let size = inputs.values.first().map_or(0, |it| it.width);
        let mut outputs: Vec<Values> = names.iter().map(|_| Values::new(self.lanes, size)).collect();
        for &lane in active {
            let mut given = Vec::new();
            let mut missing = None;
            for values in &inputs.values {
                match all_bits(values.of(lane)) {
                    Ok(bits) => given.push(bits),
                    Err(leaf) => missing = Some(leaf),
                }
            }
            if let Some(leaf) = missing {
                values.of_mut(lane).fill(leaf);
                outputs.iter_mut().for_each(|it| it.of_mut(lane).fill(leaf));
                continue;
            }
            let given: Vec<&[u64]> = given.iter().map(Vec::as_slice).collect();
            let found = match several(name, kind, &given) {
                Some((own, others)) => {
                    for (output, other) in outputs.iter_mut().zip(others) {
                        set(output.of_mut(lane), Ok(other));
                    }
                    Ok(own)
                }
                None => match apply(name, kind, result, &given, &inputs.shapes) {
                    Some(found) => found,
                    None => return Err(unsupported(format!("`{name}`"))),
                },
            };
            set(values.of_mut(lane), found);
        }
        for (output, name) in outputs.iter().zip(names) {
            if let Some(ty) = self.output_type(call, name) {
                self.output(call, name, output, ty, active)?;
            }
        }
        Ok(values)
    }
}

fn set(to: &mut [Leaf], found: Numbers) {
    match found {
        Ok(found) => {
            for (to, bits) in to.iter_mut().zip(found) {
                *to = Leaf::Bits(bits);
            }
        }
        Err(why) => to.fill(Leaf::Undefined(why)),
    }
}

/// The result and what comes out of `out` parameters, in order.
fn several(name: &str, kind: Kind, given: &[&[u64]]) -> Option<(Vec<u64>, Vec<Vec<u64>>)> {
    let x = *given.first()?;
    let each = |work: &dyn Fn(f64) -> f64| -> Vec<u64> {
        x.iter().map(|&bits| kind.rounded(work(kind.real(bits)))).collect()
    };
    match name {
        "sincos" => Some((Vec::new(), vec![each(&f64::sin), each(&f64::cos)])),
        "modf" => Some((each(&|it| it - it.trunc()), vec![each(&f64::trunc)])),
        "frexp" => Some((each(&|it| halved(it).0), vec![each(&|it| halved(it).1)])),
        "asuint" if kind == Kind::Float(64) => {
            let low = x.iter().map(|bits| bits & 0xffff_ffff).collect();
            Some((Vec::new(), vec![low, x.iter().map(|bits| bits >> 32).collect()]))
        }
        _ => None,
    }
}

/// A mantissa from a half up to one, and the exponent.
fn halved(real: f64) -> (f64, f64) {
    if real == 0.0 || !real.is_finite() {
        return (real, 0.0);
    }
    let mut exponent = real.abs().log2().floor() + 1.0;
    let mut mantissa = real / exponent.exp2();
    if mantissa.abs() >= 1.0 {
        (mantissa, exponent) = (mantissa / 2.0, exponent + 1.0);
    } else if mantissa.abs() < 0.5 {
        (mantissa, exponent) = (mantissa * 2.0, exponent - 1.0);
    }
    (mantissa, exponent)
}

/// Rows and columns of a factor; a vector is a row on the left and a column on the right.
fn factor(shape: Shape, is_left: bool) -> (usize, usize) {
    match shape {
        Shape::Scalar => (1, 1),
        Shape::Vector(length) if is_left => (1, length as usize),
        Shape::Vector(length) => (length as usize, 1),
        Shape::Matrix(rows, columns) => (usize::from(rows), usize::from(columns)),
    }
}

/// The sum of the products of both sides.
fn inner(kind: Kind, pairs: impl Iterator<Item = (u64, u64)>) -> Result<u64, &'static str> {
    if kind.is_float() {
        return Ok(kind.rounded(pairs.map(|(a, b)| kind.real(a) * kind.real(b)).sum()));
    }
    let mut sum = 0;
    for (a, b) in pairs {
        sum = number::binary(BinaryOp::Add, kind, sum, number::binary(BinaryOp::Multiply, kind, a, b)?)?;
    }
    Ok(sum)
}

fn product(kind: Kind, given: &[&[u64]], shapes: &[Shape]) -> Numbers {
    let (a, b) = (given[0], given[1]);
    if a.len() == 1 || b.len() == 1 {
        let (scalar, others) = if a.len() == 1 { (a[0], b) } else { (b[0], a) };
        return others.iter().map(|&it| number::binary(BinaryOp::Multiply, kind, it, scalar)).collect();
    }
    let ((rows, count), (_, columns)) = (factor(shapes[0], true), factor(shapes[1], false));
    let mut all = Vec::new();
    for row in 0..rows {
        for column in 0..columns {
            let pairs = (0..count).map(|it| (a[row * count + it], b[it * columns + column]));
            all.push(inner(kind, pairs)?);
        }
    }
    Ok(all)
}

fn determinant(rows: &[Vec<f64>]) -> f64 {
    if rows.len() == 1 {
        return rows[0][0];
    }
    (0..rows.len())
        .map(|column| {
            let rest: Vec<Vec<f64>> = rows[1..]
                .iter()
                .map(|row| row.iter().enumerate().filter(|it| it.0 != column).map(|it| *it.1).collect())
                .collect();
            let sign = if column % 2 == 0 { 1.0 } else { -1.0 };
            sign * rows[0][column] * determinant(&rest)
        })
        .sum()
}

fn apply(name: &str, kind: Kind, result: Kind, given: &[&[u64]], shapes: &[Shape]) -> Option<Numbers> {
    let real = |index: usize| -> Vec<f64> { given[index].iter().map(|&bits| kind.real(bits)).collect() };
    let rounded = |all: Vec<f64>| -> Option<Numbers> {
        Some(Ok(all.into_iter().map(|it| result.rounded(it)).collect()))
    };
    let dot = |a: &[f64], b: &[f64]| -> f64 { a.iter().zip(b).map(|(a, b)| a * b).sum() };
    let x = *given.first()?;
    match name {
        "all" => Some(Ok(vec![u64::from(x.iter().all(|&it| is_set(kind, it)))])),
        "any" => Some(Ok(vec![u64::from(x.iter().any(|&it| is_set(kind, it)))])),
        "dot" => Some(inner(kind, x.iter().copied().zip(given[1].iter().copied())).map(|it| vec![it])),
        "mul" => Some(product(kind, given, shapes)),
        "transpose" => {
            let (rows, columns) = factor(shapes[0], true);
            let all = (0..columns).flat_map(|column| (0..rows).map(move |row| x[row * columns + column]));
            Some(Ok(all.collect()))
        }
        "determinant" => {
            let (rows, _) = factor(shapes[0], true);
            let all: Vec<Vec<f64>> = real(0).chunks(rows).map(<[f64]>::to_vec).collect();
            rounded(vec![determinant(&all)])
        }
        "cross" => {
            let (a, b) = (real(0), real(1));
            rounded(
                (0..3)
                    .map(|it| {
                        let (next, last) = ((it + 1) % 3, (it + 2) % 3);
                        a[next] * b[last] - a[last] * b[next]
                    })
                    .collect(),
            )
        }
        "length" => rounded(vec![dot(&real(0), &real(0)).sqrt()]),
        "distance" => {
            let apart: Vec<f64> = real(0).iter().zip(real(1)).map(|(a, b)| a - b).collect();
            rounded(vec![dot(&apart, &apart).sqrt()])
        }
        "normalize" => {
            let length = dot(&real(0), &real(0)).sqrt();
            rounded(real(0).into_iter().map(|it| it / length).collect())
        }
        "reflect" => {
            let (i, n) = (real(0), real(1));
            let along = 2.0 * dot(&i, &n);
            rounded(i.iter().zip(&n).map(|(i, n)| i - along * n).collect())
        }
        "refract" => {
            let (i, n, ratio) = (real(0), real(1), real(2)[0]);
            let along = dot(&n, &i);
            let rest = 1.0 - ratio * ratio * (1.0 - along * along);
            rounded(
                i.iter()
                    .zip(&n)
                    .map(|(i, n)| match rest < 0.0 {
                        true => 0.0,
                        false => ratio * i - (ratio * along + rest.sqrt()) * n,
                    })
                    .collect(),
            )
        }
        "faceforward" => {
            let sign = if dot(&real(2), &real(1)) < 0.0 { 1.0 } else { -1.0 };
            rounded(real(0).into_iter().map(|it| it * sign).collect())
        }
        "lit" => {
            let (l, h, m) = (real(0)[0], real(1)[0], real(2)[0]);
            let specular = if l.min(h) < 0.0 { 0.0 } else { h.powf(m) };
            rounded(vec![1.0, l.max(0.0), specular, 1.0])
        }
        "dst" if kind.is_float() => {
            let (a, b) = (real(0), real(1));
            rounded(vec![1.0, a[1] * b[1], a[2], b[3]])
        }
        "asdouble" => Some(Ok(x.iter().zip(given[1]).map(|(low, high)| low | high << 32).collect())),
        "isnormal" => Some(Ok(x
            .iter()
            .map(|&bits| {
                let least = match kind {
                    Kind::Float(16) => 2f64.powi(-14),
                    Kind::Float(32) => f64::from(f32::MIN_POSITIVE),
                    _ => f64::MIN_POSITIVE,
                };
                let real = kind.real(bits).abs();
                u64::from(real.is_finite() && real >= least)
            })
            .collect())),
        "AddUint64" => {
            let mut all = Vec::new();
            for (a, b) in x.chunks(2).zip(given[1].chunks(2)) {
                let sum = (a[0] | a[1] << 32).wrapping_add(b[0] | b[1] << 32);
                all.extend([sum & 0xffff_ffff, sum >> 32]);
            }
            Some(Ok(all))
        }
        "msad4" => Some(Ok(masked_differences(x[0], given[1], given[2]))),
        "D3DCOLORtoUBYTE4" => {
            let color = real(0);
            let bytes = [2, 1, 0, 3].map(|it| {
                // The factor of the language's definition.
                result.of_whole((kind.real(kind.rounded(color[it] * 255.002))) as i128)
            });
            Some(Ok(bytes.to_vec()))
        }
        "pack_u8" | "pack_s8" => Some(Ok(vec![packed(x.iter().map(|bits| bits & 0xff))])),
        "pack_clamp_u8" => Some(Ok(vec![packed(x.iter().map(|&it| kind.whole(it).clamp(0, 255) as u64))])),
        "pack_clamp_s8" => {
            Some(Ok(vec![packed(x.iter().map(|&it| kind.whole(it).clamp(-128, 127) as u64 & 0xff))]))
        }
        "unpack_u8u16" | "unpack_u8u32" => {
            Some(Ok(bytes(x[0]).into_iter().map(|it| result.of_whole(it)).collect()))
        }
        "unpack_s8s16" | "unpack_s8s32" => {
            Some(Ok(bytes(x[0]).into_iter().map(|it| result.of_whole(signed(it))).collect()))
        }
        "dot4add_u8packed" | "dot4add_i8packed" => {
            let is_signed = name.contains("i8");
            let read = |it: i128| if is_signed { signed(it) } else { it };
            let products = bytes(x[0]).into_iter().zip(bytes(given[1][0])).map(|(a, b)| read(a) * read(b));
            let sum: i128 = products.sum();
            Some(number::binary(BinaryOp::Add, result, result.of_whole(sum), given[2][0]).map(|it| vec![it]))
        }
        "dot2add" => {
            let product = kind.real(kind.rounded(dot(&real(0), &real(1))));
            rounded(vec![product + Kind::Float(32).real(given[2][0])])
        }
        _ => None,
    }
}

fn is_set(kind: Kind, bits: u64) -> bool {
    if kind.is_float() { kind.real(bits) != 0.0 } else { bits != 0 }
}

fn bytes(word: u64) -> [i128; 4] {
    [0, 8, 16, 24].map(|it| i128::from(word >> it & 0xff))
}

fn signed(byte: i128) -> i128 {
    if byte > 127 { byte - 256 } else { byte }
}

fn packed(bytes: impl Iterator<Item = u64>) -> u64 {
    bytes.enumerate().fold(0, |word, (index, byte)| word | byte << (8 * index))
}

/// For four words of the source, each one byte further: the differences of its bytes from those of the reference that are
/// not zero.
fn masked_differences(reference: u64, source: &[u64], sums: &[u64]) -> Vec<u64> {
    let both = source[0] | source[1] << 32;
    (0..4)
        .map(|word| {
            let seen = bytes(both >> (8 * word) & 0xffff_ffff);
            let pairs = bytes(reference).into_iter().zip(seen).filter(|(reference, _)| *reference != 0);
            let sum: i128 = pairs.map(|(a, b)| (a - b).abs()).sum();
            sums[word].wrapping_add(sum as u64) & 0xffff_ffff
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_vector_is_a_row_on_the_left_and_a_column_on_the_right() {
        let (vector, matrix) = ([1, 2], [1, 2, 3, 4, 5, 6]);
        let shapes = [Shape::Vector(2), Shape::Matrix(2, 3)];
        assert_eq!(product(UINT, &[&vector, &matrix], &shapes), Ok(vec![9, 12, 15]));
        let shapes = [Shape::Matrix(3, 2), Shape::Vector(2)];
        assert_eq!(product(UINT, &[&matrix, &vector], &shapes), Ok(vec![5, 11, 17]));
        let shapes = [Shape::Vector(2), Shape::Vector(2)];
        assert_eq!(product(UINT, &[&vector, &vector], &shapes), Ok(vec![5]));
    }

    #[test]
    fn a_float_is_taken_apart_into_mantissa_and_exponent() {
        assert_eq!(halved(8.0), (0.5, 4.0));
        assert_eq!(halved(-6.0), (-0.75, 3.0));
        assert_eq!(halved(0.0), (0.0, 0.0));
    }
}
