//! Debug information says what the code does and never changes it: words without it are the words of a compilation that
//! was not asked for any. Passes are checked on the way, as the verifier runs after each of them.
//!
//! [`strip`] takes out debug instructions, their import, extension, strings and lines, and the types, constants and names
//! that only they use, and numbers what is left in order of appearance.

mod support;

use std::{
    collections::{HashMap, HashSet},
    path::{Path, PathBuf},
};

use rspirv::{
    binary::{Consumer, ParseAction, parse_words},
    dr::{Instruction, ModuleHeader, Operand},
    spirv::Op,
};
use support::compile_text;

const FULL: &str = "-fspv-debug=vulkan-with-source";

// ------------------------------------------------------------------------------------------------------- words

/// All instructions of a module, in order.
#[derive(Default)]
struct Instructions(Vec<Instruction>);

impl Consumer for Instructions {
    fn initialize(&mut self) -> ParseAction {
        ParseAction::Continue
    }
    fn finalize(&mut self) -> ParseAction {
        ParseAction::Continue
    }
    fn consume_header(&mut self, _: ModuleHeader) -> ParseAction {
        ParseAction::Continue
    }
    fn consume_instruction(&mut self, inst: Instruction) -> ParseAction {
        self.0.push(inst);
        ParseAction::Continue
    }
}

/// The first text among operands.
fn text_of(operands: &[Operand]) -> &str {
    let text = operands.iter().find_map(|it| match it {
        Operand::LiteralString(text) => Some(text.as_str()),
        _ => None,
    });
    text.unwrap_or("")
}

fn ids(inst: &Instruction) -> impl Iterator<Item = u32> {
    inst.result_type.into_iter().chain(inst.operands.iter().filter_map(Operand::id_ref_any))
}

/// Whether it names or decorates what its first operand is, which is no use of that.
fn is_note(inst: &Instruction) -> bool {
    matches!(
        inst.class.opcode,
        Op::Name
            | Op::MemberName
            | Op::Decorate
            | Op::MemberDecorate
            | Op::DecorateId
            | Op::DecorateString
            | Op::MemberDecorateString
    )
}

/// Whether it is only there for what uses it.
fn is_part(inst: &Instruction) -> bool {
    let name = inst.class.opname;
    name.starts_with("Type")
        || name.starts_with("Constant")
        || matches!(inst.class.opcode, Op::Undef | Op::String)
}

/// The instructions that have to do with code, as text without the ids that they happen to have.
fn strip(words: &[u32]) -> Result<Vec<String>, String> {
    let mut module = Instructions::default();
    parse_words(words, &mut module).map_err(|error| error.to_string())?;
    let mut all = module.0;
    let mut sets = HashSet::new();
    let mut prints = false;
    for inst in all.iter().filter(|it| it.class.opcode == Op::ExtInstImport) {
        match text_of(&inst.operands) {
            "NonSemantic.Shader.DebugInfo.100" | "OpenCL.DebugInfo.100" => drop(sets.insert(inst.result_id)),
            name => prints |= name.starts_with("NonSemantic."),
        }
    }
    all.retain(|inst| match inst.class.opcode {
        Op::Line
        | Op::NoLine
        | Op::Source
        | Op::SourceContinued
        | Op::SourceExtension
        | Op::ModuleProcessed => false,
        Op::Extension => prints || text_of(&inst.operands) != "SPV_KHR_non_semantic_info",
        Op::ExtInstImport => !sets.contains(&inst.result_id),
        Op::ExtInst => !sets.contains(&inst.operands.first().and_then(Operand::id_ref_any)),
        _ => true,
    });
    loop {
        let mut used = HashSet::new();
        for inst in &all {
            used.extend(ids(inst).skip(usize::from(is_note(inst))));
        }
        let unused = all.iter().filter(|it| is_part(it)).filter_map(|it| it.result_id);
        let unused: HashSet<u32> = unused.filter(|it| !used.contains(it)).collect();
        if unused.is_empty() {
            break;
        }
        all.retain(|inst| {
            let of = if is_note(inst) { ids(inst).next() } else { inst.result_id };
            of.is_none_or(|it| !unused.contains(&it))
        });
    }
    let mut numbers: HashMap<u32, u32> = HashMap::new();
    let mut number = |id: &mut u32| {
        let next = numbers.len() as u32 + 1;
        *id = *numbers.entry(*id).or_insert(next);
    };
    for inst in &mut all {
        inst.result_type.iter_mut().for_each(&mut number);
        inst.result_id.iter_mut().for_each(&mut number);
        inst.operands.iter_mut().filter_map(Operand::id_ref_any_mut).for_each(&mut number);
    }
    Ok(all
        .iter()
        .map(|it| format!("{:?} = {} {:?} {:?}", it.result_id, it.class.opname, it.result_type, it.operands))
        .collect())
}

