//! The command line: [`parse`] reads options as DXC spells them, [`help`] lists them.
//!
//! This module does not access files: the caller expands response files with [`split_response`].

use super::{
    DebugOptions, InvalidOptions, Options, Profile, TargetEnvironment,
    table::{Form, Group, OPTIONS, Spec, Use},
};
use crate::{
    diagnostics::{Diagnostic, list::options as errors},
    nearest::nearest,
};

/// A whole command line: what to compile, how, and where the results go.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Arguments {
    pub options: Options,
    /// The main file; `-` is standard input.
    pub input: Option<String>,
    /// `-Fo`.
    pub object_file: Option<String>,
    /// `-Fc`.
    pub assembly_file: Option<String>,
    /// `-Fh`.
    pub header_file: Option<String>,
    /// `-Vn`.
    pub header_variable: Option<String>,
    /// `-Fe`.
    pub error_file: Option<String>,
    /// `-P`.
    pub preprocess_only: bool,
    /// `-Fi`.
    pub preprocessed_file: Option<String>,
    /// `-M`.
    pub print_dependencies: bool,
    /// `-MD`.
    pub write_dependencies: bool,
    /// `-MF`.
    pub dependency_file: Option<String>,
    /// `-Cc`.
    pub color_assembly: bool,
    /// `-No`.
    pub show_offsets: bool,
    /// `-Ni`.
    pub show_numbers: bool,
    /// `-Lx`.
    pub hexadecimal: bool,
    /// `-H`.
    pub show_includes: bool,
    /// `-Vi`.
    pub show_include_search: bool,
    /// `-ast-dump`.
    pub dump_syntax: bool,
    /// `-ftime-report`.
    pub time_report: bool,
    /// None: use colors on a terminal.
    pub color_diagnostics: Option<bool>,
    /// `--check`: stop after the checker.
    pub check_only: bool,
    /// `--bench N`.
    pub bench: Option<u32>,
    /// `--emit`: what is written to standard output, or to `-Fo`, instead of the module.
    pub emit: Option<Emit>,
    /// `--batch FILE`.
    pub batch: Option<String>,
    /// `--completions SHELL`.
    pub completions: Option<String>,
    /// `--man`.
    pub manual: bool,
    pub help: bool,
    pub version: bool,
}

/// The form of a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Emit {
    /// The SPIR-V module in binary form.
    Spirv,
    /// The SPIR-V module as text.
    Assembly,
    /// The Rust module that the macros generate.
    Rust,
    /// The C header.
    C,
    /// The reflection as JSON.
    Json,
    /// The reflection as a table.
    Table,
    /// The shader as WGSL.
    Wgsl,
}

impl Emit {
    pub const NAMES: [(&'static str, Emit); 7] = [
        ("spv", Emit::Spirv),
        ("asm", Emit::Assembly),
        ("rust", Emit::Rust),
        ("c", Emit::C),
        ("json", Emit::Json),
        ("table", Emit::Table),
        ("wgsl", Emit::Wgsl),
    ];
}

/// An option, for programs that write about options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Described {
    /// Without the first dash: `fspv-target-env=`, `T`, `-reflect`.
    pub name: &'static str,
    /// All names, without the first dash.
    pub names: &'static [&'static str],
    /// The placeholder for the values; empty if the option takes none.
    pub values: &'static str,
    /// The values follow without a space.
    pub is_joined: bool,
    pub help: &'static str,
    /// The headline under which `-help` has it.
    pub group: &'static str,
}

/// The state while a command line is read.
pub(super) struct Reader {
    pub(super) out: Arguments,
    pub(super) profile: Option<String>,
    pub(super) position: usize,
    pub(super) preprocess_at: Option<usize>,
    pub(super) debug_wanted: bool,
    pub(super) debug_chosen: bool,
    pub(super) optimization_written: Option<String>,
    pub(super) library_option: Option<&'static str>,
    /// The names of the flags so far, and all arguments.
    seen: Vec<&'static str>,
    all: Vec<String>,
    errors: Vec<Diagnostic>,
}

