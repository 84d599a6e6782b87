//! `OpenCL.DebugInfo.100` and `NonSemantic.Shader.DebugInfo.100`: types, scopes, variables and their values.
//!
//! The two sets number their instructions alike. The older one has literals where the newer one has constants, says
//! lines with OpLine, and lacks some instructions and operands; `Writer::is_shader` tells them apart.

use crate::spirv::{self, Op};
use rustc_hash::FxHashMap;
use smallvec::{SmallVec, smallvec};

use super::{Debug, Mark, Shown, Splice, What, lines};
use crate::{
    arena::IdMap,
    emit::{
        Emitter,
        section::{self, Section, Words},
    },
    ir::{
        self, ConstantId, GlobalOrigin, Loc, LocId, Scope, ScopeId, SourceVariable, Type, VariableId,
        debug_info::{DebugComposite, DebugFunction, DebugFunctionId, DebugType, DebugTypeId, Encoding, Tag},
    },
    options::RichDebug,
    source::Span,
};
use lines::{Files, Position};

/// The numbers of the instructions.
mod number {
    pub const INFO_NONE: u32 = 0;
    pub const COMPILATION_UNIT: u32 = 1;
    pub const TYPE_BASIC: u32 = 2;
    pub const TYPE_ARRAY: u32 = 5;
    pub const TYPE_VECTOR: u32 = 6;
    pub const TYPE_FUNCTION: u32 = 8;
    pub const TYPE_COMPOSITE: u32 = 10;
    pub const TYPE_MEMBER: u32 = 11;
    pub const TYPE_TEMPLATE: u32 = 14;
    pub const TYPE_TEMPLATE_PARAMETER: u32 = 15;
    pub const GLOBAL_VARIABLE: u32 = 18;
    pub const FUNCTION: u32 = 20;
    pub const LEXICAL_BLOCK: u32 = 21;
    pub const SCOPE: u32 = 23;
    pub const NO_SCOPE: u32 = 24;
    pub const INLINED_AT: u32 = 25;
    pub const LOCAL_VARIABLE: u32 = 26;
    pub const DECLARE: u32 = 28;
    pub const VALUE: u32 = 29;
    pub const OPERATION: u32 = 30;
    pub const EXPRESSION: u32 = 31;
    pub const SOURCE: u32 = 35;
    pub const FUNCTION_DEFINITION: u32 = 101;
    pub const SOURCE_CONTINUED: u32 = 102;
    pub const LINE: u32 = 103;
    pub const NO_LINE: u32 = 104;
    pub const ENTRY_POINT: u32 = 107;
}

/// Of both sets, as bits.
mod flag {
    /// Of types and functions.
    pub const PUBLIC: u32 = 3;
    pub const LOCAL: u32 = 1 << 2;
    pub const DEFINITION: u32 = 1 << 3;
    pub const ARTIFICIAL: u32 = 1 << 5;
    pub const OBJECT_POINTER: u32 = 1 << 8;
}

/// The version of the instruction set, and that of DWARF whose terms it uses.
const VERSION: u32 = 1;
const DWARF: u32 = 4;
/// `HLSL` among the source languages.
const HLSL: u32 = spirv::SourceLanguage::HLSL as u32;

/// An operand of a debug instruction.
#[derive(Clone, Copy)]
enum Operand {
    Id(u32),
    /// A literal in the older set, a constant in the newer one.
    Number(u32),
    /// A constant in both.
    Constant(u32),
}

use Operand::{Id, Number};

type Operands = SmallVec<[Operand; 12]>;

