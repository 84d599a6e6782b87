//! Runs compute shaders by evaluating the checked program: no IR, no optimizer and no driver takes part, so that where
//! two compilers differ there is a third answer.
//!
//! All threads of a group go through the program side by side, each statement by those threads that come to it: a
//! *lane* is a thread of the group, and `active` lists the lanes that run something. Whoever waits at a barrier has
//! thus arrived together with all others, and waves need nothing special.
//!
//! A number that the language does not define is [`Undefined`](value::Leaf::Undefined). It may be copied about, and so
//! may what is computed of it; the program is undefined once a branch, an index or memory depends on it.

mod call;
mod expression;
mod intrinsic;
mod memory;
mod number;
mod place;
mod resource;
mod statement;
mod value;
mod vector;
mod wave;

use crate::case::{Case, Results};
use call::Frame;
use hlsl_core::attribute::{self, Attribute, AttributeKind};
use hlsl_core::layout::{LayoutContext, LayoutRule, Layouts};
use hlsl_core::options::Options;
use hlsl_core::reflect::Reflection;
use hlsl_core::source::load::{FileLoader, Load, MemoryLoader};
use hlsl_core::symbol::Symbols;
use hlsl_core::typed::{self, GlobalId, Program, Storage};
use hlsl_core::types::TypeId;
use hlsl_core::{Observer, compile_observed};
use memory::Memory;
use number::{Kind, UINT};
use place::{Base, Place, Places};
use std::collections::{HashMap, HashSet};
use value::{Leaf, Shapes, Values};

/// Why there is no result.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Stop {
    /// The compiler refuses the program.
    Refused(String),
    /// It uses what the interpreter does not know.
    Unsupported(String),
    /// Results depend on what the language leaves open.
    Undefined(String),
}

type Outcome<T> = Result<T, Stop>;

/// Statements and expressions that the threads of a program may run together.
const MOST_STEPS: u64 = 20_000_000;
/// The evaluator is as deep as expressions and calls are.
const STACK: usize = 256 << 20;

/// Runs the text on what the case binds. `wave` is how many threads are a wave.
pub fn text(text: &str, case: &Case, wave: usize) -> Outcome<Results> {
    let mut loader = MemoryLoader::default();
    loader.add("shader.hlsl", text);
    run("shader.hlsl", &loader, case, wave)
}

/// Runs the file of a case.
pub fn file(case: &Case, wave: usize) -> Outcome<Results> {
    run(&case.path.to_string_lossy(), &FileLoader::default(), case, wave)
}

/// The checked program on its way through the compiler.
#[derive(Default)]
struct Checked(Option<(Program, Symbols)>);

impl Observer for Checked {
    fn program(&mut self, program: &Program, symbols: &Symbols) {
        self.0 = Some((program.clone(), symbols.clone()));
    }
}

fn run(path: &str, loader: &dyn Load, case: &Case, wave: usize) -> Outcome<Results> {
    let options = Options::from_args(&case.args).map_err(|error| Stop::Refused(error.to_string()))?;
    let mut checked = Checked::default();
    // The compiler goes on to the end: it knows which binding each variable has.
    let output = compile_observed(path, loader, &options, &mut checked);
    let Some((program, symbols)) = checked.0.filter(|_| output.words.is_some()) else {
        let reports: Vec<String> = output.reports().into_iter().map(|it| it.text).collect();
        return Err(Stop::Refused(reports.join("\n")));
    };
    let reflection = &output.reflection;
    let (program, symbols, options) = (&program, &symbols, &options);
    std::thread::scope(|scope| {
        let work = move || Interpreter::new(program, symbols, options, reflection, case, wave)?.run(case);
        let thread = std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work);
        match thread.map(|it| it.join()) {
            Ok(Ok(result)) => result,
            Ok(Err(_)) => Err(Stop::Unsupported("what the interpreter panics at".into())),
            Err(error) => Err(Stop::Unsupported(error.to_string())),
        }
    })
}

