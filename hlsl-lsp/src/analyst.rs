//! [`Analyst`]: keeps the newest snapshots, and knows which of them answers a question about a file.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

use lsp_types::{Location, TextDocumentPositionParams, Uri};

use crate::{
    lines::Lines,
    paths,
    programs::{self, Job, Programs},
    snapshot::{Place, Snapshot},
    world::World,
};

#[derive(Default)]
pub struct Analyst {
    pub world: World,
    pub programs: Programs,
    /// The last one used comes last.
    kept: Vec<Arc<Snapshot>>,
    /// What the user has switched a file to.
    chosen: BTreeMap<String, Job>,
    /// What the user is to be told beside the answer.
    pub messages: Vec<String>,
}

/// Snapshots that are kept. One of a large shader takes some megabytes.
const MAX_KEPT: usize = 48;

/// Jobs of one file that are looked at together.
const MAX_JOBS: usize = 24;

/// A place in a file that was asked about, and what answers.
pub struct At {
    pub snapshot: Arc<Snapshot>,
    pub file: u32,
    pub offset: u32,
}

impl Analyst {
    /// Looks through the folders of a new world.
    pub fn find(&mut self, world: World) {
        self.world = world;
        self.programs = Programs::find(&self.world);
    }

    /// Files that were changed, made or removed.
    pub fn files_changed(&mut self, there: &[String], gone: &[String]) {
        for path in gone {
            self.programs.forget(path);
        }
        for path in there {
            self.programs.note(path, &self.world);
        }
    }

    /// Drops all snapshots.
    pub fn forget(&mut self) {
        self.kept.clear();
    }

    /// The newest snapshot of a job.
    pub fn snapshot(&mut self, job: &Job) -> Arc<Snapshot> {
        let found = self.kept.iter().position(|it| it.is_current(job, &self.world));
        let snapshot = match found {
            Some(index) => self.kept.remove(index),
            None => {
                self.kept.retain(|it| it.job != *job);
                Arc::new(Snapshot::of(job, &self.world))
            }
        };
        self.kept.push(snapshot.clone());
        if self.kept.len() > MAX_KEPT {
            self.kept.remove(0);
        }
        snapshot
    }

    /// What a file is compiled as: by itself, or else in the shaders that include it. There is always one.
    pub fn jobs(&mut self, path: &str) -> Vec<Job> {
        let mut jobs = self.programs.of_file(path, &self.world);
        if jobs.is_empty() {
            jobs = self.including_jobs(path);
        }
        if jobs.is_empty() {
            jobs.push(programs::guessed(path, &self.world));
        }
        jobs.truncate(MAX_JOBS);
        if let Some(chosen) = self.chosen.get(path)
            && let Some(index) = jobs.iter().position(|it| it == chosen)
        {
            jobs.swap(0, index);
        }
        jobs
    }

    /// The jobs of the shaders that include a file. Entry points of one file include the same files, so one of them is asked.
    fn including_jobs(&mut self, path: &str) -> Vec<Job> {
        let mut naming = self.naming(path);
        // What is outside of the workspace may include it, too.
        naming.extend(self.kept.iter().filter(|it| it.file(path).is_some()).map(|it| it.job.path.clone()));
        naming.remove(path);
        if naming.is_empty() {
            return Vec::new();
        }
        let mut jobs = self.programs.all(&self.world);
        jobs.retain(|it| naming.contains(&it.path));
        let mut known: BTreeMap<String, bool> = BTreeMap::new();
        jobs.retain(|job| match known.get(&job.path) {
            Some(includes) => *includes,
            None => {
                let includes = self.snapshot(job).file(path).is_some();
                known.insert(job.path.clone(), includes);
                includes
            }
        });
        jobs
    }

    /// The shaders that may include a file: those whose text has its name, or that of a file whose text has it.
    fn naming(&self, path: &str) -> BTreeSet<String> {
        let all: BTreeSet<&str> = self.programs.shaders().chain(self.world.open_shaders()).collect();
        let mut others: Vec<(&str, Arc<str>)> =
            all.into_iter().filter_map(|it| Some((it, self.world.text(it)?))).collect();
        let mut found = BTreeSet::new();
        let mut names = vec![paths::name(path)];
        while let Some(name) = names.pop() {
            others.retain(|(other, text)| {
                let is_new = text.contains(name);
                if is_new {
                    found.insert((*other).to_owned());
                    names.push(paths::name(other));
                }
                !is_new
            });
        }
        found
    }

