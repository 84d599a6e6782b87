//! Warns about fields of ray payloads that shaders read or write contrary to their access qualifiers.
//!
//! Needs a program without errors. Qualifiers specify between which stages a field is passed; a shader that reads a
//! field that it does not receive reads an undefined value, and what it writes to one that it does not pass on is lost.
//! Each function that a payload passes through becomes a graph of reads and writes (`graph`), and a data flow analysis
//! over it (`flow`) finds reads that no write precedes and writes that live until the end.

mod flow;
mod graph;

use rustc_hash::{FxHashMap, FxHashSet};

use super::Checker;
use crate::{
    diagnostics::list::rays as errors,
    source::Span,
    stage::Stage,
    symbol::{Symbol, Symbols},
    typed::{FunctionId, LocalId, Program, visit},
    types::{StructId, Type, TypeId},
};
use flow::Flow;
use graph::Graph;

/// One bit for each field; in payloads with more fields, only the first ones are checked.
type Fields = u128;

/// The maximum depth of calls through which payloads are followed.
const MAX_DEPTH: u32 = 64;

/// What represents the payload in a function.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Root {
    Local(LocalId),
    /// Of a method of the payload.
    This,
}

/// The fields of a payload, those of nested payloads one by one, and who may do what with them.
struct Layout {
    structure: StructId,
    names: Vec<Symbol>,
    /// Of the base and the fields of each payload struct: the first, counted from its own, and how many there are.
    places: FxHashMap<StructId, Vec<(u32, u32)>>,
    read: [Fields; 4],
    write: [Fields; 4],
}

/// Who reads and writes, in the order of [`STAGES`].
const CALLER: usize = 0;
const ANY_HIT: usize = 1;
const STAGES: [&str; 4] = ["caller", "anyhit", "closesthit", "miss"];

impl Layout {
    fn new(program: &Program, symbols: &Symbols, structure: StructId) -> Layout {
        let mut layout = Layout {
            structure,
            names: Vec::new(),
            places: FxHashMap::default(),
            read: [0; 4],
            write: [0; 4],
        };
        layout.add(program, symbols, structure);
        layout
    }

    fn add(&mut self, program: &Program, symbols: &Symbols, id: StructId) {
        let structure = &program.types.structs[id];
        let mut places = Vec::with_capacity(structure.fields.len() + 1);
        let own = self.names.len();
        if let Some(base) = structure.base {
            self.member(program, symbols, Some(base), program.types.structs[base].name);
        }
        places.push((0, (self.names.len() - own) as u32));
        for field in &structure.fields {
            let start = self.names.len();
            let inner = match program.types[program.types.unmodified(field.ty)] {
                Type::Struct(inner) => Some(inner),
                _ => None,
            };
            self.member(program, symbols, inner, field.name);
            if self.names.len() == start + 1
                && let Some(bit) = 1u128.checked_shl(start as u32)
            {
                for (is_write, stage) in &field.payload_access {
                    let Some(stage) = STAGES.iter().position(|it| *it == symbols.text(*stage)) else {
                        continue;
                    };
                    match is_write {
                        true => self.write[stage] |= bit,
                        false => self.read[stage] |= bit,
                    }
                }
            }
            places.push(((start - own) as u32, (self.names.len() - start) as u32));
        }
        self.places.insert(id, places);
    }

    /// A struct that is not itself a payload counts as a single field.
    fn member(&mut self, program: &Program, symbols: &Symbols, inner: Option<StructId>, name: Symbol) {
        match inner {
            Some(inner) if program.types.structs[inner].is_ray_payload => self.add(program, symbols, inner),
            _ => self.names.push(name),
        }
    }

    fn all(&self) -> Fields {
        mask(0, self.names.len() as u32)
    }
}

fn mask(first: u32, count: u32) -> Fields {
    let below = |end: u32| 1u128.checked_shl(end).map_or(Fields::MAX, |it| it - 1);
    below(first.saturating_add(count)) & !below(first)
}

fn fields(mask: Fields) -> impl Iterator<Item = u32> {
    (0..Fields::BITS).filter(move |it| mask >> it & 1 == 1)
}

/// What a function does with a payload that is handed to it.
#[derive(Clone, Default)]
struct Summary {
    /// Reads of interest that no write of the function precedes.
    exposed: Vec<(u32, Span)>,
    /// Writes of interest that live until it returns.
    live: Vec<(u32, Span)>,
    /// What it reads.
    reads: Fields,
    /// What it writes on every way, on some way, and by calls of which nothing is known.
    always: Fields,
    sometimes: Fields,
    perhaps: Fields,
}

/// The fields whose reads and writes are worth finding.
#[derive(Clone, Copy)]
struct Interest {
    reads: Fields,
    writes: Fields,
}

/// The analysis of one payload type in one stage.
struct Analysis<'p> {
    program: &'p Program,
    layout: &'p Layout,
    interest: Interest,
    known: FxHashMap<(FunctionId, Root), Summary>,
    depth: u32,
}

impl Analysis<'_> {
    fn new<'p>(program: &'p Program, layout: &'p Layout, interest: Interest) -> Analysis<'p> {
        Analysis { program, layout, interest, known: FxHashMap::default(), depth: 0 }
    }

    /// `None`: it is not known what the function does.
    fn summary(&mut self, function: FunctionId, root: Root) -> Option<Summary> {
        if let Some(known) = self.known.get(&(function, root)) {
            return Some(known.clone());
        }
        if self.depth == MAX_DEPTH || !self.is_payload(function, root) {
            return None;
        }
        self.depth += 1;
        let graph = Graph::new(self, function, root);
        self.depth -= 1;
        let summary = Flow::of_writes(graph?, self.layout.all(), self.interest).summary();
        self.known.insert((function, root), summary.clone());
        Some(summary)
    }

    /// Whether the function has the payload itself there, and no other type.
    fn is_payload(&self, function: FunctionId, root: Root) -> bool {
        let function = &self.program.functions[function];
        let structure = match root {
            Root::Local(local) => struct_of(self.program, function.locals[local].ty),
            Root::This => function.this,
        };
        structure == Some(self.layout.structure)
    }
}

