//! Selects the overload of a function or method for a call, and determines its parameter types.
//!
//! As in DXC: arguments that share a generic agree on a common component type, on the shape of the largest kind
//! (scalars are splatted) and on the smallest sizes; a place passed by reference decides alone. Component types outside
//! a parameter's set become the closest one in it (`int` to `float` for `sin`). Among the overloads whose arguments
//! then convert, the cheapest conversions win, and the first one among equals.

use smallvec::SmallVec;

use super::{
    EXACT, Generic, GenericKind, Overload, OverloadId, Parameter, Pattern, ScalarPattern, Size, bit, in_set,
    overload,
};
use crate::types::{
    ObjectClass, ObjectKind, ParameterMode, Scalar, TemplateArgument, Type, TypeId, Types,
    convert::{self, Rank, Shape},
};

/// An argument of a call as written.
#[derive(Clone, Copy, Debug)]
pub struct ArgumentInfo {
    pub ty: TypeId,
    /// Whether it can be assigned to (constness aside). Only relevant where a candidate writes an argument.
    pub is_place: bool,
    /// The same.
    pub is_const: bool,
}

/// A call as written, and what else the choice depends on.
#[derive(Clone, Copy, Debug, Default)]
pub struct CallInfo<'a> {
    /// Of a method.
    pub object: Option<TypeId>,
    pub arguments: &'a [ArgumentInfo],
    /// In angle brackets.
    pub template_arguments: &'a [TemplateArgument],
    /// The built-in struct; without it, any struct is accepted.
    pub ray_desc: Option<TypeId>,
    /// The built-in struct, for the calls that return it.
    pub triangle_positions: Option<TypeId>,
}

/// The choice.
#[derive(Clone, Debug)]
pub struct Resolved {
    pub overload: OverloadId,
    /// One per parameter of the declaration (including omitted ones), and one per further argument of a variadic one.
    pub parameters: SmallVec<[ResolvedParameter; 6]>,
    pub result: TypeId,
    /// The sum of the costs of the conversions.
    pub rank: Rank,
}

#[derive(Clone, Copy, Debug)]
pub struct ResolvedParameter {
    pub ty: TypeId,
    pub mode: ParameterMode,
}

/// Why no overload accepts the arguments: one reason per candidate.
#[derive(Clone, Debug)]
pub struct ResolveError {
    pub mismatches: Vec<Mismatch>,
}

#[derive(Clone, Copy, Debug)]
pub struct Mismatch {
    pub overload: OverloadId,
    pub reason: MismatchReason,
}

/// What an overload takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    Pattern(Pattern),
    /// Of the scalars that a generic can be.
    Set(u32),
}