/// Where two modules differ once they are stripped.
fn difference(plain: &[u32], full: &[u32]) -> Option<String> {
    let (plain, full) = match (strip(plain), strip(full)) {
        (Ok(plain), Ok(full)) => (plain, full),
        // rspirv does not know an instruction of inline SPIR-V. What is said to debuggers has the last ids.
        (Err(_), Err(_)) => return raw_difference(plain, full),
        (Err(error), _) | (_, Err(error)) => return Some(format!("only one of them can be read: {error}")),
    };
    let longest = plain.len().max(full.len());
    let at = (0..longest).find(|&it| plain.get(it) != full.get(it))?;
    let line = |of: &[String]| of.get(at).cloned().unwrap_or("the end".to_owned());
    Some(format!("{}\n    becomes {}", line(&plain), line(&full)))
}

/// Whether the functions have the same instructions, apart from extended ones.
fn raw_difference(plain: &[u32], full: &[u32]) -> Option<String> {
    let functions = |words: &[u32]| {
        let mut found: Vec<Vec<u32>> = Vec::new();
        let mut at = 5;
        let mut inside = false;
        while let Some(&first) = words.get(at) {
            let (op, count) = (first & 0xffff, (first >> 16) as usize);
            inside |= op == Op::Function as u32;
            let is_said = [Op::ExtInst, Op::Line, Op::NoLine].iter().any(|&it| it as u32 == op);
            if inside && !is_said {
                found.push(words[at..(at + count).min(words.len())].to_vec());
            }
            at += count.max(1);
        }
        found
    };
    (functions(plain) != functions(full)).then(|| "the functions differ".to_owned())
}

// ------------------------------------------------------------------------------------------------------- cases

/// The levels at which a case is compiled.
const LEVELS: [&[&str]; 3] = [&[], &["-Od"], &["-O1"]];

fn is_level(arg: &str) -> bool {
    matches!(arg, "-O0" | "-O1" | "-O2" | "-O3" | "-Os" | "-Od" | "-fcgl") || arg.starts_with("-Oconfig")
}

/// What is wrong with the words of a case at all levels.
fn check(path: &Path, all_args: &[Vec<String>]) -> Vec<String> {
    let name = path.strip_prefix(env!("CARGO_MANIFEST_DIR")).unwrap_or(path).display().to_string();
    let mut wrong = Vec::new();
    let mut seen = HashSet::new();
    for args in all_args {
        let own: Vec<&str> = args.iter().map(|it| it.as_str()).filter(|it| is_level(it)).collect();
        for level in LEVELS.iter().copied().chain([own.as_slice()]) {
            let kept =
                args.iter().filter(|it| !is_level(it) && *it != "-Zi" && !it.starts_with("-fspv-debug"));
            let mut args: Vec<String> =
                kept.cloned().chain(level.iter().map(|it| (*it).to_owned())).collect();
            // Its extension is not permitted.
            if args.iter().any(|it| it.starts_with("-fspv-extension")) || !seen.insert(args.clone()) {
                continue;
            }
            let plain = support::compile(&name, &args);
            args.push(FULL.to_owned());
            let full = support::compile(&name, &args);
            let difference = match (&plain.words, &full.words) {
                (Some(plain), Some(full)) => difference(plain, full),
                (None, None) => None,
                (Some(_), None) => Some(full.diagnostics()),
                (None, Some(_)) => Some("it compiles only with debug information".to_owned()),
            };
            wrong.extend(difference.map(|it| format!("{name} {}: {it}", args.join(" "))));
        }
    }
    wrong
}

