//! Shader model 6.9 of ray tracing: where hit objects may be, and the flags of opacity micromaps.

use super::Checker;
use crate::{
    arena::List,
    constant::Constant,
    diagnostics::list::hit_objects as errors,
    intrinsics,
    source::Span,
    symbol::Symbol,
    typed::{Argument, ExprId, ExprKind, GlobalId, Storage},
    types::{ArrayLength, ObjectKind, StructId, TemplateArgument, Type, TypeId, Types},
};

/// `RAY_FLAG_FORCE_OMM_2_STATE`
const FORCE_TWO_STATES: i64 = 0x400;
/// `RAYQUERY_FLAG_ALLOW_OPACITY_MICROMAPS`
const ALLOW_MICROMAPS: i64 = 1;
/// Constants that came with shader model 6.9.
const NEW_CONSTANTS: &[&str] = &[
    "RAY_FLAG_FORCE_OMM_2_STATE",
    "RAYQUERY_FLAG_ALLOW_OPACITY_MICROMAPS",
    "RAYTRACING_PIPELINE_FLAG_ALLOW_OPACITY_MICROMAPS",
    "REORDER_SCOPE",
];
/// In bytes: what Direct3D allows and every Vulkan implementation has.
const MAX_ATTRIBUTES: u32 = 32;

