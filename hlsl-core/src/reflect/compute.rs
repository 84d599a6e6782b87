//! The program and the optimized module → [`Reflection`].

mod bindings;
mod blocks;
mod entries;
mod layouts;
mod spec_constants;

use rustc_hash::{FxHashMap, FxHashSet};

use super::{DescriptorHeap, DescriptorHeapKind, Reflection, ScalarKind, TypeLayout, constants, spell};
use crate::{
    arena::IdMap,
    diagnostics::Sink,
    ir::{self, GlobalOrigin},
    layout::{LayoutContext, LayoutRule, Layouts},
    options::Options,
    source::{Place, SourceMap, Span},
    symbol::Symbols,
    typed::Program,
    types::{StructId, TypeId, Types},
};

/// Needs a legal module; after optimization, it no longer contains what it does not use.
pub fn of(
    module: &ir::Module,
    program: &Program,
    symbols: &Symbols,
    sources: &SourceMap,
    options: &Options,
    sink: &mut Sink,
) -> Reflection {
    let mut context = Context {
        sink,
        module,
        program,
        symbols,
        sources,
        options,
        layouts: Layouts::new(LayoutContext::of(options)),
        structs: FxHashMap::default(),
        members: FxHashMap::default(),
        out: Reflection { target: options.target, ..Reflection::default() },
        variables: Variables::default(),
    };
    // Libraries have many entry points, each with many variables of its own: sets, not a table of both.
    let uses: Vec<Uses> =
        module.entries.iter().map(|entry| ir::reach::named(module, entry.function)).collect();
    let mut any_uses = IdMap::for_len(module.globals.len());
    uses.iter().flatten().for_each(|&it| any_uses[it] = true);
    context.bindings(&any_uses);
    context.descriptor_heaps(&any_uses);
    context.push_constants(&any_uses);
    context.shader_records(&any_uses);
    context.spec_constants();
    for (entry, uses) in module.entries.iter().zip(&uses) {
        context.entry(entry, uses);
    }
    let layouts = LayoutContext::of(options);
    context.out.constants = constants::constants(program, symbols, &layouts);
    context.out.enums = constants::enums(program, symbols, &layouts);
    context.out
}

/// The globals that an entry point names.
type Uses = FxHashSet<ir::GlobalId>;

struct Context<'a> {
    /// For surprises.
    sink: &'a mut Sink,
    module: &'a ir::Module,
    program: &'a Program,
    symbols: &'a Symbols,
    sources: &'a SourceMap,
    options: &'a Options,
    layouts: Layouts,
    structs: FxHashMap<(StructId, LayoutRule), usize>,
    /// The types of the members of structs that hold resources.
    members: FxHashMap<StructId, Vec<TypeId>>,
    out: Reflection,
    variables: Variables,
}

/// The variable that each binding, push constant block and shader record of the reflection is.
#[derive(Default)]
struct Variables {
    bindings: Vec<ir::GlobalId>,
    push_constants: Vec<ir::GlobalId>,
    shader_records: Vec<ir::GlobalId>,
}

impl Context<'_> {
    /// The built-in heaps: their arrays in the IR have no binding.
    fn descriptor_heaps(&mut self, uses: &IdMap<ir::Global, bool>) {
        let heaps = self.options.bindings.heaps;
        if !heaps.is_native {
            return;
        }
        let mut has = [false; 2];
        for (id, global) in self.module.globals.iter() {
            let element = self.module.pointee(global.ty).and_then(|it| self.module.part(it.1, 0));
            if let Some(element) = element
                && global.origin == GlobalOrigin::Heap
                && uses[id]
            {
                has[usize::from(self.module.types[element] == ir::Type::Sampler)] = true;
            }
        }
        let kinds = [
            (DescriptorHeapKind::Resource, heaps.resource_stride),
            (DescriptorHeapKind::Sampler, heaps.sampler_stride),
        ];
        let used = kinds.into_iter().zip(has).filter(|it| it.1);
        self.out.descriptor_heaps = used.map(|((kind, stride), _)| DescriptorHeap { kind, stride }).collect();
    }

    fn text(&self, symbol: crate::symbol::Symbol) -> String {
        self.symbols.text(symbol).to_string()
    }
    fn types(&self) -> &Types {
        &self.program.types
    }
    fn spell(&self, ty: TypeId) -> String {
        spell(self.types(), self.symbols, ty)
    }

    /// Where something is declared, if that is in a file.
    fn place(&self, span: Span) -> Option<Place> {
        let is_wanted = self.options.internal.describes_declarations && span != Span::default();
        is_wanted.then(|| self.sources.place(span))
    }

    /// The comment above it.
    fn doc(&self, span: Span) -> String {
        match self.options.internal.describes_declarations {
            true => self.sources.doc_comment(span),
            false => String::new(),
        }
    }

    fn size_of(&self, layout: Option<&TypeLayout>) -> u32 {
        layout.map_or(0, |layout| layout.size(&self.out.structs))
    }
}

fn ir_scalar(module: &ir::Module, ty: ir::TypeId) -> Option<ScalarKind> {
    Some(match module.types[ty] {
        ir::Type::Bool => ScalarKind::Bool,
        ir::Type::Int { width: 8, signed: true } => ScalarKind::Int8,
        ir::Type::Int { width: 8, .. } => ScalarKind::Uint8,
        ir::Type::Int { width: 16, signed: true } => ScalarKind::Int16,
        ir::Type::Int { width: 16, .. } => ScalarKind::Uint16,
        ir::Type::Int { width: 64, signed: true } => ScalarKind::Int64,
        ir::Type::Int { width: 64, .. } => ScalarKind::Uint64,
        ir::Type::Int { signed: true, .. } => ScalarKind::Int32,
        ir::Type::Int { .. } => ScalarKind::Uint32,
        ir::Type::Float { width: 16 } => ScalarKind::Float16,
        ir::Type::Float { width: 64 } => ScalarKind::Float64,
        ir::Type::Float { .. } => ScalarKind::Float32,
        _ => return None,
    })
}