fn check_all(cases: Vec<(PathBuf, Vec<Vec<String>>)>) {
    assert!(cases.len() > 50, "there are cases");
    let results = support::on_all_cores(&cases, |(path, args)| check(path, args));
    let wrong: Vec<String> = results
        .into_iter()
        .zip(&cases)
        .flat_map(|(it, case)| it.unwrap_or_else(|| vec![format!("{}: panicked", case.0.display())]))
        .collect();
    assert!(wrong.is_empty(), "{} differ:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn debug_information_does_not_change_the_words_of_compile_cases() {
    let cases = support::shaders("compile").into_iter().map(|path| {
        let args = support::args_of(&path);
        (path, args)
    });
    check_all(cases.collect());
}

#[test]
fn debug_information_does_not_change_the_words_of_cases_that_are_run() {
    let cases = support::shaders("../../exec-tests/cases").into_iter().map(|path| {
        let source = std::fs::read_to_string(&path).unwrap_or_default();
        let args = match source.contains("// args:") {
            true => support::args_of(&path),
            false => vec![["-T", "cs_6_0", "-E", "main"].map(str::to_owned).to_vec()],
        };
        (path, args)
    });
    check_all(cases.collect());
}

// ----------------------------------------------------------------------------------------------- single shaders

#[track_caller]
fn unchanged(text: &str, args: &[&str]) {
    for level in LEVELS {
        let args = [args, level].concat();
        let plain = compile_text(text.into(), &args);
        let full = compile_text(text.into(), &[&args[..], &[FULL]].concat());
        let (Some(plain), Some(full)) = (&plain.words, &full.words) else {
            panic!("{}{}", plain.diagnostics(), full.diagnostics());
        };
        if let Some(difference) = difference(plain, full) {
            panic!("{}: {difference}", args.join(" "));
        }
        assert!(plain.len() < full.len(), "nothing is said to debuggers");
    }
}

const COMPUTE: &[&str] = &["-T", "cs_6_6", "-E", "main"];

#[test]
fn a_local_that_is_a_resource_chosen_by_an_index_can_be_shown() {
    unchanged(
        "ByteAddressBuffer b[];
         RWByteAddressBuffer results;
         uint read(uint i) { ByteAddressBuffer y = b[i]; return y.Load(4); }
         [numthreads(1, 1, 1)] void main(uint3 id : SV_DispatchThreadID) { results.Store(0, read(id.x)); }",
        COMPUTE,
    );
}

#[test]
fn assignments_under_conditions_still_become_selections() {
    unchanged(
        "RWStructuredBuffer<float> results;
         [numthreads(1, 1, 1)] void main(uint3 id : SV_DispatchThreadID) {
             float a = id.x, b = 2;
             if (id.y > 3) { float c = a * 2; a = c + 1; b = a; } else b = a;
             results[0] = a + b;
         }",
        COMPUTE,
    );
}

#[test]
fn blocks_with_nothing_but_variables_are_still_empty() {
    unchanged(
        "RWStructuredBuffer<float> results;
         [numthreads(1, 1, 1)] void main(uint3 id : SV_DispatchThreadID) {
             int state = 0;
             for (uint i = 0; i < id.x; i++) {
                 int unused = i;
                 if (i == 7) { state = 1; continue; }
                 if (i == id.z) { state = 2; break; }
                 results[i] = i;
             }
             switch (id.y) { case 1: state = 4; break; case 2: state = 5; break; default: state = 6; }
         }",
        COMPUTE,
    );
}

#[test]
fn loops_are_unrolled_by_the_code_in_them() {
    let variables: String = (0..90).map(|it| format!("float v{it} = i * {it};")).collect();
    unchanged(
        &format!(
            "RWStructuredBuffer<float> results;
             [numthreads(1, 1, 1)] void main() {{
                 float sum = 0;
                 [unroll] for (int i = 0; i < 90; i++) {{ {variables} sum += results[i]; }}
                 results[0] = sum;
             }}"
        ),
        COMPUTE,
    );
}
