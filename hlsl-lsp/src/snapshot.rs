//! [`Snapshot`]: one compilation of one job, and what its names mean. It never changes.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

use hlsl_core::{
    Analysis, analyze, index,
    intrinsics::OverloadId,
    options::Options,
    source::{
        Origin, SourceMap, Span,
        load::{Recorder, Seen},
    },
    typed::{BufferId, FunctionId, GlobalId, LocalId},
    types::{EnumId, StructId, Type, TypeId},
};

use crate::{
    definitions::{self, Definition, Kind},
    paths,
    programs::Job,
    scan,
    words::Word,
    world::World,
};

pub struct Snapshot {
    pub job: Job,
    pub options: Options,
    pub analysis: Analysis,
    /// What was read; the snapshot is out of date if any of it changes.
    seen: Seen,
    pub files: Vec<File>,
    /// The ranges of all files in their order, with the files.
    ranges: Vec<(Span, u32)>,
    pub definitions: Vec<Definition>,
    /// Semantics, registers and attributes, sorted, each once.
    pub words: Vec<Word>,
    /// Where the name of each definition is written, if it is in a file.
    places: Vec<Option<Place>>,
    /// Of several declarations of one thing, the first.
    same: Vec<usize>,
    /// All declarations of what has several, by the first.
    groups: BTreeMap<usize, Vec<usize>>,
    /// All names, sorted by place.
    pub names: Vec<Name>,
    entities: BTreeMap<Place, Entity>,
}

/// A file that the compilation has read.
pub struct File {
    pub path: String,
    pub text: Arc<str>,
    /// What positions count in: the Rust file of a text that stands in one. As long as the text.
    pub shown: Arc<str>,
    /// Its inclusions, as ranges of the source map.
    pub ranges: Vec<Span>,
}

/// Bytes of one of [`Snapshot::files`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Place {
    pub file: u32,
    pub start: u32,
    pub end: u32,
}

impl Place {
    pub fn contains(self, offset: u32) -> bool {
        self.start <= offset && offset <= self.end
    }
}

/// A name as it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Name {
    pub place: Place,
    pub target: Target,
    pub is_declaration: bool,
    /// In the replacement list of a macro: what it means may depend on where the macro is used.
    pub is_in_macro: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Target {
    /// Of [`Snapshot::definitions`].
    Definition(usize),
    Intrinsic(OverloadId),
    /// Of a struct of the language.
    Field(StructId, u32),
    /// Of [`Snapshot::words`].
    Word(usize),
}

/// What the checked program knows of a definition.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entity {
    Global(GlobalId),
    Local(FunctionId, LocalId),
    Field(StructId, u32),
    Function(FunctionId),
    Struct(StructId),
    Enum(EnumId),
    Buffer(BufferId),
}

impl Snapshot {
    pub fn of(job: &Job, world: &World) -> Snapshot {
        let recorder = Recorder::new(world);
        let options = job.options();
        let analysis = analyze(&job.path, &recorder, &options);
        let mut snapshot = Snapshot::new(job.clone(), options, analysis, recorder.into_seen());
        for file in &mut snapshot.files {
            if paths::host(&file.path) != file.path {
                let host = world.shown(&file.path).filter(|it| it.len() == file.text.len());
                file.shown = host.unwrap_or_else(|| file.text.clone());
            }
        }
        snapshot
    }

    fn new(job: Job, options: Options, analysis: Analysis, seen: Seen) -> Snapshot {
        let files = files(&analysis.output.sources);
        let (definitions, words) = definitions::of(&analysis.syntax, &analysis.symbols);
        let mut snapshot = Snapshot {
            job,
            options,
            analysis,
            seen,
            ranges: ranges(&files),
            files,
            definitions,
            words: Vec::new(),
            places: Vec::new(),
            same: Vec::new(),
            groups: BTreeMap::new(),
            names: Vec::new(),
            entities: BTreeMap::new(),
        };
        snapshot.places = snapshot.definitions.iter().map(|it| snapshot.written(it.at)).collect();
        snapshot.link();
        snapshot.add_words(words);
        snapshot.add_macros();
        for (index, &first) in snapshot.same.iter().enumerate() {
            if index != first {
                snapshot.groups.entry(first).or_insert_with(|| vec![first]).push(index);
            }
        }
        snapshot.names.sort_unstable();
        snapshot.names.dedup();
        snapshot.entities = snapshot.entities();
        snapshot
    }

    /// Whether everything is still as it was when it was read.
    pub fn is_current(&self, job: &Job, world: &World) -> bool {
        let is_same = |(path, text): (&String, &Option<Arc<str>>)| world.text(path) == *text;
        self.job == *job && self.seen.iter().all(is_same)
    }