struct Interpreter<'a> {
    program: &'a Program,
    symbols: &'a Symbols,
    options: &'a Options,
    shapes: Shapes<'a>,
    layouts: Layouts,
    /// How many threads are in a group, and in a wave.
    lanes: usize,
    wave: usize,
    size: [u32; 3],
    group: [u32; 3],
    entry: typed::FunctionId,
    /// The leaves of each lane: `static` variables, then the locals of the functions that run.
    private: Vec<Vec<Leaf>>,
    shared: Vec<Leaf>,
    memory: Vec<Memory>,
    /// Index into `memory` of what has a place in the case, by the variable's name.
    bindings: HashMap<String, u32>,
    counters: HashMap<String, u32>,
    globals: HashMap<GlobalId, Places>,
    /// `static` locals that lanes have passed by.
    initialized: HashSet<(GlobalId, usize)>,
    /// Where the next frame begins.
    top: usize,
    frame: Frame,
    /// Lanes that left each of the loops and switches around, or the rest of the loop's body.
    breaks: Vec<Vec<usize>>,
    continues: Vec<Vec<usize>>,
    steps: u64,
}

/// The bits of a leaf that something depends on.
fn bits(leaf: Leaf) -> Outcome<u64> {
    match leaf {
        Leaf::Bits(bits) => Ok(bits),
        Leaf::Undefined(why) => Err(Stop::Undefined(why.into())),
        Leaf::Object(_) => Err(unsupported("an object as a number")),
    }
}

fn unsupported(what: impl Into<String>) -> Stop {
    Stop::Unsupported(what.into())
}

/// The binding of push constants, which the case has apart from the others.
const PUSHED: u32 = u32::MAX;

