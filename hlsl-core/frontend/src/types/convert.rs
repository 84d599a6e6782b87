//! Which types convert to each other, at what cost, and the common type of two operands.
//!
//! The costs rank overloads as DXC does: the cost of a candidate is the sum over its arguments, the smallest sum wins
//! and equal sums are ambiguous. Each kind of loss has its own byte in the sum, so a worse kind on one argument
//! outweighs any number of lesser kinds on others.

use smallvec::SmallVec;

use crate::symbol::kw;

use super::{ArrayLength, ObjectKind, Scalar, StructId, TemplateArgument, Type, TypeId, Types};

/// What a cast does; source and target types determine the rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum CastKind {
    /// Componentwise between equal shapes, including `bool` and enums.
    Numeric,
    /// A scalar (or one-component vector or matrix) to every component; the component type may change too.
    Splat,
    /// To fewer components, rows or columns: the first ones stay; the component type may change too.
    Truncate,
    /// Between shapes with the same number of components (vector ↔ matrix, 1xN ↔ vector), in row-major order.
    Reshape,
    /// Leaf by leaf between structs, arrays, vectors and so on with at least as many leaves in the source.
    Flat,
    /// A scalar into every leaf of a struct or array: `(S)0`.
    FlatSplat,
    /// Struct to one of its bases. A place if the operand is one.
    Upcast,
    /// The same type except for modifiers.
    NoOp,
    /// Between resources or from a heap's element to what it is used as; handles are reinterpreted.
    Resource,
    /// To `void`.
    Void,
}

/// A conversion that exists.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Conversion {
    /// [`CastKind::NoOp`] where nothing changes.
    pub kind: CastKind,
    /// 0 for a perfect match; see the [module's documentation](self).
    pub rank: Rank,
    /// What a warning should report about it.
    pub loss: Loss,
}

/// The cost of a conversion; the ranks of several arguments are added up.
pub type Rank = u64;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Loss {
    /// Components are dropped: "implicit truncation of vector type".
    pub truncation: bool,
    /// From a wider to a narrower type: "possible loss of data".
    pub precision: bool,
}

pub mod rank {
    //! The costs of conversions.
    use super::Rank;
    pub const SPLAT: Rank = 1;
    pub const PROMOTION: Rank = 1 << 8;
    /// Of an unsigned integer, to a signed one as wide or wider.
    pub const TO_SIGNED: Rank = 1 << 16;
    pub const TO_UNSIGNED: Rank = 1 << 24;
    /// To a smaller type, from floating point to integers, and to `bool`.
    pub const NARROWING: Rank = 1 << 32;
    /// From integers to floating point, and from `bool`.
    pub const FAMILY: Rank = 1 << 40;
    pub const TRUNCATION: Rank = 1 << 48;
    pub const FLAT: Rank = 1 << 56;
}

/// Scalars, vectors and matrices: the component type and its layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numeric {
    pub scalar: Scalar,
    pub shape: Shape,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shape {
    Scalar,
    Vector(u32),
    Matrix(u8, u8),
}

impl Shape {
    pub fn count(self) -> u32 {
        match self {
            Shape::Scalar => 1,
            Shape::Vector(len) => len,
            Shape::Matrix(rows, columns) => u32::from(rows) * u32::from(columns),
        }
    }
}

/// `id` taken apart if it is numeric; an enum is what it is stored as.
#[inline]
pub fn numeric(types: &Types, id: TypeId) -> Option<Numeric> {
    let (scalar, shape) = match types[id] {
        Type::Scalar(scalar) => (scalar, Shape::Scalar),
        Type::Vector { scalar, len } => (scalar, Shape::Vector(len)),
        Type::Matrix { scalar, rows, columns, .. } => (scalar, Shape::Matrix(rows, columns)),
        Type::Enum(it) => (types.enums[it].underlying, Shape::Scalar),
        Type::Modified { .. } => return modified_number(types, id),
        _ => return None,
    };
    Some(Numeric { scalar, shape })
}

