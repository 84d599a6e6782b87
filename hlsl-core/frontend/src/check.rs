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
mod resource;
mod samplers;
mod scope;
mod statement;
mod subobject;
mod suspicious;
mod template;
mod types;
mod uniform;

use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::SmallVec;

use crate::{
    arena::{Arena, Id},
    ast,
    constant::Constant,
    diagnostics::{Diagnostic, Sink, list},
    options::{HlslVersion, Options},
    source::{SourceMap, Span},
    symbol::{RareSymbolMap, Symbol, SymbolMap, Symbols},
    typed::{Expr, ExprId, ExprKind, FunctionId, Program},
    types::{EnumId, StructId, TypeId},
};

pub use attribute::{bracket_attributes, vk_attributes};
pub use builtin::{names_for_hints as language_names, names_in as library_names};
use scope::{Overloads, Scope, ScopeId, TemplateId};
use template::{Instances, Template};

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
    checker.report_ignored();
    checker.program
}

/// How many instantiations may lie inside each other.
const MAX_INSTANTIATION_DEPTH: u32 = crate::limits::INSTANTIATION_DEPTH;

/// The state of one run.
struct Checker<'a> {
    ast: &'a ast::Module,
    symbols: &'a mut Symbols,
    sources: &'a SourceMap,
    options: &'a Options,
    sink: &'a mut Sink,
    program: Program,
    /// Names that the checker itself refers to.
    known: Known,

    scopes: Arena<Scope>,
    /// Whether any of `scopes` has a name: most names of the language are in none, so there is nothing to search.
    is_declared: SymbolMap<bool>,
    overloads: Arena<Overloads>,
    templates: Vec<Template<'a>>,
    template_symbols: FxHashMap<Symbol, TemplateId>,
    enum_scopes: FxHashMap<EnumId, ScopeId>,
    /// Beside [`Program::functions`].
    functions: Vec<function::Info<'a>>,
    /// Beside [`Types::structs`](crate::types::Types::structs).
    records: Vec<record::Info>,
    /// Values of template parameters.
    values: Vec<(TypeId, Constant)>,
    /// What each name that was looked up so far means in the language, if anything.
    builtins: RareSymbolMap<Option<builtin::Builtin>>,
    language_functions: call::intrinsic::LanguageFunctions,
    /// Of effect objects, once there was one.
    effect_type: Option<TypeId>,
    /// Instances of `std::is_same`.
    same_types: FxHashMap<(TypeId, TypeId), TypeId>,
    /// Casts of vectors in memory to vectors of the same component, which constructors are not.
    written_casts: FxHashSet<ExprId>,

    global: ScopeId,
    /// The innermost scope that is not a block of a function.
    scope: ScopeId,
    /// Namespaces of the library that `using namespace` opened.
    opened: Vec<Symbol>,
    /// Names with their namespaces that `using vk::name;` brought.
    brought: FxHashSet<(Symbol, Symbol)>,
    /// The function whose body is being checked.
    function: Option<Box<function::Body>>,
    /// To use again, with their tables, which are empty.
    // A body in use is a box, and goes here without being moved.
    #[allow(clippy::vec_box)]
    spare_bodies: Vec<Box<function::Body>>,
    /// Functions whose bodies are still to be checked.
    pending: Vec<FunctionId>,
    /// Records that are being defined, outermost first.
    open_records: Vec<StructId>,
    /// Method bodies that wait for the end of the outermost record.
    delayed: Vec<FunctionId>,
    instantiations: SmallVec<[Span; 4]>,
    /// Instances of functions whose bodies were checked, and those of other templates.
    instances: Instances,
    defaults: call::Defaults,
    reported: FxHashSet<(&'static str, Span, usize)>,
    /// Attributes of which nothing is left but an error, as with the wrong number of arguments.
    misread: FxHashSet<Span>,
    /// What Vulkan has no counterpart for, which only matters once the rest is right.
    ignored: Vec<Diagnostic>,
    /// How often a name meant a parameter of the template that the present scope is in.
    parameter_uses: usize,
    /// Scopes of templates that are checked without arguments.
    patterns: Vec<ScopeId>,
    /// Plain samplers of Direct3D 9, by their names where they are declared.
    samplers: FxHashMap<Span, samplers::Dimension>,
    /// Steps of recursion at present; see [`Checker::enter`].
    depth: u32,
}

/// The most nested things that can be checked; each may take a few kilobytes of stack.
const MAX_CHECK_DEPTH: u32 = 300;