impl Checker<'_> {
    /// What a hit object starts as where nothing is said: one that is neither a hit nor a miss.
    pub(super) fn default_hit_object(&mut self, ty: TypeId, at: Span) -> Option<ExprId> {
        let ty = self.program.types.unmodified(ty);
        let Type::Object { kind: ObjectKind::HitObject, .. } = self.program.types[ty] else { return None };
        let overload = *intrinsics::functions("dx::HitObject::MakeNop").first()?;
        let kind = ExprKind::Intrinsic {
            overload,
            object: None,
            arguments: List::EMPTY,
            template_arguments: Default::default(),
        };
        let value = self.add(kind, ty, at);
        self.note_use(value);
        Some(value)
    }

    /// Hit objects have no size: they are in no memory that others see.
    pub(super) fn check_hit_object_global(&mut self, id: GlobalId) {
        let it = &self.program.globals[id];
        let (ty, storage, at) = (it.ty, it.storage, it.span);
        if storage != Storage::Static && self.holds_hit_object(ty) {
            let place = if storage == Storage::GroupShared { "groupshared memory" } else { "a buffer" };
            self.report(errors::HitObjectPlace { place, at });
        }
    }

    pub(super) fn holds_hit_object(&self, ty: TypeId) -> bool {
        self.program.types.contains(ty, |kind| kind == ObjectKind::HitObject)
    }

    /// Type arguments of resources, whose elements are memory.
    pub(super) fn check_hit_object_arguments(
        &mut self,
        kind: ObjectKind,
        args: &[TemplateArgument],
        at: Span,
    ) -> bool {
        let held =
            args.iter().any(|it| matches!(it, TemplateArgument::Type(ty) if self.holds_hit_object(*ty)));
        if held && (kind.is_resource() || kind == ObjectKind::BufferPointer) {
            self.report(errors::HitObjectPlace { place: "a buffer", at });
            return false;
        }
        true
    }

    /// A constant that the shader model does not have yet.
    pub(super) fn check_constant_model(&mut self, symbol: Symbol, at: Span) {
        let name = self.symbols.text(symbol);
        if NEW_CONSTANTS.contains(&name) && !self.language.options.profile.is_at_least(6, 9) {
            let name = format!("`{name}`");
            self.report(errors::NewerRayFlags { name, at });
        }
    }

    /// The flags of `RayQuery<ray flags, query flags>`.
    pub(super) fn check_query_flags(&mut self, args: &[TemplateArgument], at: Span) {
        let number = |index: usize| match args.get(index) {
            Some(TemplateArgument::Integer(number)) => *number,
            _ => 0,
        };
        if number(1) != 0 && !self.language.options.profile.is_at_least(6, 9) {
            let name = "the second template argument of `RayQuery`".to_owned();
            self.report(errors::NewerRayFlags { name, at });
        } else if number(0) & FORCE_TWO_STATES != 0 && number(1) & ALLOW_MICROMAPS == 0 {
            self.report(errors::MicromapsNotAllowed { at });
        }
    }

    /// Checks that depend on the arguments of calls in this family.
    pub(super) fn check_hit_object_call(&mut self, value: ExprId) {
        let ExprKind::Intrinsic { overload, object, arguments, .. } = &self.program.expressions[value].kind
        else {
            return;
        };
        let (row, arguments) = (intrinsics::overload(*overload), &self.program[*arguments]);
        match row.name {
            "TraceRayInline" => {
                let (Some(object), Some(Argument::In(flags))) = (*object, arguments.get(1)) else { return };
                self.check_inline_flags(object, *flags);
            }
            "GetAttributes" => {
                let (ty, at) = (self.ty(value), self.span(value));
                self.check_asked_attributes(ty, at);
            }
            "LoadLocalRootTableConstant" => {
                let Some(Argument::In(offset)) = arguments.first() else { return };
                let offset = *offset;
                if let Some(Constant::Int(number)) = self.evaluate(offset)
                    && number % 4 != 0
                {
                    self.report(errors::LocalConstantOffset { offset: number, at: self.span(offset) });
                }
            }
            _ => {}
        }
    }

    fn check_inline_flags(&mut self, object: ExprId, flags: ExprId) {
        let allowed = match self.program.types.as_object(self.ty(object)).and_then(|it| it.1.get(1)) {
            Some(TemplateArgument::Integer(number)) => *number & ALLOW_MICROMAPS != 0,
            Some(_) => true,
            None => false,
        };
        if let Some(Constant::Int(number)) = self.evaluate(flags)
            && number & FORCE_TWO_STATES != 0
            && !allowed
        {
            self.report(errors::MicromapsNotAllowed { at: self.span(flags) });
        }
    }

    fn check_asked_attributes(&mut self, ty: TypeId, at: Span) {
        if self.is_error_type(ty) {
            return;
        }
        let types = &self.program.types;
        let plain = types.unmodified(ty);
        if !matches!(types[plain], Type::Struct(_)) || types.contains_object(plain) {
            let name = self.type_name(ty);
            self.report(errors::HitAttributesType { name, at });
            return;
        }
        let size = self.size_of_numbers(plain);
        if size > MAX_ATTRIBUTES {
            let name = self.type_name(ty);
            self.report(errors::HitAttributesSize { name, size, most: MAX_ATTRIBUTES, at });
        }
    }

    /// The bytes of all numbers in a type.
    fn size_of_numbers(&self, ty: TypeId) -> u32 {
        let types = &self.program.types;
        match &types[types.unmodified(ty)] {
            Type::Scalar(scalar) => scalar.size(),
            Type::Vector { scalar, len } => scalar.size().saturating_mul(*len),
            Type::Matrix { scalar, rows, columns, .. } => {
                scalar.size() * u32::from(*rows) * u32::from(*columns)
            }
            Type::Array { element, length } => {
                let count = match length {
                    ArrayLength::Fixed(count) | ArrayLength::Spec { default: count, .. } => *count,
                    ArrayLength::Unsized => 0,
                };
                self.size_of_numbers(*element).saturating_mul(count)
            }
            Type::Struct(id) => {
                fields(types, *id).fold(0, |sum: u32, ty| sum.saturating_add(self.size_of_numbers(ty)))
            }
            Type::Enum(_) => 4,
            _ => 0,
        }
    }
}

/// The types of a struct's fields, those of its bases included.
fn fields(types: &Types, id: StructId) -> impl Iterator<Item = TypeId> {
    let bases = std::iter::successors(Some(id), |it| types.structs[*it].base);
    bases.flat_map(|it| types.structs[it].fields.iter().map(|field| field.ty))
}
