//! What was written before, and what is read after, at each point of a graph.

use std::collections::BTreeSet;

use super::{
    Fields, Interest, Summary, fields,
    graph::{Event, Graph},
};
use crate::source::Span;

/// What holds at a point.
#[derive(Clone, PartialEq)]
struct State {
    /// Written on every way here.
    always: Fields,
    /// Written on some way.
    sometimes: Fields,
    /// The same, or by calls of which nothing is known.
    perhaps: Fields,
    /// The sites whose values may be there, one bit each.
    sites: Vec<u64>,
}

/// Where a field gets a value that is followed: by a write, or by a trace.
struct Site {
    field: u32,
    at: Span,
    trace: usize,
}

/// The findings about a trace.
pub(super) struct Trace {
    pub at: Span,
    /// Fields written before it, and the same with those that unknown calls may have written.
    pub written: Fields,
    pub perhaps_written: Fields,
    /// Fields that it left behind and that are read.
    pub read: Fields,
    /// Where, as far as it is here.
    pub reads: Vec<(u32, Span)>,
}

/// What sites are made of.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Followed {
    Writes,
    Traces,
}

pub(super) struct Flow {
    graph: Graph,
    all: Fields,
    interest: Interest,
    followed: Followed,
    sites: Vec<Site>,
    /// The first site of each block; they are numbered in order of the events.
    first_site: Vec<usize>,
    /// The sites of each field.
    of_field: Vec<Vec<u64>>,
    /// At the beginning of each block that is reached.
    states: Vec<Option<State>>,
}

impl Flow {
    /// Follows writes of fields of interest.
    pub fn of_writes(graph: Graph, all: Fields, interest: Interest) -> Flow {
        Flow::new(graph, all, interest, Followed::Writes)
    }

    /// Follows what traces leave behind.
    pub fn of_traces(graph: Graph, all: Fields) -> Flow {
        Flow::new(graph, all, Interest { reads: 0, writes: 0 }, Followed::Traces)
    }

    fn new(graph: Graph, all: Fields, interest: Interest, followed: Followed) -> Flow {
        let (sites, first_site) = (Vec::new(), Vec::new());
        let mut flow = Flow {
            graph,
            all,
            interest,
            followed,
            sites,
            first_site,
            of_field: Vec::new(),
            states: Vec::new(),
        };
        flow.find_sites();
        flow.solve();
        flow
    }

    fn find_sites(&mut self) {
        let mut traces = 0;
        for block in &self.graph.blocks {
            self.first_site.push(self.sites.len());
            for event in &block.events {
                let mut add = |field, at, trace| self.sites.push(Site { field, at, trace });
                match event {
                    Event::Write(written, at) if self.followed == Followed::Writes => {
                        fields(written & self.interest.writes).for_each(|it| add(it, *at, 0));
                    }
                    Event::Call(call) if self.followed == Followed::Writes => {
                        call.live.iter().for_each(|(field, at)| add(*field, *at, 0));
                    }
                    Event::Trace(at) if self.followed == Followed::Traces => {
                        fields(self.all).for_each(|it| add(it, *at, traces));
                        traces += 1;
                    }
                    _ => {}
                }
            }
        }
        let words = self.sites.len().div_ceil(64);
        self.of_field = vec![vec![0; words]; Fields::BITS as usize];
        for (index, site) in self.sites.iter().enumerate() {
            self.of_field[site.field as usize][index / 64] |= 1 << (index % 64);
        }
    }

    fn solve(&mut self) {
        let words = self.sites.len().div_ceil(64);
        self.states = vec![None; self.graph.blocks.len()];
        self.states[0] = Some(State { always: 0, sometimes: 0, perhaps: 0, sites: vec![0; words] });
        let order = self.graph.order();
        let mut rank = vec![0; self.graph.blocks.len()];
        for (index, block) in order.iter().enumerate() {
            rank[*block] = index;
        }
        // What comes first is done first, so that only loops are gone through again.
        let mut waiting = BTreeSet::from([0]);
        while let Some(index) = waiting.pop_first().and_then(|it| order.get(it).copied()) {
            let Some(mut state) = self.states[index].clone() else { continue };
            let mut next_site = self.first_site[index];
            for event in &self.graph.blocks[index].events {
                self.apply(event, &mut state, &mut next_site);
            }
            for &next in &self.graph.blocks[index].next {
                let joined = match &self.states[next] {
                    Some(known) => known.joined(&state),
                    None => state.clone(),
                };
                if self.states[next].as_ref() != Some(&joined) {
                    self.states[next] = Some(joined);
                    waiting.insert(rank[next]);
                }
            }
        }
    }

