//! Runs a generated program, a compute shader or a pixel shader, as every level of optimization makes it, as another
//! compiler does, and as the interpreter understands it: all results agree.

use crate::case::{Bound, Case, Results};
use crate::compile;
use crate::device::{Device, entry_point};
use crate::draw::{Painter, Stage, Vertices};
use crate::generate::Program;
use crate::interpret::{self, Stop};
use crate::reference;
use ash::vk;
use std::ffi::OsString;
use std::fmt::Write;
use std::path::{Path, PathBuf};

pub const LEVELS: &[&str] = &["-O3", "-Od", "-Os", "-fspv-debug=vulkan-with-source"];
/// What comes out without legalization runs on few drivers, and rarely differs: a sample will do.
pub const LEVELS_AND_RAW: &[&str] =
    &["-O3", "-Od", "-Os", "-fcgl", "-fspv-debug=vulkan-with-source", "-Od -fspv-debug=vulkan-with-source"];

/// What a program of this seed is compiled with.
pub fn levels(seed: u64) -> &'static [&'static str] {
    if seed.is_multiple_of(10) { LEVELS_AND_RAW } else { LEVELS }
}

pub type Validate<'a> = dyn Fn(&[u32], &[String]) -> Result<(), String> + 'a;

/// What the results must agree with, and who says that modules are valid.
pub struct Judges<'a> {
    pub validate: &'a Validate<'a>,
    /// A compiler that takes dxc's arguments.
    pub reference: Option<OsString>,
    /// How many threads the device has in a wave, if the interpreter is asked.
    pub wave: Option<usize>,
    /// Where the reference finds its input.
    pub folder: PathBuf,
}

