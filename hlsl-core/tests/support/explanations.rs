//! What each diagnostic means, in `tests/explanations`: a file for each list of declarations.
//!
//! An explanation is a line `=== CODE`, the meaning, and after `--- wrong` and `--- right` a program with the mistake and the
//! same program without it. Where no program can show the mistake, the meaning says why, and what to do. As in cases, a line
//! `// args: ...` says how to compile a program; `// file: NAME` starts another file, which the program includes.

use std::path::Path;

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
        let input = if self.args.contains(MAIN) { String::new() } else { format!(" {MAIN}") };
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
        let args: Vec<&str> = self.args.split(' ').collect();
        super::compile_files(&files, MAIN, &args)
    }
}
