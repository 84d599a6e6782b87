//! A function as a graph of what it does with a payload.

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use super::{Analysis, Fields, Root, Summary, mask};
use crate::{
    intrinsics,
    source::Span,
    typed::{
        Argument, CaseLabel, CastKind, ExprId, ExprKind, FunctionId, LocalId, ParameterMode, Program,
        Statement, visit,
    },
    types::StructId,
};

pub(super) struct Graph {
    /// The first is where the function begins.
    pub blocks: Vec<Block>,
    /// Where it ends; nothing happens there.
    pub exit: usize,
}

#[derive(Default)]
pub(super) struct Block {
    pub events: Vec<Event>,
    pub next: SmallVec<[usize; 2]>,
}

pub(super) enum Event {
    Read(Fields, Span),
    /// A copy of the whole: who knows what becomes of each field?
    Copy,
    /// The whole gets the value of another: who knows which of its fields are meant?
    Replace,
    Write(Fields, Span),
    /// `TraceRay` with it.
    Trace(Span),
    /// A call with the effects of the summary.
    Call(Box<Summary>),
    /// Nobody knows; taken to do whatever is right.
    Unknown,
}

/// A mention of the payload that nothing was done with yet.
#[derive(Clone, Copy)]
struct Mention {
    fields: Fields,
    /// The whole, and not a field.
    is_whole: bool,
    /// If it is a payload, perhaps one inside: its first field, and its type.
    payload: Option<(u32, StructId)>,
}

struct Builder<'a, 'p> {
    analysis: &'a mut Analysis<'p>,
    program: &'p Program,
    root: Root,
    blocks: Vec<Block>,
    exit: usize,
    current: usize,
    /// The targets of `break` and `continue`; `continue` passes through `switch`.
    targets: Vec<(usize, Option<usize>)>,
    mentions: FxHashMap<ExprId, Mention>,
}

/// The variables that a function passes to `TraceRay`.
pub(super) fn traced(program: &Program, body: &[Statement]) -> Vec<LocalId> {
    let mut found = Vec::new();
    visit::statements(program, body, &mut |id| {
        if let Some(payload) = payload_of_trace(program, id)
            && let ExprKind::Local(local) = program.expressions[payload].kind
            && !found.contains(&local)
        {
            found.push(local);
        }
    });
    found
}

/// What a call of `TraceRay` hands on.
fn payload_of_trace(program: &Program, id: ExprId) -> Option<ExprId> {
    match &program.expressions[id].kind {
        ExprKind::Intrinsic { overload, arguments, .. }
            if intrinsics::overload(*overload).passes_payload() =>
        {
            visit::argument(program[*arguments].last()?)
        }
        _ => None,
    }
}

impl Graph {
    /// `None` if the function has no body.
    pub fn new<'p>(analysis: &mut Analysis<'p>, function: FunctionId, root: Root) -> Option<Graph> {
        let program = analysis.program;
        let body = program.functions[function].body.as_deref()?;
        let mut builder = Builder {
            analysis,
            program,
            root,
            blocks: vec![Block::default(), Block::default()],
            exit: 1,
            current: 0,
            targets: Vec::new(),
            mentions: FxHashMap::default(),
        };
        builder.statements(body);
        builder.jump(1, 1);
        Some(Graph { blocks: builder.blocks, exit: 1 })
    }

    /// The reachable blocks, each after its predecessors, except for loops.
    pub fn order(&self) -> Vec<usize> {
        let mut order = Vec::new();
        let mut is_seen = vec![false; self.blocks.len()];
        let mut path = vec![(0, 0)];
        is_seen[0] = true;
        while let Some((block, next)) = path.last_mut() {
            let Some(&target) = self.blocks[*block].next.get(*next) else {
                order.push(*block);
                path.pop();
                continue;
            };
            *next += 1;
            if !std::mem::replace(&mut is_seen[target], true) {
                path.push((target, 0));
            }
        }
        order.reverse();
        order
    }
}