pub(super) fn write(
    emitter: &mut Emitter<'_>,
    debug: &Debug<'_>,
    set: RichDebug,
    files: Files<'_>,
    functions: Section,
    marks: Vec<Mark>,
) -> Section {
    let is_shader = set == RichDebug::Vulkan;
    let void = emitter.debug_void();
    let name = if is_shader { "NonSemantic.Shader.DebugInfo.100" } else { "OpenCL.DebugInfo.100" };
    let import = emitter.fresh();
    let mut words: Words = smallvec![import];
    section::text(&mut words, name);
    emitter.out.imports.push(Op::ExtInstImport, &words);
    let mut writer = Writer {
        emitter,
        debug,
        files,
        is_shader,
        set: import,
        void,
        none: 0,
        expression: 0,
        dereference: 0,
        unit: 0,
        sources: Vec::new(),
        types: IdMap::default(),
        functions: IdMap::default(),
        scopes: IdMap::default(),
        variables: IdMap::default(),
        inlined: FxHashMap::default(),
        definitions: FxHashMap::default(),
    };
    writer.unit();
    writer.find_definitions(&marks);
    writer.globals();
    writer.entry_points();
    let functions = writer.body(&functions, marks);
    writer.idle_scopes();
    functions
}

struct Writer<'w, 'm> {
    emitter: &'w mut Emitter<'m>,
    debug: &'w Debug<'w>,
    files: Files<'w>,
    /// `NonSemantic.Shader.DebugInfo.100`.
    is_shader: bool,
    set: u32,
    void: u32,
    none: u32,
    expression: u32,
    dereference: u32,
    unit: u32,
    /// The DebugSource of each of the files.
    sources: Vec<u32>,
    types: IdMap<DebugType, u32>,
    functions: IdMap<DebugFunction, u32>,
    scopes: IdMap<Scope, u32>,
    variables: IdMap<SourceVariable, u32>,
    /// Each DebugInlinedAt, by the place and scope of the call and what that was inlined at.
    inlined: FxHashMap<(u32, u32, u32), u32>,
    /// The OpFunction of each function of the source that has one.
    definitions: FxHashMap<DebugFunctionId, u32>,
}

impl Writer<'_, '_> {
    fn words_of(&mut self, result: u32, number: u32, operands: &[Operand]) -> Words {
        let mut words: Words = smallvec![self.void, result, self.set, number];
        for &operand in operands {
            words.push(match operand {
                Id(id) => id,
                Number(value) if self.is_shader => self.emitter.uint(value),
                Number(value) => value,
                Operand::Constant(value) => self.emitter.uint(value),
            });
        }
        words
    }

    /// A declaration, before the functions.
    fn declare_as(&mut self, result: u32, number: u32, operands: &[Operand]) -> u32 {
        let words = self.words_of(result, number, operands);
        self.emitter.out.debug_globals.push(Op::ExtInst, &words);
        result
    }

    fn declare(&mut self, number: u32, operands: &[Operand]) -> u32 {
        let result = self.emitter.fresh();
        self.declare_as(result, number, operands)
    }

    fn string(&mut self, text: &str) -> Operand {
        Id(self.emitter.debug_string(text))
    }

    fn none(&mut self) -> u32 {
        if self.none == 0 {
            self.none = self.declare(number::INFO_NONE, &[]);
        }
        self.none
    }

    fn expression(&mut self) -> u32 {
        if self.expression == 0 {
            self.expression = self.declare(number::EXPRESSION, &[]);
        }
        self.expression
    }

    /// The expression of what is behind a pointer.
    fn dereference(&mut self) -> u32 {
        if self.dereference == 0 {
            const DEREFERENCE: u32 = 0;
            let operation = self.declare(number::OPERATION, &[Number(DEREFERENCE)]);
            self.dereference = self.declare(number::EXPRESSION, &[Id(operation)]);
        }
        self.dereference
    }

    // -------------------------------------------------------------------------------------------------- files