/// Apart from [`numeric`], which is asked all the time, mostly about plain types.
#[inline(never)]
fn modified_number(types: &Types, id: TypeId) -> Option<Numeric> {
    numeric(types, types.unmodified(id))
}

/// The type of `scalar` in `shape`.
pub fn shaped(types: &mut Types, scalar: Scalar, shape: Shape) -> TypeId {
    match shape {
        Shape::Scalar => types.scalar(scalar),
        Shape::Vector(len) => types.vector(scalar, len),
        Shape::Matrix(rows, columns) => types.matrix(scalar, rows, columns),
    }
}

/// How `from` converts to `to` implicitly, if it does.
pub fn implicit(types: &Types, from: TypeId, to: TypeId) -> Option<Conversion> {
    let (from, to) = (types.unmodified(from), types.unmodified(to));
    // Mostly between numbers, of which only equal ones need no work.
    if let (Type::Scalar(_) | Type::Vector { .. }, Type::Scalar(_) | Type::Vector { .. }) =
        (&types[from], &types[to])
        && from != to
    {
        return between_numbers(types, from, to);
    }
    if let Some(known) = trivial(types, from, to) {
        return Some(known);
    }
    match (&types[from], &types[to]) {
        (Type::Enum(it), _) if types.enums[*it].is_scoped => return None,
        (_, Type::Enum(_)) => return None,
        (Type::Array { .. }, Type::Array { .. }) => {
            // Arrays of the same leaves convert (`float4[2]` to `float[8]`), with no conversion of the leaves.
            let same = same_leaves(types, from, to);
            return same.then_some(Conversion {
                kind: CastKind::Flat,
                rank: rank::FLAT,
                loss: Loss::default(),
            });
        }
        (Type::Struct(_) | Type::Array { .. }, Type::Struct(_) | Type::Array { .. })
            if types.structs_convert || is_unnamed(types, to) =>
        {
            let plain = !types.contains_object(from) && !types.contains_object(to);
            return (plain && same_leaves(types, from, to)).then_some(Conversion {
                kind: CastKind::Flat,
                rank: rank::FLAT,
                loss: Loss::default(),
            });
        }
        (Type::Object { .. }, Type::Object { .. }) => return object(types, from, to),
        _ => {}
    }
    between_numbers(types, from, to)
}

/// The same where both are numbers, or else the answer is none.
fn between_numbers(types: &Types, from: TypeId, to: TypeId) -> Option<Conversion> {
    let (source, target) = (numeric(types, from)?, numeric(types, to)?);
    let (kind, cost) = reshape(source.shape, target.shape)?;
    let mut cost = cost + component_rank(source.scalar, target.scalar);
    let is_enum = matches!(types[from], Type::Enum(_));
    if is_enum {
        // To an enum all numbers are alike, and `bool` is the last choice.
        let (_, shape_cost) = reshape(source.shape, target.shape)?;
        cost = shape_cost + rank::FAMILY + if target.scalar == Scalar::Bool { rank::NARROWING } else { 0 };
    }
    let loss = Loss {
        truncation: kind == CastKind::Truncate,
        precision: !is_enum && loses_precision(source.scalar, target.scalar),
    };
    Some(Conversion { kind, rank: cost, loss })
}

