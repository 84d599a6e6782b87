//! Products of matrices with what they can be multiplied by, and transposition.

use super::{Bits, Kind, bits, kind, make, scalar};
use crate::ir::{Constant, ConstantId, Module, Op, Type, TypeId};
use crate::spirv::Op as S;

/// The result of `op` on constants of which one is a matrix, or that make one.
pub(super) fn constant(module: &mut Module, op: S, ty: TypeId, args: &[ConstantId]) -> Option<ConstantId> {
    let one = |part: Option<&ConstantId>| part.copied();
    let (a, b) = (one(args.first())?, one(args.get(1)));
    let component = component(module, ty);
    let of = kind(module, component)?;
    let result: Vec<Bits> = match op {
        S::MatrixTimesVector => vec![times_vector(of, &columns(module, a)?, &bits(module, b?)?)?],
        S::VectorTimesMatrix => {
            vec![times_vector(of, &transposed(&columns(module, b?)?)?, &bits(module, a)?)?]
        }
        S::MatrixTimesMatrix => {
            let a = columns(module, a)?;
            columns(module, b?)?.iter().map(|it| times_vector(of, &a, it)).collect::<Option<_>>()?
        }
        S::MatrixTimesScalar => {
            let factor = *bits(module, b?)?.first()?;
            columns(module, a)?.iter().map(|it| scaled(of, it, factor)).collect::<Option<_>>()?
        }
        S::OuterProduct => {
            let column = bits(module, a)?;
            bits(module, b?)?.iter().map(|&it| scaled(of, &column, it)).collect::<Option<_>>()?
        }
        S::Transpose => transposed(&columns(module, a)?)?,
        _ => return None,
    };
    let Type::Matrix { column, .. } = module.types[ty] else {
        return Some(make(module, ty, result.first()?));
    };
    let parts = result.iter().map(|it| make(module, column, it)).collect();
    Some(module.constants.intern(Constant::Composite { ty, parts }))
}

/// The type of one number in a vector or matrix.
fn component(module: &Module, ty: TypeId) -> TypeId {
    match module.types[ty] {
        Type::Matrix { column, .. } => module.component(column),
        _ => module.component(ty),
    }
}

fn columns(module: &Module, matrix: ConstantId) -> Option<Vec<Bits>> {
    match &module.constants[matrix] {
        Constant::Composite { parts, .. } => parts.iter().map(|&it| bits(module, it)).collect(),
        &Constant::Null(ty) => match module.types[ty] {
            Type::Matrix { column, columns } => {
                Some(vec![Bits::from_elem(0, module.width(column) as usize); columns as usize])
            }
            _ => None,
        },
        _ => None,
    }
}

fn transposed(columns: &[Bits]) -> Option<Vec<Bits>> {
    let rows = columns.first()?.len();
    (0..rows).map(|row| columns.iter().map(|it| it.get(row).copied()).collect()).collect()
}

fn scaled(of: Kind, vector: &Bits, factor: u64) -> Option<Bits> {
    vector.iter().map(|&it| scalar(Op::Core(S::FMul), of, of, &[it, factor])).collect()
}

/// The sum of the columns, each times its component of the vector.
fn times_vector(of: Kind, columns: &[Bits], vector: &Bits) -> Option<Bits> {
    let mut products = columns.iter().zip(vector).map(|(column, &factor)| scaled(of, column, factor));
    let mut sum = products.next()??;
    for product in products {
        for (sum, part) in sum.iter_mut().zip(product?) {
            *sum = scalar(Op::Core(S::FAdd), of, of, &[*sum, part])?;
        }
    }
    Some(sum)
}
