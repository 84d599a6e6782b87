//! What each file is compiled as: [`Job`]s, from Rust files, lists of build scripts, `// entry:` lines, `[shader("…")]`, settings, or a guess.

mod built;
mod guess;

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use hlsl_core::{
    marked_programs,
    options::{Options, Profile},
    stage::profile_of_file,
};

use crate::{paths, rust, settings, world::World};

/// A shader that is compiled as something.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Job {
    pub path: String,
    /// As DXC spells them, the profile and the entry point among them.
    pub arguments: Vec<String>,
    pub profile: String,
    pub entry: String,
    /// What says so, for people.
    pub because: Because,
}

/// Where a job comes from.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Because {
    /// A macro call in a Rust file, at a byte offset.
    Call { file: String, at: u32 },
    /// The settings, or `hlsl-jobs.json`.
    Listed,
    /// The list of a build script.
    Built,
    /// An `// entry:` line.
    Line,
    /// `[shader("…")]`
    Marked,
    /// The name of the file: `sky.ps.hlsl`.
    Name,
    /// Nothing: what the text looks like.
    Guess,
}

impl Job {
    fn new(path: &str, profile: &str, entry: &str, more: &[String], because: Because) -> Job {
        let mut arguments = vec!["-T".to_owned(), profile.to_owned()];
        if !profile.starts_with("lib_") {
            arguments.extend(["-E".to_owned(), entry.to_owned()]);
        }
        arguments.extend(more.iter().cloned());
        let (profile, entry) = (profile.to_owned(), entry.to_owned());
        Job { path: path.to_owned(), arguments, profile, entry, because }
    }

    /// As a lens shows it: `ps_6_0 main -D QUALITY=2`, without folders.
    pub fn title(&self) -> String {
        let mut words = vec![self.profile.as_str()];
        let count = if self.profile.starts_with("lib_") { 2 } else { 4 };
        words.extend((count == 4).then_some(self.entry.as_str()));
        let mut more = self.arguments.iter().skip(count);
        while let Some(argument) = more.next() {
            match argument.as_str() {
                "-I" | "/I" => drop(more.next()),
                it if it.starts_with("-I") || it.starts_with("/I") => {}
                it => words.push(it),
            }
        }
        words.join(" ")
    }

    /// The name for the users of a file: a header's names the shader, too.
    pub fn name_for(&self, path: &str) -> String {
        match self.path == path {
            true => self.title(),
            false => format!("{} {}", paths::name(&self.path), self.title()),
        }
    }

    /// What changes the meaning of names, apart from the profile.
    pub fn arguments_without_entry(&self) -> Vec<String> {
        self.arguments.iter().skip(if self.profile.starts_with("lib_") { 2 } else { 4 }).cloned().collect()
    }

    /// An argument that is not valid is left to the build to complain about.
    pub fn options(&self) -> Options {
        let valid = |it: &[String]| Options::from_args(it).ok();
        let first = &self.arguments[..self.arguments.len().min(4)];
        let mut options = valid(&self.arguments)
            .or_else(|| valid(first))
            .unwrap_or_else(|| Options::for_profile(Profile::default(), &self.entry));
        options.debug = Default::default();
        options
    }
}

/// All jobs that are known of.
#[derive(Debug, Default)]
pub struct Programs {
    /// By the Rust file that calls for them.
    calls: BTreeMap<String, Vec<rust::Call>>,
    /// By the file that lists them; the settings have no name.
    listed: BTreeMap<String, Vec<settings::Listed>>,
    /// Of the packages in the workspace.
    built: Vec<built::List>,
    /// Where cargo may build them.
    targets: BTreeSet<PathBuf>,
    /// Shaders in the workspace's folders.
    shaders: BTreeSet<String>,
    /// Rust files there.
    rust: BTreeSet<String>,
}

/// No more files than that are looked at when the server starts.
const MAX_FILES: usize = 20_000;

