//! Calls of the functions and methods of the language.

use smallvec::SmallVec;

use super::{Arguments, Call};
use crate::{
    check::{Checker, builtin::Builtin, scope::Sought},
    constant::Constant,
    diagnostics::{
        self, Diagnostic,
        list::{names, overloads as errors, types},
    },
    intrinsics::{
        self, ArgumentInfo, CallInfo, Lowering, MismatchReason, OverloadId, Pattern, ResolveError, Resolved,
        RustCall, Wanted, names::parameters,
    },
    nearest::nearest,
    source::Span,
    symbol::{RareSymbolMap, Symbol, Symbols},
    typed::{Argument, CastKind, ExprId, ExprKind, Parameter, ParameterMode},
    types::{Interpolation, ObjectClass, Scalar, Type, TypeId, convert::Rank},
};

/// The functions of the language, by the symbols of the names that were looked up so far.
pub(in crate::check) struct LanguageFunctions {
    known: RareSymbolMap<&'static [OverloadId]>,
}

impl LanguageFunctions {
    /// With room for the first `symbols`.
    pub(in crate::check) fn for_first(symbols: usize) -> LanguageFunctions {
        LanguageFunctions { known: RareSymbolMap::for_first(symbols) }
    }

    /// The overloads of a name; empty if the language has no such function.
    fn named(&mut self, symbol: Symbol, symbols: &Symbols) -> &'static [OverloadId] {
        if let Some(known) = self.known.get(symbol) {
            return known;
        }
        let found = intrinsics::functions(symbols.text(symbol));
        self.known.set(symbol, found);
        found
    }
}

