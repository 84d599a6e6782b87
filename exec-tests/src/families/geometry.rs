//! Functions that mix the components of vectors and matrices.

use super::Program;
use super::calls::{Call, Expected, Kind, Number, Shape, Source, Typed, programs as in_parts};

const REALS: [Kind; 4] = [Kind::Float, Kind::Half, Kind::Min16Float, Kind::Min10Float];
const NUMERIC: [Kind; 14] = [
    Kind::Float,
    Kind::Half,
    Kind::Double,
    Kind::Min16Float,
    Kind::Min10Float,
    Kind::Int,
    Kind::Uint,
    Kind::Int16,
    Kind::Uint16,
    Kind::Int64,
    Kind::Uint64,
    Kind::Min12Int,
    Kind::Min16Int,
    Kind::Min16Uint,
];

/// A component of a result and how far it may be off in units of the largest part of it; none where nothing is said.
type Component = Option<(f64, f64)>;
type Exact = fn(&[Vec<f64>]) -> Vec<Component>;

fn of_reals(code: &str, kind: Kind, arguments: &[Shape], result: Typed, exact: Exact) -> Call {
    let expect = move |arguments: &[Vec<Number>]| {
        let arguments: Vec<Vec<f64>> =
            arguments.iter().map(|it| it.iter().map(|it| it.real).collect()).collect();
        if !arguments.iter().flatten().all(|it| it.abs() < 100.0) {
            return vec![vec![Expected::Any; result.1.count()]];
        }
        let near = |it: Component| match it {
            Some((exact, _)) if !result.0.is_real() => Expected::Whole(exact as i128),
            Some((exact, size)) => Expected::Near(exact, kind.ulp(size)),
            None => Expected::Any,
        };
        vec![exact(&arguments).into_iter().map(near).collect()]
    };
    Call {
        code: format!("r0 = {code}"),
        arguments: arguments.iter().map(|&shape| (kind, shape)).collect(),
        results: vec![result],
        expect: Box::new(expect),
    }
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

fn length(a: &[f64]) -> f64 {
    dot(a, a).sqrt()
}

/// Where squares of the components lose nothing in the shortest type.
fn is_sizable(a: &[f64]) -> bool {
    (0.1..64.0).contains(&length(a))
}

fn each(a: &[f64], f: impl Fn(usize, f64) -> (f64, f64)) -> Vec<Component> {
    a.iter().enumerate().map(|(index, &it)| Some(f(index, it))).collect()
}

fn nothing(count: usize) -> Vec<Component> {
    vec![None; count]
}

fn normalized(a: &[f64]) -> Vec<f64> {
    a.iter().map(|it| it / length(a)).collect()
}

fn refract(i: &[f64], n: &[f64], ratio: f64) -> Vec<Component> {
    let (i, n) = (normalized(i), normalized(n));
    let cosine = dot(&n, &i);
    let k = 1.0 - ratio * ratio * (1.0 - cosine * cosine);
    // Near the edge of total reflection the root has no bound.
    if k.abs() < 0.1 || ratio.abs() > 8.0 {
        return nothing(i.len());
    }
    if k < 0.0 {
        return each(&i, |_, _| (0.0, 0.0));
    }
    each(&i, |at, it| (ratio * it - (ratio * cosine + k.sqrt()) * n[at], 64.0 * (1.0 + ratio * ratio)))
}

fn determinant(m: &[f64], size: usize) -> (f64, f64) {
    if size == 1 {
        return (m[0], m[0].abs());
    }
    let (mut sum, mut magnitude) = (0.0, 0.0);
    for column in 0..size {
        let minor: Vec<f64> = (size..size * size).filter(|it| it % size != column).map(|it| m[it]).collect();
        let (part, part_size) = determinant(&minor, size - 1);
        let sign = if column % 2 == 0 { 1.0 } else { -1.0 };
        sum += sign * m[column] * part;
        magnitude += m[column].abs() * part_size;
    }
    (sum, magnitude)
}

fn real_calls(kind: Kind) -> Vec<Call> {
    let mut calls = Vec::new();
    for size in 1..=4_u8 {
        let vector = Shape::Vector(size);
        let (value, number) = ((kind, vector), (kind, Shape::Scalar));
        let mut add = |code: &str, arguments: &[Shape], result: Typed, exact: Exact| {
            calls.push(of_reals(code, kind, arguments, result, exact));
        };
        add("length($a)", &[vector], number, |it| match is_sizable(&it[0]) {
            true => vec![Some((length(&it[0]), 16.0 * length(&it[0])))],
            false => nothing(1),
        });
        add("distance($a, $b)", &[vector; 2], number, |it| {
            let difference: Vec<f64> = it[0].iter().zip(&it[1]).map(|(a, b)| a - b).collect();
            match is_sizable(&difference) {
                true => vec![Some((length(&difference), 16.0 * (length(&it[0]) + length(&it[1]))))],
                false => nothing(1),
            }
        });
        add("normalize($a)", &[vector], value, |it| match is_sizable(&it[0]) {
            true => each(&it[0], |_, a| (a / length(&it[0]), 16.0)),
            false => nothing(it[0].len()),
        });
        add("faceforward($a, $b, $c)", &[vector; 3], value, |it| {
            let side = dot(&it[1], &it[2]);
            match side.abs() > 0.05 * length(&it[1]) * length(&it[2]) && side.abs() > 1e-3 {
                true => each(&it[0], |_, a| (if side < 0.0 { a } else { -a }, 0.0)),
                false => nothing(it[0].len()),
            }
        });
        add("reflect($a, $b)", &[vector; 2], value, |it| {
            let size = length(&it[0]) * dot(&it[1], &it[1]);
            let is_fit = size < 8192.0;
            let along = dot(&it[0], &it[1]);
            match is_fit {
                true => {
                    each(&it[0], |at, a| (a - 2.0 * along * it[1][at], 8.0 * (length(&it[0]) + 2.0 * size)))
                }
                false => nothing(it[0].len()),
            }
        });
        add("refract(normalize($a), normalize($b), $c)", &[vector, vector, Shape::Scalar], value, |it| {
            match is_sizable(&it[0]) && is_sizable(&it[1]) {
                true => refract(&it[0], &it[1], it[2][0]),
                false => nothing(it[0].len()),
            }
        });
        let square = Shape::Matrix(size, size);
        add("determinant($a)", &[square], number, |it| {
            let size = it[0].len().isqrt();
            let (exact, magnitude) = determinant(&it[0], size);
            vec![(magnitude < 8192.0).then_some((exact, 16.0 * magnitude))]
        });
    }
    let (three, four) = (Shape::Vector(3), Shape::Vector(4));
    calls.push(of_reals("cross($a, $b)", kind, &[three; 2], (kind, three), |it| {
        let (a, b) = (&it[0], &it[1]);
        let part = |i: usize, j: usize| {
            let (one, other) = (a[i] * b[j], a[j] * b[i]);
            Some((one - other, 2.0 * (one.abs() + other.abs())))
        };
        vec![part(1, 2), part(2, 0), part(0, 1)]
    }));
    calls.push(of_reals("lit($a, $b, abs($c))", kind, &[Shape::Scalar; 3], (kind, four), |it| {
        let (l, h, m) = (it[0][0], it[1][0], it[2][0].abs());
        let specular = if l < 0.0 || h < 0.0 { Some((0.0, 0.0)) } else { power(h, m) };
        vec![Some((1.0, 0.0)), Some((l.max(0.0), 0.0)), specular, Some((1.0, 0.0))]
    }));
    calls.push(of_reals("D3DCOLORtoUBYTE4(saturate($a))", kind, &[four], (Kind::Int, four), |it| {
        let byte = |index: usize| {
            let scaled = it[0][index].clamp(0.0, 1.0) * 255.002;
            // Where rounding may go either way, nothing is said.
            ((scaled - scaled.round()).abs() > 0.2 || scaled == 0.0).then_some((scaled.trunc(), 0.0))
        };
        vec![byte(2), byte(1), byte(0), byte(3)]
    }));
    calls
}

/// `pow` where its error is bounded.
fn power(base: f64, exponent: f64) -> Component {
    let is_fit = base > 0.1 && base < 16.0 && exponent < 3.0;
    is_fit.then(|| {
        let exact = base.powf(exponent);
        (exact, 64.0 * exact * (1.0 + exponent))
    })
}

/// A sum of products, each with the index of its factors.
fn sums_of_products(
    code: &str,
    kind: Kind,
    arguments: &[Shape],
    result: Shape,
    products: impl Fn(usize) -> Vec<(usize, usize)> + Send + Sync + 'static,
) -> Call {
    let count = result.count();
    let expect = move |arguments: &[Vec<Number>]| {
        let component = |index: usize| {
            let (mut whole, mut real, mut size) = (0_i128, 0.0, 0.0);
            for (i, j) in products(index) {
                let (a, b) = (arguments[0][i], arguments[1][j]);
                whole = whole.wrapping_add(a.whole.wrapping_mul(b.whole));
                real += a.real * b.real;
                size += (a.real * b.real).abs();
            }
            match kind.is_real() {
                false => Expected::Whole(whole),
                // Infinities and what is not a number may vanish or arise on the way.
                true if size.is_nan() || size > kind.greatest() / 16.0 => Expected::Any,
                true => Expected::Near(real, 4.0 * kind.ulp(size)),
            }
        };
        vec![(0..count).map(component).collect()]
    };
    Call {
        code: format!("r0 = {code}"),
        arguments: arguments.iter().map(|&shape| (kind, shape)).collect(),
        results: vec![(kind, result)],
        expect: Box::new(expect),
    }
}

fn products(kind: Kind) -> Vec<Call> {
    let scalar = Shape::Scalar;
    let mut calls = vec![sums_of_products("mul($a, $b)", kind, &[scalar; 2], scalar, |_| vec![(0, 0)])];
    let is_usual = matches!(kind, Kind::Float | Kind::Int);
    for size in if is_usual { 1..=4_u8 } else { 3..=3 } {
        let vector = Shape::Vector(size);
        let all = move |_| (0..usize::from(size)).map(|it| (it, it)).collect();
        calls.push(sums_of_products("dot($a, $b)", kind, &[vector; 2], scalar, all));
        calls.push(sums_of_products("mul($a, $b)", kind, &[vector; 2], scalar, all));
        calls.push(sums_of_products("mul($a, $b)", kind, &[scalar, vector], vector, |it| vec![(0, it)]));
        calls.push(sums_of_products("mul($a, $b)", kind, &[vector, scalar], vector, |it| vec![(it, 0)]));
    }
    let sizes: &[(u8, u8, u8)] = match is_usual {
        true => &[(2, 3, 4), (4, 2, 1), (1, 4, 3), (3, 1, 2), (1, 1, 1), (4, 4, 4), (2, 2, 2), (3, 3, 3)],
        false => &[(2, 3, 4), (3, 1, 2), (1, 4, 3)],
    };
    for &(rows, middle, columns) in sizes {
        let (r, k, c) = (usize::from(rows), usize::from(middle), usize::from(columns));
        let (left, right) = (Shape::Matrix(rows, middle), Shape::Matrix(middle, columns));
        let product = Shape::Matrix(rows, columns);
        calls.push(sums_of_products("mul($a, $b)", kind, &[left, right], product, move |it| {
            (0..k).map(|k_at| (it / c * k + k_at, k_at * c + it % c)).collect()
        }));
        let (before, after) = (Shape::Vector(rows), Shape::Vector(middle));
        calls.push(sums_of_products("mul($a, $b)", kind, &[left, after], before, move |it| {
            (0..k).map(|k_at| (it * k + k_at, k_at)).collect()
        }));
        calls.push(sums_of_products("mul($a, $b)", kind, &[before, left], after, move |it| {
            (0..r).map(|r_at| (r_at, r_at * k + it)).collect()
        }));
        calls.push(sums_of_products("mul($a, $b)", kind, &[left, scalar], left, |it| vec![(it, 0)]));
        calls.push(sums_of_products("mul($a, $b)", kind, &[scalar, left], left, |it| vec![(0, it)]));
    }
    calls
}

/// What only moves components, and `dst`.
fn moves(kind: Kind) -> Vec<Call> {
    let is_real = kind.is_real();
    let exactly = move |it: Number| match is_real {
        true => Expected::Near(it.real, 0.0),
        false => Expected::Whole(it.whole),
    };
    let mut calls = Vec::new();
    for (rows, columns) in [(2_u8, 3_u8), (3, 2), (4, 4), (1, 4), (4, 1), (1, 1)] {
        let (r, c) = (usize::from(rows), usize::from(columns));
        calls.push(Call {
            code: "r0 = transpose($a)".into(),
            arguments: vec![(kind, Shape::Matrix(rows, columns))],
            results: vec![(kind, Shape::Matrix(columns, rows))],
            expect: Box::new(move |it| {
                vec![(0..r * c).map(|at| exactly(it[0][at % r * c + at / r])).collect()]
            }),
        });
    }
    if kind == Kind::Bool {
        return calls;
    }
    calls.push(Call {
        code: "r0 = dst($a, $b)".into(),
        arguments: vec![(kind, Shape::Vector(4)); 2],
        results: vec![(kind, Shape::Vector(4))],
        expect: Box::new(move |it| {
            let (a, b) = (&it[0], &it[1]);
            let product = Number { whole: a[1].whole.wrapping_mul(b[1].whole), real: a[1].real * b[1].real };
            let product = match is_real {
                true if product.real.is_nan() => Expected::Any,
                true => Expected::Near(product.real, 0.5 * kind.ulp(product.real)),
                false => Expected::Whole(product.whole),
            };
            vec![vec![exactly(Number { whole: 1, real: 1.0 }), product, exactly(a[2]), exactly(b[3])]]
        }),
    });
    calls
}

pub fn programs() -> Vec<Program> {
    let mut programs = Vec::new();
    for kind in REALS {
        let name = |what: &str| format!("{what} of {}", kind.name());
        programs.extend(in_parts(&name("geometry"), real_calls(kind), Source::Memory, 128));
        if !kind.is_minimum() {
            programs.extend(in_parts(&name("geometry of literals"), real_calls(kind), Source::Literals, 4));
        }
    }
    for kind in NUMERIC {
        let all = || products(kind).into_iter().chain(moves(kind)).collect();
        programs.extend(in_parts(&format!("products of {}", kind.name()), all(), Source::Memory, 64));
        if matches!(kind, Kind::Float | Kind::Int | Kind::Half | Kind::Int64) {
            programs.extend(in_parts(
                &format!("products of literals of {}", kind.name()),
                all(),
                Source::Literals,
                2,
            ));
        }
    }
    programs.extend(in_parts("transposed booleans", moves(Kind::Bool), Source::Memory, 32));
    programs
}