    /// The DebugSource of a file.
    fn source(&mut self, file: u32) -> u32 {
        let index = file as usize;
        if self.sources.len() <= index {
            self.sources.resize(index + 1, 0);
        }
        if self.sources[index] == 0 {
            let debug = self.debug;
            let name = Id(self.emitter.file_id(debug, &mut self.files, file));
            let path = self.files.files[index].path.clone();
            let text = self.files.texts.iter().find(|it| debug.options.source && it.0 == path).cloned();
            let text = text.unwrap_or_default().1;
            let mut pieces = lines::pieces(&text);
            let mut operands: Operands = smallvec![name];
            if let Some(piece) = pieces.next() {
                operands.push(self.string(piece));
            }
            self.sources[index] = self.declare(number::SOURCE, &operands);
            // The older set has no instruction for what does not fit.
            let rest = if self.is_shader { pieces } else { lines::pieces("") };
            for piece in rest {
                let piece = Id(self.emitter.debug_string(piece));
                self.declare(number::SOURCE_CONTINUED, &[piece]);
            }
        }
        self.sources[index]
    }

    fn unit(&mut self) {
        let paths: Vec<_> = self.files.texts.iter().map(|it| it.0.clone()).collect();
        for path in paths {
            let file = self.files.index(&path);
            let source = self.source(file);
            if self.unit == 0 {
                let operands = [Number(VERSION), Number(DWARF), Id(source), Number(HLSL)];
                self.unit = self.declare(number::COMPILATION_UNIT, &operands);
            }
        }
    }

    /// Source, line and column; those of the main file if there is no place.
    fn place(&mut self, span: Option<Span>) -> [Operand; 3] {
        match span.and_then(|it| self.files.position(it)) {
            Some(at) => [Id(self.source(at.file)), Number(at.line), Number(at.column)],
            None => [Id(self.source(0)), Number(0), Number(0)],
        }
    }

    // -------------------------------------------------------------------------------------------------- types

    fn type_id(&mut self, id: DebugTypeId) -> u32 {
        if self.types[id] != 0 {
            return self.types[id];
        }
        let module = self.emitter.module;
        let described = &module.debug_info.types[id];
        if let DebugType::Composite(it) = described {
            return self.composite(id, it);
        }
        let (number, operands) = self.type_operands(described);
        self.types[id] = self.declare(number, &operands);
        self.types[id]
    }

    fn type_operands(&mut self, described: &DebugType) -> (u32, Operands) {
        match described {
            DebugType::Basic { name, bits, encoding } => {
                let encoding = match encoding {
                    Encoding::Boolean => 2,
                    Encoding::Float => 3,
                    Encoding::Signed => 4,
                    Encoding::Unsigned => 6,
                };
                let name = self.string(name);
                let mut operands: Operands = smallvec![name, Operand::Constant(*bits), Number(encoding)];
                if self.is_shader {
                    const NO_FLAGS: u32 = 0;
                    operands.push(Number(NO_FLAGS));
                }
                (number::TYPE_BASIC, operands)
            }
            DebugType::Vector { element, len } => {
                (number::TYPE_VECTOR, smallvec![Id(self.type_id(*element)), Number(*len)])
            }
            DebugType::Array { element, lengths } => {
                let mut operands: Operands = smallvec![Id(self.type_id(*element))];
                // OpenCL.DebugInfo.100 has no arrays of unknown length: a debugger shows the first element.
                let least = u32::from(!self.is_shader);
                operands.extend(lengths.iter().map(|&it| Operand::Constant(it.max(least))));
                (number::TYPE_ARRAY, operands)
            }
            DebugType::Template { composite, arguments } => {
                let mut operands: Operands = smallvec![Id(self.type_id(*composite))];
                for &argument in arguments {
                    let name = self.string("TemplateParam");
                    let ty = Id(self.type_id(argument));
                    let value = Id(self.none());
                    let [source, line, column] = self.place(None);
                    let parameter = [name, ty, value, source, line, column];
                    operands.push(Id(self.declare(number::TYPE_TEMPLATE_PARAMETER, &parameter)));
                }
                (number::TYPE_TEMPLATE, operands)
            }
            DebugType::Function { result, parameters } => {
                let result = result.map_or(self.void, |it| self.type_id(it));
                let mut operands: Operands = smallvec![Number(flag::PUBLIC), Id(result)];
                for &parameter in parameters {
                    operands.push(Id(self.type_id(parameter)));
                }
                (number::TYPE_FUNCTION, operands)
            }
            // `type_id` writes them itself: their members may refer to them.
            DebugType::Composite(_) => (number::INFO_NONE, smallvec![]),
        }
    }