    pub fn sources(&self) -> &SourceMap {
        &self.analysis.output.sources
    }

    pub fn symbol(&self, symbol: hlsl_core::symbol::Symbol) -> &str {
        self.analysis.symbols.text(symbol)
    }

    pub fn type_name(&self, ty: TypeId) -> String {
        hlsl_core::types::name::of(&self.analysis.program.types, &self.analysis.symbols, ty)
    }

    // ---- Places.

    pub fn file(&self, path: &str) -> Option<u32> {
        self.files.iter().position(|it| it.path == path).map(|it| it as u32)
    }

    pub fn text(&self, place: Place) -> &str {
        let text = self.files.get(place.file as usize).map_or("", |it| &it.text);
        text.get(place.start as usize..place.end as usize).unwrap_or("")
    }

    /// Where the text of a span is written: in a replacement list, if it comes from a macro.
    pub fn written(&self, span: Span) -> Option<Place> {
        self.in_file(self.sources().spelled_at(span))
    }

    /// Where a reader sees a span: at the use of the outermost macro.
    pub fn shown(&self, span: Span) -> Option<Place> {
        self.in_file(self.sources().in_file(span))
    }

    fn in_file(&self, span: Span) -> Option<Place> {
        let after = self.ranges.partition_point(|it| it.0.start <= span.start);
        let (range, file) = *self.ranges.get(after.checked_sub(1)?)?;
        let start = span.start - range.start;
        (span.start <= range.end).then(|| Place {
            file,
            start,
            end: span.end.clamp(span.start, range.end) - range.start,
        })
    }

    /// The spans of some bytes of a file, one for each inclusion.
    pub fn spans(&self, file: u32, start: u32, end: u32) -> impl Iterator<Item = Span> {
        let ranges = self.files.get(file as usize).map_or(&[][..], |it| &it.ranges);
        ranges.iter().map(move |it| Span::new(it.start + start, it.start + end))
    }

    /// What conditionals leave out of a file.
    pub fn skipped(&self, file: u32) -> Vec<Place> {
        // A file that is included twice leaves out its guard's text the second time.
        if self.files.get(file as usize).is_none_or(|it| it.ranges.len() > 1) {
            return Vec::new();
        }
        let all = self.sources().skipped().iter().filter_map(|it| self.shown(*it));
        all.filter(|it| it.file == file).collect()
    }

    pub fn is_skipped(&self, file: u32, offset: u32) -> bool {
        self.skipped(file).iter().any(|it| it.contains(offset))
    }

    // ---- Names.

    /// The names at an offset: mostly one, but several where a macro or a set of overloads means several things.
    pub fn names_at(&self, file: u32, offset: u32) -> &[Name] {
        let from = self.names.partition_point(|it| (it.place.file, it.place.end) < (file, offset));
        // Names do not overlap, so at most two places touch an offset; the one that starts there counts.
        let mut found = &self.names[from..from];
        for start in from..self.names.len() {
            let place = self.names[start].place;
            if place.file != file || place.start > offset {
                break;
            }
            let count = self.names[start..].iter().take_while(|it| it.place == place).count();
            if place.contains(offset) && found.first().is_none_or(|it| it.place != place) {
                found = &self.names[start..start + count];
            }
        }
        found
    }

    /// The names in a file.
    pub fn names_in(&self, file: u32) -> &[Name] {
        let from = self.names.partition_point(|it| it.place.file < file);
        let to = self.names.partition_point(|it| it.place.file <= file);
        &self.names[from..to]
    }

    /// The names with a target.
    pub fn names_of(&self, target: Target) -> impl Iterator<Item = &Name> {
        self.names.iter().filter(move |it| it.target == target)
    }

    /// Where a definition's name is written.
    pub fn place_of(&self, definition: usize) -> Option<Place> {
        self.places.get(definition).copied().flatten()
    }

    /// The definition that is declared at a place.
    pub fn declared_at(&self, place: Place) -> Option<usize> {
        let names = self.names_at(place.file, place.start);
        names.iter().find(|it| it.is_declaration && it.place == place).and_then(|it| match it.target {
            Target::Definition(index) => Some(index),
            Target::Intrinsic(_) | Target::Field(..) | Target::Word(_) => None,
        })
    }

    /// All declarations of one thing, a prototype and its body, say.
    pub fn declarations(&self, definition: usize) -> Vec<usize> {
        self.groups.get(&definition).cloned().unwrap_or_else(|| vec![definition])
    }

    /// Of several declarations, the one with a body.
    pub fn complete(&self, definition: usize) -> usize {
        let all = self.declarations(definition);
        all.into_iter().rfind(|it| self.definitions[*it].is_complete).unwrap_or(definition)
    }

