//! Debug information: names, places in the source, and what a debugger shows.
//!
//! While functions are written, `Marks` note what would be said where. Only when the module is complete are they
//! written between its instructions, with ids, types and constants of their own after all others: so debug information
//! never changes the rest.

mod lines;
mod rich;

use crate::spirv::{Op, SourceLanguage};
use rustc_hash::FxHashMap;
use smallvec::{SmallVec, smallvec};

use super::{
    Emitter, Origins,
    capabilities::{Cause, Extension, Needs},
    function::globals_reached,
    section::{self, HEADER, Section, Words},
};
use crate::{
    ir::{self, Arg, ConstantId, LocId, VariableId, debug_info::DebugFunctionId},
    options::{DebugOptions, RichDebug},
    source::{SourceMap, Span},
};

/// What debug information is made of, apart from the module.
pub struct Debug<'d> {
    pub options: &'d DebugOptions,
    pub sources: &'d SourceMap,
    /// The compiler and its version.
    pub tool: &'d str,
    /// Whether OpModuleProcessed names it.
    pub names_tool: bool,
}

/// What is to be said at a place among the words of the functions.
pub(super) struct Mark {
    /// The index of the word before which it stands.
    at: usize,
    what: What,
}

pub(super) enum What {
    /// The label of a block comes next: nothing that was said holds on.
    Block,
    /// The body of a function of the source.
    Definition { function: DebugFunctionId, id: u32 },
    /// What follows comes from here.
    Place(LocId),
    /// A variable is in memory, or has a value.
    /// `line` is where its value was assigned.
    Variable {
        variable: VariableId,
        is_memory: bool,
        shown: Shown,
        path: SmallVec<[u32; 4]>,
        loc: LocId,
        line: LocId,
    },
}

/// Where the value of a variable is.
#[derive(Clone, Copy)]
pub(super) enum Shown {
    Id(u32),
    /// Without an id as long as only debuggers want it.
    Constant(ConstantId),
    /// Nowhere.
    Gone,
}

/// Notes for debug information; none are taken if there is to be none.
#[derive(Default)]
pub(super) struct Marks {
    marks: Vec<Mark>,
    wants_places: bool,
    wants_variables: bool,
    /// The function is not in the source, nor is anything in it: it only calls what is.
    is_wrapper: bool,
    /// The globals that the code of a function uses, once it was asked.
    reached: Option<(ir::FunctionId, Vec<ir::GlobalId>)>,
}

impl Marks {
    /// `has_origins` if it is asked what instructions come from.
    pub(super) fn new(debug: Option<&Debug<'_>>, has_origins: bool) -> Self {
        let wants_variables = debug.is_some_and(|it| it.options.rich.is_some());
        let wants_places = wants_variables || has_origins || debug.is_some_and(|it| it.options.line);
        Marks { marks: Vec::new(), wants_places, wants_variables, is_wrapper: false, reached: None }
    }
}