impl Checker<'_> {
    /// The overloads of a function of the language; empty if there is none of that name.
    pub(in crate::check) fn language_functions(&mut self, symbol: Symbol) -> &'static [OverloadId] {
        self.language.functions.named(symbol, self.symbols)
    }

    /// Calls a function of the language, or a method of `object`.
    pub(super) fn call_intrinsic(&mut self, object: Option<ExprId>, call: &Call) -> ExprId {
        let &Call { name: symbol, at, span, .. } = call;
        if self.has_errors(call) {
            return self.error_at(span);
        }
        let candidates = self.intrinsic_candidates(object, symbol);
        if candidates.is_empty() {
            self.unknown_intrinsic(object, symbol, at);
            return self.error_at(span);
        }
        let values = self.contents_of_buffers(&call.values);
        let resolved = match self.resolve_intrinsic(object, candidates, &values, call) {
            Ok(resolved) => self.with_wide_index(object, resolved, &values),
            Err(error) => {
                self.intrinsic_mismatch(symbol, &values, &error.mismatches, at);
                return self.error_at(span);
            }
        };
        let Some(arguments) = self.intrinsic_arguments(&resolved, &values) else {
            return self.error_at(span);
        };
        self.mention_intrinsic(at, resolved.overload);
        let row = intrinsics::overload(resolved.overload);
        if let Lowering::Rust(RustCall::AttributeAtVertex) = row.lowering
            && let Some(&value) = values.first()
            && !self.is_never_interpolated(value)
        {
            self.report(errors::InterpolatedAttribute { name: row.name, at: self.span(value) });
            return self.error_at(span);
        }
        let ty = self.program.types.unmodified(resolved.result);
        let kind = ExprKind::Intrinsic {
            overload: resolved.overload,
            object,
            arguments: self.program.arguments.add(&arguments),
            template_arguments: call.explicit[..].into(),
        };
        let call = self.add(kind, ty, span);
        self.note_use(call);
        call
    }

    /// What calling the function of the language costs, if one that Vulkan has takes the arguments.
    pub(super) fn rank_of_intrinsic(&mut self, call: &Call) -> Option<Rank> {
        let candidates = self.intrinsic_candidates(None, call.name);
        let values = self.contents_of_buffers(&call.values);
        let resolved = self.resolve_intrinsic(None, candidates, &values, call).ok()?;
        let is_available =
            !matches!(intrinsics::overload(resolved.overload).lowering, Lowering::Unavailable(_));
        is_available.then_some(resolved.rank)
    }

    fn resolve_intrinsic(
        &mut self,
        object: Option<ExprId>,
        candidates: &[OverloadId],
        values: &[ExprId],
        call: &Call,
    ) -> Result<Resolved, ResolveError> {
        let infos = self.argument_infos(candidates, values);
        let info = CallInfo {
            object: object.map(|it| self.ty(it)),
            arguments: &infos,
            template_arguments: &call.explicit,
            ray_desc: self.ray_desc_type(),
            triangle_positions: self.positions_type(candidates),
        };
        intrinsics::resolve(&mut self.program.types, candidates, &info)
    }

    /// Constant buffers count as what is in them, unless a resource is asked for.
    fn contents_of_buffers(&mut self, values: &[ExprId]) -> SmallVec<[ExprId; 6]> {
        let mut contents = SmallVec::new();
        for &value in values {
            contents.push(self.contents(value));
        }
        contents
    }

    /// Whether a parameter or member declared `nointerpolation` is, or holds, a value.
    fn is_never_interpolated(&self, value: ExprId) -> bool {
        let mut at = value;
        loop {
            at = match self.program.expressions[at].kind {
                ExprKind::Member { base, field } => {
                    let fields =
                        self.as_struct(self.ty(base)).map(|it| &self.program.types.structs[it].fields);
                    let declared = fields.and_then(|it| it.get(field as usize));
                    if declared.is_some_and(|it| it.interpolation.contains(Interpolation::NO_INTERPOLATION)) {
                        return true;
                    }
                    base
                }
                ExprKind::Index { base, .. }
                | ExprKind::Swizzle { base, .. }
                | ExprKind::MatrixSwizzle { base, .. }
                | ExprKind::Cast { kind: CastKind::Upcast | CastKind::NoOp, operand: base } => base,
                ExprKind::Local(local) => {
                    let function = self.function.as_ref().and_then(|it| it.id);
                    let parameters = function.map(|it| &self.program.functions[it].parameters);
                    let declared = parameters.and_then(|it| it.iter().find(|it| it.local == local));
                    let is_flat = |it: &Parameter| it.interpolation.contains(Interpolation::NO_INTERPOLATION);
                    return declared.is_some_and(is_flat);
                }
                ExprKind::Error => return true,
                _ => return false,
            };
        }
    }

    /// The overloads of that name.
    fn intrinsic_candidates(&mut self, object: Option<ExprId>, symbol: Symbol) -> &'static [OverloadId] {
        match object {
            None => {
                let rows = self.language_functions(symbol);
                self.of_this_language(rows)
            }
            Some(object) => match self.program.types.as_object(self.ty(object)) {
                Some((kind, _)) => intrinsics::methods(kind, self.symbols.text(symbol)),
                None => &[],
            },
        }
    }

    /// Of functions that only `-fhlsl-dx9` has, a row that says so stands before the others.
    fn of_this_language(&self, rows: &'static [OverloadId]) -> &'static [OverloadId] {
        match rows {
            [first, others @ ..] if !others.is_empty() => match intrinsics::overload(*first).lowering {
                intrinsics::Lowering::Unavailable(_) if self.language.options.language.dx9 => others,
                intrinsics::Lowering::Unavailable(_) => &rows[..1],
                _ => rows,
            },
            _ => rows,
        }
    }

    fn unknown_intrinsic(&mut self, object: Option<ExprId>, symbol: Symbol, at: Span) {
        let Some(object) = object else { return self.unknown_name(symbol, at, Sought::Function) };
        if !self.reports.sink.wants_error(at) {
            return;
        }
        let (name, ty) = (self.text(symbol), self.type_name(self.ty(object)));
        let kind = self.program.types.as_object(self.ty(object)).map(|it| it.0);
        let mut diagnostic: Diagnostic = names::NoMember { name: name.clone(), ty, at }.into();
        if let Some(found) = kind.and_then(|kind| nearest(&name, intrinsics::method_names(kind))) {
            diagnostic = diagnostic.with_help(format!("a method with a similar name exists: `{found}`"));
        }
        self.report(diagnostic);
    }

    fn argument_infos(
        &mut self,
        candidates: &[OverloadId],
        values: &[ExprId],
    ) -> SmallVec<[ArgumentInfo; 6]> {
        let writes = candidates
            .iter()
            .any(|it| intrinsics::overload(*it).parameters.iter().any(|it| it.mode != ParameterMode::In));
        let mut infos = SmallVec::new();
        for &value in values {
            infos.push(ArgumentInfo {
                ty: self.ty(value),
                is_place: writes && (self.is_place(value) || self.is_record_access(value)),
                is_const: writes && self.is_constant_place(value),
            });
        }
        infos
    }

    /// Indices and addresses of 64 bits stay what they are where the shader may have such.
    fn with_wide_index(
        &mut self,
        object: Option<ExprId>,
        mut resolved: Resolved,
        values: &[ExprId],
    ) -> Resolved {
        let row = intrinsics::overload(resolved.overload);
        if let (Some(object), Some(&value)) = (object, values.first())
            && let Some((kind, _)) = self.program.types.as_object(self.ty(object))
            && let (Some(first), Some(to)) = (row.parameters.first(), resolved.parameters.first_mut())
            && (parameters::ADDRESS.is_of(first) || parameters::LOCATION.is_of(first))
            && let ty = self.program.types.unmodified(self.ty(value))
            && let Type::Scalar(scalar) = self.program.types[ty]
            && self.is_wide_index(kind, scalar)
        {
            to.ty = match kind.class() {
                ObjectClass::ByteAddressBuffer => self.program.types.scalar(Scalar::Uint64),
                _ => ty,
            };
        }
        resolved
    }

    /// The arguments converted to the parameters of the chosen overload; none, after a report, if one does not fit.
    fn intrinsic_arguments(&mut self, resolved: &Resolved, values: &[ExprId]) -> Option<Arguments> {
        let row = intrinsics::overload(resolved.overload);
        let mut arguments = Arguments::new();
        for (index, parameter) in resolved.parameters.iter().enumerate() {
            let Some(value) = values.get(index).copied() else {
                arguments.push(Argument::Missing);
                continue;
            };
            let span = self.span(value);
            let must_be_constant = row.parameters.get(index).is_some_and(|it| it.is_constant());
            if must_be_constant {
                self.require_constant(value);
            }
            // Which flags a barrier has is asked for where it is made, and says so itself if they are none.
            let value = if must_be_constant || row.is_barrier() { self.folded(value) } else { value };
            let is_written = match parameter.mode {
                ParameterMode::In => false,
                ParameterMode::Out | ParameterMode::InOut => true,
                ParameterMode::Reference => !self.is_object(self.ty(value)),
            };
            if is_written && !self.writable_argument(value, span) {
                return None;
            }
            arguments.push(match parameter.mode {
                ParameterMode::In => {
                    let value = self.convert(value, parameter.ty);
                    Argument::In(self.concrete(value))
                }
                ParameterMode::Out => Argument::Out { place: value, ty: parameter.ty },
                ParameterMode::InOut => Argument::InOut { place: value, ty: parameter.ty },
                ParameterMode::Reference => {
                    if row.is_atomic() {
                        self.check_atomic_place(value);
                    }
                    Argument::Reference(value)
                }
            });
        }
        Some(arguments)
    }

    fn require_constant(&mut self, value: ExprId) {
        if self.evaluate(value).is_none() && !self.depends_on_spec_constant(value) && !self.is_error(value) {
            let at = self.span(value);
            self.report(types::NotConstant { what: "this argument".into(), at });
        }
    }

    /// A constant number as its value, however it was computed; anything else unchanged.
    fn folded(&mut self, value: ExprId) -> ExprId {
        match self.evaluate(value) {
            Some(constant @ (Constant::Bool(_) | Constant::Int(_) | Constant::Float(_))) => {
                let (ty, span) = (self.ty(value), self.span(value));
                self.add(ExprKind::Constant(constant), ty, span)
            }
            _ => value,
        }
    }

    /// Whether a value names memory that must not be written.
    pub(in crate::check) fn is_constant_place(&mut self, value: ExprId) -> bool {
        self.is_place(value) && !self.quietly(|it| it.require_modifiable(value, Span::default()))
    }

    fn ray_desc_type(&mut self) -> Option<TypeId> {
        let symbol = self.language.known.ray_desc;
        match self.language.builtins.get(symbol) {
            Some(Some(Builtin::Type(ty))) => Some(ty),
            _ => None,
        }
    }

    /// The type that the candidates return, if it is `BuiltInTrianglePositions`, which only they make.
    fn positions_type(&mut self, candidates: &[OverloadId]) -> Option<TypeId> {
        if intrinsics::overload(*candidates.first()?).result != Pattern::TrianglePositions {
            return None;
        }
        let symbol = self.symbols.intern("BuiltInTrianglePositions");
        match self.builtin(symbol) {
            Some(Builtin::Type(ty)) => Some(ty),
            _ => None,
        }
    }

    fn intrinsic_mismatch(
        &mut self,
        symbol: Symbol,
        values: &[ExprId],
        mismatches: &[intrinsics::Mismatch],
        at: Span,
    ) {
        let name = self.text(symbol);
        let types: Vec<String> = values.iter().map(|it| self.type_name(self.ty(*it))).collect();
        let mut diagnostic: Diagnostic = errors::NoOverload { name, arguments: types.join(", "), at }.into();
        for mismatch in mismatches.iter().take(8) {
            let signature = intrinsics::overload(mismatch.overload).signature();
            let why = match mismatch.reason {
                MismatchReason::Count { least, most } => match most {
                    Some(most) => format!("takes {}", diagnostics::arguments(least, most)),
                    None => format!("takes at least {least} arguments"),
                },
                MismatchReason::TemplateArguments { wanted: 0 } => "does not take template arguments".into(),
                MismatchReason::TemplateArguments { wanted: 1 } => "takes 1 template argument".into(),
                MismatchReason::TemplateArguments { wanted } => format!("takes {wanted} template arguments"),
                // Of what takes any type, nothing else is wrong.
                MismatchReason::Argument { index, wanted: Wanted::Pattern(Pattern::Any) } => {
                    format!("argument {} has no value", index + 1)
                }
                MismatchReason::Argument { index, wanted } => {
                    format!("argument {} must be `{}`", index + 1, mismatch.text(wanted))
                }
                MismatchReason::Conversion { index, wanted } => {
                    format!("argument {} does not convert to `{}`", index + 1, self.type_name(wanted))
                }
                MismatchReason::Shapes { index } => {
                    format!("the shape of argument {} does not match those before it", index + 1)
                }
                MismatchReason::NoPlace { index } => format!("argument {} must be a variable", index + 1),
                MismatchReason::Constant { index } => {
                    format!("argument {} must be a writable variable", index + 1)
                }
                MismatchReason::NotExactly { index, wanted } => {
                    let wanted = mismatch.text(wanted);
                    format!("argument {} must be of type `{wanted}` without conversion", index + 1)
                }
            };
            diagnostic = diagnostic.with_note(format!("`{signature}`: {why}"));
        }
        self.report(diagnostic);
    }
}