    /// What the checked program knows of a definition.
    pub fn entity(&self, definition: usize) -> Option<Entity> {
        let all = self.declarations(definition);
        all.iter().filter_map(|it| self.place_of(*it)).find_map(|it| self.entities.get(&it).copied())
    }

    /// The type of a definition's value, or the type that it declares.
    pub fn type_of(&self, definition: usize) -> Option<TypeId> {
        let entity = self.entity(definition)?;
        let ty = self.type_of_entity(entity)?;
        (!self.is_error(ty)).then_some(ty)
    }

    fn type_of_entity(&self, entity: Entity) -> Option<TypeId> {
        let program = &self.analysis.program;
        match entity {
            Entity::Global(id) => Some(program.globals[id].ty),
            Entity::Local(function, local) => Some(program.functions[function].locals[local].ty),
            Entity::Field(record, index) => {
                program.types.structs[record].fields.get(index as usize).map(|it| it.ty)
            }
            Entity::Function(id) => Some(program.functions[id].return_type),
            Entity::Struct(id) => program.types.find(&Type::Struct(id)),
            Entity::Enum(id) => program.types.find(&Type::Enum(id)),
            Entity::Buffer(_) => None,
        }
    }

    fn is_error(&self, ty: TypeId) -> bool {
        let types = &self.analysis.program.types;
        types.unmodified(ty) == types.error
    }

    /// Joins definitions and uses by the places where they are written.
    fn link(&mut self) {
        let mut by_place: BTreeMap<Place, usize> = BTreeMap::new();
        self.same = (0..self.definitions.len()).collect();
        for (index, place) in self.places.iter().enumerate() {
            let Some(place) = *place else { continue };
            // A file that is included twice declares everything twice.
            self.same[index] = *by_place.entry(place).or_insert(index);
        }
        let uses: Vec<(Name, Option<usize>)> = (self.analysis.uses.iter())
            .filter_map(|it| {
                let place = self.written(it.at())?;
                let target = match it.target {
                    index::Target::Intrinsic(overload) => Target::Intrinsic(overload),
                    index::Target::Field(record, field) => Target::Field(record, field),
                    it => Target::Definition(*by_place.get(&self.written(it.declared()?)?)?),
                };
                let is_in_macro = matches!(self.sources().origin(it.at()), Some(Origin::Macro { .. }));
                let name = Name { place, target, is_declaration: false, is_in_macro };
                Some((name, by_place.get(&place).copied()))
            })
            .collect();
        // A declaration that repeats another one is a use of it.
        for (name, declaration) in &uses {
            if let (Some(again), Target::Definition(first)) = (*declaration, name.target) {
                let (a, b) = (self.root(again), self.root(first));
                self.same[a.max(b)] = a.min(b);
            }
        }
        for index in 0..self.same.len() {
            self.same[index] = self.root(index);
        }
        let mut names = Vec::with_capacity(uses.len() + self.definitions.len());
        for (mut name, declaration) in uses {
            if declaration.is_none() {
                if let Target::Definition(index) = &mut name.target {
                    *index = self.same[*index];
                }
                names.push(name);
            }
        }
        for (index, definition) in self.definitions.iter().enumerate() {
            if let Some(place) = self.places[index]
                && !definition.name.is_empty()
            {
                let target = Target::Definition(self.same[index]);
                let is_in_macro = matches!(self.sources().origin(definition.at), Some(Origin::Macro { .. }));
                names.push(Name { place, target, is_declaration: true, is_in_macro });
            }
        }
        self.names = names;
    }

    fn root(&self, mut index: usize) -> usize {
        while let Some(&next) = self.same.get(index)
            && next != index
        {
            index = next;
        }
        index
    }

    fn add_words(&mut self, written: Vec<(Span, Word)>) {
        self.words = written.iter().map(|it| it.1.clone()).collect();
        self.words.sort_unstable();
        self.words.dedup();
        for (at, word) in written {
            let Ok(index) = self.words.binary_search(&word) else { continue };
            let is_in_macro = matches!(self.sources().origin(at), Some(Origin::Macro { .. }));
            let name =
                |place| Name { place, target: Target::Word(index), is_declaration: false, is_in_macro };
            let place = self.written(at);
            self.names.extend(place.map(name));
        }
    }

