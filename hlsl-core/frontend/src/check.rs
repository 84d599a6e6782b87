//! Syntax tree → typed program: names resolved, overloads chosen, conversions made explicit, templates expanded.
//!
//! A single walk over the items in source order, as names must be declared before they are used. Method bodies are
//! deferred to the end of the outermost record around them; bodies of instantiated functions are deferred in
//! `Checker::pending` to the end of the item that needs them, so instantiation never recurses into bodies.
//! After an error, an expression has [`Type::Error`](crate::types::Type::Error), which everything silently accepts.

mod annotation;
mod attribute;
mod builtin;
mod call;
mod constant;
mod convert;
mod declaration;
mod derivatives;
mod display;
mod entry;
mod expression;
mod function;
mod hit_object;
mod initializer;
mod item;
mod language;
mod member;
mod mention;
mod modifier;
mod name;
mod node;
mod operator;
mod outputs;
mod payload;
mod predeclared;
mod ray;
mod record;
mod reports;
mod resource;
mod samplers;
mod scope;
mod sequence;
mod statement;
mod subobject;
mod suspicious;
mod template;
mod types;
mod uniform;

use rustc_hash::FxHashSet;

use crate::{
    arena::Id,
    ast,
    diagnostics::{Diagnostic, Sink},
    options::{HlslVersion, Options},
    source::{SourceMap, Span},
    symbol::{Symbol, Symbols},
    typed::{Expr, ExprId, ExprKind, Program},
    types::TypeId,
};

pub use attribute::{bracket_attributes, vk_attributes};
pub use builtin::{
    constant as language_constant, member_doc as language_member, names as language_names,
    names_in as library_names,
};
use language::Language;
use reports::Reports;
use scope::{ScopeId, Scopes};
use template::{Instances, Templates};

/// Checks a whole translation unit.
pub fn module(
    ast: &ast::Module,
    symbols: &mut Symbols,
    sources: &SourceMap,
    options: &Options,
    sink: &mut Sink,
) -> Program {
    run(Checker::new(ast, symbols, sources, options, sink))
}

/// Like [`module`], with an index of what its names mean.
pub fn indexed_module(
    ast: &ast::Module,
    symbols: &mut Symbols,
    sources: &SourceMap,
    options: &Options,
    sink: &mut Sink,
) -> Program {
    let mut checker = Checker::new(ast, symbols, sources, options, sink);
    checker.program.index = Some(Box::default());
    run(checker)
}

fn run(mut checker: Checker<'_>) -> Program {
    let ast = checker.ast;
    checker.predeclare();
    checker.items(&ast.items);
    checker.check_pending();
    checker.entries();
    checker.warn_payload_access();
    checker.reports.finish();
    checker.program
}

/// How many instantiations may lie inside each other.
const MAX_INSTANTIATION_DEPTH: u32 = crate::limits::INSTANTIATION_DEPTH;

/// The state of one run.
struct Checker<'a> {
    ast: &'a ast::Module,
    symbols: &'a mut Symbols,
    program: Program,
    reports: Reports<'a>,
    language: Language<'a>,
    scopes: Scopes,
    templates: Templates<'a>,
    functions: function::Functions<'a>,
    records: record::Records,
    /// The function whose body is being checked.
    function: Option<Box<function::Body>>,
    expressions: Expressions,
    budget: Budget,
}

/// What the checker remembers of the expressions it has checked.
#[derive(Default)]
struct Expressions {
    /// Casts of vectors in memory to vectors of the same component, which constructors are not.
    written_casts: FxHashSet<ExprId>,
    /// How often `=`, `+=` or `++` was checked: [`Checker::full_expression`] looks at expressions with more than one.
    changes: u32,
}

/// What counts towards a limit.
#[derive(Default)]
struct Budget {
    /// Of functions whose bodies were checked, and of other templates.
    instances: Instances,
    defaults: call::Defaults,
    /// Steps of recursion at present; see [`Checker::enter`].
    depth: u32,
}

/// The most nested things that can be checked; each may take a few kilobytes of stack.
const MAX_CHECK_DEPTH: u32 = 300;