impl Programs {
    /// Looks through the workspace.
    pub fn find(world: &World) -> Programs {
        let mut programs = Programs::default();
        let mut folders: Vec<String> = world.folders.clone();
        let mut count = 0;
        while let Some(folder) = folders.pop() {
            let Ok(entries) = fs::read_dir(&folder) else { continue };
            for entry in entries.flatten() {
                let name = entry.file_name().to_string_lossy().into_owned();
                let path = format!("{folder}/{name}");
                let Ok(kind) = entry.file_type() else { continue };
                count += 1;
                if count > MAX_FILES {
                    break;
                }
                // A link to a folder may lead around in a circle.
                if kind.is_dir() {
                    let is_output = name == "target" && Path::new(&folder).join("Cargo.toml").exists();
                    if is_output {
                        programs.targets.insert(PathBuf::from(&path));
                    }
                    if !name.starts_with('.') && name != "node_modules" && !is_output {
                        folders.push(path);
                    }
                } else {
                    programs.note(&path, world);
                }
            }
        }
        programs.listed.insert(String::new(), world.settings.jobs.clone());
        programs.targets.extend(world.folders.iter().flat_map(|it| built::targets(it)));
        programs.find_built(world);
        programs
    }

    /// Reads the lists of build scripts again.
    pub fn find_built(&mut self, world: &World) {
        // A target folder may be that of other projects, too.
        let is_near = |list: &built::List| {
            let is_in = |inner: &str, outer: &str| inner == outer || inner.starts_with(&format!("{outer}/"));
            world.folders.iter().any(|it| is_in(&list.folder, it) || is_in(it, &list.folder))
        };
        self.built = built::lists(&self.targets);
        self.built.retain(is_near);
    }

    /// A file of the workspace is there, or has changed.
    pub fn note(&mut self, path: &str, world: &World) {
        if path.ends_with(".rs") {
            self.calls.remove(path);
            self.rust.insert(path.to_owned());
            if let Some(text) = world.text(path) {
                let calls = rust::calls(path, &text);
                if !calls.is_empty() {
                    self.calls.insert(path.to_owned(), calls);
                }
            }
        } else if paths::name(path) == "hlsl-jobs.json" {
            let text = world.text(path).unwrap_or_default();
            let value = serde_json::from_str(&text).ok();
            self.listed.insert(path.to_owned(), settings::jobs(value.as_ref(), paths::folder(path)));
        } else if path.ends_with(built::SUFFIX) {
            self.find_built(world);
        } else if paths::is_shader(path) {
            self.shaders.insert(path.to_owned());
        }
    }

    /// A file is gone.
    pub fn forget(&mut self, path: &str) {
        self.calls.remove(path);
        self.listed.remove(path);
        self.shaders.remove(path);
        self.rust.remove(path);
    }

    /// What a file is compiled as, if anything says so.
    pub fn of_file(&self, path: &str, world: &World) -> Vec<Job> {
        let calls = self.calls.iter().flat_map(|(file, calls)| calls.iter().map(move |it| (file, it)));
        let mut jobs: Vec<Job> = calls
            .filter(|(_, call)| call.paths.iter().any(|it| it == path))
            .flat_map(|(file, call)| {
                let because = Because::Call { file: file.clone(), at: call.at };
                // The first permutation of each entry point comes before the second ones.
                let all = call.variants.iter().flat_map(|more| call.entries.iter().map(move |it| (it, more)));
                all.map(move |((profile, entry), more)| Job::new(path, profile, entry, more, because.clone()))
            })
            .collect();
        let listed = self.listed.values().flatten().map(|it| (it, Because::Listed));
        let built = self.built.iter().flat_map(|it| &it.jobs).map(|it| (it, Because::Built));
        for (it, because) in listed.chain(built).filter(|it| it.0.file == path) {
            jobs.extend(of_arguments(it, because, world));
        }
        if jobs.is_empty() {
            jobs = of_text(path, &world.settings.arguments, world);
        }
        let mut seen = BTreeSet::new();
        jobs.retain(|it| seen.insert(it.arguments.clone()));
        jobs
    }

