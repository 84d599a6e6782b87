//! Which of the overloads of the shader's own functions a call means.

use smallvec::SmallVec;

use super::Call;
use crate::{
    check::{
        Checker,
        scope::{Candidate, OverloadsId},
    },
    diagnostics::{self, Diagnostic, list::overloads as errors},
    typed::{ExprId, FunctionId, ParameterMode},
    types::{
        ObjectKind, TemplateArgument, Type, TypeId,
        convert::{self, Rank},
    },
};

/// A candidate that takes the arguments.
struct Viable {
    function: FunctionId,
    rank: Rank,
    is_template: bool,
}

/// Why a candidate does not.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Misfit {
    /// It has fewer parameters, or more that must be given.
    Count,
    /// The first argument that does not convert.
    Argument(usize),
}

impl Checker<'_> {
    /// Chooses among overloads and calls the best.
    pub(in crate::check) fn call_overloads(
        &mut self,
        set: OverloadsId,
        object: Option<ExprId>,
        call: &Call,
    ) -> ExprId {
        if self.has_errors(call) {
            self.mention_candidates(call.at, set);
            return self.error_at(call.span);
        }
        let with_characters = self.with_characters(call);
        let call = with_characters.as_ref().unwrap_or(call);
        // Mostly there is no choice.
        if let [Candidate::Function(only)] = self.scopes.overloads[set].candidates[..]
            && call.explicit.is_empty()
        {
            if self.rank(only, &call.values).is_ok() {
                self.mention_function(call.at, only);
                return self.call_function(only, object, &call.values, call.span);
            }
            self.mention_function(call.at, only);
            self.no_viable(set, call);
            return self.error_at(call.span);
        }
        let viable = self.viable(set, call);
        self.call_best(set, &viable, object, call)
    }

    /// The call with arrays of characters for strings, if it passes any: no parameter can be a string.
    fn with_characters(&mut self, call: &Call) -> Option<Call> {
        let is_string =
            |it: &ExprId| self.program.types[self.program.types.unmodified(self.ty(*it))] == Type::String;
        if !call.values.iter().any(is_string) {
            return None;
        }
        let mut values = call.values.clone();
        for value in &mut values {
            *value = self.characters(*value).unwrap_or(*value);
        }
        Some(Call { values, explicit: call.explicit.clone(), ..*call })
    }

    /// The same where the language has a function of that name, too: both are one set, in which equal costs mean the shader's
    /// function, or that of the language if a template would have to make the shader's. A method hides the language's function
    /// as it hides other functions, unless no method takes the arguments.
    pub(super) fn call_overloads_or_intrinsic(&mut self, set: OverloadsId, call: &Call) -> ExprId {
        if self.has_errors(call) {
            return self.error_at(call.span);
        }
        let with_characters = self.with_characters(call);
        let own = with_characters.as_ref().unwrap_or(call);
        let viable = self.quietly(|it| it.viable(set, own));
        let best = viable.iter().map(|it| (it.rank, it.is_template)).min();
        let is_intrinsic = match best {
            None => true,
            Some(_) if self.has_methods(set) => false,
            Some(best) => self.rank_of_intrinsic(call).is_some_and(|rank| (rank, false) < best),
        };
        if is_intrinsic {
            return self.call_intrinsic(None, call);
        }
        let this = self.implicit_this(set, call.span);
        self.call_best(set, &viable, this, own)
    }

    /// Whether the overloads are members of a record; all of a set are if one is.
    fn has_methods(&self, set: OverloadsId) -> bool {
        self.scopes.overloads[set].candidates.iter().any(|it| match it {
            Candidate::Function(function) => self.functions[*function].owner.is_some(),
            Candidate::Template(template) => self.template(*template).owner.is_some(),
        })
    }

    fn call_best(
        &mut self,
        set: OverloadsId,
        viable: &[Viable],
        object: Option<ExprId>,
        call: &Call,
    ) -> ExprId {
        let Some(best) = viable.iter().map(|it| it.rank).min() else {
            self.mention_candidates(call.at, set);
            self.no_viable(set, call);
            return self.error_at(call.span);
        };
        let mut winners: SmallVec<[&Viable; 2]> = viable.iter().filter(|it| it.rank == best).collect();
        // What is written out is meant before what a template makes.
        if winners.iter().any(|it| !it.is_template) {
            winners.retain(|it| !it.is_template);
        }
        if winners.len() > 1
            && let Some(object) = object
        {
            let is_const = self.is_constant_place(object);
            if winners.iter().any(|it| self.functions[it.function].is_const == is_const) {
                winners.retain(|it| self.functions[it.function].is_const == is_const);
            }
        }
        if winners.len() > 1 {
            winners = self.more_specialized(winners);
        }
        if let [only] = winners[..] {
            let function = only.function;
            self.mention_function(call.at, function);
            return self.call_function(function, object, &call.values, call.span);
        }
        let mut diagnostic: Diagnostic = errors::Ambiguous { name: self.text(call.name), at: call.at }.into();
        for it in winners.iter().take(6) {
            let at = self.program.functions[it.function].span;
            diagnostic = diagnostic.with_label(at, format!("could be `{}`", self.signature(it.function)));
        }
        self.report(diagnostic);
        self.error_at(call.span)
    }

    /// A call of the best of these operators, if any takes the operands; `is_exact`: without converting them.
    pub(in crate::check) fn call_exact_operator(
        &mut self,
        set: OverloadsId,
        call: &Call,
        is_exact: bool,
    ) -> Option<ExprId> {
        let mut viable = self.quietly(|it| it.viable(set, call));
        viable.retain(|it| !is_exact || it.rank == 0);
        (!viable.is_empty()).then(|| self.call_best(set, &viable, None, call))
    }

    fn viable(&mut self, set: OverloadsId, call: &Call) -> SmallVec<[Viable; 4]> {
        let candidates = self.scopes.overloads[set].candidates.clone();
        let mut viable: SmallVec<[Viable; 4]> = SmallVec::new();
        for candidate in candidates {
            let (function, is_template) = match candidate {
                Candidate::Function(function) if call.explicit.is_empty() => (function, false),
                Candidate::Function(_) => continue,
                Candidate::Template(template) => {
                    match self.deduce_and_instantiate(template, &call.values, &call.explicit, call.at) {
                        Some(function) => (function, true),
                        None => continue,
                    }
                }
            };
            if let Ok(rank) = self.rank(function, &call.values)
                && !viable.iter().any(|it| it.function == function)
            {
                viable.push(Viable { function, rank, is_template });
            }
        }
        viable
    }

    /// Among instances of several templates, those of the most specialized template.
    fn more_specialized<'v>(&self, winners: SmallVec<[&'v Viable; 2]>) -> SmallVec<[&'v Viable; 2]> {
        let weight = |it: &Viable| match &self.functions[it.function].template {
            Some((template, _)) => self.template_weight(*template),
            None => u32::MAX,
        };
        let most = winners.iter().map(|it| weight(it)).max().unwrap_or(0);
        winners.into_iter().filter(|it| weight(it) == most).collect()
    }

    /// What calling `function` with the arguments costs, or which argument does not fit.
    fn rank(&mut self, function: FunctionId, values: &[ExprId]) -> Result<Rank, Misfit> {
        let info = &self.functions[function];
        if values.len() < info.required || values.len() > info.parameters.len() {
            return Err(Misfit::Count);
        }
        let mut sum: Rank = 0;
        for (index, value) in values.iter().enumerate() {
            let parameter = self.functions[function].parameters[index];
            let from = self.ty(*value);
            let types = &self.program.types;
            let conversion = match parameter.mode {
                ParameterMode::In => {
                    let from = self.contents_type(from, parameter.ty);
                    convert::implicit(types, from, parameter.ty)
                }
                ParameterMode::Out | ParameterMode::InOut => {
                    if convert::numeric(types, from).is_some_and(|it| it.scalar.is_literal()) {
                        return Err(Misfit::Argument(index));
                    }
                    convert::implicit(types, parameter.ty, from).and(convert::implicit(
                        types,
                        from,
                        parameter.ty,
                    ))
                }
                ParameterMode::Reference => {
                    let exact = convert::equal(types, from, parameter.ty);
                    exact.then(|| convert::implicit(types, from, parameter.ty)).flatten()
                }
            };
            match conversion {
                Some(conversion) => sum = sum.saturating_add(conversion.rank),
                None if parameter.mode == ParameterMode::In
                    && self.converts_by_operator(*value, parameter.ty) =>
                {
                    sum = sum.saturating_add(convert::rank::FLAT);
                }
                None => return Err(Misfit::Argument(index)),
            }
        }
        Ok(sum)
    }

    /// The type to use for a constant buffer passed where its contents are expected.
    fn contents_type(&self, from: TypeId, to: TypeId) -> TypeId {
        match self.program.types.as_object(from) {
            Some((ObjectKind::ConstantBuffer | ObjectKind::TextureBuffer, args)) if !self.is_object(to) => {
                match args.first() {
                    Some(TemplateArgument::Type(inner)) => *inner,
                    _ => from,
                }
            }
            _ => from,
        }
    }

    /// Whether a struct has an operator that converts it.
    pub(in crate::check) fn converts_by_operator(&mut self, value: ExprId, to: TypeId) -> bool {
        self.as_struct(self.ty(value)).is_some()
            && self.quietly(|it| it.convert_by_operator(value, to)).is_some()
    }

    /// Says why nothing can be called.
    fn no_viable(&mut self, set: OverloadsId, call: &Call) {
        let (name, values, at) = (self.text(call.name), &call.values[..], call.at);
        let candidates = self.scopes.overloads[set].candidates.clone();
        if let [Candidate::Function(function)] = candidates[..]
            && call.explicit.is_empty()
            && let Err(misfit) = self.rank(function, values)
        {
            let declared = self.program.functions[function].span;
            let info = &self.functions[function];
            match misfit {
                Misfit::Count => {
                    let expected = diagnostics::arguments(info.required, info.parameters.len());
                    let found = values.len();
                    self.report(errors::ArgumentCount { name, expected, found, at, declared });
                }
                Misfit::Argument(index) if info.parameters[index].is_group_shared => {
                    let (value, wanted) = (values[index], info.parameters[index].ty);
                    self.is_shared_argument(value, wanted);
                }
                Misfit::Argument(index) => {
                    let (value, parameter) = (values[index], info.parameters[index].ty);
                    let (from, to) = (self.type_name(self.ty(value)), self.type_name(parameter));
                    let argument = self.span(value);
                    let is_written =
                        matches!(info.parameters[index].mode, ParameterMode::Out | ParameterMode::InOut);
                    if is_written && self.is_number(self.ty(value)) && !self.is_place(value) {
                        self.report(errors::ArgumentNotPlace { at: argument });
                        return;
                    }
                    self.report(errors::ArgumentType { name, from, to, at, argument, declared });
                }
            }
            return;
        }
        let types: Vec<String> = values.iter().map(|it| self.type_name(self.ty(*it))).collect();
        let mut diagnostic: Diagnostic = errors::NoOverload { name, arguments: types.join(", "), at }.into();
        for candidate in candidates.iter().take(8) {
            let (at, text) = match candidate {
                Candidate::Function(function) => {
                    let why = match self.rank(*function, values) {
                        Err(Misfit::Count) => "takes a different number of arguments".to_string(),
                        Err(Misfit::Argument(index)) => format!("argument {} does not convert", index + 1),
                        Ok(_) => "does not take template arguments".to_string(),
                    };
                    (self.program.functions[*function].span, format!("`{}` {why}", self.signature(*function)))
                }
                Candidate::Template(template) => (
                    self.template(*template).span,
                    "its template arguments cannot be deduced from the call".into(),
                ),
            };
            diagnostic = diagnostic.with_label(at, text);
        }
        self.report(diagnostic);
    }
}