/// How `(to)from` converts, if it does. Whatever converts implicitly also does so here.
pub fn explicit(types: &Types, from: TypeId, to: TypeId) -> Option<Conversion> {
    let (from, to) = (types.unmodified(from), types.unmodified(to));
    if let Some(known) = trivial(types, from, to) {
        return Some(known);
    }
    let plain = |kind| Some(Conversion { kind, rank: rank::FLAT, loss: Loss::default() });
    if let Type::Void = types[to] {
        return plain(CastKind::Void);
    }
    if let (Type::Object { .. }, Type::Object { .. }) = (&types[from], &types[to]) {
        return object(types, from, to);
    }
    // Addresses are numbers.
    let is_pointer = |id| matches!(types[id], Type::Object { kind: ObjectKind::BufferPointer, .. });
    let is_address = |id| matches!(types[id], Type::Scalar(scalar) if scalar.is_integer());
    let is_bool = |id| matches!(types[id], Type::Scalar(Scalar::Bool));
    if is_pointer(from) && (is_address(to) || is_bool(to)) || is_address(from) && is_pointer(to) {
        return plain(CastKind::Resource);
    }
    let is_enum = |id| matches!(types[id], Type::Enum(_));
    match (numeric(types, from), numeric(types, to)) {
        (Some(source), Some(target)) => {
            if is_enum(to) && source.shape != Shape::Scalar
                || is_scoped(types, from) && target.shape != Shape::Scalar
            {
                return None;
            }
            let (kind, _) = reshape(source.shape, target.shape)?;
            plain(kind)
        }
        (Some(source), None) if source.shape.count() == 1 && is_aggregate(types, to) => {
            let leaves = types.leaf_count(to)?;
            if types.contains_object(to) || is_scoped(types, from) {
                return None;
            }
            plain(if leaves == 1 { CastKind::Flat } else { CastKind::FlatSplat })
        }
        _ => {
            let able = |id| is_aggregate(types, id) || numeric(types, id).is_some();
            if !able(from) || !able(to) || is_enum(to) {
                return None;
            }
            leaves_convert(types, from, to).then(|| plain(CastKind::Flat)).flatten()
        }
    }
}

/// Conversions without work: equal types, errors, and from a struct to its base.
fn trivial(types: &Types, from: TypeId, to: TypeId) -> Option<Conversion> {
    let with = |kind, rank| Some(Conversion { kind, rank, loss: Loss::default() });
    if from == to || is_error(types, from) || is_error(types, to) {
        return with(CastKind::NoOp, 0);
    }
    match (&types[from], &types[to]) {
        (
            Type::Matrix { scalar: a, rows: r, columns: c, .. },
            Type::Matrix { scalar: b, rows: s, columns: d, .. },
        ) if (a, r, c) == (b, s, d) => with(CastKind::NoOp, 0),
        (Type::Array { element: a, length: n }, Type::Array { element: b, length: m })
            // What has no length can be made of any array, but of what has none no array of some length.
            if (n == m || *m == ArrayLength::Unsized) && equal(types, *a, *b) =>
        {
            with(CastKind::NoOp, 0)
        }
        (Type::Struct(derived), Type::Struct(base)) if derives(types, *derived, *base) => {
            with(CastKind::Upcast, rank::PROMOTION)
        }
        (Type::Dependent(_), _) | (_, Type::Dependent(_)) => with(CastKind::NoOp, 0),
        _ => None,
    }
}

/// Whether two types are the same except for modifiers and matrix order.
pub fn equal(types: &Types, a: TypeId, b: TypeId) -> bool {
    let (a, b) = (types.unmodified(a), types.unmodified(b));
    a == b
        || match (&types[a], &types[b]) {
            (
                Type::Matrix { scalar: a, rows: r, columns: c, .. },
                Type::Matrix { scalar: b, rows: s, columns: d, .. },
            ) => (a, r, c) == (b, s, d),
            (Type::Array { element: a, length: n }, Type::Array { element: b, length: m }) => {
                lengths_agree(*n, *m) && equal(types, *a, *b)
            }
            (Type::Object { kind: a, args: x }, Type::Object { kind: b, args: y }) => {
                a == b && x.len() == y.len() && x.iter().zip(y).all(|(x, y)| argument_equal(types, x, y))
            }
            _ => false,
        }
}

fn argument_equal(types: &Types, a: &TemplateArgument, b: &TemplateArgument) -> bool {
    match (a, b) {
        (TemplateArgument::Type(a), TemplateArgument::Type(b)) => equal(types, *a, *b),
        _ => a == b,
    }
}