/// What became of a program that nothing is wrong with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Judgement {
    pub verdict: Verdict,
    pub interpreted: Interpreted,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// With the reference, too.
    Agrees,
    /// No other compiler was asked.
    AgreesAmongLevels,
    /// The reference refuses the program, and this is what it says.
    ReferenceRefuses(String),
    /// The reference agrees with all levels when it does not optimize, and with none when it does.
    ReferenceContradictsItself(String),
    /// The language leaves the results open, so that nobody can be wrong.
    Undefined(String),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Interpreted {
    NotAsked,
    Agrees,
    /// It does not know this.
    Unsupported(String),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Fault {
    Refused,
    Panic,
    Invalid,
    Driver,
    LevelsDiffer,
    /// From the levels, and the interpreter knows no better.
    ReferenceDiffers,
    /// From the levels, without a reference.
    InterpreterDiffers,
    /// Of three answers two agree, but not with this one.
    ReferenceAlone,
    OursAlone,
    InterpreterAlone,
    AllDiffer,
}

impl Fault {
    /// Whether it takes the reference to see it.
    pub fn needs_reference(self) -> bool {
        match self {
            Fault::ReferenceDiffers
            | Fault::ReferenceAlone
            | Fault::OursAlone
            | Fault::InterpreterAlone
            | Fault::AllDiffer => true,
            Fault::Refused
            | Fault::Panic
            | Fault::Invalid
            | Fault::Driver
            | Fault::LevelsDiffer
            | Fault::InterpreterDiffers => false,
        }
    }
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

/// Where programs run: each on its data, as the words make it.
pub type Run<'a> = dyn Fn(&Program, &[u32]) -> Result<Results, String> + 'a;

/// Compute shaders run once for each thread.
pub fn computing(device: &Device) -> impl Fn(&Program, &[u32]) -> Result<Results, String> {
    |program, words| {
        let entry_point = entry_point(words).ok_or("the module has no entry point")?;
        device.run(&case(program), words, &entry_point)
    }
}

/// Pixel shaders color each pixel of a picture, which is the only result.
pub fn painting(painter: &Painter) -> Result<impl Fn(&Program, &[u32]) -> Result<Results, String>, String> {
    const TRIANGLE: &str = "float4 main(uint id : SV_VertexID) : SV_Position {
        return float4(id == 1 ? 3.0 : -1.0, id == 2 ? 3.0 : -1.0, 0.5, 1.0);
    }";
    let triangle = compile::text(TRIANGLE, &["-T", "vs_6_0", "-E", "main"])?;
    Ok(move |_: &Program, words: &[u32]| {
        let stage = |stage, words| Stage { stage, words, entry_point: "main" };
        let stages =
            [stage(vk::ShaderStageFlags::VERTEX, &triangle), stage(vk::ShaderStageFlags::FRAGMENT, words)];
        let vertices =
            Vertices { count: 3, topology: vk::PrimitiveTopology::TRIANGLE_LIST, ..Vertices::default() };
        let picture = painter.draw(&stages, &vertices)?;
        let bytes = picture.iter().flatten().flat_map(|channel| channel.to_le_bytes()).collect();
        Ok(vec![(0, bytes)])
    })
}

/// How many threads the device has in a wave.
pub fn wave(run: &Run) -> Result<usize, String> {
    const COUNT: &str = "[[vk::binding(0)]] RWByteAddressBuffer output;
        [numthreads(1, 1, 1)] void main() { output.Store(0, WaveGetLaneCount()); }";
    let args = ["-T", "cs_6_0", "-E", "main", "-fspv-target-env=vulkan1.3"];
    let program = Program {
        seed: 0,
        text: COUNT.into(),
        args: args.map(String::from).to_vec(),
        groups: [1; 3],
        bound: vec![(0, Bound::Buffer(vec![0; 4]))],
    };
    let found = run(&program, &compile::text(COUNT, &args)?)?;
    let bytes: Option<[u8; 4]> = found.first().and_then(|(_, bytes)| bytes.as_slice().try_into().ok());
    bytes.map(|it| u32::from_le_bytes(it) as usize).ok_or("the device counts no threads of a wave".into())
}

pub fn judge(
    run: &Run,
    judges: &Judges,
    program: &Program,
    levels: &[&'static str],
) -> Result<Judgement, Failure> {
    let ours = match by_levels(run, judges, program, levels) {
        Ok(ours) => ours,
        Err(failure) if failure.fault == Fault::LevelsDiffer => {
            // None of them is wrong if the program is.
            return match judges.wave.map(|wave| interpret::text(&program.text, &case(program), wave)) {
                Some(Err(Stop::Undefined(why))) => Ok(undefined(why)),
                _ => Err(failure),
            };
        }
        Err(failure) => return Err(failure),
    };
    let mut interpreted = Interpreted::NotAsked;
    let mut answer = None;
    match judges.wave.map(|wave| interpret::text(&program.text, &case(program), wave)) {
        None => {}
        Some(Ok(found)) => {
            interpreted = Interpreted::Agrees;
            answer = Some(found);
        }
        Some(Err(Stop::Unsupported(what))) => interpreted = Interpreted::Unsupported(what),
        Some(Err(Stop::Undefined(why))) => return Ok(undefined(why)),
        Some(Err(Stop::Refused(reports))) => return Err(Failure::new(Fault::Refused, levels[0], reports)),
    }
    let fault = |fault, text: &str| Err(Failure::new(fault, levels[0], text.into()));
    let interpreter_differs = answer.as_ref().and_then(|answer| difference(&ours, answer));
    let alone = |verdict| match &interpreter_differs {
        Some(text) => fault(Fault::InterpreterDiffers, &format!("the interpreter differs: {text}")),
        None => Ok(Judgement { verdict, interpreted: interpreted.clone() }),
    };
    let Some(reference) = &judges.reference else { return alone(Verdict::AgreesAmongLevels) };
    let path = judges.folder.join("program.hlsl");
    let fails = |text| Failure::new(Fault::Driver, levels[0], format!("the reference: {text}"));
    std::fs::write(&path, &program.text).map_err(|error| fails(error.to_string()))?;
    let plain: Vec<&str> = program.args.iter().map(String::as_str).collect();
    let words = match compile::file_by_command(&path, &plain, reference) {
        Ok(words) => reference::portable(words),
        Err(reports) => return alone(Verdict::ReferenceRefuses(reports)),
    };
    let found = run(program, &words).map_err(fails)?;
    let differs = difference(&ours, &found);
    match (&differs, &answer, &interpreter_differs) {
        (None, _, None) => return Ok(Judgement { verdict: Verdict::Agrees, interpreted }),
        (None, _, Some(text)) => return fault(Fault::InterpreterAlone, text),
        (Some(text), Some(answer), Some(other)) => {
            return match difference(&found, answer) {
                None => fault(Fault::OursAlone, text),
                Some(_) => fault(Fault::AllDiffer, &format!("{text}\n  and from the interpreter {other}")),
            };
        }
        (Some(_), _, None) | (Some(_), None, Some(_)) => {}
    }
    let text = differs.unwrap_or_default();
    // Its optimizer may be wrong.
    let plain: Vec<&str> = plain.into_iter().chain(["-Od"]).collect();
    if let Ok(words) = compile::file_by_command(&path, &plain, reference) {
        let found = run(program, &reference::portable(words)).map_err(fails)?;
        if difference(&ours, &found).is_none() {
            return Ok(Judgement { verdict: Verdict::ReferenceContradictsItself(text), interpreted });
        }
    }
    match answer {
        Some(_) => fault(Fault::ReferenceAlone, &text),
        None => fault(Fault::ReferenceDiffers, &text),
    }
}

fn undefined(why: String) -> Judgement {
    Judgement { verdict: Verdict::Undefined(why), interpreted: Interpreted::NotAsked }
}

/// What the program gives as each level compiles it, which is the same for all.
fn by_levels(
    run: &Run,
    judges: &Judges,
    program: &Program,
    levels: &[&'static str],
) -> Result<Results, Failure> {
    let mut known: Vec<Vec<u32>> = Vec::new();
    let mut first: Option<Results> = None;
    for &level in levels {
        let args: Vec<String> =
            program.args.iter().cloned().chain(level.split(' ').map(String::from)).collect();
        let plain: Vec<&str> = args.iter().map(String::as_str).collect();
        let compiled = std::panic::catch_unwind(|| compile::text(&program.text, &plain));
        let words = match compiled {
            Err(_) => return Err(Failure::new(Fault::Panic, level, "the compiler panics".into())),
            Ok(Err(reports)) => return Err(Failure::new(Fault::Refused, level, reports)),
            Ok(Ok(words)) => words,
        };
        if known.contains(&words) || level.contains("-fcgl") && reference::has_signed_remainder(&words) {
            continue;
        }
        (judges.validate)(&words, &args).map_err(|text| Failure::new(Fault::Invalid, level, text))?;
        let found = run(program, &words).map_err(|text| Failure::new(Fault::Driver, level, text))?;
        known.push(words);
        match &first {
            None => first = Some(found),
            Some(first) => {
                if let Some(difference) = difference(first, &found) {
                    let text = format!("not as {}: {difference}", levels[0]);
                    return Err(Failure {
                        levels: vec![levels[0], level],
                        ..Failure::new(Fault::LevelsDiffer, level, text)
                    });
                }
            }
        }
    }
    first.ok_or_else(|| Failure::new(Fault::Driver, levels[0], "nothing ran".into()))
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

/// Whether words are the same but for the sign of zero, which a driver need not keep; also of a zero of 16 bits.
fn is_same(one: &[u8], other: &[u8]) -> bool {
    let half = |word: &[u8], at: usize| {
        let bits = u16::from_le_bytes([word[at], word[at + 1]]);
        if bits == 0x8000 { 0 } else { bits }
    };
    let is_zero = |word: &[u8]| word[..3] == [0; 3] && word[3] & 0x7f == 0;
    one == other
        || is_zero(one) && is_zero(other)
        || half(one, 0) == half(other, 0) && half(one, 2) == half(other, 2)
}

/// The first few words that differ, as text.
fn difference(expected: &Results, found: &Results) -> Option<String> {
    let mut text = String::new();
    let mut count = 0;
    for (binding, expected) in expected {
        let found = found.iter().find(|it| it.0 == *binding).map_or(&[][..], |it| &it.1);
        for (index, (one, other)) in expected.chunks(4).zip(found.chunks(4)).enumerate() {
            if !is_same(one, other) {
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
