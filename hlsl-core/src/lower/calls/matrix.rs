//! Products, transposition and determinants.
//!
//! The rows of an HLSL matrix are the columns of the SPIR-V matrix, so every matrix here is the transpose of the one in
//! the shader, and products swap their operands. Matrices of integers are arrays of rows; those with one row or column
//! are vectors.

use super::Call;
use crate::{
    intrinsics::names::parameters,
    ir::{
        self, Arg,
        spirv::{GlslStd450Op as Glsl, Op},
    },
    lower::Lower,
    types::{TypeId, convert::Shape},
};

pub(super) fn dot(lower: &mut Lower, call: &Call) -> Arg {
    let (a, b) = (lower.input(call, parameters::A), lower.input(call, parameters::B));
    let result = lower.value_type(call.ty);
    inner(lower, a, b, result, lower.operand_scalar(call).is_float())
}

/// The sum of the products of the components.
fn inner(lower: &mut Lower, a: Arg, b: Arg, result: ir::TypeId, is_float: bool) -> Arg {
    if !is_float {
        return inner_of_integers(lower, a, b, result);
    }
    let ty = lower.type_of(a);
    let op = if lower.module.width(ty) == 1 { Op::FMul } else { Op::Dot };
    lower.emit(op, result, [a, b])
}

fn inner_of_integers(lower: &mut Lower, a: Arg, b: Arg, result: ir::TypeId) -> Arg {
    let ty = lower.type_of(a);
    if lower.module.width(ty) == 1 {
        return lower.emit(Op::IMul, result, [a, b]);
    }
    let (a, b) = (lower.components(a), lower.components(b));
    let mut products: Vec<Arg> = Vec::new();
    for (a, b) in a.into_iter().zip(b) {
        products.push(lower.emit(Op::IMul, result, [a, b]));
    }
    let sum = products.into_iter().reduce(|sum, it| lower.emit(Op::IAdd, result, [sum, it]));
    sum.unwrap_or_else(|| lower.integer(result, 0))
}

/// A factor: a scalar, a vector or a matrix with more than one row and column.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Factor {
    Scalar,
    /// A vector: a row as the left operand, a column as the right one, unless its type specifies which.
    Vector {
        rows: u32,
        columns: u32,
    },
    Matrix {
        rows: u32,
        columns: u32,
    },
}

/// `of_vector` says what a vector is at this side.
fn factor(lower: &Lower, ty: TypeId, of_vector: fn(u32) -> Factor) -> Factor {
    match lower.shape_of(ty) {
        Shape::Scalar => Factor::Scalar,
        Shape::Vector(len) => of_vector(len),
        Shape::Matrix(rows, columns) => {
            let (rows, columns) = (u32::from(rows), u32::from(columns));
            if rows > 1 && columns > 1 {
                Factor::Matrix { rows, columns }
            } else {
                Factor::Vector { rows, columns }
            }
        }
    }
}

pub(super) fn multiply(lower: &mut Lower, call: &Call) -> Arg {
    let is_float = lower.operand_scalar(call).is_float();
    let (left, right) = (lower.input_type(call, parameters::A), lower.input_type(call, parameters::B));
    let left = factor(lower, left, |len| Factor::Vector { rows: 1, columns: len });
    let right = factor(lower, right, |len| Factor::Vector { rows: len, columns: 1 });
    let (a, b) = (lower.input(call, parameters::A), lower.input(call, parameters::B));
    let result = lower.value_type(call.ty);
    use Factor::*;
    match (left, right) {
        (Scalar, _) => scaled(lower, b, a, result, is_float),
        (_, Scalar) => scaled(lower, a, b, result, is_float),
        (Vector { rows: 1, .. }, Vector { columns: 1, .. }) => inner(lower, a, b, result, is_float),
        // One column times one row: all products. (A one-by-one side only scales.)
        (Vector { columns: 1, rows }, Vector { columns, .. }) => {
            if rows == 1 {
                return scaled(lower, b, a, result, is_float);
            }
            if columns == 1 {
                return scaled(lower, a, b, result, is_float);
            }
            if is_float {
                return lower.emit(Op::OuterProduct, result, [b, a]);
            }
            let rows: Vec<Arg> = lower.components(a);
            let row = lower.row_type(result);
            let rows: Vec<Arg> = rows.into_iter().map(|it| scaled_integers(lower, b, it, row)).collect();
            lower.join(result, &rows)
        }
        (Vector { .. }, Matrix { .. }) if is_float => lower.emit(Op::MatrixTimesVector, result, [b, a]),
        (Matrix { .. }, Vector { .. }) if is_float => lower.emit(Op::VectorTimesMatrix, result, [b, a]),
        (Matrix { .. }, Matrix { .. }) if is_float => lower.emit(Op::MatrixTimesMatrix, result, [b, a]),
        (Vector { .. }, Matrix { .. }) => combined_rows(lower, a, b, result),
        (Matrix { .. }, Vector { .. }) => {
            let component = lower.module.component(result);
            let rows = lower.rows_of(a);
            let parts: Vec<Arg> =
                rows.into_iter().map(|row| inner_of_integers(lower, row, b, component)).collect();
            lower.vector_of(component, &parts)
        }
        (Matrix { .. }, Matrix { .. }) => {
            let row_type = lower.row_type(result);
            let rows = lower.rows_of(a);
            let rows: Vec<Arg> = rows.into_iter().map(|row| combined_rows(lower, row, b, row_type)).collect();
            lower.join(result, &rows)
        }
        (Vector { .. }, Vector { .. }) => {
            lower.surprise(call.ty, "the sides of a product do not fit each other")
        }
    }
}

