//! Where the names of a program are used, for editors: the checker pushes each use where it resolves a name.
//!
//! What a name means is where it was declared: every instance of a template has the places of the template, so that a use
//! in one is a use in all. A file that is included twice has two places for each name; spans of one text are compared
//! where the text is known, see [`SourceMap::spelled_at`](crate::source::SourceMap::spelled_at).

use rustc_hash::FxHashMap;

use crate::{intrinsics::OverloadId, source::Span, symbol::Symbol, types::StructId};

/// The uses of one program, or nothing yet.
#[derive(Clone, Debug, Default)]
pub struct Index {
    uses: Vec<Use>,
    /// Sorted and unique up to here.
    settled: usize,
    /// Where names are declared that have no place in the program: aliases, parameters of templates, namespaces and
    /// enumerators, by the number of their scope (none in a function).
    declared: FxHashMap<(Option<u32>, Symbol), Span>,
}

/// A name where it is used, or where something is declared again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Use {
    /// Of the name.
    start: u32,
    end: u32,
    pub target: Target,
}

/// What a name means.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Target {
    /// What is declared under the name that starts and ends there.
    Declared(u32, u32),
    /// A function or method of the language.
    Intrinsic(OverloadId),
    /// A field of a struct of the language.
    Field(StructId, u32),
}

impl Use {
    pub fn at(&self) -> Span {
        Span::new(self.start, self.end)
    }
}

impl Target {
    pub fn declared(self) -> Option<Span> {
        match self {
            Target::Declared(start, end) => Some(Span::new(start, end)),
            Target::Intrinsic(_) | Target::Field(..) => None,
        }
    }
}

impl Index {
    /// The name at `at` means what is declared at `declared`.
    pub fn add(&mut self, at: Span, declared: Span) {
        if at != declared {
            self.push(at, Target::Declared(declared.start, declared.end));
        }
    }

    /// The name at `at` means a function of the language.
    pub fn add_intrinsic(&mut self, at: Span, overload: OverloadId) {
        self.push(at, Target::Intrinsic(overload));
    }

    /// The name at `at` means a field of a struct of the language.
    pub fn add_field(&mut self, at: Span, record: StructId, field: u32) {
        self.push(at, Target::Field(record, field));
    }

    /// Notes where `symbol` is declared in a scope, or in the present function.
    pub fn declare(&mut self, scope: Option<u32>, symbol: Symbol, at: Span) {
        self.declared.insert((scope, symbol), at);
    }

    /// What was [noted](Index::declare).
    pub fn declaration(&self, scope: Option<u32>, symbol: Symbol) -> Option<Span> {
        self.declared.get(&(scope, symbol)).copied()
    }

    fn push(&mut self, at: Span, target: Target) {
        self.uses.push(Use { start: at.start, end: at.end, target });
        // Each instance of a template has all of its uses again.
        if self.uses.len() > 2 * self.settled + 1024 {
            self.settle();
        }
    }

    fn settle(&mut self) {
        self.uses.sort_unstable();
        self.uses.dedup();
        self.settled = self.uses.len();
    }

    /// All uses, sorted by their places, each once.
    pub fn finish(mut self) -> Vec<Use> {
        self.settle();
        self.uses
    }
}