    /// Makes one of a file's jobs the one that answers.
    pub fn choose(&mut self, path: &str, job: Job) {
        self.chosen.insert(path.to_owned(), job);
    }

    /// The snapshot that answers questions about a file.
    pub fn current(&mut self, path: &str) -> Option<(Arc<Snapshot>, u32)> {
        if !paths::is_shader(path) {
            return None;
        }
        for job in self.jobs(path) {
            let snapshot = self.snapshot(&job);
            if let Some(file) = snapshot.file(path) {
                return Some((snapshot, file));
            }
        }
        // The shader that includes it may fail before it does.
        let snapshot = self.snapshot(&programs::guessed(path, &self.world));
        let file = snapshot.file(path)?;
        Some((snapshot, file))
    }

    /// The snapshots that answer questions about a whole document: one, or one for each text in a Rust file.
    pub fn whole(&mut self, uri: &Uri) -> Vec<(Arc<Snapshot>, u32)> {
        let shaders = paths::from_uri(uri).map_or_else(Vec::new, |it| self.world.shaders_in(&it));
        shaders.iter().filter_map(|it| self.current(it)).collect()
    }

    /// Everything that is compiled with a file.
    pub fn reading_jobs(&mut self, path: &str) -> Vec<Job> {
        let mut jobs = self.jobs(path);
        for job in self.including_jobs(path) {
            if !jobs.contains(&job) {
                jobs.push(job);
            }
        }
        jobs
    }

    /// Snapshots in which a file means all that it means anywhere: names do not depend on the entry point, as all
    /// functions are checked.
    pub fn readers(&mut self, path: &str) -> Vec<Arc<Snapshot>> {
        let mut jobs = self.reading_jobs(path);
        let mut seen: BTreeSet<(String, Vec<String>)> = BTreeSet::new();
        jobs.retain(|it| seen.insert((it.path.clone(), it.arguments_without_entry())));
        let all: Vec<Arc<Snapshot>> = jobs.iter().map(|it| self.snapshot(it)).collect();
        all.into_iter().filter(|it| it.file(path).is_some()).collect()
    }

    pub fn path(&self, uri: &Uri) -> Option<String> {
        paths::from_uri(uri)
    }

    /// The shader and the offset that a position is in; none in Rust code.
    pub fn place(&self, position: &TextDocumentPositionParams) -> Option<(String, u32)> {
        let path = paths::from_uri(&position.text_document.uri)?;
        let text = self.world.text(&path)?;
        let offset = Lines::new(&text, self.world.encoding).offset(position.position);
        Some((self.world.document_at(&path, offset)?, offset))
    }

    pub fn at(&mut self, position: &TextDocumentPositionParams) -> Option<At> {
        let (path, offset) = self.place(position)?;
        let (snapshot, file) = self.current(&path)?;
        if !snapshot.is_skipped(file, offset) {
            return Some(At { snapshot, file, offset });
        }
        // What one job leaves out, another may compile.
        for job in self.jobs(&path) {
            let other = self.snapshot(&job);
            if let Some(file) = other.file(&path).filter(|file| !other.is_skipped(*file, offset)) {
                return Some(At { snapshot: other, file, offset });
            }
        }
        Some(At { snapshot, file, offset })
    }

    pub fn lines<'s>(&self, snapshot: &'s Snapshot, file: u32) -> Lines<'s> {
        Lines::new(snapshot.files.get(file as usize).map_or("", |it| &it.shown), self.world.encoding)
    }

    pub fn location(&self, snapshot: &Snapshot, place: Place) -> Option<Location> {
        let file = snapshot.files.get(place.file as usize)?;
        let range = self.lines(snapshot, place.file).range(place.start, place.end);
        Some(Location::new(paths::to_uri(&file.path)?, range))
    }
}
