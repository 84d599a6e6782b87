//! The samplers of Direct3D 9, with `-fhlsl-dx9`: a texture and how it is sampled in one.
//!
//! `sampler2D` says what its texture is. A plain `sampler` is one of any kind, which the functions tell that it is
//! passed to: it is a combined image if one of `tex2D` and its kin gets it, perhaps through other functions, and a
//! `SamplerState` if none does. That is found out before anything is checked, by names alone.

use rustc_hash::FxHashMap;

use super::Checker;
use crate::{
    arena::Id,
    ast::{self, ExpressionKind, ItemKind, TypeKind},
    source::{SourceMap, Span},
    symbol::{Symbol, Symbols},
    types::{ObjectKind, TemplateArgument, TypeId},
};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Dimension {
    One,
    Two,
    Three,
    Cube,
}

impl Dimension {
    /// Of the type called so.
    pub(super) fn of_sampler(name: &str) -> Option<Dimension> {
        Some(match name {
            "sampler1D" => Dimension::One,
            "sampler2D" => Dimension::Two,
            "sampler3D" => Dimension::Three,
            // FXC spells it one way, glslang the other.
            "samplerCUBE" | "samplerCube" => Dimension::Cube,
            _ => return None,
        })
    }

    /// Of the sampler that the function called so takes.
    fn of_function(name: &str) -> Option<Dimension> {
        let start = |prefix: &str| {
            let kind = name.strip_prefix(prefix)?;
            matches!(kind, "" | "bias" | "grad" | "lod" | "proj").then_some(())
        };
        let all = [Dimension::One, Dimension::Two, Dimension::Three, Dimension::Cube];
        let found = ["tex1D", "tex2D", "tex3D", "texCUBE"].into_iter().position(|it| start(it).is_some());
        found.map(|it| all[it])
    }
}

impl Checker<'_> {
    /// A combined image of four floats.
    pub(super) fn combined_sampler(&mut self, dimension: Dimension) -> TypeId {
        let kind = match dimension {
            Dimension::One => ObjectKind::SampledTexture1D,
            Dimension::Two => ObjectKind::SampledTexture2D,
            Dimension::Three => ObjectKind::SampledTexture3D,
            Dimension::Cube => ObjectKind::SampledTextureCube,
        };
        let types = &mut self.program.types;
        let texel = types.vector(crate::types::Scalar::Float, 4);
        types.object(kind, vec![TemplateArgument::Type(texel)])
    }

    /// The type before a declarator, which for a plain `sampler` depends on its uses.
    pub(super) fn older_sampler(&mut self, name: ast::Name, written: TypeId) -> TypeId {
        match self.language.samplers.get(&name.span).copied() {
            Some(dimension) => self.combined_sampler(dimension),
            None => written,
        }
    }
}

/// A variable, or a parameter of the function with this number.
type Key = (Option<usize>, Symbol);

/// Plain samplers and what is known of them.
#[derive(Default)]
struct Samplers {
    numbers: FxHashMap<Key, usize>,
    /// For each, another that is the same, or itself.
    same: Vec<usize>,
    dimensions: Vec<Option<Dimension>>,
    /// Names at their declarations.
    declared: Vec<(Span, usize)>,
}

impl Samplers {
    fn declare(&mut self, key: Key, span: Span) {
        let count = self.same.len();
        let number = *self.numbers.entry(key).or_insert(count);
        if number == count {
            self.same.push(count);
            self.dimensions.push(None);
        }
        self.declared.push((span, number));
    }

    fn first(&mut self, mut number: usize) -> usize {
        while self.same[number] != number {
            self.same[number] = self.same[self.same[number]];
            number = self.same[number];
        }
        number
    }

    fn unite(&mut self, a: usize, b: usize) {
        let (a, b) = (self.first(a), self.first(b));
        self.same[b] = a;
        self.dimensions[a] = self.dimensions[a].or(self.dimensions[b]);
    }
}

/// A function as it stands in a file.
struct Written<'a> {
    function: &'a ast::Function,
    body: Span,
}