    fn composite(&mut self, id: DebugTypeId, it: &DebugComposite) -> u32 {
        let member_types: Vec<u32> = it.members.iter().map(|member| self.type_id(member.ty)).collect();
        let member_ids: Vec<u32> = it.members.iter().map(|_| self.emitter.fresh()).collect();
        let result = self.emitter.fresh();
        self.types[id] = result;
        let tag = match it.tag {
            Tag::Class => 0,
            Tag::Struct => 1,
            Tag::Union => 2,
        };
        let name = self.string(&it.name);
        let [source, line, column] = self.place(it.span);
        let linkage_name = self.string(&it.linkage_name);
        let size = match it.bits {
            Some(bits) => Operand::Constant(bits),
            None => Id(self.none()),
        };
        let (unit, flags) = (Id(self.unit), Number(flag::PUBLIC));
        let mut operands: Operands =
            smallvec![name, Number(tag), source, line, column, unit, linkage_name, size, flags];
        operands.extend(member_ids.iter().map(|&it| Id(it)));
        // Members name their struct in the older set only, where they may follow it.
        if !self.is_shader {
            self.declare_as(result, number::TYPE_COMPOSITE, &operands);
        }
        for ((member, ty), member_id) in it.members.iter().zip(member_types).zip(member_ids) {
            let name = self.string(&member.name);
            let [source, line, column] = self.place(Some(member.span));
            let mut operands: Operands = smallvec![name, Id(ty), source, line, column];
            if !self.is_shader {
                operands.push(Id(result));
            }
            let sizes = [Operand::Constant(member.offset), Operand::Constant(member.bits)];
            operands.extend(sizes);
            operands.push(Number(flag::PUBLIC));
            self.declare_as(member_id, number::TYPE_MEMBER, &operands);
        }
        if self.is_shader {
            self.declare_as(result, number::TYPE_COMPOSITE, &operands);
        }
        result
    }

    // ---------------------------------------------------------------------------------- functions and scopes

    fn find_definitions(&mut self, marks: &[Mark]) {
        for mark in marks {
            if let What::Definition { function, id } = mark.what {
                self.definitions.entry(function).or_insert(id);
            }
        }
    }

    fn function(&mut self, id: DebugFunctionId) -> u32 {
        if self.functions[id] != 0 {
            return self.functions[id];
        }
        let module = self.emitter.module;
        let it = &module.debug_info.functions[id];
        let name = self.string(&it.name);
        let ty = Id(self.type_id(it.ty));
        let [source, line, column] = self.place(Some(it.span));
        let linkage_name = self.string("");
        let (unit, flags) = (Id(self.unit), Number(flag::PUBLIC));
        let mut operands: Operands =
            smallvec![name, ty, source, line, column, unit, linkage_name, flags, line];
        if !self.is_shader {
            let definition = self.definitions.get(&id).copied();
            operands.push(Id(definition.unwrap_or_else(|| self.none())));
        }
        self.functions[id] = self.declare(number::FUNCTION, &operands);
        self.functions[id]
    }