/// The sum of the rows of an integer matrix, each times a component of `weights`.
fn combined_rows(lower: &mut Lower, weights: Arg, matrix: Arg, result: ir::TypeId) -> Arg {
    let (weights, rows) = (lower.components(weights), lower.rows_of(matrix));
    let mut sum: Option<Arg> = None;
    for (weight, row) in weights.into_iter().zip(rows) {
        let weight = lower.repeat(result, weight);
        let product = lower.emit(Op::IMul, result, [row, weight]);
        sum = Some(match sum {
            Some(sum) => lower.emit(Op::IAdd, result, [sum, product]),
            None => product,
        });
    }
    sum.unwrap_or_else(|| lower.integer(result, 0))
}

/// A scalar, vector or matrix times a scalar.
fn scaled(lower: &mut Lower, value: Arg, scalar: Arg, result: ir::TypeId, is_float: bool) -> Arg {
    if !is_float {
        return scaled_integers(lower, value, scalar, result);
    }
    let is_matrix = lower.row_count(result).is_some();
    let op = match lower.module.width(result) {
        _ if is_matrix => Op::MatrixTimesScalar,
        1 => Op::FMul,
        _ => Op::VectorTimesScalar,
    };
    lower.emit(op, result, [value, scalar])
}

fn scaled_integers(lower: &mut Lower, value: Arg, scalar: Arg, result: ir::TypeId) -> Arg {
    lower.by_rows(result, &[value], &mut |lower, ty, args| {
        let scalar = lower.repeat(ty, scalar);
        lower.emit(Op::IMul, ty, [args[0], scalar])
    })
}

pub(super) fn transpose(lower: &mut Lower, call: &Call) -> Arg {
    let value = lower.input(call, parameters::M);
    let (source, result) = (lower.type_of(value), lower.value_type(call.ty));
    if lower.row_count(source).is_none() {
        return value;
    }
    if matches!(lower.module.types[result], ir::Type::Matrix { .. }) {
        return lower.emit(Op::Transpose, result, [value]);
    }
    let row_type = lower.row_type(result);
    let component = lower.module.component(row_type);
    let (height, width) = (lower.row_count(source).unwrap_or(0), lower.row_count(result).unwrap_or(0));
    let mut rows = Vec::new();
    for column in 0..width {
        let mut parts = Vec::new();
        for row in 0..height {
            let path = [value, Arg::Literal(row), Arg::Literal(column)];
            parts.push(lower.emit(Op::CompositeExtract, component, path));
        }
        rows.push(lower.composite(row_type, &parts));
    }
    lower.join(result, &rows)
}

pub(super) fn determinant(lower: &mut Lower, call: &Call) -> Arg {
    let value = lower.input(call, parameters::M);
    let (source, result) = (lower.type_of(value), lower.value_type(call.ty));
    match lower.row_count(source) {
        None => value,
        Some(_) => lower.glsl(Glsl::Determinant, result, &[value]),
    }
}
