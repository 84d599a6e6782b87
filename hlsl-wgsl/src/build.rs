//! Makes a tree of the IR: a legal module that went through the passes for wgpu.
//!
//! Structure is taken from the merge blocks and continue targets as they are. What this cannot say is an error, and never
//! left out.

mod builtins;
mod composites;
mod constants;
mod entries;
mod flow;
mod function;
mod globals;
mod groups;
mod images;
mod meshes;
mod names;
mod numbers;
mod places;
mod rays;
mod regions;
mod reserved;
mod scopes;
mod types;
mod usage;

use std::{borrow::Cow, cell::Cell};

use hlsl_backend::ir::{self, Constant, FunctionId, Global, reach};
use hlsl_base::{arena::IdMap, options::TargetEnvironment, source::SourceMap};
use rustc_hash::FxHashMap;

use crate::tree::*;
use usage::Usage;

/// What a module has that cannot be said.
#[derive(Debug)]
pub struct Fault(pub Cow<'static, str>);

impl From<&'static str> for Fault {
    fn from(what: &'static str) -> Fault {
        Fault(what.into())
    }
}
impl From<String> for Fault {
    fn from(what: String) -> Fault {
        Fault(what.into())
    }
}

/// The module that is written, and what is known of its text so far.
struct Writer<'m> {
    module: &'m ir::Module,
    sources: &'m SourceMap,
    usage: Usage,
    names: names::Names,
    /// Structs and specialization constants, each before what needs it.
    items: Vec<Item>,
    structs: FxHashMap<types::Declared, Name>,
    overrides: IdMap<Constant, Option<Name>>,
    /// The names of variables that are declared outside of functions.
    globals: IdMap<Global, Option<Name>>,
    functions: IdMap<ir::Function, Option<Name>>,
    meshes: meshes::Meshes,
    directives: Directives,
}

/// What the first lines say.
#[derive(Default)]
struct Directives {
    /// For browsers, and not for naga.
    is_web: bool,
    enables: Vec<&'static str>,
    /// Whether something is a 16-bit float.
    has_halves: Cell<bool>,
    has_short_integers: Cell<bool>,
}

pub fn module(module: &ir::Module, sources: &SourceMap, target: TargetEnvironment) -> Result<Module, Fault> {
    let entries: Vec<FunctionId> = module.entries.iter().map(|it| it.function).collect();
    let reached = reach::functions(module, entries.iter().copied());
    // In the order in which the shader has them.
    let functions: Vec<FunctionId> = module.functions.ids().filter(|it| reached.contains(it)).collect();
    let writer = Writer {
        module,
        sources,
        usage: Usage::of(module, &functions),
        names: names::Names::default(),
        items: Vec::new(),
        structs: FxHashMap::default(),
        overrides: IdMap::default(),
        globals: IdMap::default(),
        functions: IdMap::default(),
        meshes: meshes::Meshes::default(),
        directives: Directives { is_web: target == TargetEnvironment::WebGpu, ..Directives::default() },
    };
    writer.write(&functions)
}

impl Writer<'_> {
    fn write(mut self, functions: &[FunctionId]) -> Result<Module, Fault> {
        // Entry points keep their names, whatever else has the same: the host uses them.
        let entries: Vec<Name> = self.module.entries.iter().map(|it| self.names.unique(&it.name)).collect();
        self.mesh_outputs()?;
        let variables = self.variables()?;
        let is_entry = |id: FunctionId| self.module.entries.iter().any(|it| it.function == id);
        let helpers: Vec<FunctionId> = functions.iter().copied().filter(|&id| !is_entry(id)).collect();
        for &id in &helpers {
            let name = self.names.unique(&self.module.functions[id].name);
            self.functions[id] = Some(name);
        }
        let mut bodies = Vec::new();
        for &id in &helpers {
            bodies.push(Item::Function(self.helper(id)?));
        }
        for (entry, name) in self.module.entries.iter().zip(entries) {
            bodies.push(Item::Function(self.entry(entry, name)?));
        }
        if self.directives.has_halves.get() {
            self.enable("f16");
        }
        if self.directives.has_short_integers.get() {
            self.enable("wgpu_int16");
        }
        let mut unchecked = Vec::new();
        if self.usage.has_group_operations {
            self.enable_subgroups();
            if self.directives.is_web {
                unchecked.push("subgroup_uniformity");
            }
        }
        if self.usage.has_derivatives {
            unchecked.push("derivative_uniformity");
        }
        let mut items = self.items;
        items.extend(variables.into_iter().map(Item::Variable));
        items.extend(bodies);
        Ok(Module { enables: self.directives.enables, unchecked, items })
    }

    /// naga 30 has these operations, but does not know what enables them.
    fn enable_subgroups(&mut self) {
        if self.directives.is_web {
            self.enable("subgroups");
        }
    }

    fn enable(&mut self, name: &'static str) {
        if !self.directives.enables.contains(&name) {
            self.directives.enables.push(name);
        }
    }
}