/// Symbols of the names that are built into the language.
struct Known {
    length: Symbol,
    mips: Symbol,
    sample: Symbol,
    operator_call: Symbol,
    dx: Symbol,
    ray_desc: Symbol,
    /// `ResourceDescriptorHeap` and `SamplerDescriptorHeap`
    heaps: [Symbol; 2],
}

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
        let mut scopes = Arena::default();
        let global = scopes.add(Scope::global(ast.items.len(), symbols.len()));
        let known = Known {
            length: symbols.intern("Length"),
            mips: symbols.intern("mips"),
            sample: symbols.intern("sample"),
            operator_call: symbols.intern("operator()"),
            dx: symbols.intern("dx"),
            ray_desc: symbols.intern("RayDesc"),
            heaps: ["ResourceDescriptorHeap", "SamplerDescriptorHeap"].map(|it| symbols.intern(it)),
        };
        let is_declared = SymbolMap::for_first(symbols.len());
        let builtins = RareSymbolMap::for_first(symbols.len());
        let language_functions = call::intrinsic::LanguageFunctions::for_first(symbols.len());
        let samplers = match options.language.dx9 {
            true => samplers::dimensions(ast, symbols, sources),
            false => FxHashMap::default(),
        };
        program.types.structs_convert = options.language.hlsl_version < HlslVersion::V2021;
        Checker {
            ast,
            symbols,
            sources,
            options,
            sink,
            program,
            known,
            scopes,
            is_declared,
            overloads: Arena::default(),
            templates: Vec::new(),
            template_symbols: FxHashMap::default(),
            enum_scopes: FxHashMap::default(),
            functions: Vec::with_capacity(functions),
            records: Vec::new(),
            values: Vec::new(),
            builtins,
            language_functions,
            effect_type: None,
            same_types: FxHashMap::default(),
            written_casts: FxHashSet::default(),
            global,
            scope: global,
            opened: Vec::new(),
            brought: FxHashSet::default(),
            function: None,
            spare_bodies: Vec::new(),
            pending: Vec::new(),
            open_records: Vec::new(),
            delayed: Vec::new(),
            instantiations: SmallVec::new(),
            instances: Instances::default(),
            defaults: call::Defaults::default(),
            reported: FxHashSet::default(),
            misread: FxHashSet::default(),
            ignored: Vec::new(),
            parameter_uses: 0,
            patterns: Vec::new(),
            samplers,
            depth: 0,
        }
    }

    fn report(&mut self, diagnostic: impl Into<Diagnostic>) {
        self.report_diagnostic(diagnostic.into());
    }

    /// Apart from [`Checker::report`] to be compiled once, not for each kind of diagnostic.
    fn report_diagnostic(&mut self, mut diagnostic: Diagnostic) {
        // A template is checked as it stands and again for each instance: one complaint will do.
        let first = diagnostic.labels.first().map_or(Span::default(), |it| it.span);
        if !self.sink.is_muted() && !self.reported.insert((diagnostic.code, first, diagnostic.message.len()))
        {
            return;
        }
        // Where a template went wrong is rarely where it was used wrongly.
        for at in self.instantiations.iter().rev().take(3) {
            diagnostic = diagnostic.with_label(*at, "in the template instantiated here");
        }
        if diagnostic.warning_name == list::VK_IGNORED_FEATURES && !self.sink.is_muted() {
            self.ignored.push(diagnostic);
        } else {
            self.sink.push(diagnostic);
        }
    }

    fn report_ignored(&mut self) {
        if !self.sink.has_errors() {
            for diagnostic in self.ignored.drain(..) {
                self.sink.push(diagnostic);
            }
        }
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
        self.options.language.hlsl_version
    }

    /// Runs `work` in `scope` outside of any function, as declarations of other places are checked.
    fn in_scope<T>(&mut self, scope: ScopeId, work: impl FnOnce(&mut Self) -> T) -> T {
        let outer_scope = std::mem::replace(&mut self.scope, scope);
        let outer_function = self.function.take();
        let parameter_uses = self.parameter_uses;
        let result = work(self);
        self.parameter_uses = parameter_uses;
        self.scope = outer_scope;
        self.function = outer_function;
        result
    }

    /// Tries something that may fail: what it reports is dropped.
    fn quietly<T>(&mut self, attempt: impl FnOnce(&mut Self) -> T) -> T {
        self.sink.mute();
        let result = attempt(self);
        self.sink.unmute();
        result
    }

    /// Enters a level of nesting; false, after a report, if that is too deep. Pair with [`Checker::leave`].
    #[inline]
    fn enter(&mut self, span: Span) -> bool {
        self.depth += 1;
        self.depth < MAX_CHECK_DEPTH || self.too_deep(span)
    }

    #[cold]
    fn too_deep(&mut self, at: Span) -> bool {
        if self.depth == MAX_CHECK_DEPTH {
            self.report(crate::diagnostics::list::types::TooDeep { at });
        }
        false
    }

    #[inline]
    fn leave(&mut self) {
        self.depth -= 1;
    }
}

type AstExpr = Id<ast::Expression>;