    fn scope(&mut self, id: ScopeId) -> u32 {
        // From the outermost scope without an id inward.
        let module = self.emitter.module;
        let mut chain = Vec::new();
        let mut at = Some(id);
        while let Some(scope) = at.filter(|&it| self.scopes[it] == 0) {
            chain.push(scope);
            at = module.scopes[scope].parent;
        }
        for scope in chain.into_iter().rev() {
            let it = &module.scopes[scope];
            self.scopes[scope] = match (it.function, it.parent) {
                (Some(function), _) => self.function(function),
                (None, Some(parent)) => {
                    let parent = Id(self.scopes[parent]);
                    let [source, line, column] = self.place(Some(it.span));
                    self.declare(number::LEXICAL_BLOCK, &[source, line, column, parent])
                }
                (None, None) => self.unit,
            };
        }
        self.scopes[id]
    }

    /// Blocks of known functions in which nothing happens.
    fn idle_scopes(&mut self) {
        let module = self.emitter.module;
        for (id, it) in module.scopes.iter() {
            // Outer scopes come first.
            if it.parent.is_some_and(|parent| self.scopes[parent] != 0) {
                self.scope(id);
            }
        }
    }

    /// The DebugInlinedAt of a location's calls, innermost first; 0 if it was not inlined into code that has a scope.
    fn inlined_at(&mut self, call: Option<LocId>) -> u32 {
        let module = self.emitter.module;
        let mut chain: SmallVec<[LocId; 8]> = SmallVec::new();
        let mut at = call;
        while let Some(loc) = at {
            chain.push(loc);
            at = module.locs[loc].inlined_at;
        }
        let mut outer = 0;
        for loc in chain.into_iter().rev() {
            let it = &module.locs[loc];
            // The wrapper of an entry point is not in the source.
            let Some(scope) = it.scope else { continue };
            let line = self.position_of(loc, it).map_or(0, |it| it.line);
            let scope = self.scope(scope);
            let key = (line, scope, outer);
            outer = match self.inlined.get(&key) {
                Some(&known) => known,
                None => {
                    let mut operands: Operands = smallvec![Number(line), Id(scope)];
                    operands.extend((outer != 0).then_some(Id(outer)));
                    let made = self.declare(number::INLINED_AT, &operands);
                    self.inlined.insert(key, made);
                    made
                }
            };
        }
        outer
    }

    fn position_of(&mut self, id: LocId, loc: &Loc) -> Option<Position> {
        self.files.position_of(id, loc)
    }

    // ---------------------------------------------------------------------------------------------- variables

    fn variable(&mut self, id: VariableId) -> Option<u32> {
        if self.variables[id] != 0 {
            return Some(self.variables[id]);
        }
        let module = self.emitter.module;
        let it = &module.variables[id];
        let ty = Id(self.type_id(it.ty?));
        let name = self.string(&it.name);
        let [source, line, column] = self.place(Some(it.span));
        let parent = Id(self.scope(it.scope?));
        let flags = match &*it.name {
            "this" if it.parameter != 0 => flag::ARTIFICIAL | flag::OBJECT_POINTER,
            _ => flag::LOCAL,
        };
        let mut operands: Operands = smallvec![name, ty, source, line, column, parent, Number(flags)];
        if it.parameter != 0 {
            operands.push(Number(it.parameter));
        }
        self.variables[id] = self.declare(number::LOCAL_VARIABLE, &operands);
        Some(self.variables[id])
    }

    /// A constant that only debuggers want must not bring in what the host sees, or a type that needs a capability.
    fn constant(&mut self, id: ConstantId) -> Option<u32> {
        let module = self.emitter.module;
        let is_written = self.emitter.constants[id] != 0;
        let ty = module.interned().constant_type(id);
        let is_free = !module.is_spec(id) && ty.is_some_and(|it| self.is_free(it));
        (is_written || is_free).then(|| self.emitter.constant_id(id))
    }

    /// Whether a type is there already, or needs nothing that would have to be declared.
    fn is_free(&self, ty: ir::TypeId) -> bool {
        if self.emitter.types[ty] != 0 {
            return true;
        }
        match &self.emitter.module.types[ty] {
            Type::Bool | Type::Int { width: 32, .. } | Type::Float { width: 32 } => true,
            Type::Vector { element, len } => *len <= 4 && self.is_free(*element),
            Type::Matrix { column: element, .. } | Type::Array { element, .. } => self.is_free(*element),
            Type::Struct(it) => it.members.iter().all(|it| self.is_free(it.ty)),
            _ => false,
        }
    }