impl<'a> Interpreter<'a> {
    fn new(
        program: &'a Program,
        symbols: &'a Symbols,
        options: &'a Options,
        reflection: &Reflection,
        case: &Case,
        wave: usize,
    ) -> Outcome<Interpreter<'a>> {
        let entry = program.entries.iter().find(|it| it.stage == hlsl_core::stage::Stage::Compute);
        let entry = entry.ok_or_else(|| unsupported("a stage that is not compute"))?.function;
        let size = attribute::find(&program.functions[entry].attributes, |kind| match kind {
            AttributeKind::NumThreads(size) => Some(*size),
            _ => None,
        });
        let size = size.ok_or_else(|| unsupported("an entry point without `numthreads`"))?;
        let lanes = size.iter().product::<u32>() as usize;
        if !case.addresses.is_empty() {
            return Err(unsupported("addresses of buffers"));
        }
        let mut memory: Vec<Memory> =
            case.bound.iter().filter_map(|(binding, bound)| Memory::of(*binding, bound)).collect();
        if !case.push.is_empty() {
            memory.push(Memory { binding: PUSHED, bytes: case.push.clone(), texels: None });
        }
        let mut bindings = HashMap::new();
        let mut counters = HashMap::new();
        for it in &reflection.bindings {
            match &it.counter_of {
                Some(name) => counters.insert(name.clone(), it.binding),
                None => bindings.insert(it.name.clone(), it.binding),
            };
        }
        Ok(Interpreter {
            program,
            symbols,
            options,
            shapes: Shapes::new(&program.types, options.language.enable_16bit_types),
            layouts: Layouts::new(LayoutContext::of(options)),
            lanes,
            wave: wave.max(1),
            size,
            group: [0; 3],
            entry,
            private: vec![Vec::new(); lanes],
            shared: Vec::new(),
            memory,
            bindings,
            counters,
            globals: HashMap::new(),
            initialized: HashSet::new(),
            top: 0,
            frame: Frame::default(),
            breaks: Vec::new(),
            continues: Vec::new(),
            steps: 0,
        })
    }

    /// Runs all groups, one after the other; what is then in memory.
    fn run(mut self, case: &Case) -> Outcome<Results> {
        self.declare();
        let (bottom, shared) = (self.top, self.shared.len());
        for z in 0..case.groups[2] {
            for y in 0..case.groups[1] {
                for x in 0..case.groups[0] {
                    self.group = [x, y, z];
                    self.top = bottom;
                    self.initialized.clear();
                    for lane in &mut self.private {
                        lane.clear();
                        lane.resize(bottom, Leaf::Undefined("a static that has no value yet"));
                    }
                    self.shared.clear();
                    self.shared.resize(shared, Leaf::Undefined("shared memory that nothing was stored in"));
                    self.run_group()?;
                }
            }
        }
        Ok(self.memory.into_iter().map(|it| (it.binding, it.bytes)).collect())
    }

    /// Gives `static` and `groupshared` variables their places.
    fn declare(&mut self) {
        let program = self.program;
        for (id, global) in program.globals.iter() {
            let (base, end) = match global.storage {
                Storage::Static => (Base::Private(self.top), &mut self.top),
                Storage::GroupShared => (Base::Shared(self.shared.len()), &mut 0),
                _ => continue,
            };
            let count = self.shapes.count(global.ty);
            *end += count;
            if let Base::Shared(at) = base {
                self.shared.resize(at + count, Leaf::Undefined("shared memory"));
            }
            self.globals.insert(id, Places::same(global.ty, Place::new(base)));
        }
    }

    fn run_group(&mut self) -> Outcome<()> {
        let active: Vec<usize> = (0..self.lanes).collect();
        let program = self.program;
        for (id, global) in program.globals.iter() {
            if global.storage == Storage::Static && !global.is_local_static {
                self.initialize(id, &active)?;
            }
        }
        let function = &program.functions[self.entry];
        let mut arguments = Vec::new();
        for (index, parameter) in function.parameters.iter().enumerate() {
            let uniform = program.entries.iter().find_map(|it| it.uniform(self.entry, index as u32));
            let ty = function.locals[parameter.local].ty;
            let values = match uniform {
                Some(uniform) => self.value(uniform, &active)?,
                None => {
                    let semantic = parameter.semantic.as_ref().map(|it| self.symbols.text(it.text));
                    self.stage_input(ty, semantic)?
                }
            };
            arguments.push(values);
        }
        self.enter(self.entry, arguments, &active)
    }

    /// The first value of a `static`: zero if it has no initializer.
    fn initialize(&mut self, id: GlobalId, active: &[usize]) -> Outcome<()> {
        let global = &self.program.globals[id];
        let places = self.global(id)?;
        let values = match (&global.constant, global.initializer) {
            (Some(constant), _) => self.constant(constant, global.ty)?,
            (None, Some(initializer)) => {
                let values = self.value(initializer, active)?;
                let from = self.program.expressions[initializer].ty;
                self.converted(values, from, global.ty, active)
            }
            (None, None) => {
                let kinds = self.shapes.leaves(global.ty);
                let is_number = kinds.iter().all(|it| it.number.is_some());
                let zero =
                    if is_number { Leaf::Bits(0) } else { Leaf::Undefined("a resource that is not set") };
                self.all(kinds.len(), zero)
            }
        };
        self.store(&places, &values, active)
    }

    /// The same leaves in all lanes.
    fn all(&self, width: usize, leaf: Leaf) -> Values {
        let mut values = Values::new(self.lanes, width);
        for lane in 0..self.lanes {
            values.of_mut(lane).fill(leaf);
        }
        values
    }

    /// What the system gives a parameter of the entry point, or a struct of such.
    fn stage_input(&mut self, ty: TypeId, semantic: Option<&str>) -> Outcome<Values> {
        let types = &self.program.types;
        if let hlsl_core::types::Type::Struct(id) = types[types.unmodified(ty)] {
            let record = &types.structs[id];
            if record.base.is_some() {
                return Err(unsupported("a derived struct as the input of a stage"));
            }
            let mut values = Values::new(self.lanes, self.shapes.count(ty));
            let mut at = 0;
            for field in &record.fields {
                let own = field.semantic.as_ref().map(|it| self.symbols.text(it.text));
                let part = self.stage_input(field.ty, own.or(semantic))?;
                for lane in 0..self.lanes {
                    values.of_mut(lane)[at..at + part.width].copy_from_slice(part.of(lane));
                }
                at += part.width;
            }
            return Ok(values);
        }
        let semantic =
            semantic.ok_or_else(|| unsupported("an input without a semantic"))?.to_ascii_lowercase();
        let Some((kind, shape)) = self.shapes.number(ty) else {
            return Err(unsupported("an input that is no number"));
        };
        let mut values = Values::new(self.lanes, shape.count() as usize);
        for lane in 0..self.lanes {
            let [width, height, _] = self.size;
            let index = lane as u32;
            let thread = [index % width, index / width % height, index / width / height];
            let numbers = match semantic.as_str() {
                "sv_dispatchthreadid" => [0, 1, 2].map(|it| self.group[it] * self.size[it] + thread[it]),
                "sv_groupthreadid" => thread,
                "sv_groupid" => self.group,
                "sv_groupindex" => [index, 0, 0],
                _ => return Err(unsupported(format!("the semantic {semantic}"))),
            };
            for (leaf, number) in values.of_mut(lane).iter_mut().zip(numbers) {
                *leaf = number::convert(UINT, kind, u64::from(number)).into();
            }
        }
        Ok(values)
    }

    fn step(&mut self, active: &[usize]) -> Outcome<()> {
        self.steps += active.len() as u64;
        match self.steps > MOST_STEPS {
            true => Err(unsupported("so many steps")),
            false => Ok(()),
        }
    }

    // ---------------------------------------------------------------------------------------------- memory

    /// The index in `memory` of a binding.
    fn bound(&self, binding: u32, what: &str) -> Outcome<usize> {
        let found = self.memory.iter().position(|it| it.binding == binding);
        found.ok_or_else(|| unsupported(format!("{what} that is not bound")))
    }

    /// The binding of a variable: its own, or the one that the compiler gives it.
    fn binding(&self, attributes: &[Attribute], name: &str) -> Outcome<usize> {
        let own = attribute::find(attributes, |kind| match kind {
            AttributeKind::Binding { binding, set: None | Some(0) } => Some(*binding),
            _ => None,
        });
        match own.or_else(|| self.bindings.get(name).copied()) {
            Some(binding) => self.bound(binding, "a resource"),
            None => Err(unsupported("a resource without a binding")),
        }
    }

    /// Where plain variables are: the compiler does not tell it of a block that it needs nothing of.
    fn globals_memory(&self) -> Outcome<usize> {
        match self.options.bindings.globals {
            Some(slot) if slot.set == 0 => self.bound(slot.binding, "`$Globals`"),
            _ => self.binding(&[], "$Globals"),
        }
    }

    fn resource(&self, id: GlobalId) -> Outcome<usize> {
        let global = &self.program.globals[id];
        if self.program.types.resource_kind(global.ty).is_none()
            || self.program.types.as_object(global.ty).is_none()
        {
            return Err(unsupported("an array or a struct of resources outside of functions"));
        }
        let qualified = self.symbols.text(global.qualified_name);
        let name = match self.bindings.contains_key(qualified) {
            true => qualified,
            false => self.symbols.text(global.name),
        };
        self.binding(&global.attributes, name)
    }

    /// The counter of a buffer.
    fn counter(&self, id: GlobalId) -> Outcome<usize> {
        let global = &self.program.globals[id];
        let own = attribute::find(&global.attributes, |kind| match kind {
            AttributeKind::CounterBinding(binding) => Some(*binding),
            _ => None,
        });
        match own.or_else(|| self.counters.get(self.symbols.text(global.name)).copied()) {
            Some(binding) => self.bound(binding, "a counter"),
            None => Err(unsupported("a counter without a binding")),
        }
    }

    fn storage_rule(&self) -> LayoutRule {
        LayoutRule::of_storage_buffers(self.options.block_layout())
    }

    fn uniform_rule(&self) -> LayoutRule {
        LayoutRule::of_uniform_buffers(self.options.block_layout())
    }

    fn texture_buffer_rule(&self) -> LayoutRule {
        LayoutRule::of_texture_buffers(self.options.block_layout())
    }

    fn kind(&self, scalar: hlsl_core::types::Scalar) -> Kind {
        Kind::of(scalar, self.options.language.enable_16bit_types)
    }
}
