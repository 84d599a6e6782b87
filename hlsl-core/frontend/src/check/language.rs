//! What the language has, as far as the shader has asked for it.

use rustc_hash::{FxHashMap, FxHashSet};

use super::{builtin::Builtin, call::intrinsic::LanguageFunctions, samplers};
use crate::{
    ast,
    options::Options,
    source::{SourceMap, Span},
    symbol::{RareSymbolMap, Symbol, Symbols},
    types::TypeId,
};

pub(super) struct Language<'a> {
    /// The version, the target, and what is allowed.
    pub(super) options: &'a Options,
    /// Names that the checker itself refers to.
    pub(super) known: Known,
    /// What each name that was looked up so far means in the language, if anything.
    pub(super) builtins: RareSymbolMap<Option<Builtin>>,
    pub(super) functions: LanguageFunctions,
    /// Of effect objects, once there was one.
    pub(super) effect_type: Option<TypeId>,
    /// Instances of `std::is_same`.
    pub(super) same_types: FxHashMap<(TypeId, TypeId), TypeId>,
    /// Namespaces of the library that `using namespace` opened.
    pub(super) opened: Vec<Symbol>,
    /// Names with their namespaces that `using vk::name;` brought.
    pub(super) brought: FxHashSet<(Symbol, Symbol)>,
    /// Plain samplers of Direct3D 9, by their names where they are declared.
    pub(super) samplers: FxHashMap<Span, samplers::Dimension>,
}

/// Symbols of the names that are built into the language.
pub(super) struct Known {
    pub(super) length: Symbol,
    pub(super) mips: Symbol,
    pub(super) sample: Symbol,
    pub(super) operator_call: Symbol,
    pub(super) dx: Symbol,
    pub(super) ray_desc: Symbol,
    /// `ResourceDescriptorHeap` and `SamplerDescriptorHeap`
    pub(super) heaps: [Symbol; 2],
}

impl<'a> Language<'a> {
    pub(super) fn new(
        ast: &ast::Module,
        symbols: &mut Symbols,
        sources: &SourceMap,
        options: &'a Options,
    ) -> Self {
        let known = Known {
            length: symbols.intern("Length"),
            mips: symbols.intern("mips"),
            sample: symbols.intern("sample"),
            operator_call: symbols.intern("operator()"),
            dx: symbols.intern("dx"),
            ray_desc: symbols.intern("RayDesc"),
            heaps: ["ResourceDescriptorHeap", "SamplerDescriptorHeap"].map(|it| symbols.intern(it)),
        };
        Language {
            options,
            known,
            builtins: RareSymbolMap::for_first(symbols.len()),
            functions: LanguageFunctions::for_first(symbols.len()),
            effect_type: None,
            same_types: FxHashMap::default(),
            opened: Vec::new(),
            brought: FxHashSet::default(),
            samplers: match options.language.dx9 {
                true => samplers::dimensions(ast, symbols, sources),
                false => FxHashMap::default(),
            },
        }
    }
}