    fn globals(&mut self) {
        let module = self.emitter.module;
        let mut ids: FxHashMap<GlobalOrigin, u32> = FxHashMap::default();
        for (id, global) in module.globals.iter() {
            let written = self.emitter.globals[id];
            if written != 0 && global.path.is_empty() {
                ids.entry(global.origin).or_insert(written);
            }
        }
        for it in &module.debug_info.globals {
            let variable = ids.get(&it.origin).copied().unwrap_or_else(|| self.none());
            let name = self.string(&it.name);
            let ty = Id(self.type_id(it.ty));
            let [source, line, column] = self.place(Some(it.span));
            let (unit, flags) = (Id(self.unit), Number(flag::DEFINITION));
            let operands = [name, ty, source, line, column, unit, name, Id(variable), flags];
            self.declare(number::GLOBAL_VARIABLE, &operands);
        }
    }

    fn entry_points(&mut self) {
        let module = self.emitter.module;
        for function in module.debug_info.entries.iter().flatten() {
            let function = Id(self.function(*function));
            if self.is_shader {
                let debug = self.debug;
                let (tool, arguments) = (self.string(debug.tool), self.string(&debug.options.arguments));
                self.declare(number::ENTRY_POINT, &[function, Id(self.unit), tool, arguments]);
            }
        }
    }

    // -------------------------------------------------------------------------------------------------- bodies

    fn body(&mut self, functions: &Section, marks: Vec<Mark>) -> Section {
        let module = self.emitter.module;
        let mut splice = Splice::new(functions, marks.len());
        let mut state = State::default();
        let mut defined: FxHashMap<DebugFunctionId, u32> = FxHashMap::default();
        let mut outermost = None;
        for mark in marks {
            match mark.what {
                What::Block => state = State::default(),
                What::Definition { function, id } => {
                    outermost = Some(function);
                    if self.is_shader && *defined.entry(function).or_insert(id) == id {
                        let function = Id(self.function(function));
                        splice.up_to(mark.at);
                        self.push(&mut splice, number::FUNCTION_DEFINITION, &[function, Id(id)]);
                    }
                }
                What::Place(loc) => {
                    let it = &module.locs[loc];
                    splice.up_to(mark.at);
                    let scope = it.scope.map_or(0, |it| self.scope(it));
                    self.enter(&mut splice, &mut state, scope, it.inlined_at);
                    self.line_of(&mut splice, &mut state, loc);
                }
                What::Variable { variable, is_memory, shown, path, loc, line } => {
                    // In the scope of the variable, so that scopes inside of it do not hide what is said there. No
                    // instruction is in the scope around all functions: that of a function stands for it.
                    let it = &module.variables[variable];
                    let Some(described) = self.variable(variable) else { continue };
                    splice.up_to(mark.at);
                    let Loc { scope, inlined_at, .. } = module.locs[loc];
                    let is_outside = it.scope == module.debug_info.unit;
                    let (scope, inlined_at) = match (is_outside, it.is_constant) {
                        (false, _) => (it.scope, inlined_at),
                        (true, true) => (scope, inlined_at),
                        (true, false) => (None, None),
                    };
                    let scope = match (scope, outermost) {
                        (Some(scope), _) => self.scope(scope),
                        (None, Some(function)) => self.function(function),
                        (None, None) => 0,
                    };
                    self.enter(&mut splice, &mut state, scope, inlined_at);
                    // RenderDoc stops at values as it does at instructions.
                    if !is_memory {
                        self.line_of(&mut splice, &mut state, line);
                    }
                    self.show(&mut splice, described, is_memory, shown, &path);
                }
            }
        }
        splice.finish()
    }