/// Whether `derived` has `base` among its bases or interfaces.
pub fn derives(types: &Types, derived: StructId, base: StructId) -> bool {
    let mut at = Some(derived);
    // A chain of bases is as long as the text that declares it, and cycles are refused when declared.
    for _ in 0..1000 {
        let Some(id) = at else { return false };
        if id == base {
            return true;
        }
        let it = &types.structs[id];
        if it.interfaces.iter().any(|interface| *interface == base || derives(types, *interface, base)) {
            return true;
        }
        at = it.base;
    }
    false
}

/// The members without names, each with the struct that has it, through which a value of `from` has one of `to` or of what
/// derives from it. There are none where `from` is or derives from it itself.
pub fn way_to(types: &Types, from: StructId, to: StructId) -> Option<Vec<(StructId, u32)>> {
    if derives(types, from, to) {
        return Some(Vec::new());
    }
    std::iter::successors(Some(from), |it| types.structs[*it].base).find_map(|owner| {
        let fields = types.structs[owner].fields.iter().zip(0..);
        fields.filter(|(field, _)| field.name == kw::EMPTY).find_map(|(field, index)| {
            let Type::Struct(inner) = types[types.unmodified(field.ty)] else { return None };
            let rest = way_to(types, inner, to)?;
            Some(std::iter::once((owner, index)).chain(rest).collect())
        })
    })
}

fn is_error(types: &Types, id: TypeId) -> bool {
    match &types[id] {
        Type::Error => true,
        Type::Array { element, .. } => is_error(types, types.unmodified(*element)),
        _ => false,
    }
}

fn is_aggregate(types: &Types, id: TypeId) -> bool {
    matches!(types[types.unmodified(id)], Type::Struct(_) | Type::Array { .. })
}

/// Whether a type is a struct that no cast can name.
fn is_unnamed(types: &Types, id: TypeId) -> bool {
    matches!(types[id], Type::Struct(it) if types.structs[it].display_name == kw::EMPTY)
}

fn lengths_agree(a: ArrayLength, b: ArrayLength) -> bool {
    a == b || matches!(a, ArrayLength::Unsized) || matches!(b, ArrayLength::Unsized)
}

/// Objects convert to the same kind with the same arguments, and elements of heaps convert to any resource.
fn object(types: &Types, from: TypeId, to: TypeId) -> Option<Conversion> {
    let (Type::Object { kind: source, args: a }, Type::Object { kind: target, args: b }) =
        (&types[from], &types[to])
    else {
        return None;
    };
    let with = |kind, rank| Some(Conversion { kind, rank, loss: Loss::default() });
    if equal(types, from, to) {
        return with(CastKind::NoOp, 0);
    }
    let is_sampler = |kind| matches!(kind, ObjectKind::SamplerState | ObjectKind::SamplerComparisonState);
    match source {
        ObjectKind::HeapResource if target.is_resource() && !is_sampler(*target) => {
            return with(CastKind::Resource, rank::PROMOTION);
        }
        // DXC lets either heap give anything but samplers, and Vulkan has one kind of descriptor set.
        ObjectKind::HeapSampler if target.is_resource() => return with(CastKind::Resource, rank::PROMOTION),
        _ => {}
    }
    // A pointer to a derived struct is a pointer to its base.
    if source == target
        && *source == ObjectKind::BufferPointer
        && let (Some(TemplateArgument::Type(a)), Some(TemplateArgument::Type(b))) = (a.first(), b.first())
        && let (Type::Struct(a), Type::Struct(b)) =
            (&types[types.unmodified(*a)], &types[types.unmodified(*b)])
        && derives(types, *a, *b)
    {
        return with(CastKind::Resource, rank::PROMOTION);
    }
    None
}

