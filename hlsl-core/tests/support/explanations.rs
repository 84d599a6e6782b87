//! What each diagnostic means, in `tests/explanations`: a file for each list of declarations.
//!
//! An explanation is a line `=== CODE`, the meaning, and after `--- wrong` and `--- right` a program with the mistake and the
//! same program without it. Where no program can show the mistake, the meaning says why, and what to do. As in cases, a line
//! `// args: ...` says how to compile a program; `// file: NAME` starts another file, which the program includes or which is, with
//! `--program NAME`, a part of it: `main` of the stage in its name.

use std::path::Path;

use hlsl_core::{
    driver::{self, Debug, Driver, Job, name_in_group},
    source::load::MemoryLoader,
    stage::profile_of_file,
};

use super::Outcome;

const MAIN: &str = "shader.hlsl";
const ARGS: &str = "-T ps_6_0 -E main";

pub struct Explanation {
    pub code: String,
    pub meaning: String,
    /// The wrong one and the right one.
    pub programs: Option<[Program; 2]>,
}

pub struct Program {
    pub args: String,
    pub source: String,
}

/// All explanations, in the order of their numbers, errors before warnings.
pub fn all() -> Vec<Explanation> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/explanations");
    let files = std::fs::read_dir(folder).expect("the folder is there").flatten();
    let texts = files.map(|it| std::fs::read_to_string(it.path()).expect("an explanation can be read"));
    let mut all: Vec<Explanation> = texts.flat_map(|text| read(&text)).collect();
    all.sort_by(|a, b| a.code.cmp(&b.code));
    all
}

fn read(text: &str) -> Vec<Explanation> {
    let parts = format!("\n{text}");
    let one = |part: &str| {
        let (code, rest) = part.split_once('\n').expect("a line with the code");
        let programs = rest.split_once("\n--- wrong\n").map(|(meaning, programs)| {
            let (wrong, right) = programs.split_once("\n--- right\n").expect("a right program");
            (meaning, [Program::read(wrong), Program::read(right)])
        });
        let (meaning, programs) = match programs {
            Some((meaning, programs)) => (meaning, Some(programs)),
            None => (rest, None),
        };
        Explanation { code: code.into(), meaning: meaning.trim().into(), programs }
    };
    parts.split("\n=== ").skip(1).map(one).collect()
}

impl Program {
    fn read(text: &str) -> Program {
        let (args, source) = match text.strip_prefix("// args: ") {
            Some(text) => text.split_once('\n').expect("a program after its arguments"),
            None => (ARGS, text),
        };
        Program { args: args.into(), source: format!("{}\n", source.trim_end()) }
    }

    /// The command, where it is not the one that most programs have.
    pub fn command(&self) -> Option<String> {
        let names_files = self.args.contains(MAIN) || !self.parts().is_empty();
        let input = if names_files { String::new() } else { format!(" {MAIN}") };
        (self.args != ARGS).then(|| format!("hlslc {}{input}", self.args))
    }

    pub fn compile(&self) -> Outcome {
        let mut files = vec![(MAIN, String::new())];
        for line in self.source.lines() {
            match (line.strip_prefix("// file: "), files.last_mut()) {
                (None, Some((_, text))) => *text += &format!("{line}\n"),
                (name, _) => files.extend(name.map(|it| (it, String::new()))),
            }
        }
        let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (*name, text.as_str())).collect();
        let args = self.shader_args();
        match &self.parts()[..] {
            [] => super::compile_files(&files, MAIN, &args),
            parts => compile_group(parts, &files, &args),
        }
    }

    /// The arguments without those that name files and what is written.
    pub fn shader_args(&self) -> Vec<&str> {
        let all: Vec<&str> = self.args.split(' ').collect();
        let is_value = |index: usize| index > 0 && ["--program", "--emit"].contains(&all[index - 1]);
        let is_other = |index: usize| ["--program", "--emit"].contains(&all[index]) || is_value(index);
        (0..all.len()).filter(|index| !is_other(*index)).map(|index| all[index]).collect()
    }

    /// The files of a program.
    fn parts(&self) -> Vec<&str> {
        let all: Vec<&str> = self.args.split(' ').collect();
        all.windows(2).filter(|it| it[0] == "--program").map(|it| it[1]).collect()
    }
}

/// The first module stands for all of them.
fn compile_group(parts: &[&str], files: &[(&str, &str)], args: &[&str]) -> Outcome {
    let mut loader = MemoryLoader::default();
    files.iter().for_each(|(path, text)| loader.add(*path, *text));
    let job = |path: &str| {
        let profile = profile_of_file(path).expect("the name of a file says its stage");
        let args = args.iter().map(|&it| it.to_owned()).collect();
        let job = Job::new(path, (profile, "main"), args, &Debug::default()).expect("good arguments");
        Job { name: name_in_group(profile, "main").to_owned(), ..job }
    };
    let program = driver::Program { jobs: parts.iter().map(|it| job(it)).collect(), is_group: true };
    let made = Driver::default().make(&program, &loader);
    let words = made.shaders.first().and_then(|it| it.output.words.clone());
    Outcome { words: words.filter(|_| made.misfits.is_empty()), reports: made.reports() }
}
