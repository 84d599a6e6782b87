//! Entry points: finds them, checks the requirements of their stage, and rejects cycles of calls.

use rustc_hash::FxHashMap;

use super::{
    Checker,
    scope::{Candidate, Entity, Want},
};
use crate::{
    attribute::{AttributeKind, find},
    diagnostics::{
        Diagnostic,
        list::{attribute_syntax as errors, attributes as calls, options},
    },
    nearest::nearest,
    source::Span,
    stage::Stage,
    symbol::Symbol,
    typed::{EntryPoint, ExprId, ExprKind, FunctionId, Storage, visit},
};

impl Checker<'_> {
    /// Finds the entry points that the options request and checks their requirements.
    pub(super) fn entries(&mut self) {
        match self.language.options.profile.kind.stage() {
            Some(stage) => self.single_entry(stage),
            None => {
                for id in self.program.functions.ids().collect::<Vec<_>>() {
                    let it = &self.program.functions[id];
                    let shader = find(&it.attributes, |kind| match kind {
                        AttributeKind::Shader(stage) => Some(*stage),
                        _ => None,
                    });
                    let info = &self.functions[id];
                    if shader.is_some() && info.owner.is_some() {
                        let (name, subjects, at) =
                            ("shader".to_owned(), "functions outside of classes", it.span);
                        self.report(errors::AttributeSubject { name, subjects, at });
                        continue;
                    }
                    if let Some(stage) = shader
                        && info.definition.is_some()
                    {
                        let name = self.program.functions[id].name;
                        self.add_entry(id, stage, name);
                    }
                }
            }
        }
        self.check_calls();
        if !self.reports.sink.has_errors() {
            self.check_hit_attributes();
            self.refuse_same_entries();
        }
        let is_inverted = |it: &EntryPoint| {
            matches!(it.stage, Stage::Vertex | Stage::Domain | Stage::Geometry | Stage::Mesh)
        };
        let entries = &self.program.entries;
        if self.language.options.interface.invert_y && !entries.is_empty() && !entries.iter().any(is_inverted)
        {
            self.report(options::InvertYInStage { profile: self.language.options.profile.name() });
        }
    }

    fn single_entry(&mut self, stage: Stage) {
        let name = self.language.options.entry_point.clone();
        let found = self.entry_function(&name);
        let Some(id) = found else {
            if self.reports.sink.has_errors() {
                return;
            }
            let functions: Vec<String> = self
                .program
                .functions
                .values()
                .filter(|it| it.this.is_none())
                .map(|it| self.symbols.text(it.qualified_name).to_string())
                .collect();
            let mut diagnostic: Diagnostic = errors::NoEntryPoint { name: name.clone() }.into();
            if let Some(hint) = nearest(&name, functions.iter().map(|it| it.as_str())) {
                diagnostic = diagnostic.with_help(format!("a function with a similar name exists: `{hint}`"));
            }
            self.report(diagnostic);
            return;
        };
        self.refuse_other_entries(&name, id);
        let shader = find(&self.program.functions[id].attributes, |kind| match kind {
            AttributeKind::Shader(stage) => Some(*stage),
            _ => None,
        });
        if let Some(other) = shader
            && other != stage
        {
            let at = self.program.functions[id].span;
            self.report(errors::StageMismatch {
                attribute: other.name().into(),
                profile: self.language.options.profile.name(),
                at,
            });
            return;
        }
        let name = self.symbols.intern(self.language.options.module_entry_name());
        self.add_entry(id, stage, name);
    }

    /// The last defined function of that name, in a namespace perhaps.
    fn entry_function(&mut self, name: &str) -> Option<FunctionId> {
        let mut scope = self.scopes.global;
        let mut parts = name.split("::").filter(|it| !it.is_empty()).peekable();
        while let Some(part) = parts.next() {
            let symbol = self.symbols.find(part)?;
            let want = if parts.peek().is_some() { Want::Type } else { Want::Value };
            match self.look_up_in(scope, symbol, want)? {
                Entity::Namespace(inner) => scope = inner,
                Entity::Functions(set) if parts.peek().is_none() => {
                    let candidates = self.scopes.overloads[set].candidates.clone();
                    return candidates.iter().rev().find_map(|it| match it {
                        Candidate::Function(id) => self.functions[*id].definition.is_some().then_some(*id),
                        Candidate::Template(_) => None,
                    });
                }
                _ => return None,
            }
        }
        None
    }

    /// The entry points of a library are identified by stage and name; the host does not see namespaces and parameters.
    fn refuse_same_entries(&mut self) {
        if self.language.options.profile.kind.stage().is_some() {
            return;
        }
        // Nodes run as compute shaders do.
        let model = |stage| if stage == Stage::Node { Stage::Compute } else { stage };
        let entries: Vec<(Stage, Symbol, FunctionId)> =
            self.program.entries.iter().map(|it| (it.stage, it.name, it.function)).collect();
        let mut first = FxHashMap::default();
        for (stage, name, function) in entries {
            let other = *first.entry((model(stage), name)).or_insert(function);
            if other != function {
                let (at, before) =
                    (self.program.functions[function].span, self.program.functions[other].span);
                self.report(errors::EntryTwice { name: self.text(name), stage: stage.name(), at, before });
            }
        }
    }

    /// An overloaded entry point leaves it open which function is meant.
    fn refuse_other_entries(&mut self, name: &str, id: FunctionId) {
        let Some(symbol) = self.symbols.find(name) else { return };
        let Some(Entity::Functions(set)) = self.look_up_in(self.scopes.global, symbol, Want::Value) else {
            return;
        };
        let other = self.scopes.overloads[set].candidates.iter().find_map(|it| match it {
            Candidate::Function(it) if *it != id && self.functions[*it].definition.is_some() => Some(*it),
            _ => None,
        });
        if let Some(other) = other {
            let (at, before) = (self.program.functions[id].span, self.program.functions[other].span);
            self.report(errors::EntryOverloaded { name: name.into(), at, before });
        }
    }

    fn add_entry(&mut self, id: FunctionId, stage: Stage, name: Symbol) {
        self.refuse_shared_parameters(id);
        self.check_ray_entry(id, stage);
        self.check_node_entry(id, stage);
        let attributes = self.program.functions[id].attributes.clone();
        self.check_wave_size_of_entry(&attributes, stage);
        let attributes = &self.program.functions[id].attributes;
        let at = self.program.functions[id].span;
        let threads = find(attributes, |kind| match kind {
            AttributeKind::NumThreads(sizes) => Some(*sizes),
            _ => None,
        });
        let patch = find(attributes, |kind| match kind {
            AttributeKind::PatchConstantFunction(name) => Some(*name),
            _ => None,
        });
        let vertices = find(attributes, |kind| match kind {
            AttributeKind::MaxVertexCount(count) => Some(*count),
            _ => None,
        });
        let needs_threads = matches!(stage, Stage::Compute | Stage::Mesh | Stage::Amplification);
        if needs_threads && threads.is_none() {
            self.report(errors::NoNumThreads { stage: stage.name().into(), at });
        }
        if stage == Stage::Geometry && vertices.is_none() {
            self.report(errors::NoMaxVertexCount { at });
        }
        let patch_constant_function = match (stage, patch) {
            (Stage::Hull, Some(name)) => {
                let text = self.text(name);
                let found = self.entry_function(&text);
                if found.is_none() {
                    self.report(errors::NoPatchConstantFunction { name: text, at });
                }
                found
            }
            (Stage::Hull, None) => {
                self.report(errors::PatchConstantFunctionUnsaid { at });
                None
            }
            _ => None,
        };
        let functions = std::iter::once(id).chain(patch_constant_function).collect::<Vec<_>>();
        let uniforms = match stage.is_ray_tracing() || stage == Stage::Node {
            true => Vec::new(),
            false => self.uniform_parameters(&functions, name),
        };
        let entry = EntryPoint { function: id, stage, name, patch_constant_function, uniforms };
        self.program.entries.push(entry);
    }

    /// Nobody could hand groupshared memory to an entry point.
    fn refuse_shared_parameters(&mut self, id: FunctionId) {
        let shared = self.functions[id].parameters.iter().position(|it| it.is_group_shared);
        let function = &self.program.functions[id];
        if let Some(parameter) = shared.and_then(|index| function.parameters.get(index)) {
            let at = function.locals[parameter.local].span;
            self.report(errors::SharedParameter { what: "an entry point", at });
        }
    }

    /// Everything that is called has a body, and no function calls itself, be it through others.
    fn check_calls(&mut self) {
        let entries: Vec<(FunctionId, Option<FunctionId>, Stage)> = self
            .program
            .entries
            .iter()
            .map(|it| (it.function, it.patch_constant_function, it.stage))
            .collect();
        if self.reports.sink.has_given_up() {
            return;
        }
        let (called, used) = self.run_by_initializers();
        for (function, patch, stage) in entries {
            let mut state: Vec<Mark> = vec![Mark::New; self.functions.len()];
            for root in std::iter::once(function).chain(patch) {
                self.visit_calls(root, Some(stage), &mut state);
            }
            for &root in &called {
                self.visit_calls(root, Some(stage), &mut state);
            }
            for &value in &used {
                self.check_use(value, function, stage);
            }
            self.check_shared_memory(function, stage);
            if let Some(patch) = patch {
                self.check_patch_function(function, patch);
            }
        }
        if self.language.options.profile.kind.stage().is_none() {
            let is_root = |it: &FunctionId| {
                (self.program.functions[*it].is_export || self.language.options.library.export_by_default)
                    && self.functions[*it].definition.is_some()
            };
            let exports: Vec<FunctionId> = self.program.functions.ids().filter(is_root).collect();
            let mut state: Vec<Mark> = vec![Mark::New; self.functions.len()];
            for root in exports {
                self.visit_calls(root, None, &mut state);
            }
        }
    }

    /// The functions that initializers of static variables call, and the intrinsics that they use: every entry point runs
    /// them first. What is known at compile time runs nowhere.
    fn run_by_initializers(&self) -> (Vec<FunctionId>, Vec<ExprId>) {
        let (mut called, mut used) = (Vec::new(), Vec::new());
        let globals = self.program.globals.values();
        let outside = globals.filter(|it| it.storage == Storage::Static && !it.is_local_static);
        for value in outside.filter(|it| it.constant.is_none()).filter_map(|it| it.initializer) {
            visit::expression(&self.program, value, |id| match &self.program.expressions[id].kind {
                ExprKind::Call { function, .. } => called.push(*function),
                ExprKind::Intrinsic { .. } => used.push(id),
                _ => {}
            });
        }
        (called, used)
    }

    /// The device runs both functions of a hull shader; neither is part of the other.
    fn check_patch_function(&mut self, function: FunctionId, patch: FunctionId) {
        let (calls_patch, calls_entry) =
            (self.is_called_from(patch, function), self.is_called_from(function, patch));
        // Both together are recursion, which has been reported.
        if calls_patch == calls_entry {
            return;
        }
        let name = |id: FunctionId| self.text(self.program.functions[id].name);
        let (entry, patch) = (name(function), name(patch));
        let at = self.program.functions[function].span;
        match calls_patch {
            true => self.report(errors::PatchFunctionCalled { entry, patch, at }),
            false => self.report(errors::EntryCalledForPatch { entry, patch, at }),
        }
    }

    fn is_called_from(&self, callee: FunctionId, root: FunctionId) -> bool {
        let mut seen = vec![false; self.functions.len()];
        let mut work = vec![root];
        while let Some(function) = work.pop() {
            for &(next, _) in &self.functions[function].calls {
                if next == callee {
                    return true;
                }
                if !std::mem::replace(&mut seen[next.index()], true) {
                    work.push(next);
                }
            }
        }
        false
    }

    /// Nothing is known of the stages that call an exported function.
    fn visit_calls(&mut self, root: FunctionId, stage: Option<Stage>, state: &mut [Mark]) {
        // The way from the root: functions with the next call to look at.
        let mut path: Vec<(FunctionId, usize)> = Vec::new();
        if state[root.index()] == Mark::New {
            state[root.index()] = Mark::Open;
            self.check_reached(root, root, stage);
            path.push((root, 0));
        }
        while let Some((function, next)) = path.last_mut() {
            let info = &self.functions[*function];
            let Some(&(callee, at)) = info.calls.get(*next) else {
                state[function.index()] = Mark::Done;
                path.pop();
                continue;
            };
            *next += 1;
            match state[callee.index()] {
                Mark::Done => {}
                Mark::Open => {
                    let from = path.iter().position(|it| it.0 == callee).unwrap_or(0);
                    let mut names: Vec<String> = path[from..]
                        .iter()
                        .map(|it| self.text(self.program.functions[it.0].qualified_name))
                        .chain(std::iter::once(self.text(self.program.functions[callee].qualified_name)))
                        .collect();
                    // A long way round is shown by its ends.
                    if names.len() > MAX_SHOWN {
                        names.splice(MAX_SHOWN / 2..names.len() - MAX_SHOWN / 2, ["…".to_owned()]);
                    }
                    let declared = self.program.functions[callee].span;
                    self.report(calls::Recursion {
                        name: self.text(self.program.functions[callee].name),
                        path: names.join(" → "),
                        at: declared,
                        call: at,
                    });
                    state[callee.index()] = Mark::Done;
                }
                Mark::New => {
                    state[callee.index()] = Mark::Open;
                    // What has external linkage may be defined elsewhere.
                    if stage.is_some() || !self.language.options.library.export_by_default {
                        self.require_body(callee, at);
                    }
                    self.check_reached(callee, root, stage);
                    path.push((callee, 0));
                }
            }
        }
    }

    fn check_reached(&mut self, function: FunctionId, root: FunctionId, stage: Option<Stage>) {
        match stage {
            Some(stage) => self.check_uses(function, root, stage),
            None => self.check_exported_uses(function),
        }
    }

    fn require_body(&mut self, function: FunctionId, at: Span) {
        if self.functions[function].definition.is_none() && !self.is_spirv_instruction(function) {
            let declared = self.program.functions[function].span;
            let name = self.text(self.program.functions[function].qualified_name);
            self.report(calls::NoBody { name, at, declared });
        }
    }
}

/// So many functions of a call cycle are named.
const MAX_SHOWN: usize = 8;

#[derive(Clone, Copy, PartialEq, Eq)]
enum Mark {
    New,
    Open,
    Done,
}