    fn push(&mut self, splice: &mut Splice<'_>, number: u32, operands: &[Operand]) {
        let result = self.emitter.fresh();
        let words = self.words_of(result, number, operands);
        splice.out.push(Op::ExtInst, &words);
    }

    fn enter(&mut self, splice: &mut Splice<'_>, state: &mut State, scope: u32, inlined_at: Option<LocId>) {
        let inlined_at = if scope == 0 { 0 } else { self.inlined_at(inlined_at) };
        if state.scope == (scope, inlined_at) {
            return;
        }
        state.scope = (scope, inlined_at);
        if scope == 0 {
            return self.push(splice, number::NO_SCOPE, &[]);
        }
        let mut operands: Operands = smallvec![Id(scope)];
        operands.extend((inlined_at != 0).then_some(Id(inlined_at)));
        self.push(splice, number::SCOPE, &operands);
    }

    fn line_of(&mut self, splice: &mut Splice<'_>, state: &mut State, loc: LocId) {
        let it = &self.emitter.module.locs[loc];
        // Wrappers of entry points are not in the source: DebugLine counts in scopes only.
        let is_shown = !self.is_shader || it.scope.is_some();
        let position = if is_shown { self.position_of(loc, it) } else { None };
        self.line(splice, state, position);
    }

    fn line(&mut self, splice: &mut Splice<'_>, state: &mut State, position: Option<Position>) {
        if state.position == position {
            return;
        }
        state.position = position;
        let Some(at) = position else {
            return match self.is_shader {
                true => self.push(splice, number::NO_LINE, &[]),
                false => splice.out.push(Op::NoLine, &[]),
            };
        };
        if self.is_shader {
            let source = Id(self.source(at.file));
            let numbers = [at.line, at.end_line, at.column, at.end_column].map(Number);
            let [line, end_line, column, end_column] = numbers;
            self.push(splice, number::LINE, &[source, line, end_line, column, end_column]);
        } else {
            let debug = self.debug;
            let file = self.emitter.file_id(debug, &mut self.files, at.file);
            splice.out.push(Op::Line, &[file, at.line, at.column]);
        }
    }

    fn show(&mut self, splice: &mut Splice<'_>, variable: u32, is_memory: bool, shown: Shown, path: &[u32]) {
        let id = match shown {
            Shown::Id(id) => id,
            Shown::Constant(constant) => self.constant(constant).unwrap_or_else(|| self.none()),
            Shown::Gone => self.none(),
        };
        let is_gone = id == self.none;
        // Parts of what is in memory are declared in the newer set only.
        let (number, expression) = match is_memory && !is_gone {
            true if self.is_shader || path.is_empty() => (number::DECLARE, self.expression()),
            true => (number::VALUE, self.dereference()),
            false => (number::VALUE, self.expression()),
        };
        let mut operands: Operands = smallvec![Id(variable), Id(id), Id(expression)];
        operands.extend(path.iter().map(|&it| Operand::Constant(it)));
        self.push(splice, number, &operands);
    }
}

/// What holds at a place in a block.
#[derive(Default)]
struct State {
    /// The scope and what it was inlined at; 0: none.
    scope: (u32, u32),
    position: Option<Position>,
}

impl Emitter<'_> {
    fn debug_void(&mut self) -> u32 {
        match self.module.types.find(&Type::Void) {
            Some(ty) => self.type_id(ty),
            None => self.own_type(Op::TypeVoid, &[]),
        }
    }

    /// A type that the module does not have.
    pub(in crate::emit) fn own_type(&mut self, op: Op, operands: &[u32]) -> u32 {
        if let Some(&(_, known)) = self.debug_types.iter().find(|it| it.0 == op) {
            return known;
        }
        let id = self.fresh();
        let mut words: Words = smallvec![id];
        words.extend_from_slice(operands);
        self.out.globals.push(op, &words);
        self.debug_types.push((op, id));
        id
    }
}