/// How one shape converts to another. The number of components can only grow if there is one to repeat.
pub fn reshape(from: Shape, to: Shape) -> Option<(CastKind, Rank)> {
    let (source, target) = (from.count(), to.count());
    if from == to {
        return Some((CastKind::Numeric, 0));
    }
    if source == 1 {
        return Some(match target {
            1 => (CastKind::Reshape, 0),
            _ => (CastKind::Splat, rank::SPLAT),
        });
    }
    if target == 1 {
        return Some((CastKind::Truncate, rank::TRUNCATION));
    }
    match (from, to) {
        (Shape::Vector(a), Shape::Vector(b)) => (a > b).then_some((CastKind::Truncate, rank::TRUNCATION)),
        (Shape::Matrix(rows, columns), Shape::Matrix(to_rows, to_columns)) => {
            (rows >= to_rows && columns >= to_columns).then_some((CastKind::Truncate, rank::TRUNCATION))
        }
        (Shape::Matrix(rows, columns), Shape::Vector(_))
        | (Shape::Vector(_), Shape::Matrix(rows, columns)) => {
            if source == target {
                return Some((CastKind::Reshape, 0));
            }
            ((rows == 1 || columns == 1) && source > target).then_some((CastKind::Truncate, rank::TRUNCATION))
        }
        _ => None,
    }
}

/// The cost of changing the component type, as in DXC.
///
/// Determined by letting DXC choose between two functions for each pair of conversions, `f(A, b)` and `f(a, B)`: the
/// answers form a total order, and the costs add up as the [units](rank) here do.
pub fn component_rank(from: Scalar, to: Scalar) -> Rank {
    use Scalar::*;
    if from == to {
        return 0;
    }
    match (from, to) {
        (LiteralInt, Bool) => rank::NARROWING,
        (LiteralInt, _) if to.is_packed() => rank::NARROWING,
        (LiteralInt, _) if to.is_integer() && !to.is_min_precision() => 0,
        (LiteralInt, _) => rank::FAMILY,
        (LiteralFloat, Half | WideHalf | Float | Double) => 0,
        (LiteralFloat, _) if to.is_float() => rank::FAMILY,
        (LiteralFloat, _) => rank::NARROWING,
        (Bool, _) if to.is_packed() => rank::FAMILY + rank::NARROWING,
        (Bool, _) => rank::FAMILY,
        (_, Bool) => rank::NARROWING,
        (_, LiteralInt | LiteralFloat) => rank::FAMILY,
        // A `half` that is a float becomes that first, and last.
        (WideHalf, Float | Double) => rank::PROMOTION,
        (WideHalf, _) => rank::PROMOTION + component_rank(Float, to),
        (Min10Float | Min16Float, WideHalf) => rank::PROMOTION + rank::NARROWING,
        _ if from.is_packed() => packed_rank(to),
        (_, WideHalf) if from.is_integer() => rank::FAMILY + rank::NARROWING,
        _ if from.is_float() && to.is_float() && float_width(to) > float_width(from) => rank::PROMOTION,
        _ if from.is_float() => rank::NARROWING,
        _ if to.is_float() => rank::FAMILY,
        _ => integer_rank(from, to),
    }
}

/// From four bytes in an integer, which convert as the `uint` that holds them, but never for free.
fn packed_rank(to: Scalar) -> Rank {
    use Scalar::*;
    match to {
        Uint | Uint64 | Min10Float | Min16Float | Float | Double => rank::PROMOTION,
        Int | Int64 => rank::PROMOTION + rank::TO_SIGNED,
        _ => rank::NARROWING,
    }
}

fn integer_rank(from: Scalar, to: Scalar) -> Rank {
    let (source, target) = (integer_width(from), integer_width(to));
    let gains_sign = from.is_unsigned() && to.is_signed();
    let loses_sign = from.is_signed() && to.is_unsigned();
    if to.is_packed() {
        return match from {
            Scalar::Min12Int | Scalar::Min16Int => rank::FAMILY + rank::NARROWING,
            Scalar::Uint | Scalar::Uint64 => rank::NARROWING,
            _ => rank::NARROWING + rank::TO_UNSIGNED,
        };
    }
    if from.is_min_precision() && matches!(to, Scalar::Int16 | Scalar::Uint16) {
        return rank::FAMILY + if gains_sign { rank::TO_SIGNED } else { 0 };
    }
    if from.is_min_precision() && loses_sign {
        return rank::FAMILY;
    }
    if (from, to) == (Scalar::Min16Uint, Scalar::Min16Int) {
        return rank::NARROWING;
    }
    if target > source {
        rank::PROMOTION + if gains_sign { rank::TO_SIGNED } else { 0 }
    } else if target < source {
        rank::NARROWING + if loses_sign { rank::TO_UNSIGNED } else { 0 }
    } else if gains_sign {
        rank::TO_SIGNED
    } else {
        rank::TO_UNSIGNED
    }
}