impl Reader {
    pub(super) fn error(&mut self, error: impl Into<Diagnostic>) {
        self.errors.push(error.into());
    }

    pub(super) fn remark(&mut self, remark: impl Into<Diagnostic>) {
        self.out.options.remarks.push(remark.into());
    }

    pub(super) fn bad_value(&mut self, used: &Use, value: &str, expected: &str) {
        let (option, value, expected) = (used.written.into(), value.into(), expected.into());
        self.error(errors::BadValue { option, value, expected });
    }

    /// Reads a number; reports an error if it is not one.
    pub(super) fn number(&mut self, used: &Use, text: &str) -> Option<u32> {
        let parsed = match text.strip_prefix("0x").or_else(|| text.strip_prefix("0X")) {
            Some(digits) => u32::from_str_radix(digits, 16),
            None => text.parse(),
        };
        if parsed.is_err() {
            let option = used.written.to_string();
            match text.strip_prefix('-') {
                Some(rest) if rest.parse::<u32>().is_ok() => {
                    self.error(errors::NegativeValue { option, value: text.into() });
                }
                _ => self.bad_value(used, text, "a non-negative integer"),
            }
        }
        parsed.ok()
    }

    pub(super) fn has(&self, name: &str) -> bool {
        self.seen.contains(&name)
    }

    /// Whether a flag appears anywhere on the command line.
    pub(super) fn has_later(&self, name: &str) -> bool {
        self.all.iter().any(|it| it.get(1..) == Some(name))
    }

    /// Reports an error if `name` came before `used`.
    pub(super) fn exclude(&mut self, used: &Use, name: &'static str) {
        if self.has(name) {
            let first = format!("-{name}");
            self.error(errors::ConflictingOptions { first, second: used.written.into() });
        }
    }
}

/// Reads a command line, which does not include the program name.
pub fn parse<A: AsRef<str>>(args: impl IntoIterator<Item = A>) -> Result<Arguments, InvalidOptions> {
    let all: Vec<String> = args.into_iter().map(|it| it.as_ref().to_string()).collect();
    let mut reader = new_reader(all.clone());
    let mut inputs: Vec<(usize, String)> = Vec::new();
    let mut index = 0;
    while let Some(arg) = all.get(index) {
        reader.position = index;
        index += 1;
        if arg.is_empty() {
            continue;
        }
        match find(arg) {
            Found::Input => inputs.push((index - 1, arg.clone())),
            Found::Unknown => {
                let mut error: Diagnostic = errors::UnknownOption { option: arg.clone() }.into();
                error = match nearest_option(arg) {
                    Some(near) => error.with_help(format!("did you mean `{near}`?")),
                    None => error.with_help("`-help` lists all options"),
                };
                reader.error(error);
            }
            Found::Option { spec, name, joined } => {
                let mut values: Vec<&str> = Vec::new();
                let wanted = match (spec.form, joined) {
                    (Form::Flag, _) => 0,
                    (Form::Joined, joined) => {
                        values.push(joined);
                        0
                    }
                    (Form::JoinedOrSeparate, "") => 1,
                    (Form::JoinedOrSeparate, joined) => {
                        values.push(joined);
                        0
                    }
                    (Form::Separate(count), _) => count,
                };
                let Some(separate) = all.get(index..index + wanted) else {
                    let usage = format!("-{name} {}", spec.values);
                    reader.error(errors::MissingValue { option: arg.clone(), usage });
                    break;
                };
                values.extend(separate.iter().map(String::as_str));
                index += wanted;
                reader.seen.push(name);
                let written =
                    if spec.form == Form::Joined { arg.split('=').next().unwrap_or(arg) } else { arg };
                (spec.apply)(&mut reader, &Use { written, values: &values });
            }
        }
    }
    choose_input(&mut reader, inputs);
    finish(reader)
}