impl<'a> Checker<'a> {
    fn new(
        ast: &'a ast::Module,
        symbols: &'a mut Symbols,
        sources: &'a SourceMap,
        options: &'a Options,
        sink: &'a mut Sink,
    ) -> Self {
        let mut program = Program::default();
        // Conversions come on top of what is written; what is not needed is never touched.
        program.expressions.reserve(ast.all_expressions.len() * 3 / 2);
        let is_function = |it: &&ast::Item| matches!(it.kind, ast::ItemKind::Function(_));
        // And instances of templates.
        let functions = ast.all_items.values().filter(is_function).count() * 2;
        program.functions.reserve(functions);
        program.types.structs_convert = options.language.hlsl_version < HlslVersion::V2021;
        let language = Language::new(ast, symbols, sources, options);
        Checker {
            ast,
            scopes: Scopes::new(ast.items.len(), symbols.len()),
            symbols,
            program,
            reports: Reports::new(sources, sink),
            language,
            templates: Templates::default(),
            functions: function::Functions::with_capacity(functions),
            records: record::Records::default(),
            function: None,
            expressions: Expressions::default(),
            budget: Budget::default(),
        }
    }

    fn report(&mut self, diagnostic: impl Into<Diagnostic>) {
        self.reports.push(diagnostic.into());
    }

    fn text(&self, symbol: Symbol) -> String {
        self.symbols.text(symbol).to_string()
    }

    /// Adds an expression to the program.
    #[inline]
    fn add(&mut self, kind: ExprKind, ty: TypeId, span: Span) -> ExprId {
        self.program.expressions.add(Expr { kind, ty, span })
    }

    fn error_at(&mut self, span: Span) -> ExprId {
        let ty = self.program.types.error;
        self.add(ExprKind::Error, ty, span)
    }

    #[inline]
    fn ty(&self, id: ExprId) -> TypeId {
        self.program.expressions[id].ty
    }

    #[inline]
    fn span(&self, id: ExprId) -> Span {
        self.program.expressions[id].span
    }

    #[inline]
    fn is_error(&self, id: ExprId) -> bool {
        self.is_error_type(self.ty(id))
    }

    /// Whether a type is a scalar, vector or matrix without modifiers: a quick answer to many questions.
    #[inline]
    fn is_number(&self, ty: TypeId) -> bool {
        use crate::types::Type::{Matrix, Scalar, Vector};
        matches!(self.program.types[ty], Scalar(_) | Vector { .. } | Matrix { .. })
    }

    #[inline]
    fn is_error_type(&self, ty: TypeId) -> bool {
        use crate::types::Type::{Array, Error, Modified};
        match self.program.types[ty] {
            Error => true,
            Array { .. } | Modified { .. } => self.is_error_inside(ty),
            _ => false,
        }
    }

    #[inline(never)]
    fn is_error_inside(&self, ty: TypeId) -> bool {
        let mut ty = self.program.types.unmodified(ty);
        while let crate::types::Type::Array { element, .. } = self.program.types[ty] {
            ty = self.program.types.unmodified(element);
        }
        ty == self.program.types.error
    }

    #[inline]
    fn is_place(&self, id: ExprId) -> bool {
        self.program.expressions[id].kind.is_place(&self.program.expressions)
    }

    fn version(&self) -> HlslVersion {
        self.language.options.language.hlsl_version
    }

    /// Runs `work` in `scope` outside of any function, as declarations of other places are checked.
    fn in_scope<T>(&mut self, scope: ScopeId, work: impl FnOnce(&mut Self) -> T) -> T {
        let outer_scope = std::mem::replace(&mut self.scopes.current, scope);
        let outer_function = self.function.take();
        let parameter_uses = self.scopes.parameter_uses;
        let result = work(self);
        self.scopes.parameter_uses = parameter_uses;
        self.scopes.current = outer_scope;
        self.function = outer_function;
        result
    }

    /// The same outside of the records that are being defined, too.
    fn outside_records<T>(&mut self, scope: ScopeId, work: impl FnOnce(&mut Self) -> T) -> T {
        let open = std::mem::take(&mut self.records.open);
        let delayed = std::mem::take(&mut self.records.delayed);
        let result = self.in_scope(scope, work);
        self.records.open = open;
        self.records.delayed = delayed;
        result
    }

    /// Tries something that may fail: what it reports is dropped.
    fn quietly<T>(&mut self, attempt: impl FnOnce(&mut Self) -> T) -> T {
        self.reports.sink.mute();
        let result = attempt(self);
        self.reports.sink.unmute();
        result
    }

    /// Enters a level of nesting; false, after a report, if that is too deep. Pair with [`Checker::leave`].
    #[inline]
    fn enter(&mut self, span: Span) -> bool {
        self.budget.depth += 1;
        self.budget.depth < MAX_CHECK_DEPTH || self.too_deep(span)
    }

    #[cold]
    fn too_deep(&mut self, at: Span) -> bool {
        if self.budget.depth == MAX_CHECK_DEPTH {
            self.report(crate::diagnostics::list::types::TooDeep { at });
        }
        false
    }

    #[inline]
    fn leave(&mut self) {
        self.budget.depth -= 1;
    }
}

type AstExpr = Id<ast::Expression>;