    fn apply(&self, event: &Event, state: &mut State, next_site: &mut usize) {
        let mut begin = |state: &mut State| {
            state.sites[*next_site / 64] |= 1 << (*next_site % 64);
            *next_site += 1;
        };
        match event {
            Event::Read(..) | Event::Copy => {}
            Event::Write(written, _) => {
                self.overwrite(state, *written);
                state.sometimes |= written;
                state.perhaps |= written;
                if self.followed == Followed::Writes {
                    fields(written & self.interest.writes).for_each(|_| begin(state));
                }
            }
            Event::Trace(_) => {
                self.overwrite(state, self.all);
                if self.followed == Followed::Traces {
                    fields(self.all).for_each(|_| begin(state));
                }
            }
            Event::Call(call) => {
                self.overwrite(state, call.always);
                state.sometimes |= call.sometimes;
                state.perhaps |= call.perhaps;
                if self.followed == Followed::Writes {
                    call.live.iter().for_each(|_| begin(state));
                }
            }
            Event::Replace | Event::Unknown => {
                self.overwrite(state, self.all);
                state.perhaps = self.all;
            }
        }
    }

    fn overwrite(&self, state: &mut State, written: Fields) {
        state.always |= written;
        for field in fields(written) {
            for (sites, gone) in state.sites.iter_mut().zip(&self.of_field[field as usize]) {
                *sites &= !gone;
            }
        }
    }

    /// Calls `see` with each event that is reached and what holds before it.
    fn each(&self, mut see: impl FnMut(&Event, &State)) {
        for (index, block) in self.graph.blocks.iter().enumerate() {
            let Some(mut state) = self.states[index].clone() else { continue };
            let mut next_site = self.first_site[index];
            for event in &block.events {
                see(event, &state);
                self.apply(event, &mut state, &mut next_site);
            }
        }
    }

    /// What the function does with a payload that is given to it.
    pub fn summary(self) -> Summary {
        let mut summary = Summary::default();
        let interest = self.interest.reads;
        self.each(|event, state| {
            let mut read = |read: Fields, at: Span| {
                let exposed = fields(read & interest & !state.always);
                summary.exposed.extend(exposed.map(|it| (it, at)));
            };
            match event {
                Event::Read(mentioned, at) => {
                    read(*mentioned, *at);
                    summary.reads |= mentioned;
                }
                Event::Call(call) => {
                    call.exposed.iter().for_each(|(field, at)| read(1 << field, *at));
                    summary.reads |= call.reads;
                }
                Event::Copy | Event::Trace(_) | Event::Unknown => summary.reads = self.all,
                Event::Write(..) | Event::Replace => {}
            }
        });
        // A function that never returns writes whatever is wanted.
        let Some(end) = &self.states[self.graph.exit] else { return Summary { always: self.all, ..summary } };
        (summary.always, summary.sometimes, summary.perhaps) = (end.always, end.sometimes, end.perhaps);
        let live = self.sites.iter().enumerate().filter(|it| end.has(it.0));
        summary.live = live.map(|(_, it)| (it.field, it.at)).collect();
        summary
    }

    /// The traces that are reached; `taken` is what they get from the payload.
    pub fn traces(self, taken: Fields) -> Vec<Trace> {
        let count = self.sites.iter().map(|it| it.trace + 1).max().unwrap_or(0);
        let mut traces: Vec<Option<Trace>> = (0..count).map(|_| None).collect();
        let mut reads = Vec::new();
        self.each(|event, state| {
            let (read, at) = match event {
                Event::Read(read, at) => (*read, Some(*at)),
                Event::Call(call) => (call.reads, None),
                Event::Copy | Event::Unknown => (self.all, None),
                Event::Trace(_) => (taken, None),
                Event::Write(..) | Event::Replace => return,
            };
            let met = self.sites.iter().enumerate();
            let met = met.filter(|(index, site)| read >> site.field & 1 == 1 && state.has(*index));
            reads.extend(met.map(|(_, site)| (site.trace, site.field, at)));
        });
        let mut number = 0;
        for (index, block) in self.graph.blocks.iter().enumerate() {
            let mut state = self.states[index].clone();
            let mut next_site = self.first_site[index];
            for event in &block.events {
                if let Event::Trace(at) = event {
                    if let (Some(state), Some(trace)) = (&state, traces.get_mut(number)) {
                        *trace = Some(Trace {
                            at: *at,
                            written: state.sometimes,
                            perhaps_written: state.perhaps,
                            read: 0,
                            reads: Vec::new(),
                        });
                    }
                    number += 1;
                }
                if let Some(state) = &mut state {
                    self.apply(event, state, &mut next_site);
                }
            }
        }
        for (trace, field, at) in reads {
            if let Some(Some(trace)) = traces.get_mut(trace) {
                trace.read |= 1 << field;
                trace.reads.extend(at.map(|at| (field, at)));
            }
        }
        traces.into_iter().flatten().collect()
    }
}

impl State {
    fn has(&self, site: usize) -> bool {
        self.sites.get(site / 64).is_some_and(|it| it >> (site % 64) & 1 == 1)
    }

    fn joined(&self, other: &State) -> State {
        State {
            always: self.always & other.always,
            sometimes: self.sometimes | other.sometimes,
            perhaps: self.perhaps | other.perhaps,
            sites: self.sites.iter().zip(&other.sites).map(|(a, b)| a | b).collect(),
        }
    }
}