/// Whether to warn: the target has fewer bits, whatever either means by them.
pub fn loses_precision(from: Scalar, to: Scalar) -> bool {
    if from.is_literal() || to.is_literal() || from == Scalar::Bool || to == Scalar::Bool {
        return false;
    }
    bits(from) > bits(to)
}

/// Widths for ordering types; `min` types rank just below those of full width.
fn integer_width(scalar: Scalar) -> u32 {
    use Scalar::*;
    match scalar {
        Bool => 1,
        Int8 | Uint8 => 8,
        Min12Int => 12,
        Min16Int | Min16Uint => 15,
        Int16 | Uint16 => 16,
        Int64 | Uint64 => 64,
        _ => 32,
    }
}

fn float_width(scalar: Scalar) -> u32 {
    use Scalar::*;
    match scalar {
        Min10Float => 10,
        Min16Float => 15,
        Half | WideHalf => 16,
        Double => 64,
        _ => 32,
    }
}

/// As many bits as DXC says that a type has, which for `min` types is their minimum.
pub fn bits(scalar: Scalar) -> u32 {
    use Scalar::*;
    match scalar {
        Min16Float | Min16Int | Min16Uint => 16,
        WideHalf => 32,
        _ if scalar.is_float() => float_width(scalar),
        _ => integer_width(scalar),
    }
}

/// The component type in which `left` and `right` are computed together; `bool`s become `int`.
pub fn common_arithmetic(left: Scalar, right: Scalar) -> Scalar {
    use Scalar::*;
    match common_scalar(left, right) {
        Bool => Int,
        other => other,
    }
}

/// The component type that holds both, `bool` for two `bool`s.
pub fn common_scalar(left: Scalar, right: Scalar) -> Scalar {
    use Scalar::*;
    if left == right {
        return left;
    }
    match (left, right) {
        // Bytes are computed with as what holds them.
        _ if left.is_packed() => common_scalar(Uint, right),
        _ if right.is_packed() => common_scalar(left, Uint),
        (LiteralFloat, LiteralInt) | (LiteralInt, LiteralFloat) => LiteralFloat,
        (LiteralFloat, other) | (other, LiteralFloat) => {
            if other.is_float() {
                other
            } else {
                Float
            }
        }
        (LiteralInt, Bool) | (Bool, LiteralInt) => Int,
        (LiteralInt | Bool, other) | (other, LiteralInt | Bool) => other,
        // A `half` that is a float is one with everything else.
        (WideHalf, other) | (other, WideHalf) if other != Double => Float,
        _ if left.is_float() || right.is_float() => match (left.is_float(), right.is_float()) {
            (true, false) => left,
            (false, true) => right,
            _ if float_width(left) >= float_width(right) => left,
            _ => right,
        },
        _ => {
            let (wide, narrow) =
                if integer_width(left) >= integer_width(right) { (left, right) } else { (right, left) };
            if narrow.is_unsigned() { unsigned(wide) } else { wide }
        }
    }
}

/// The unsigned integer with the width of `scalar`.
pub fn unsigned(scalar: Scalar) -> Scalar {
    use Scalar::*;
    match scalar {
        Int8 => Uint8,
        Int16 => Uint16,
        Int => Uint,
        Int64 => Uint64,
        Min12Int | Min16Int => Min16Uint,
        other => other,
    }
}