    /// The jobs of all files of the workspace.
    pub fn all(&self, world: &World) -> Vec<Job> {
        let called = self.calls.values().flatten().flat_map(|it| it.paths.first().cloned());
        let built = self.built.iter().flat_map(|it| &it.jobs);
        let listed = self.listed.values().flatten().chain(built).map(|it| it.file.clone());
        let mut files: BTreeSet<String> = called.chain(listed).collect();
        files.extend(self.shaders.iter().cloned());
        files.extend(world.open_shaders().map(str::to_owned));
        files.iter().flat_map(|it| self.of_file(it, world)).collect()
    }

    /// The files that the Rust code of a package has modules of, with the names of these.
    pub fn modules_of(&self, package: &str) -> Vec<(Vec<String>, Vec<String>)> {
        let folder = format!("{package}/");
        let calls = self.calls.iter().filter(|it| it.0.starts_with(&folder)).flat_map(|it| it.1);
        let called = calls.map(|it| (it.modules.clone(), it.paths.clone()));
        let built = self.built.iter().filter(|it| it.folder == package).flat_map(|it| &it.jobs);
        let mut all: Vec<_> =
            called.chain(built.map(|it| (it.modules.clone(), vec![it.file.clone()]))).collect();
        all.dedup();
        all
    }

    /// The Rust files in a folder.
    pub fn rust_below(&self, folder: &str) -> impl Iterator<Item = &str> {
        let folder = format!("{folder}/");
        self.rust.iter().map(String::as_str).filter(move |it| it.starts_with(&folder))
    }

    pub fn shaders(&self) -> impl Iterator<Item = &str> {
        self.shaders.iter().map(String::as_str)
    }
}

/// What a file says itself, with further arguments.
fn of_text(path: &str, more: &[String], world: &World) -> Vec<Job> {
    let Some(text) = world.text(path) else { return Vec::new() };
    let lines = entry_lines(&text);
    if !lines.is_empty() {
        let job = |it: &EntryLine| {
            let more = [&it.arguments[..], more].concat();
            Job::new(path, &it.profile, &it.entry, &more, Because::Line)
        };
        return lines.iter().map(job).collect();
    }
    if text.contains("[shader") {
        let marked = match Options::from_args([&["-T".to_owned(), "lib_6_6".to_owned()], more].concat()) {
            Ok(options) => marked_programs(path, world, &options),
            Err(_) => Vec::new(),
        };
        let job = |(profile, entry): &(&str, Option<String>)| {
            Job::new(path, profile, entry.as_deref().unwrap_or_default(), more, Because::Marked)
        };
        let jobs: Vec<Job> = marked.iter().map(job).collect();
        if !jobs.is_empty() {
            return jobs;
        }
    }
    match profile_of_file(path) {
        Some(profile) => vec![Job::new(path, profile, "main", more, Because::Name)],
        None => Vec::new(),
    }
}

/// A file that nothing says anything of, as what it looks like.
pub fn guessed(path: &str, world: &World) -> Job {
    let text = world.text(path).unwrap_or_default();
    let (profile, entry) = guess::of_text(&text);
    Job::new(path, profile, &entry, &world.settings.arguments, Because::Guess)
}

/// What a list says; without a profile, for the entry points that the file has.
fn of_arguments(listed: &settings::Listed, because: Because, world: &World) -> Vec<Job> {
    let Target { profile: Some(profile), entry, more } = Target::read(&listed.arguments) else {
        let jobs = of_text(&listed.file, &listed.arguments, world).into_iter();
        return jobs.map(|it| Job { because: because.clone(), ..it }).collect();
    };
    if Options::from_args(&listed.arguments).is_err() {
        return Vec::new();
    }
    vec![Job::new(&listed.file, profile, entry.unwrap_or("main"), &more, because)]
}

/// What `-T ps_6_0 -E main`, `/T ps_6_0` or `-Tps_6_0` among the arguments say, and the others.
#[derive(Default)]
struct Target<'a> {
    profile: Option<&'a str>,
    entry: Option<&'a str>,
    more: Vec<String>,
}