fn new_reader(all: Vec<String>) -> Reader {
    let out = Arguments {
        options: Options::for_profile(Profile::default(), "main"),
        input: None,
        object_file: None,
        assembly_file: None,
        header_file: None,
        header_variable: None,
        error_file: None,
        preprocess_only: false,
        preprocessed_file: None,
        print_dependencies: false,
        write_dependencies: false,
        dependency_file: None,
        color_assembly: false,
        show_offsets: false,
        show_numbers: false,
        hexadecimal: false,
        show_includes: false,
        show_include_search: false,
        dump_syntax: false,
        time_report: false,
        color_diagnostics: None,
        check_only: false,
        bench: None,
        emit: None,
        batch: None,
        completions: None,
        manual: false,
        help: false,
        version: false,
    };
    Reader {
        out,
        profile: None,
        position: 0,
        preprocess_at: None,
        debug_wanted: false,
        debug_chosen: false,
        optimization_written: None,
        library_option: None,
        seen: Vec::new(),
        all,
        errors: Vec::new(),
    }
}

enum Found<'a> {
    Input,
    Unknown,
    Option { spec: &'static Spec, name: &'static str, joined: &'a str },
}

/// The option with the longest name that matches `arg`.
fn find(arg: &str) -> Found<'_> {
    let slash = arg.starts_with('/');
    let Some(text) = arg.strip_prefix(['-', '/']) else { return Found::Input };
    if text.is_empty() {
        return Found::Input;
    }
    let mut best: Option<(&'static Spec, &'static str, &str)> = None;
    for spec in OPTIONS {
        for &name in spec.names {
            let Some(joined) = text.strip_prefix(name) else { continue };
            let fits = joined.is_empty() || matches!(spec.form, Form::Joined | Form::JoinedOrSeparate);
            if fits && best.is_none_or(|(_, longest, _)| name.len() > longest.len()) {
                best = Some((spec, name, joined));
            }
        }
    }
    match best {
        // `/Data/a.hlsl` is a path, though `/D` is an option; `/I/usr/include` is an option.
        Some((_, _, joined)) if slash && joined.contains('/') && !joined.starts_with(['/', '.']) => {
            Found::Input
        }
        Some((spec, name, joined)) => Found::Option { spec, name, joined },
        None if slash && (text.contains('/') || text.contains('.')) => Found::Input,
        None => Found::Unknown,
    }
}

/// With `-P`, a second input is the older way to write `-Fi`.
fn choose_input(reader: &mut Reader, mut inputs: Vec<(usize, String)>) {
    if let Some(at) = reader.preprocess_at {
        reader.out.preprocess_only = true;
        if reader.out.preprocessed_file.is_none()
            && inputs.len() == 2
            && let Some(after) = inputs.iter().position(|(index, _)| *index == at + 1)
        {
            let (_, file) = inputs.remove(after);
            reader.remark(errors::DeprecatedOption {
                option: format!("-P {file}"),
                instead: format!("-P -Fi {file}"),
            });
            reader.out.preprocessed_file = Some(file);
        }
    }
    let mut inputs = inputs.into_iter().map(|(_, path)| path);
    reader.out.input = inputs.next_back();
    if let Some(used) = reader.out.input.clone() {
        for ignored in inputs {
            reader.remark(errors::SeveralInputs { ignored, used: used.clone() });
        }
    }
}