/// The shape in which `left` and `right` are computed together: scalars are splatted, larger operands are truncated to
/// the smaller one. `None` if they cannot be combined.
pub fn common_shape(left: Shape, right: Shape) -> Option<Shape> {
    if left == right {
        return Some(left);
    }
    match (left.count(), right.count()) {
        (1, 1) => {
            return Some(match (left, right) {
                (Shape::Scalar, other) | (other, Shape::Scalar) => other,
                (Shape::Vector(_), other) | (other, Shape::Vector(_)) => other,
                _ => left,
            });
        }
        (1, _) => return Some(right),
        (_, 1) => return Some(left),
        _ => {}
    }
    match (left, right) {
        (Shape::Vector(a), Shape::Vector(b)) => Some(Shape::Vector(a.min(b))),
        (Shape::Matrix(a, b), Shape::Matrix(c, d)) => {
            if a <= c && b <= d {
                Some(left)
            } else if a >= c && b >= d {
                Some(right)
            } else {
                None
            }
        }
        (Shape::Vector(len), Shape::Matrix(rows, columns))
        | (Shape::Matrix(rows, columns), Shape::Vector(len)) => {
            let count = u32::from(rows) * u32::from(columns);
            if count == len {
                // The side that is a vector decides.
                Some(Shape::Vector(len))
            } else if rows == 1 || columns == 1 {
                Some(if len < count { Shape::Vector(len) } else { Shape::Matrix(rows, columns) })
            } else {
                None
            }
        }
        _ => None,
    }
}

/// Iterates over the leaves of a type in order, without listing the elements of a large array; vectors and matrices
/// are runs of equal scalars.
pub struct Leaves<'a> {
    types: &'a Types,
    /// What is still to be visited, the next one last: a type and a count.
    stack: SmallVec<[(TypeId, u64); 4]>,
}

impl<'a> Leaves<'a> {
    pub fn new(types: &'a Types, id: TypeId) -> Self {
        Leaves { types, stack: SmallVec::from_slice(&[(id, 1)]) }
    }