impl Target<'_> {
    fn read(arguments: &[String]) -> Target<'_> {
        let mut target = Target::default();
        let mut rest = arguments.iter();
        while let Some(argument) = rest.next() {
            // A path may start like an option of Windows.
            let is_name = |it: &&str| !it.contains(['/', '.']);
            match argument.strip_prefix(['-', '/']).filter(is_name) {
                Some("T") => target.profile = rest.next().map(String::as_str),
                Some("E") => target.entry = rest.next().map(String::as_str),
                Some(it) if it.starts_with('T') && Profile::parse(&it[1..]).is_ok() => {
                    target.profile = Some(&it[1..]);
                }
                Some(it) if it.starts_with('E') => target.entry = Some(&it[1..]),
                Some("I" | "D") => {
                    target.more.push(argument.clone());
                    target.more.extend(rest.next().cloned());
                }
                _ => target.more.push(argument.clone()),
            }
        }
        target
    }
}

/// `// entry: ps_6_0 main`, as build scripts read them; here with more arguments, if there are any.
struct EntryLine {
    profile: String,
    entry: String,
    arguments: Vec<String>,
}

fn entry_lines(text: &str) -> Vec<EntryLine> {
    let listed = text.lines().filter_map(|line| {
        let line = line.trim().strip_prefix("//")?.trim_start().strip_prefix("entry:")?;
        let mut words = line.split_whitespace().map(str::to_owned);
        let profile = words.next()?;
        Profile::parse(&profile).ok()?;
        let entry = words.next().unwrap_or_else(|| "main".to_owned());
        Some(EntryLine { profile, entry, arguments: words.collect() })
    });
    listed.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn jobs(path: &str, text: &str) -> Vec<String> {
        let mut world = World::default();
        world.open(path.into(), text.into(), 1);
        let mut jobs = Programs::default().of_file(path, &world);
        if jobs.is_empty() {
            jobs.push(guessed(path, &world));
        }
        jobs.iter().map(|it| format!("{} {:?}", it.title(), it.because)).collect()
    }

    #[test]
    fn a_list_says_it_in_the_ways_of_dxc() {
        let titles = |arguments: &str| {
            let arguments = arguments.split(' ').map(str::to_owned).collect();
            let listed = settings::Listed { file: "/a.hlsl".into(), arguments, modules: Vec::new() };
            let jobs = of_arguments(&listed, Because::Listed, &World::default());
            jobs.iter().map(|it| format!("{} {}", it.title(), it.arguments.join(" "))).collect::<Vec<_>>()
        };
        assert_eq!(titles("-I /Tools -T ps_6_0 -E sky"), ["ps_6_0 sky -T ps_6_0 -E sky -I /Tools"]);
        assert_eq!(titles("/D Q=1 /Tvs_6_0 /E sky"), ["vs_6_0 sky /D Q=1 -T vs_6_0 -E sky /D Q=1"]);
        assert_eq!(titles("/T lib_6_3 -Iinclude"), ["lib_6_3 -T lib_6_3 -Iinclude"]);
        assert_eq!(titles("-HV 2021 -T cs_6_0"), ["cs_6_0 main -HV 2021 -T cs_6_0 -E main -HV 2021"]);
        assert!(titles("-T ps_6_0 -no-such-option").is_empty());
    }

    #[test]
    fn a_file_says_what_it_is_compiled_as() {
        assert_eq!(
            jobs("/a.hlsl", "// entry: vs_6_0 a\n// entry: ps_6_0 b -D C=1"),
            ["vs_6_0 a Line", "ps_6_0 b -D C=1 Line"]
        );
        let marked =
            "[shader(\"pixel\")] float4 p() : SV_Target { return 1; }\n[shader(\"miss\")] void m() {}";
        assert_eq!(jobs("/a.hlsl", marked), ["lib_6_6 Marked", "ps_6_0 p Marked"]);
        assert_eq!(jobs("/sky.vs.hlsl", ""), ["vs_6_0 main Name"]);
        assert_eq!(jobs("/a.hlsl", "[numthreads(1,1,1)]\nvoid go() {}"), ["cs_6_6 go Guess"]);
        assert_eq!(jobs("/a.hlsl", "float4 shade() : SV_Target0 { return 1; }"), ["ps_6_6 shade Guess"]);
        assert_eq!(jobs("/a.hlsli", "float f() { return 1; }"), ["lib_6_6 Guess"]);
    }
}