impl<'p> Builder<'_, 'p> {
    fn block(&mut self) -> usize {
        self.blocks.push(Block::default());
        self.blocks.len() - 1
    }

    /// Ends the block with a jump; what follows goes to `then`.
    fn jump(&mut self, target: usize, then: usize) {
        self.blocks[self.current].next.push(target);
        self.current = then;
    }

    fn event(&mut self, event: Event) {
        self.blocks[self.current].events.push(event);
    }

    fn statements(&mut self, statements: &'p [Statement]) {
        for statement in statements {
            self.statement(statement);
        }
    }

    fn statement(&mut self, statement: &'p Statement) {
        match statement {
            Statement::Expression(value) => self.expression(*value),
            Statement::Local { local, initializer } => {
                self.optional(*initializer);
                if let Some(value) = initializer
                    && self.root == Root::Local(*local)
                {
                    let at = self.program.expressions[*value].span;
                    self.event(Event::Write(self.analysis.layout.all(), at));
                }
            }
            Statement::StaticLocal { .. } => {}
            Statement::Block { statements, .. } => self.statements(statements),
            Statement::If { condition, then, otherwise, .. } => {
                self.expression(*condition);
                let (yes, no, after) = (self.block(), self.block(), self.block());
                self.blocks[self.current].next.push(no);
                self.jump(yes, yes);
                self.statements(then);
                self.jump(after, no);
                self.statements(otherwise);
                self.jump(after, after);
            }
            Statement::For { initializer, condition, step, body, .. } => {
                self.statements(initializer);
                let (test, inside, next, after) = (self.block(), self.block(), self.block(), self.block());
                self.jump(test, test);
                self.optional(*condition);
                if condition.is_some() {
                    self.blocks[self.current].next.push(after);
                }
                self.jump(inside, inside);
                self.breakable(after, Some(next), body);
                self.jump(next, next);
                self.optional(*step);
                self.jump(test, after);
            }
            Statement::DoWhile { body, condition, .. } => {
                let (inside, next, after) = (self.block(), self.block(), self.block());
                self.jump(inside, inside);
                self.breakable(after, Some(next), body);
                self.jump(next, next);
                self.expression(*condition);
                self.blocks[self.current].next.push(inside);
                self.jump(after, after);
            }
            Statement::Switch { value, cases, .. } => {
                self.expression(*value);
                let (head, after) = (self.current, self.block());
                // Nothing falls into the first.
                self.current = self.block();
                for case in cases {
                    let start = self.block();
                    self.blocks[head].next.push(start);
                    self.jump(start, start);
                    self.breakable(after, None, &case.body);
                }
                self.jump(after, after);
                if !cases.iter().any(|it| it.labels.contains(&CaseLabel::Default)) {
                    self.blocks[head].next.push(after);
                }
            }
            Statement::Return { value, .. } => {
                self.optional(*value);
                let unreached = self.block();
                self.jump(self.exit, unreached);
            }
            Statement::Discard(_) => {
                let unreached = self.block();
                self.jump(self.exit, unreached);
            }
            Statement::Break(_) => {
                let target = self.targets.last().map_or(self.exit, |it| it.0);
                let unreached = self.block();
                self.jump(target, unreached);
            }
            Statement::Continue(_) => {
                let target = self.targets.iter().rev().find_map(|it| it.1).unwrap_or(self.exit);
                let unreached = self.block();
                self.jump(target, unreached);
            }
        }
    }

    fn breakable(&mut self, after: usize, next: Option<usize>, body: &'p [Statement]) {
        self.targets.push((after, next));
        self.statements(body);
        self.targets.pop();
    }

    fn optional(&mut self, value: Option<ExprId>) {
        if let Some(value) = value {
            self.expression(value);
        }
    }

    fn expression(&mut self, value: ExprId) {
        let program = self.program;
        visit::expression(program, value, &mut |id| self.part(id));
        self.read_mentioned(&[]);
    }

    /// Whatever is mentioned without being used otherwise counts as read.
    fn read_mentioned(&mut self, except: &[ExprId]) {
        let mut ids: Vec<ExprId> = self.mentions.keys().copied().filter(|it| !except.contains(it)).collect();
        ids.sort_unstable();
        for id in ids {
            if let Some(mention) = self.mentions.remove(&id) {
                self.read(mention, self.program.expressions[id].span);
            }
        }
    }

    fn read(&mut self, mention: Mention, at: Span) {
        self.event(if mention.is_whole { Event::Copy } else { Event::Read(mention.fields, at) });
    }

    /// One expression; its operands were seen before.
    fn part(&mut self, id: ExprId) {
        let program = self.program;
        match &program.expressions[id].kind {
            ExprKind::Local(local) if self.root == Root::Local(*local) => self.mention(id),
            ExprKind::This if self.root == Root::This => self.mention(id),
            ExprKind::Member { base, field } => self.narrow(id, *base, Some(*field as usize + 1)),
            ExprKind::Cast { kind: CastKind::Upcast, operand } => self.narrow(id, *operand, Some(0)),
            ExprKind::Cast { kind: CastKind::NoOp, operand } => {
                if let Some(mention) = self.mentions.remove(operand) {
                    self.mentions.insert(id, mention);
                }
            }
            ExprKind::Index { base, .. }
            | ExprKind::Swizzle { base, .. }
            | ExprKind::MatrixSwizzle { base, .. } => self.narrow(id, *base, None),
            ExprKind::Assign { place, .. } => self.write_place(*place),
            ExprKind::CompoundAssign { place, .. } | ExprKind::Increment { place, .. } => {
                self.update_place(*place);
            }
            ExprKind::Call { function, this, arguments } => {
                let arguments = &program[*arguments];
                let places: Vec<ExprId> =
                    this.iter().copied().chain(arguments.iter().filter_map(visit::argument)).collect();
                self.read_mentioned(&places);
                if let Some(this) = this {
                    self.hand_over(*this, *function, Root::This, ParameterMode::InOut);
                }
                for (argument, parameter) in arguments.iter().zip(&program.functions[*function].parameters) {
                    if let Some(place) = visit::argument(argument) {
                        self.hand_over(place, *function, Root::Local(parameter.local), parameter.mode);
                    }
                }
            }
            ExprKind::Intrinsic { arguments, .. } => {
                if let Some(payload) = payload_of_trace(program, id)
                    && self.mentions.get(&payload).is_some_and(|it| it.is_whole)
                {
                    self.read_mentioned(&[payload]);
                    self.mentions.remove(&payload);
                    return self.event(Event::Trace(program.expressions[payload].span));
                }
                for argument in &program[*arguments] {
                    match argument {
                        Argument::In(_) | Argument::Missing => {}
                        Argument::Out { place, .. } => self.write_place(*place),
                        Argument::InOut { place, .. } | Argument::Reference(place) => {
                            self.update_place(*place);
                        }
                    }
                }
            }
            _ => {}
        }
    }

    fn mention(&mut self, id: ExprId) {
        let layout = self.analysis.layout;
        let payload = Some((0, layout.structure));
        self.mentions.insert(id, Mention { fields: layout.all(), is_whole: true, payload });
    }

    /// A part of what is mentioned: the base (0) or a field of a payload, or a part of a field.
    fn narrow(&mut self, id: ExprId, base: ExprId, place: Option<usize>) {
        let Some(mut mention) = self.mentions.remove(&base) else { return };
        let layout = self.analysis.layout;
        mention.is_whole = false;
        if let (Some(place), Some((start, structure))) = (place, mention.payload.take()) {
            let places = layout.places.get(&structure);
            let Some(&(first, count)) = places.and_then(|it| it.get(place)) else { return };
            mention.fields = mask(start + first, count);
            let it = &self.program.types.structs[structure];
            let inner = match place.checked_sub(1) {
                None => it.base,
                Some(field) => it.fields.get(field).and_then(|it| super::struct_of(self.program, it.ty)),
            };
            mention.payload = inner.filter(|it| layout.places.contains_key(it)).map(|it| (start + first, it));
        }
        self.mentions.insert(id, mention);
    }

    /// A place that is written after it was read.
    fn update_place(&mut self, place: ExprId) {
        self.read_mentioned(&[place]);
        if let Some(mention) = self.mentions.get(&place).copied() {
            self.read(mention, self.program.expressions[place].span);
        }
        self.write_place(place);
    }

    fn write_place(&mut self, place: ExprId) {
        self.read_mentioned(&[place]);
        let Some(mention) = self.mentions.remove(&place) else { return };
        let span = self.program.expressions[place].span;
        self.event(if mention.is_whole { Event::Replace } else { Event::Write(mention.fields, span) });
    }

    fn hand_over(&mut self, place: ExprId, function: FunctionId, root: Root, mode: ParameterMode) {
        let Some(mention) = self.mentions.remove(&place) else { return };
        let at = self.program.expressions[place].span;
        let (is_read, is_written) = match mode {
            ParameterMode::In => (true, false),
            ParameterMode::Out => (false, true),
            ParameterMode::InOut | ParameterMode::Reference => (true, true),
        };
        if !mention.is_whole {
            if is_read {
                self.event(Event::Read(mention.fields, at));
            }
            if is_written {
                self.event(Event::Write(mention.fields, at));
            }
            return;
        }
        let Some(mut summary) = self.analysis.summary(function, root) else {
            return self.event(Event::Unknown);
        };
        if !is_read {
            (summary.exposed, summary.reads) = (Vec::new(), 0);
        }
        if !is_written {
            summary.live.clear();
            (summary.always, summary.sometimes, summary.perhaps) = (0, 0, 0);
        }
        self.event(Event::Call(Box::new(summary)));
    }
}