    /// Macros are names without scopes: every word of theirs that is not left for the parser is one.
    fn add_macros(&mut self) {
        let pieces: Vec<Vec<scan::Piece>> = self.files.iter().map(|it| scan::pieces(&it.text)).collect();
        let mut first: BTreeMap<String, usize> = BTreeMap::new();
        let mut defined: BTreeSet<Place> = BTreeSet::new();
        for (file, pieces) in pieces.iter().enumerate() {
            let text = self.files[file].text.clone();
            for define in scan::defines(&text, pieces) {
                let name = &text[define.start as usize..define.end as usize];
                let Some(span) = self.spans(file as u32, define.start, define.end).next() else { continue };
                let hash = text[..define.start as usize].rfind('#').unwrap_or(define.start as usize) as u32;
                let whole = Span::new(
                    span.start - (define.start - hash),
                    span.start + define.whole_end - define.start,
                );
                let index = self.definitions.len();
                self.same.push(*first.entry(name.to_owned()).or_insert(index));
                let place = Place { file: file as u32, start: define.start, end: define.end };
                self.places.push(Some(place));
                defined.insert(place);
                self.definitions.push(Definition {
                    name: name.to_owned(),
                    kind: Kind::Macro,
                    at: span,
                    whole,
                    head: whole,
                    scope: None,
                    parent: None,
                    is_complete: true,
                });
            }
        }
        if first.is_empty() {
            return;
        }
        let parsed = self.parsed_names();
        let skipped: Vec<Place> = self.sources().skipped().iter().filter_map(|it| self.shown(*it)).collect();
        for (file, pieces) in pieces.iter().enumerate() {
            let file = file as u32;
            let text = self.files[file as usize].text.clone();
            for piece in pieces.iter().filter(|it| it.kind == scan::Kind::Name) {
                let Some(&index) = first.get(piece.text(&text)) else { continue };
                let place = Place { file, start: piece.start, end: piece.end };
                let is_skipped = skipped
                    .iter()
                    .any(|it| it.file == file && it.start <= place.start && place.end <= it.end);
                let is_declaration = defined.contains(&place);
                if parsed.binary_search(&place).is_err() && (!is_skipped || is_declaration) {
                    let target = Target::Definition(index);
                    self.names.push(Name { place, target, is_declaration, is_in_macro: false });
                }
            }
        }
    }

    /// The names that reach the parser as they are written in a file.
    fn parsed_names(&self) -> Vec<Place> {
        let tokens = self.analysis.tokens.iter();
        let in_file = tokens.filter(|it| matches!(self.sources().origin(it.span), Some(Origin::File { .. })));
        let mut places: Vec<Place> = in_file.filter_map(|it| self.written(it.span)).collect();
        places.sort_unstable();
        places
    }

    fn entities(&self) -> BTreeMap<Place, Entity> {
        let program = &self.analysis.program;
        let mut all: Vec<(Span, Entity)> = Vec::new();
        all.extend(program.globals.iter().map(|(id, it)| (it.span, Entity::Global(id))));
        all.extend(program.buffers.iter().map(|(id, it)| (it.span, Entity::Buffer(id))));
        all.extend(program.types.structs.iter().map(|(id, it)| (it.span, Entity::Struct(id))));
        all.extend(program.types.enums.iter().map(|(id, it)| (it.span, Entity::Enum(id))));
        for (id, it) in program.types.structs.iter() {
            all.extend(
                it.fields.iter().zip(0..).map(|(field, index)| (field.span, Entity::Field(id, index))),
            );
        }
        for (id, it) in program.functions.iter() {
            all.push((it.span, Entity::Function(id)));
            all.extend(it.locals.iter().map(|(local, it)| (it.span, Entity::Local(id, local))));
        }
        let mut entities = BTreeMap::new();
        for (span, entity) in all {
            let Some(place) = self.written(span) else { continue };
            let is_known = self.type_of_entity(entity).is_none_or(|it| !self.is_error(it));
            // In a template that is checked without arguments, types are not known; its instances know them.
            let before = entities.entry(place).or_insert((entity, is_known));
            if !before.1 && is_known {
                *before = (entity, is_known);
            }
        }
        entities.into_iter().map(|(place, it)| (place, it.0)).collect()
    }
}

fn files(sources: &SourceMap) -> Vec<File> {
    let mut files: Vec<File> = Vec::new();
    for (range, origin) in sources.ranges() {
        let Origin::File { path, .. } = origin else { continue };
        let path = paths::normalized(path);
        match files.iter_mut().find(|it| it.path == path) {
            Some(file) => file.ranges.push(range),
            None => {
                let text: Arc<str> = sources.text(range).into();
                files.push(File { path, shown: text.clone(), text, ranges: vec![range] });
            }
        }
    }
    files
}

fn ranges(files: &[File]) -> Vec<(Span, u32)> {
    let of_file =
        |(file, number): (&File, u32)| file.ranges.iter().map(move |it| (*it, number)).collect::<Vec<_>>();
    let mut ranges: Vec<(Span, u32)> = files.iter().zip(0..).flat_map(of_file).collect();
    ranges.sort_unstable_by_key(|it| it.0.start);
    ranges
}