    /// The next run: a scalar's component type, or an enum's or object's id, and how many times.
    pub fn next_run(&mut self) -> Option<(LeafKind, u64)> {
        loop {
            let (id, count) = self.stack.pop()?;
            if count == 0 {
                continue;
            }
            let id = self.types.unmodified(id);
            match &self.types[id] {
                Type::Scalar(scalar) => return Some((LeafKind::Scalar(*scalar), count)),
                Type::Enum(_) => return Some((LeafKind::Enum(id), count)),
                Type::Vector { scalar, len } => {
                    return Some((LeafKind::Scalar(*scalar), count.saturating_mul(u64::from(*len))));
                }
                Type::Matrix { scalar, rows, columns, .. } => {
                    let each = u64::from(*rows) * u64::from(*columns);
                    return Some((LeafKind::Scalar(*scalar), count.saturating_mul(each)));
                }
                Type::Array { element, length } => {
                    let length = match length {
                        ArrayLength::Fixed(length) | ArrayLength::Spec { default: length, .. } => {
                            u64::from(*length)
                        }
                        ArrayLength::Unsized => 0,
                    };
                    self.stack.push((*element, count.saturating_mul(length)));
                }
                Type::Struct(it) => {
                    let leaves = (self.types.leaf_count(id), self.types.leaf_kinds(*it));
                    // All at once if they are alike.
                    if let (Some(each), super::LeafKinds::One(kind)) = leaves {
                        return Some((kind, count.saturating_mul(each)));
                    }
                    if count > 1 {
                        self.stack.push((id, count - 1));
                    }
                    let it = &self.types.structs[*it];
                    self.stack.extend(it.fields.iter().rev().map(|field| (field.ty, 1)));
                    let mut bases = Vec::new();
                    let mut base = it.base;
                    while let Some(id) = base {
                        bases.push(id);
                        base = self.types.structs[id].base;
                    }
                    for base in bases {
                        let fields = self.types.structs[base].fields.iter().rev();
                        self.stack.extend(fields.map(|field| (field.ty, 1)));
                    }
                }
                _ => return Some((LeafKind::Other(id), count)),
            }
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LeafKind {
    Scalar(Scalar),
    Enum(TypeId),
    Other(TypeId),
}

/// Whether a leaf converts to another.
pub fn leaf_converts(types: &Types, from: LeafKind, to: LeafKind) -> bool {
    match (from, to) {
        (LeafKind::Scalar(_), LeafKind::Scalar(_)) => true,
        (LeafKind::Enum(from), LeafKind::Scalar(_)) => !is_scoped(types, from),
        (LeafKind::Enum(from), LeafKind::Enum(to)) => from == to,
        (LeafKind::Other(from), LeafKind::Other(to)) => implicit(types, from, to).is_some(),
        _ => false,
    }
}

fn is_scoped(types: &Types, ty: TypeId) -> bool {
    matches!(types[ty], Type::Enum(id) if types.enums[id].is_scoped)
}

/// Large arrays are compared run by run; after this many runs, they are assumed to match.
const MAX_RUNS: u32 = 1 << 16;

/// Whether there may be more leaves to convert from than to convert to.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Surplus {
    Allowed,
    Refused,
}

fn compare_leaves(
    types: &Types,
    from: TypeId,
    to: TypeId,
    surplus: Surplus,
    mut agree: impl FnMut(LeafKind, LeafKind) -> bool,
) -> bool {
    if types.is_unsized(from) || types.is_unsized(to) {
        return false;
    }
    let mut source = Leaves::new(types, from);
    let mut target = Leaves::new(types, to);
    let (mut a, mut b) = (source.next_run(), target.next_run());
    for _ in 0..MAX_RUNS {
        match (a, b) {
            (_, None) => return surplus == Surplus::Allowed || a.is_none(),
            (None, Some(_)) => return false,
            (Some((x, n)), Some((y, m))) => {
                if !agree(x, y) {
                    return false;
                }
                let run = n.min(m);
                a = if n == run { source.next_run() } else { Some((x, n - run)) };
                b = if m == run { target.next_run() } else { Some((y, m - run)) };
            }
        }
    }
    true
}

fn same_leaves(types: &Types, from: TypeId, to: TypeId) -> bool {
    compare_leaves(types, from, to, Surplus::Refused, |a, b| a == b)
}

fn leaves_convert(types: &Types, from: TypeId, to: TypeId) -> bool {
    compare_leaves(types, from, to, Surplus::Allowed, |a, b| leaf_converts(types, a, b))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn scalar_rank(from: Scalar, to: Scalar) -> Rank {
        component_rank(from, to)
    }

    #[test]
    fn an_int_prefers_wider_then_unsigned_then_narrower_then_float() {
        use Scalar::*;
        let order = [Int, Int64, Uint, Int16, Uint16, Float];
        let ranks: Vec<_> = order.iter().map(|to| scalar_rank(Int, *to)).collect();
        assert!(ranks.windows(2).all(|pair| pair[0] < pair[1]), "{ranks:?}");
    }

    #[test]
    fn a_vector_is_cut_but_never_extended() {
        let mut types = Types::default();
        let (two, three) = (types.vector(Scalar::Float, 2), types.vector(Scalar::Float, 3));
        assert_eq!(implicit(&types, three, two).map(|it| it.kind), Some(CastKind::Truncate));
        assert_eq!(implicit(&types, two, three), None);
    }

    #[test]
    fn a_struct_converts_to_its_leaves_only_when_asked() {
        let mut types = Types::default();
        let (four, eight) = (types.vector(Scalar::Float, 4), types.float);
        let vectors = types.array(four, ArrayLength::Fixed(2));
        let scalars = types.array(eight, ArrayLength::Fixed(8));
        assert_eq!(implicit(&types, vectors, scalars).map(|it| it.kind), Some(CastKind::Flat));
        assert_eq!(implicit(&types, vectors, four), None);
        assert_eq!(explicit(&types, vectors, four).map(|it| it.kind), Some(CastKind::Flat));
        assert_eq!(explicit(&types, four, vectors), None);
    }
}