/// The checks that need the whole command line.
fn finish(mut reader: Reader) -> Result<Arguments, InvalidOptions> {
    let out = &reader.out;
    let only_text = out.help || out.version || out.manual || out.completions.is_some();
    match reader.profile.take() {
        Some(profile) => {
            if let Err(error) = reader.out.options.set_profile(&profile) {
                reader.error(error);
            }
        }
        // Preprocessing needs no stage.
        None if only_text || reader.out.preprocess_only || reader.out.batch.is_some() => {}
        None => reader.error(errors::MissingProfile {}),
    }
    let options = &mut reader.out.options;
    if reader.debug_wanted && !reader.debug_chosen {
        options.debug = DebugOptions { file: true, source: true, line: true, tool: true, rich: None };
    }
    let profile = options.profile;
    if reader.out.emit == Some(Emit::Wgsl) && !options.target.is_wgpu() {
        if options.target == TargetEnvironment::default() {
            options.target = TargetEnvironment::WebGpu;
        } else {
            let second = format!("-fspv-target-env={}", options.target.name());
            reader.errors.push(errors::ConflictingOptions { first: "--emit wgsl".into(), second }.into());
        }
    }
    if !only_text {
        let problems = options.problems();
        reader.errors.extend(problems);
    }
    if let Some(option) = reader.library_option
        && profile.kind != super::ProfileKind::Library
    {
        reader.error(errors::NeedsLibraryProfile { option: option.into() });
    }
    if let Some(first) = reader.optimization_written.clone()
        && reader.out.options.optimizer_passes.is_some()
    {
        reader.error(errors::ConflictingOptions { first, second: "-Oconfig".into() });
    }
    if reader.errors.is_empty() || only_text {
        Ok(reader.out)
    } else {
        Err(InvalidOptions { diagnostics: reader.errors })
    }
}

fn nearest_option(arg: &str) -> Option<String> {
    let (name, value) = match arg.split_once('=') {
        Some((name, _)) => (name, "="),
        None => (arg, ""),
    };
    let word = format!("{}{value}", name.trim_start_matches(['-', '/']));
    let names = OPTIONS.iter().flat_map(|spec| spec.names).copied();
    nearest(&word, names).map(|near| format!("-{near}"))
}

/// The text of `-help`: every option that has an effect, by group.
pub fn help() -> String {
    let mut text = String::new();
    let mut headline = "";
    for option in described() {
        if headline != option.group {
            headline = option.group;
            text.push_str(&format!("\n{headline}:\n"));
        }
        let usage = option.usage();
        match usage.len() {
            ..28 => text.push_str(&format!("  {usage:<28}{}\n", option.help)),
            _ => text.push_str(&format!("  {usage}\n  {:<28}{}\n", "", option.help)),
        }
    }
    text
}

impl Described {
    /// `-T <profile>`.
    pub fn usage(&self) -> String {
        let space = if self.is_joined || self.values.is_empty() { "" } else { " " };
        format!("-{}{space}{}", self.name, self.values)
    }
}

/// The options that `-help` lists, in the same order.
pub fn described() -> impl Iterator<Item = Described> {
    let of_group = |(group, headline): (Group, &'static str)| {
        OPTIONS.iter().filter(move |it| it.group == group).map(move |it| Described {
            name: it.names.first().copied().unwrap_or(""),
            names: it.names,
            values: it.values,
            is_joined: it.form == Form::Joined,
            help: it.help,
            group: headline,
        })
    };
    Group::SHOWN.into_iter().flat_map(of_group)
}