impl Emitter<'_> {
    /// What each instruction comes from, if that was asked. With debug information written into functions,
    /// nothing is known of them.
    pub(super) fn origins(&mut self, capabilities: FxHashMap<u32, Span>) -> Origins {
        let ids = std::mem::take(&mut self.spans);
        let before = |section: &Section| {
            let sections = self.out.all().into_iter().take_while(|it| !std::ptr::eq(*it, section));
            HEADER + sections.map(|it| it.words().len()).sum::<usize>()
        };
        let first_mode = before(&self.out.execution_modes);
        let modes = self.modes.iter().map(|it| (first_mode + it.0, it.1)).collect();
        let first = before(&self.out.functions);
        let place = |it: &Mark| match it.what {
            What::Place(loc) => Some((first + it.at, self.module.locs[loc].span)),
            _ => None,
        };
        Origins { ids, capabilities, modes, code: self.marks.marks.iter().filter_map(place).collect() }
    }

    pub(super) fn source(&mut self) {
        if !self.debug.is_some_and(|it| it.options.names_files()) {
            self.out.strings.push(Op::Source, &[SourceLanguage::HLSL as u32, self.settings.source_version]);
        }
    }

    pub(super) fn name(&mut self, id: u32, name: &str) {
        if !name.is_empty() {
            let start = self.out.names.begin();
            self.out.names.word(id);
            self.out.names.text(name);
            self.out.names.end(start, Op::Name as u16);
        }
    }

    pub(super) fn member_name(&mut self, id: u32, member: u32, name: &str) {
        if !name.is_empty() {
            let start = self.out.names.begin();
            self.out.names.word(id);
            self.out.names.word(member);
            self.out.names.text(name);
            self.out.names.end(start, Op::MemberName as u16);
        }
    }

    // ------------------------------------------------------------------------------------------------- marks

    fn mark(&mut self, what: What) {
        let at = self.out.functions.words().len();
        self.marks.marks.push(Mark { at, what });
    }

    pub(super) fn mark_block(&mut self) {
        if self.marks.wants_places {
            self.mark(What::Block);
        }
    }

    pub(super) fn enter_function(&mut self, function: &ir::Function) {
        if self.marks.wants_places {
            let is_outside = self.module.locs[function.loc].scope.is_none();
            let mut values = function.order.iter().flat_map(|&it| &function.blocks[it].values);
            let is_call = |it: &ir::ValueId| function.values[*it].is(Op::FunctionCall);
            self.marks.is_wrapper = is_outside && values.any(is_call);
        }
    }

    pub(super) fn mark_place(&mut self, loc: LocId) {
        let is_outside = self.marks.is_wrapper && self.module.locs[loc].scope.is_none();
        if self.marks.wants_places && !is_outside {
            self.mark(What::Place(loc));
        }
    }

    /// The first place in a function where something may be said: below its variables.
    pub(super) fn mark_definition(&mut self, function: ir::FunctionId) {
        if !self.marks.wants_variables {
            return;
        }
        let module = self.module;
        let entry = module.entries.iter().position(|it| it.function == function);
        let described = match entry {
            Some(index) => module.debug_info.entries.get(index).copied().flatten(),
            None => {
                let scope = module.locs[module.functions[function].loc].scope;
                let described = scope.and_then(|it| module.scopes[it].function);
                // The wrapper of an entry point stands for the function that it wraps.
                described.filter(|it| !module.debug_info.entries.contains(&Some(*it)))
            }
        };
        if let Some(function_of_source) = described {
            let id = self.functions[function];
            self.mark(What::Definition { function: function_of_source, id });
        }
    }

    /// From SPIR-V 1.4 on entry points list the globals that they use, also in debug information, which must not add any:
    /// whether a global is none of those that the code of `function` uses.
    fn is_unlisted(&mut self, function: ir::FunctionId, global: ir::GlobalId) -> bool {
        if self.settings.version < (1, 4) || !self.settings.lists_only_reached {
            return false;
        }
        let reached = self.marks.reached.take().filter(|it| it.0 == function);
        let reached = reached.unwrap_or_else(|| (function, globals_reached(self.module, function)));
        let is_used = reached.1.contains(&global);
        self.marks.reached = Some(reached);
        !is_used
    }

    /// What an [`ir::Op::DebugDeclare`] or [`ir::Op::DebugValue`] says; `ids` are those of the function's values.
    pub(super) fn mark_variable(
        &mut self,
        function: ir::FunctionId,
        inst: &ir::Inst,
        line: LocId,
        id_of: impl Fn(ir::ValueId) -> u32,
    ) {
        if !self.marks.wants_variables {
            return;
        }
        let [Arg::Literal(variable), shown, path @ ..] = inst.args.as_slice() else { return };
        let shown = match *shown {
            Arg::Value(value) => match id_of(value) {
                0 => Shown::Gone,
                id => Shown::Id(id),
            },
            Arg::Constant(constant) => match self.module.constants[constant] {
                ir::Constant::Undef(_) => Shown::Gone,
                _ => Shown::Constant(constant),
            },
            Arg::Global(global) if self.is_unlisted(function, global) => Shown::Gone,
            Arg::Global(global) => match self.globals[global] {
                0 => Shown::Gone,
                id => Shown::Id(id),
            },
            _ => Shown::Gone,
        };
        let literal = |it: &Arg| if let Arg::Literal(index) = *it { index } else { 0 };
        self.mark(What::Variable {
            variable: VariableId::from_index(*variable as usize),
            is_memory: inst.op == ir::Op::DebugDeclare,
            shown,
            path: path.iter().map(literal).collect(),
            loc: inst.loc,
            line,
        });
    }

    // ---------------------------------------------------------------------------------------------- writing

    /// Writes all debug information but the names into the sections.
    pub(super) fn debug_information(&mut self) {
        let Some(debug) = self.debug else { return };
        let marks = std::mem::take(&mut self.marks.marks);
        let mut files = lines::Files::new(debug.sources);
        if debug.options.names_files() {
            self.sources(debug, &mut files);
        }
        let functions = std::mem::take(&mut self.out.functions);
        self.out.functions = match debug.options.rich {
            Some(set) => rich::write(self, debug, set, files, functions, marks),
            None if debug.options.line => self.lines(files, functions, marks),
            None => functions,
        };
        if debug.names_tool {
            for text in [debug.tool, &debug.options.arguments].into_iter().filter(|it| !it.is_empty()) {
                let mut words = Words::new();
                section::text(&mut words, text);
                self.out.processed.push(Op::ModuleProcessed, &words);
            }
        }
    }

    /// The extension that permits instructions which a consumer may not know.
    pub(super) fn needs_of_debug_information(&self, needs: &mut Needs) {
        const NON_SEMANTIC: &str = "SPV_KHR_non_semantic_info";
        let is_wanted = self.debug.is_some_and(|it| it.options.rich == Some(RichDebug::Vulkan));
        let is_known = || needs.extensions.iter().any(|it| it.name == NON_SEMANTIC);
        if is_wanted && self.settings.version < (1, 6) && !is_known() {
            needs.extensions.push(Extension { name: NON_SEMANTIC.into(), cause: Cause::Request });
        }
    }

    /// Any text, as an OpString of debug information.
    fn debug_string(&mut self, text: &str) -> u32 {
        if let Some(&known) = self.debug_strings.get(text) {
            return known;
        }
        let result = self.fresh();
        let mut words: Words = smallvec![result];
        section::text(&mut words, &lines::without_zeros(text));
        self.out.debug_strings.push(Op::String, &words);
        self.debug_strings.insert(text.into(), result);
        result
    }
}

/// Writes words between the words of functions.
struct Splice<'w> {
    words: &'w [u32],
    copied: usize,
    out: Section,
}

impl<'w> Splice<'w> {
    fn new(functions: &'w Section, marks: usize) -> Self {
        let words = functions.words();
        Splice { words, copied: 0, out: Section::with_capacity(words.len() + marks * 6) }
    }
    /// Copies what precedes the word `at`.
    fn up_to(&mut self, at: usize) {
        self.out.extend(&self.words[self.copied..at]);
        self.copied = at;
    }
    fn finish(mut self) -> Section {
        self.up_to(self.words.len());
        self.out
    }
}