fn struct_of(program: &Program, ty: TypeId) -> Option<StructId> {
    match program.types[program.types.unmodified(ty)] {
        Type::Struct(id) => Some(id),
        _ => None,
    }
}

impl Checker<'_> {
    /// Checks all entry points, and all functions that trace with their own payloads.
    pub(super) fn warn_payload_access(&mut self) {
        if !self.has_payload_access() || self.reports.sink.has_errors() {
            return;
        }
        let mut found = Vec::new();
        for entry in &self.program.entries {
            let stage = match entry.stage {
                Stage::AnyHit => ANY_HIT,
                Stage::ClosestHit => 2,
                Stage::Miss => 3,
                _ => continue,
            };
            self.find_in_shader(entry.function, stage, &mut found);
        }
        for function in visit::reached(&self.program) {
            self.find_around_traces(function, &mut found);
        }
        let mut seen = FxHashSet::default();
        found.retain(|it| seen.insert(*it));
        for it in found {
            self.report_payload_access(it);
        }
    }

    fn report_payload_access(&mut self, found: Found) {
        let Found { kind, field, at } = found;
        let name = self.text(field);
        match kind {
            Kind::UndefinedRead(stage) => {
                self.report(errors::PayloadUndefinedRead { name, stage: STAGES[stage], at });
            }
            Kind::LostWrite(stage) => {
                self.report(errors::PayloadLostWrite { name, stage: STAGES[stage], at })
            }
            Kind::LostData(stage) => self.report(errors::PayloadLostData { name, stage: STAGES[stage], at }),
            Kind::NeverWritten => self.report(errors::PayloadNeverWritten { name, at }),
            Kind::UndefinedInside => self.report(errors::PayloadUndefinedInside { name, at }),
            Kind::UndefinedAfter => self.report(errors::PayloadUndefinedAfter { name, at }),
            Kind::NeverRead => self.report(errors::PayloadNeverRead { name, at }),
        }
    }

    /// The payload that an entry point is given.
    fn find_in_shader(&self, id: FunctionId, stage: usize, found: &mut Vec<Found>) {
        let function = &self.program.functions[id];
        let Some(payload) = function.parameters.first().map(|it| it.local) else { return };
        let at = function.locals[payload].span;
        let Some(structure) = struct_of(&self.program, function.locals[payload].ty) else { return };
        let layout = Layout::new(&self.program, self.symbols, structure);
        let interest = Interest { reads: !layout.read[stage], writes: !layout.write[stage] };
        let mut analysis = Analysis::new(&self.program, &layout, interest);
        let Some(summary) = analysis.summary(id, Root::Local(payload)) else { return };
        let mut add = |kind, field: u32, at| {
            found.extend(layout.names.get(field as usize).map(|&field| Found { kind, field, at }));
        };
        for (field, at) in summary.exposed {
            add(Kind::UndefinedRead(stage), field, at);
        }
        for (field, at) in summary.live {
            add(Kind::LostWrite(stage), field, at);
        }
        // What was there before is not handed in, and so not handed out again.
        let earlier = layout.write[CALLER] | layout.write[ANY_HIT];
        for field in fields(layout.write[stage] & !layout.read[stage] & earlier & !summary.always) {
            add(Kind::LostData(stage), field, at);
        }
    }

    /// The variables that a function passes to `TraceRay`.
    fn find_around_traces(&self, id: FunctionId, found: &mut Vec<Found>) {
        let program = &self.program;
        let function = &program.functions[id];
        let Some(body) = &function.body else { return };
        for local in graph::traced(program, body) {
            // What the callers do with a parameter is not known here.
            if function.parameters.iter().any(|it| it.local == local) {
                continue;
            }
            let Some(structure) = struct_of(program, function.locals[local].ty) else { continue };
            let layout = Layout::new(program, self.symbols, structure);
            let mut analysis = Analysis::new(program, &layout, Interest { reads: 0, writes: 0 });
            let Some(graph) = Graph::new(&mut analysis, id, Root::Local(local)) else { continue };
            let mut add = |kind, field: u32, at| {
                found.extend(layout.names.get(field as usize).map(|&field| Found { kind, field, at }));
            };
            let (read, write) = (layout.read[CALLER], layout.write[CALLER]);
            for trace in Flow::of_traces(graph, layout.all()).traces(write) {
                for field in fields(write & !trace.perhaps_written) {
                    add(Kind::NeverWritten, field, trace.at);
                }
                for field in fields(trace.written & !write) {
                    add(Kind::UndefinedInside, field, trace.at);
                }
                for field in fields(read & !trace.read) {
                    add(Kind::NeverRead, field, trace.at);
                }
                for (field, at) in trace.reads.into_iter().filter(|it| read >> it.0 & 1 == 0) {
                    add(Kind::UndefinedAfter, field, at);
                }
            }
        }
    }
}

/// A warning to come.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Found {
    kind: Kind,
    field: Symbol,
    at: Span,
}

/// The number is that of the stage.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Kind {
    UndefinedRead(usize),
    LostWrite(usize),
    LostData(usize),
    NeverWritten,
    UndefinedInside,
    UndefinedAfter,
    NeverRead,
}
