//! Runs a generated program as every level of optimization makes it, and as another compiler does: all results agree.

use crate::case::{Bound, Case};
use crate::compile;
use crate::device::{Device, entry_point};
use crate::generate::Program;
use std::ffi::OsString;
use std::fmt::Write;
use std::path::{Path, PathBuf};

pub const LEVELS: &[&str] = &["-O3", "-Od", "-Os", "-fcgl"];

pub type Validate<'a> = dyn Fn(&[u32], &[String]) -> Result<(), String> + 'a;

/// What the results must agree with, and who says that modules are valid.
pub struct Judges<'a> {
    pub validate: &'a Validate<'a>,
    /// A compiler that takes dxc's arguments.
    pub reference: Option<OsString>,
    /// Where the reference finds its input.
    pub folder: PathBuf,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// With the reference, too.
    Agrees,
    /// The reference refuses the program, or has no say.
    AgreesAmongLevels,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    Refused,
    Panic,
    Invalid,
    Driver,
    LevelsDiffer,
    ReferenceDiffers,
}

#[derive(Debug)]
pub struct Failure {
    pub fault: Fault,
    pub text: String,
    /// The levels that show it.
    pub levels: Vec<&'static str>,
}

impl Failure {
    fn new(fault: Fault, level: &'static str, text: String) -> Failure {
        Failure { fault, text: format!("{level}: {text}"), levels: vec![level] }
    }
}

type Results = Vec<(u32, Vec<u8>)>;

pub fn judge(
    device: &Device,
    judges: &Judges,
    program: &Program,
    levels: &[&'static str],
) -> Result<Verdict, Failure> {
    let case = case(program);
    let mut known: Vec<(Vec<u32>, Results)> = Vec::new();
    for &level in levels {
        let args: Vec<String> = program.args.iter().cloned().chain([level.to_owned()]).collect();
        let plain: Vec<&str> = args.iter().map(String::as_str).collect();
        let compiled = std::panic::catch_unwind(|| compile::text(&program.text, &plain));
        let words = match compiled {
            Err(_) => return Err(Failure::new(Fault::Panic, level, "the compiler panics".into())),
            Ok(Err(reports)) => return Err(Failure::new(Fault::Refused, level, reports)),
            Ok(Ok(words)) => words,
        };
        if known.iter().any(|(other, _)| *other == words) {
            continue;
        }
        (judges.validate)(&words, &args).map_err(|text| Failure::new(Fault::Invalid, level, text))?;
        let found = run(device, &case, &words).map_err(|text| Failure::new(Fault::Driver, level, text))?;
        if let Some((_, first)) = known.first()
            && let Some(difference) = difference(first, &found)
        {
            let text = format!("not as {}: {difference}", levels[0]);
            return Err(Failure {
                levels: vec![levels[0], level],
                ..Failure::new(Fault::LevelsDiffer, level, text)
            });
        }
        known.push((words, found));
    }
    let Some(reference) = &judges.reference else { return Ok(Verdict::AgreesAmongLevels) };
    let path = judges.folder.join("program.hlsl");
    let fails = |text| Failure::new(Fault::Driver, levels[0], format!("the reference: {text}"));
    std::fs::write(&path, &program.text).map_err(|error| fails(error.to_string()))?;
    let plain: Vec<&str> = program.args.iter().map(String::as_str).collect();
    let Ok(words) = compile::file_by_command(&path, &plain, reference) else {
        return Ok(Verdict::AgreesAmongLevels);
    };
    let found = run(device, &case, &words).map_err(fails)?;
    match difference(&known[0].1, &found) {
        Some(difference) => {
            let text = format!("the reference differs: {difference}");
            Err(Failure::new(Fault::ReferenceDiffers, levels[0], text))
        }
        None => Ok(Verdict::Agrees),
    }
}

fn run(device: &Device, case: &Case, words: &[u32]) -> Result<Results, String> {
    let entry_point = entry_point(words).ok_or("the module has no entry point")?;
    device.run(case, words, &entry_point)
}

fn case(program: &Program) -> Case {
    Case {
        path: Path::new("shader.hlsl").to_owned(),
        args: program.args.clone(),
        groups: program.groups,
        bound: program.bound.clone(),
        tolerance: 0.0,
        ..Case::empty()
    }
}

/// The first few words that differ, as text.
fn difference(expected: &Results, found: &Results) -> Option<String> {
    let mut text = String::new();
    let mut count = 0;
    for ((binding, expected), (_, found)) in expected.iter().zip(found) {
        for (index, (one, other)) in expected.chunks(4).zip(found.chunks(4)).enumerate() {
            if one != other {
                count += 1;
                if count <= 6 {
                    let show =
                        |word: &[u8]| word.iter().rev().map(|it| format!("{it:02x}")).collect::<String>();
                    _ = write!(
                        text,
                        "\n  binding {binding}, byte {}: {} and {}",
                        index * 4,
                        show(one),
                        show(other)
                    );
                }
            }
        }
    }
    (count > 0).then(|| format!("{count} words{text}"))
}

/// A line of bound data has no influence on what is bound, so contents stay when lines go.
pub fn with_text(program: &Program, text: String) -> Program {
    Program {
        seed: program.seed,
        text,
        args: program.args.clone(),
        groups: program.groups,
        bound: program.bound.iter().map(|(binding, bound)| (*binding, Bound::clone(bound))).collect(),
    }
}