/// The dimension of each plain sampler that is a combined image, by its name at the declaration.
pub(super) fn dimensions(
    ast: &ast::Module,
    symbols: &Symbols,
    sources: &SourceMap,
) -> FxHashMap<Span, Dimension> {
    let mut functions: Vec<Written> = Vec::new();
    for item in ast.all_items.values() {
        if let ItemKind::Function(function) = &item.kind {
            let body = function.body.map_or(Span::default(), |body| sources.in_file(ast[body].span));
            functions.push(Written { function, body });
        }
    }
    functions.sort_by_key(|it| it.body.start);
    let mut samplers = Samplers::default();
    for item in ast.all_items.values() {
        if let ItemKind::Variables(variables) = &item.kind
            && is_sampler(ast, symbols, variables.specifiers.ty)
        {
            for declarator in &variables.declarators {
                samplers.declare((None, declarator.name.symbol), declarator.name.span);
            }
        }
    }
    let mut by_name: FxHashMap<Symbol, Vec<usize>> = FxHashMap::default();
    for (index, Written { function, .. }) in functions.iter().enumerate() {
        for parameter in &function.parameters {
            if is_sampler(ast, symbols, parameter.specifiers.ty) {
                let name = parameter.declarator.name;
                samplers.declare((Some(index), name.symbol), name.span);
            }
        }
        if let Some(name) = function.name.last_identifier() {
            by_name.entry(name).or_default().push(index);
        }
    }
    if samplers.declared.is_empty() {
        return FxHashMap::default();
    }
    for expression in ast.all_expressions.values() {
        let ExpressionKind::Call { callee, arguments } = &expression.kind else { continue };
        let arguments = &ast[*arguments];
        let Some(callee) = variable(ast, *callee) else { continue };
        let at = sources.in_file(expression.span);
        let around = functions.partition_point(|it| it.body.start <= at.start).checked_sub(1);
        let around = around.filter(|&it| at.end <= functions[it].body.end);
        let number = |samplers: &Samplers, argument: Id<ast::Expression>| {
            let name = variable(ast, argument)?;
            let own = around.and_then(|it| samplers.numbers.get(&(Some(it), name)));
            own.or_else(|| samplers.numbers.get(&(None, name))).copied()
        };
        if let Some(dimension) = Dimension::of_function(symbols.text(callee)) {
            if let Some(number) = arguments.first().and_then(|&it| number(&samplers, it)) {
                let first = samplers.first(number);
                samplers.dimensions[first].get_or_insert(dimension);
            }
            continue;
        }
        for &called in by_name.get(&callee).map_or(&[][..], |it| it) {
            for (&argument, parameter) in arguments.iter().zip(&functions[called].function.parameters) {
                let key = (Some(called), parameter.declarator.name.symbol);
                let parameter = samplers.numbers.get(&key).copied();
                if let (Some(argument), Some(parameter)) = (number(&samplers, argument), parameter) {
                    samplers.unite(argument, parameter);
                }
            }
        }
    }
    let mut found = FxHashMap::default();
    for (span, number) in std::mem::take(&mut samplers.declared) {
        let first = samplers.first(number);
        found.extend(samplers.dimensions[first].map(|it| (span, it)));
    }
    found
}

fn is_sampler(ast: &ast::Module, symbols: &Symbols, ty: Id<ast::Type>) -> bool {
    match &ast[ty].kind {
        TypeKind::Named(path) => path.as_identifier().is_some_and(|it| symbols.text(it) == "sampler"),
        _ => false,
    }
}

/// The name of a variable, an element of an array of them, or a function.
fn variable(ast: &ast::Module, expression: Id<ast::Expression>) -> Option<Symbol> {
    let mut at = expression;
    loop {
        match ast[at].kind {
            ExpressionKind::Parenthesized(inner) | ExpressionKind::Index { base: inner, .. } => at = inner,
            ExpressionKind::Name(name) => return Some(name),
            ExpressionKind::Path(path) => return ast[path].last_identifier(),
            _ => return None,
        }
    }
}