impl Mismatch {
    /// As in the table. Nobody asks where another overload fits.
    pub fn text(&self, wanted: Wanted) -> String {
        match wanted {
            Wanted::Pattern(pattern) => overload(self.overload).pattern_text(pattern),
            Wanted::Set(set) => set_text(set),
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MismatchReason {
    /// The minimum and maximum number that it takes.
    Count { least: usize, most: Option<usize> },
    /// The number that it requires in angle brackets.
    TemplateArguments { wanted: usize },
    /// The set does not contain a type like the argument's, or the shape is wrong.
    Argument { index: usize, wanted: Wanted },
    /// The argument does not convert to this type.
    Conversion { index: usize, wanted: TypeId },
    /// The shapes of the arguments do not match.
    Shapes { index: usize },
    /// A place is required.
    NoPlace { index: usize },
    /// A writable place is required.
    Constant { index: usize },
    /// By reference, only this exact type is accepted.
    NotExactly { index: usize, wanted: Wanted },
}

/// Chooses among `candidates`, which come from [`super::functions`] or [`super::methods`].
pub fn resolve(
    types: &mut Types,
    candidates: &[OverloadId],
    call: &CallInfo<'_>,
) -> Result<Resolved, ResolveError> {
    let mut best: Option<Resolved> = None;
    let mut mismatches = Vec::new();
    let element = call.object.and_then(|object| element(types, object));
    for &id in candidates {
        let attempt = Attempt { overload: overload(id), element, call, bindings: SmallVec::new() };
        match attempt.run(types, id) {
            // Nothing is cheaper.
            Ok(resolved) if best.is_none() && resolved.rank == 0 => return Ok(resolved),
            Ok(resolved) if best.as_ref().is_none_or(|it| resolved.rank < it.rank) => best = Some(resolved),
            Ok(_) => {}
            Err(reason) => mismatches.push(Mismatch { overload: id, reason }),
        }
    }
    best.ok_or(ResolveError { mismatches })
}

/// The type argument of an object, or `float4` where the language allows omitting it.
fn element(types: &mut Types, object: TypeId) -> Option<TypeId> {
    let (kind, args) = types.as_object(object)?;
    if let Some(TemplateArgument::Type(ty)) = args.first() {
        return Some(*ty);
    }
    let is_image = kind.image_shape().is_some();
    is_image.then(|| types.vector(Scalar::Float, 4))
}

/// The binding of a generic.
#[derive(Clone, Copy, Debug)]
struct Binding {
    scalar: Scalar,
    shape: Shape,
    size: u8,
    /// Of an explicit or deduced generic.
    ty: Option<TypeId>,
}

struct Attempt<'a> {
    overload: &'static Overload,
    element: Option<TypeId>,
    call: &'a CallInfo<'a>,
    bindings: SmallVec<[Binding; 4]>,
}

type Attempted<T> = Result<T, MismatchReason>;

impl Attempt<'_> {
    fn run(mut self, types: &mut Types, id: OverloadId) -> Attempted<Resolved> {
        if self.call.template_arguments.is_empty()
            && let Some(resolved) = self.exact(types, id)
        {
            return Ok(resolved);
        }
        let (least, most) = self.overload.argument_counts();
        let count = self.call.arguments.len();
        if count < least || most.is_some_and(|most| count > most) {
            return Err(MismatchReason::Count { least, most });
        }
        let explicit = self.overload.generics.iter().filter(|it| it.kind == GenericKind::Explicit).count();
        if self.call.template_arguments.len() != explicit {
            return Err(MismatchReason::TemplateArguments { wanted: explicit });
        }
        self.bind(types)?;

        let declared = self.overload.parameters;
        let mut parameters = SmallVec::new();
        let mut cost = 0;
        for index in 0..count.max(declared.len()) {
            let Some(parameter) = declared.get(index).or(declared.last()) else { break };
            let argument = self.call.arguments.get(index);
            if argument.is_none() && parameter.is_variadic() {
                break;
            }
            let ty = self.parameter_type(types, parameter.ty, index)?;
            parameters.push(ResolvedParameter { ty, mode: parameter.mode });
            if let Some(argument) = argument {
                let is_out = parameter.mode == ParameterMode::Out;
                if is_out && matches!(parameter.ty, Pattern::Scalar(ScalarPattern::Is(_))) {
                    let is_error = types[types.unmodified(argument.ty)] == Type::Error;
                    if !is_error && !convert::equal(types, argument.ty, ty) {
                        let wanted = Wanted::Pattern(parameter.ty);
                        return Err(MismatchReason::NotExactly { index, wanted });
                    }
                }
                cost += self.convert(types, argument, ty, parameter.mode, index)?;
            }
        }
        let result = self.result_type(types);
        Ok(Resolved { overload: id, parameters, result, rank: cost })
    }

    /// What [`Attempt::run`] finds for most calls: all parameters are of one generic, and all arguments of one type that it
    /// can be, or literals that become such.
    fn exact(&mut self, types: &mut Types, id: OverloadId) -> Option<Resolved> {
        let &[Generic { kind: kind @ (GenericKind::Shape | GenericKind::Vector), set, .. }] =
            self.overload.generics
        else {
            return None;
        };
        let (declared, arguments) = (self.overload.parameters, self.call.arguments);
        let is_generic =
            |it: &Parameter| matches!(it.ty, Pattern::Generic(0)) && it.mode == ParameterMode::In;
        if declared.len() != arguments.len() || !declared.iter().all(is_generic) {
            return None;
        }
        let is_literal =
            |it: &&ArgumentInfo| matches!(types[it.ty], Type::Scalar(scalar) if scalar.is_literal());
        let ty = arguments.iter().find(|it| !is_literal(it))?.ty;
        let (scalar, shape) = match types[ty] {
            Type::Scalar(scalar) => (scalar, Shape::Scalar),
            Type::Vector { scalar, len } => (scalar, Shape::Vector(len)),
            Type::Matrix { scalar, rows, columns, major: None } if kind == GenericKind::Shape => {
                (scalar, Shape::Matrix(rows, columns))
            }
            _ => return None,
        };
        if scalar.is_literal() || !in_set(set, scalar) {
            return None;
        }
        let mut rank = 0;
        for argument in arguments {
            if argument.ty == ty {
                continue;
            }
            match (&types[argument.ty], scalar) {
                (Type::Scalar(Scalar::LiteralFloat | Scalar::LiteralInt), Scalar::Float)
                | (Type::Scalar(Scalar::LiteralInt), Scalar::Int | Scalar::Uint) => {}
                _ => return None,
            }
            rank += convert::implicit(types, argument.ty, ty)?.rank;
        }
        self.bindings.push(Binding { scalar, shape, size: 1, ty: None });
        let parameter = ResolvedParameter { ty, mode: ParameterMode::In };
        let parameters = SmallVec::from_elem(parameter, declared.len());
        let result = match self.overload.result {
            Pattern::Generic(0) if scalar != Scalar::WideHalf => ty,
            _ => self.result_type(types),
        };
        Some(Resolved { overload: id, parameters, result, rank })
    }

    // ------------------------------------------------------------------------------------------ finding generics

    fn bind(&mut self, types: &mut Types) -> Attempted<()> {
        let mut explicit = self.call.template_arguments.iter();
        for (index, generic) in self.overload.generics.iter().enumerate() {
            let mut binding = Binding { scalar: Scalar::Int, shape: Shape::Scalar, size: 1, ty: None };
            match generic.kind {
                GenericKind::Explicit => {
                    if let Some(TemplateArgument::Type(ty)) = explicit.next() {
                        binding.ty = Some(*ty);
                    }
                }
                GenericKind::Deduced => binding.ty = self.deduce(types, index),
                GenericKind::Size => binding.size = self.size(types, index),
                GenericKind::Shape | GenericKind::Vector | GenericKind::Scalar => {
                    binding.scalar = self.component(types, generic, index)?;
                    if generic.kind != GenericKind::Scalar {
                        binding.shape = self.shape(types, generic, index)?;
                    }
                }
            }
            self.bindings.push(binding);
        }
        Ok(())
    }

    /// The arguments with their parameters' patterns and modes.
    fn pairs(&self) -> impl Iterator<Item = (usize, &ArgumentInfo, Pattern, ParameterMode)> {
        self.call
            .arguments
            .iter()
            .zip(self.overload.parameters)
            .enumerate()
            .map(|(index, (argument, parameter))| (index, argument, parameter.ty, parameter.mode))
    }

    fn deduce(&self, types: &mut Types, generic: usize) -> Option<TypeId> {
        let (_, argument, ..) = self.pairs().find(|it| it.2 == Pattern::Generic(generic as u8))?;
        let ty = types.unmodified(argument.ty);
        let numeric = convert::numeric(types, ty);
        Some(match numeric {
            Some(it) if it.scalar.is_literal() => convert::shaped(types, settle(it.scalar), it.shape),
            _ => ty,
        })
    }

    /// The length that the arguments agree on: the smallest, scalars not counted.
    fn size(&self, types: &Types, generic: usize) -> u8 {
        let generic = Size::Generic(generic as u8);
        let mut size = None;
        for (_, argument, pattern, _) in self.pairs() {
            let Some(numeric) = convert::numeric(types, argument.ty) else { continue };
            let mut see = |length: u32| {
                let length = u8::try_from(length).unwrap_or(u8::MAX);
                size = Some(size.map_or(length, |it: u8| it.min(length)));
            };
            match (pattern, numeric.shape) {
                (Pattern::Vector(_, length), Shape::Vector(count)) if length == generic => see(count),
                (Pattern::Matrix(_, height, width), Shape::Matrix(rows, columns)) => {
                    if height == generic {
                        see(u32::from(rows));
                    }
                    if width == generic {
                        see(u32::from(columns));
                    }
                }
                _ => {}
            }
        }
        size.unwrap_or(1)
    }

    /// Whether a pattern's component is the generic.
    fn takes_component(pattern: Pattern, generic: u8) -> bool {
        let is = |it: ScalarPattern| it == ScalarPattern::Generic(generic);
        match pattern {
            Pattern::Scalar(it) | Pattern::Vector(it, _) | Pattern::Matrix(it, ..) => is(it),
            Pattern::Generic(index) => index == generic,
            _ => false,
        }
    }

    /// The component type that the arguments of the generic agree on.
    fn component(&self, types: &Types, generic: &Generic, index: usize) -> Attempted<Scalar> {
        let mut common: Option<Scalar> = None;
        let (mut has_enum, mut has_other_than_enums, mut has_other_than_halves) = (false, false, false);
        // A place passed by reference decides; what is only written counts when nothing else does.
        let pass_of = |mode| match mode {
            ParameterMode::Reference => 0,
            ParameterMode::In | ParameterMode::InOut => 1,
            ParameterMode::Out => 2,
        };
        for pass in 0..3 {
            for (at, argument, pattern, mode) in self.pairs() {
                if pass_of(mode) != pass || !Self::takes_component(pattern, index as u8) {
                    continue;
                }
                let wanted = Wanted::Pattern(pattern);
                let Some(numeric) = convert::numeric(types, argument.ty) else {
                    if types[types.unmodified(argument.ty)] == Type::Error {
                        continue;
                    }
                    return Err(MismatchReason::Argument { index: at, wanted });
                };
                if mode == ParameterMode::Reference && !in_set(generic.set, numeric.scalar) {
                    return Err(MismatchReason::NotExactly { index: at, wanted: Wanted::Set(generic.set) });
                }
                let is_enum = matches!(types[types.unmodified(argument.ty)], Type::Enum(_));
                let is_exact = generic.set & EXACT != 0 && !numeric.scalar.is_literal();
                if is_exact && (is_enum || !in_set(generic.set, numeric.scalar)) {
                    return Err(MismatchReason::NotExactly { index: at, wanted: Wanted::Set(generic.set) });
                }
                // An enum has no say, like a `bool`.
                has_enum |= is_enum;
                let scalar = if is_enum { Scalar::Bool } else { numeric.scalar };
                has_other_than_enums |= !is_enum;
                has_other_than_halves |=
                    !matches!(scalar, Scalar::WideHalf | Scalar::Bool) && !scalar.is_literal();
                common = Some(common.map_or(scalar, |it| convert::common_scalar(it, scalar)));
            }
            if common.is_some() {
                break;
            }
        }
        Ok(match common {
            // Together with anything else a 32-bit `half` is a `float`.
            Some(Scalar::WideHalf) if has_other_than_halves => nearest(generic.set, Scalar::Float),
            Some(Scalar::Bool) if has_enum && has_other_than_enums => nearest(generic.set, Scalar::Int),
            Some(Scalar::Bool) if has_enum => nearest(generic.set & !bit(Scalar::Bool), Scalar::Bool),
            common => nearest(generic.set, common.unwrap_or(Scalar::LiteralInt)),
        })
    }

    /// The shape that the arguments of the generic agree on.
    fn shape(&self, types: &Types, generic: &Generic, index: usize) -> Attempted<Shape> {
        let mut common: Option<Shape> = None;
        // One element that is left of two matrices does not spread as a scalar does.
        let mut is_cut = false;
        for (at, argument, pattern, _) in self.pairs() {
            let takes = match pattern {
                Pattern::Generic(it) | Pattern::Like(it, _) => usize::from(it) == index,
                _ => false,
            };
            if !takes {
                continue;
            }
            let Some(numeric) = convert::numeric(types, argument.ty) else {
                if types[types.unmodified(argument.ty)] == Type::Error {
                    continue;
                }
                let wanted = Wanted::Pattern(pattern);
                return Err(MismatchReason::Argument { index: at, wanted });
            };
            if generic.kind == GenericKind::Vector && matches!(numeric.shape, Shape::Matrix(..)) {
                let wanted = Wanted::Pattern(pattern);
                return Err(MismatchReason::Argument { index: at, wanted });
            }
            // A vector of one component does not spread as a scalar does: the others are cut to its length.
            let single = Shape::Vector(1);
            common = Some(match common {
                Some(known) if known == single || numeric.shape == single => {
                    match if known == single { numeric.shape } else { known } {
                        Shape::Matrix(..) => return Err(MismatchReason::Shapes { index: at }),
                        _ => single,
                    }
                }
                Some(known) => {
                    let smaller = convert::common_shape(known, numeric.shape).filter(|_| !is_cut);
                    is_cut |= smaller.is_none();
                    let cut = || overlap(known, numeric.shape);
                    smaller.or_else(cut).ok_or(MismatchReason::Shapes { index: at })?
                }
                None => numeric.shape,
            });
        }
        Ok(common.unwrap_or(Shape::Scalar))
    }

    // -------------------------------------------------------------------------------------------- making types

    fn binding(&self, index: u8) -> Binding {
        let unbound = Binding { scalar: Scalar::Int, shape: Shape::Scalar, size: 1, ty: None };
        self.bindings.get(usize::from(index)).copied().unwrap_or(unbound)
    }

    fn scalar_of(&self, types: &Types, pattern: ScalarPattern) -> Scalar {
        match pattern {
            ScalarPattern::Is(scalar) => scalar,
            ScalarPattern::Generic(index) => self.binding(index).scalar,
            ScalarPattern::OfElement => {
                self.element.and_then(|it| types.component(it)).unwrap_or(Scalar::Float)
            }
        }
    }

    fn size_of(&self, size: Size) -> u8 {
        match size {
            Size::Is(size) => size,
            Size::Generic(index) => self.binding(index).size,
        }
    }

    /// The type that a pattern stands for; None if the argument decides.
    fn instance(&self, types: &mut Types, pattern: Pattern) -> Option<TypeId> {
        Some(match pattern {
            Pattern::Void => types.void,
            Pattern::Scalar(it) => {
                let scalar = self.scalar_of(types, it);
                types.scalar(scalar)
            }
            Pattern::Vector(it, length) => {
                let scalar = self.scalar_of(types, it);
                let length = self.size_of(length);
                types.vector(scalar, u32::from(length))
            }
            Pattern::Matrix(it, rows, columns) => {
                let scalar = self.scalar_of(types, it);
                types.matrix(scalar, self.size_of(rows), self.size_of(columns))
            }
            Pattern::Generic(index) => {
                let binding = self.binding(index);
                match binding.ty {
                    Some(ty) => ty,
                    None => convert::shaped(types, binding.scalar, binding.shape),
                }
            }
            Pattern::Like(index, it) => {
                let scalar = self.scalar_of(types, it);
                convert::shaped(types, scalar, self.binding(index).shape)
            }
            Pattern::Element => {
                let element = self.element?;
                types.unmodified(element)
            }
            Pattern::Object(kind) => types.object(kind, Vec::new()),
            Pattern::ObjectOfElement(kind) => {
                let args = self.call.object.and_then(|it| types.as_object(it)).map_or(&[][..], |it| it.1);
                let args = args.to_vec();
                types.object(kind, args)
            }
            Pattern::RayDesc => self.call.ray_desc?,
            Pattern::TrianglePositions => self.call.triangle_positions?,
            Pattern::Text => types.string,
            Pattern::Pointer => {
                types.object(ObjectKind::BufferPointer, self.call.template_arguments.to_vec())
            }
            Pattern::Any | Pattern::Resource => return None,
        })
    }

    fn parameter_type(&self, types: &mut Types, pattern: Pattern, index: usize) -> Attempted<TypeId> {
        let argument = self.call.arguments.get(index).map(|it| types.unmodified(it.ty));
        let refuse = || MismatchReason::Argument { index, wanted: Wanted::Pattern(pattern) };
        if let Some(argument) = argument {
            // Where the argument itself decides.
            let is_error = types[argument] == Type::Error;
            let object = types.as_object(argument).map(|it| it.0);
            let accepted = match pattern {
                // `void` is the type of no value.
                Pattern::Any => Some(types[argument] != Type::Void),
                Pattern::Pointer => Some(object == Some(ObjectKind::BufferPointer)),
                Pattern::Resource => Some(object.is_some()),
                // Whatever its flags or texels are.
                Pattern::Object(kind)
                    if kind == ObjectKind::RayQuery || kind.class() == ObjectClass::CombinedImageSampler =>
                {
                    Some(object == Some(kind))
                }
                Pattern::RayDesc if self.call.ray_desc.is_none() => {
                    Some(matches!(types[argument], Type::Struct(_)))
                }
                _ => None,
            };
            match accepted {
                Some(true) => {
                    let numeric = convert::numeric(types, argument);
                    return Ok(match numeric {
                        Some(it) if it.scalar.is_literal() => {
                            convert::shaped(types, settle(it.scalar), it.shape)
                        }
                        _ => argument,
                    });
                }
                Some(false) if !is_error => return Err(refuse()),
                _ => {}
            }
            // Scalars spread and larger vectors are cut to smaller ones, but nothing else changes its shape.
            if let Some(numeric) = convert::numeric(types, argument) {
                let fits = match (pattern, numeric.shape) {
                    (Pattern::Scalar(_), shape) => shape == Shape::Scalar,
                    (Pattern::Vector(..), Shape::Matrix(..)) => false,
                    (Pattern::Matrix(..), Shape::Vector(_)) => false,
                    _ => true,
                };
                if !fits {
                    return Err(refuse());
                }
            }
        }
        match self.instance(types, pattern) {
            Some(ty) => Ok(ty),
            None => Ok(argument.unwrap_or(types.error)),
        }
    }

    fn result_type(&self, types: &mut Types) -> TypeId {
        let ty = self.instance(types, self.overload.result).unwrap_or(types.error);
        // As in DXC, where the vectors and matrices that functions make of a 32-bit `half` are of floats.
        let is_made = match self.overload.result {
            Pattern::Generic(index) | Pattern::Like(index, _) => {
                let generic = &self.overload.generics[usize::from(index)];
                match generic.kind {
                    GenericKind::Vector => true,
                    GenericKind::Shape => self.binding(index).shape != Shape::Scalar,
                    _ => false,
                }
            }
            Pattern::Vector(ScalarPattern::Generic(_), _)
            | Pattern::Matrix(ScalarPattern::Generic(_), ..) => true,
            _ => false,
        };
        match convert::numeric(types, ty) {
            Some(it) if it.scalar == Scalar::WideHalf && is_made => {
                convert::shaped(types, Scalar::Float, it.shape)
            }
            _ => ty,
        }
    }

    // --------------------------------------------------------------------------------------------- conversions

    /// The cost of passing the argument.
    fn convert(
        &self,
        types: &Types,
        argument: &ArgumentInfo,
        ty: TypeId,
        mode: ParameterMode,
        index: usize,
    ) -> Attempted<Rank> {
        let is_error = types[types.unmodified(argument.ty)] == Type::Error;
        if mode != ParameterMode::In && !is_error {
            if !argument.is_place {
                return Err(MismatchReason::NoPlace { index });
            }
            if argument.is_const {
                return Err(MismatchReason::Constant { index });
            }
        }
        // Computed with as a `float`, but another type of memory.
        let is_half = convert::numeric(types, argument.ty).is_some_and(|it| it.scalar == Scalar::WideHalf);
        if mode == ParameterMode::Reference && is_half {
            return Err(MismatchReason::Conversion { index, wanted: types.float });
        }
        let there = || convert::implicit(types, argument.ty, ty);
        let back = || convert::implicit(types, ty, argument.ty);
        let conversion = match mode {
            ParameterMode::In => there(),
            ParameterMode::Out => back(),
            ParameterMode::InOut => back().and(there()),
            ParameterMode::Reference => {
                there().filter(|_| is_error || convert::equal(types, argument.ty, ty))
            }
        };
        match conversion {
            Some(it) => Ok(it.rank),
            None => Err(MismatchReason::Conversion { index, wanted: ty }),
        }
    }
}

/// The default type of a literal.
fn settle(scalar: Scalar) -> Scalar {
    match scalar {
        Scalar::LiteralInt => Scalar::Int,
        Scalar::LiteralFloat => Scalar::Float,
        other => other,
    }
}

/// The scalar of the set that `scalar` becomes: itself, or else the one that loses the least.
fn nearest(set: u32, scalar: Scalar) -> Scalar {
    use Scalar::*;
    if in_set(set, scalar) {
        return scalar;
    }
    let preferences: &[Scalar] = match scalar {
        // As in DXC, where each set begins with what everything else becomes.
        Bool => &[Float, Int, Uint, Int64, Uint64, Double, Half],
        LiteralInt => &[Int, Uint, Int64, Uint64, Int16, Uint16, Float, Half, Double, Bool],
        LiteralFloat => &[Float, Double, Half, Int, Uint, Int64, Uint64, Bool],
        Half | WideHalf | Min16Float | Min10Float => {
            &[Half, Min16Float, Float, Double, Int, Uint, Int64, Uint64, Bool]
        }
        Double | Float => &[Float, Double, Half, Int, Uint, Int64, Uint64, Bool],
        Uint | Uint16 | Uint8 | Int8Packed | Uint8Packed => {
            &[Uint, Int, Uint64, Int64, Float, Double, Half, Bool]
        }
        Uint64 | Int64 => &[Int64, Uint64, Int, Uint, Float, Double, Half, Bool],
        _ => &[Int, Uint, Int64, Uint64, Float, Double, Half, Bool],
    };
    preferences.iter().copied().find(|&it| in_set(set, it)).unwrap_or(settle(scalar))
}

fn set_text(set: u32) -> String {
    use Scalar::*;
    let all = [
        Bool, Int8, Uint8, Int16, Uint16, Int, Uint, Int64, Uint64, Half, Float, Double, Min10Float,
        Min16Float, Min12Int, Min16Int, Min16Uint,
    ];
    let names: Vec<&str> = all.into_iter().filter(|&it| in_set(set, it)).map(Scalar::name).collect();
    match names.split_last() {
        Some((last, [])) => (*last).to_owned(),
        Some((last, rest)) => format!("{} or {last}", rest.join(", ")),
        None => String::new(),
    }
}

/// The rows and columns that two matrices have in common, to which both are cut.
fn overlap(left: Shape, right: Shape) -> Option<Shape> {
    match (left, right) {
        (Shape::Matrix(rows, columns), Shape::Matrix(other_rows, other_columns)) => {
            Some(Shape::Matrix(rows.min(other_rows), columns.min(other_columns)))
        }
        (Shape::Scalar, other) | (other, Shape::Scalar) => Some(other),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::intrinsics::{functions, methods};

    fn value(ty: TypeId) -> ArgumentInfo {
        ArgumentInfo { ty, is_place: true, is_const: false }
    }

    fn call(types: &mut Types, name: &str, arguments: &[TypeId]) -> Result<Resolved, ResolveError> {
        let arguments: Vec<_> = arguments.iter().copied().map(value).collect();
        resolve(types, functions(name), &CallInfo { arguments: &arguments, ..CallInfo::default() })
    }

    #[test]
    fn arguments_agree_on_component_and_shape() {
        let mut types = Types::default();
        let int = types.int;
        let (literal, float3) = (types.scalar(Scalar::LiteralInt), types.vector(Scalar::Float, 3));
        let resolved = call(&mut types, "clamp", &[float3, literal, int]).unwrap();
        assert_eq!(resolved.result, float3);
        assert!(resolved.parameters.iter().all(|it| it.ty == float3));
        let (int3, bool3) = (types.vector(Scalar::Int, 3), types.vector(Scalar::Bool, 3));
        assert_eq!(call(&mut types, "sin", &[int3]).unwrap().result, float3);
        assert_eq!(call(&mut types, "isnan", &[float3]).unwrap().result, bool3);
        let both = call(&mut types, "max", &[literal, literal]).unwrap();
        assert_eq!(both.result, types.int);
    }

    #[test]
    fn mul_goes_by_shape() {
        let mut types = Types::default();
        let float = types.float;
        let (vector, matrix) = (types.vector(Scalar::Float, 3), types.matrix(Scalar::Float, 3, 4));
        let float4 = types.vector(Scalar::Float, 4);
        assert_eq!(call(&mut types, "mul", &[vector, matrix]).unwrap().result, float4);
        // The fourth component is cut off.
        assert_eq!(call(&mut types, "mul", &[float4, matrix]).unwrap().result, float4);
        assert_eq!(call(&mut types, "mul", &[vector, vector]).unwrap().result, types.float);
        assert_eq!(call(&mut types, "mul", &[float, matrix]).unwrap().result, matrix);
    }

    #[test]
    fn a_reference_wants_its_very_type() {
        let mut types = Types::default();
        let (uint, float, literal) = (types.uint, types.float, types.scalar(Scalar::LiteralInt));
        let resolved = call(&mut types, "InterlockedAdd", &[uint, literal]).unwrap();
        assert_eq!(resolved.parameters[1].ty, uint);
        // What it refers to decides between integers and floats.
        assert_eq!(call(&mut types, "InterlockedAdd", &[float, literal]).unwrap().parameters[1].ty, float);
        assert!(call(&mut types, "InterlockedAnd", &[float, literal]).is_err());
    }

    #[test]
    fn a_set_of_wide_integers_takes_every_number() {
        let wide = bit(Scalar::Int64) | bit(Scalar::Uint64);
        for scalar in
            [Scalar::LiteralFloat, Scalar::LiteralInt, Scalar::WideHalf, Scalar::Half, Scalar::Float]
        {
            assert_eq!(nearest(wide, scalar), Scalar::Int64, "{scalar:?}");
        }
    }

    #[test]
    fn methods_know_their_object() {
        let mut types = Types::default();
        let float3 = types.vector(Scalar::Float, 3);
        let texture = types.object(ObjectKind::Texture2D, vec![TemplateArgument::Type(float3)]);
        let sampler = types.object(ObjectKind::SamplerState, Vec::new());
        let float2 = types.vector(Scalar::Float, 2);
        let found = methods(ObjectKind::Texture2D, "Sample");
        let arguments = [value(sampler), value(float2)];
        let call = CallInfo { object: Some(texture), arguments: &arguments, ..CallInfo::default() };
        let resolved = resolve(&mut types, found, &call).unwrap();
        assert_eq!(resolved.result, float3);
        assert_eq!(resolved.parameters.len(), 5);
        let short = CallInfo { arguments: &arguments[..1], ..call };
        assert!(resolve(&mut types, found, &short).is_err());
    }
}