/// The arguments in the text of a response file: separated by white space, quoted with `"` or `'`, where `\` before
/// a quote or a backslash makes it literal.
pub fn split_response(text: &str) -> Vec<String> {
    let mut arguments = Vec::new();
    let mut current: Option<String> = None;
    let mut quote: Option<char> = None;
    let mut letters = text.trim_start_matches('\u{feff}').chars().peekable();
    while let Some(letter) = letters.next() {
        match (letter, quote) {
            ('\\', _) if matches!(letters.peek(), Some('"' | '\'' | '\\')) => {
                current.get_or_insert_default().extend(letters.next());
            }
            (letter, Some(open)) if letter == open => quote = None,
            ('"' | '\'', None) => {
                quote = Some(letter);
                current.get_or_insert_default();
            }
            (letter, None) if letter.is_whitespace() => arguments.extend(current.take()),
            (letter, _) => current.get_or_insert_default().push(letter),
        }
    }
    arguments.extend(current);
    arguments
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::options::{Layout, RegisterClass};

    fn read(line: &str) -> Result<Arguments, InvalidOptions> {
        parse(line.split(' '))
    }

    fn complaint(line: &str) -> String {
        read(line).unwrap_err().to_string()
    }

    #[test]
    fn options_are_read_joined_separate_and_with_slashes() {
        let a =
            read("-Tps_6_2 /E entry -DX=1 -D Y /I inc -enable-16bit-types -fvk-use-dx-layout /tmp/a.hlsl");
        let a = a.unwrap();
        assert_eq!(a.options.profile.name(), "ps_6_2");
        assert_eq!(a.options.entry_point, "entry");
        assert_eq!(a.options.defines.len(), 2);
        assert_eq!(a.options.include_dirs, ["inc"]);
        assert_eq!(a.options.layout, Layout::Dx);
        assert_eq!(a.input.as_deref(), Some("/tmp/a.hlsl"));
    }

    #[test]
    fn scalar_layout_gives_way_to_the_others() {
        let chosen = |line: &str| read(line).unwrap().options.layout;
        assert_eq!(chosen("-T ps_6_0 -fvk-use-scalar-layout"), Layout::Scalar);
        assert_eq!(chosen("-T ps_6_0 -fvk-use-scalar-layout -fvk-use-dx-layout"), Layout::Dx);
        assert_eq!(chosen("-T ps_6_0 -fvk-use-gl-layout -fvk-use-scalar-layout"), Layout::Gl);
    }

    #[test]
    fn the_last_shift_of_a_space_counts() {
        let a = read("-T ps_6_0 -fvk-t-shift 10 0 -fvk-t-shift 20 1 -fvk-t-shift 30 0 -fvk-b-shift 5 all")
            .unwrap();
        let shift = |class, space| a.options.bindings.shift(class, space);
        assert_eq!(shift(RegisterClass::Texture, 0), 30);
        assert_eq!(shift(RegisterClass::Texture, 1), 20);
        assert_eq!(shift(RegisterClass::Texture, 2), 0);
        assert_eq!(shift(RegisterClass::Constant, 7), 5);
    }

    #[test]
    fn wrong_options_say_what_is_wrong() {
        assert!(complaint("-T ps_6_0 -fvk-use-dx-layuot").contains("did you mean `-fvk-use-dx-layout`?"));
        assert!(complaint("-T ps_6_0 -fvk-bind-register t0 0 0 0 -fvk-s-shift 1 0").contains("together"));
        assert!(complaint("-T ps_7_0").contains("ps_7_0"));
        assert!(complaint("-T ps_6_0 -fvk-bind-globals -1 0").contains("expected positive integer"));
        assert!(complaint("-T ps_6_0 -Fre x").contains("-Fre is not supported with -spirv"));
        assert!(complaint("-E main").contains("profile"));
        assert!(complaint("-T").contains("requires a value"));
    }

    #[test]
    fn older_profiles_are_promoted_with_a_warning() {
        let options = Options::new("vs_5_1", "main").unwrap();
        assert_eq!(options.profile.name(), "vs_6_0");
        assert_eq!(options.remarks.len(), 1);
        assert_eq!(Options::new("lib_6_x", "").unwrap().profile.name(), "lib_6_x");
    }

    #[test]
    fn response_files_are_split_at_white_space_outside_quotes() {
        let split = split_response("-T ps_6_0\n\"a file.hlsl\" -D 'X=\\\"1\\\"'  c:\\dir");
        assert_eq!(split, ["-T", "ps_6_0", "a file.hlsl", "-D", "X=\"1\"", "c:\\dir"]);
    }

    #[test]
    fn every_option_is_declared_once() {
        let mut names: Vec<&str> = OPTIONS.iter().flat_map(|spec| spec.names).copied().collect();
        let count = names.len();
        names.sort_unstable();
        names.dedup();
        assert_eq!(names.len(), count);
    }
}
