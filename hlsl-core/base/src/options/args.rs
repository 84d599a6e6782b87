//! The command line: [`parse`] reads options as DXC spells them, [`help`] lists them.
//!
//! This module does not access files: the caller expands response files with [`split_response`].

use super::{
    DebugOptions, InvalidOptions, Options, PathPrefix, Profile, TargetEnvironment,
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
    /// `--program`: the files of a program.
    pub program: Vec<String>,
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
    /// `--shard I/N`.
    pub shard: Option<Shard>,
    /// `--store FOLDER`.
    pub store: Option<String>,
    /// `--log FILE`.
    pub log: Option<String>,
    /// `--resume`.
    pub resume: bool,
    /// `--compare FILE`.
    pub compare: Option<String>,
    /// `--reference PROGRAM`: the compiler to compare with.
    pub reference: Option<String>,
    /// `--completions SHELL`.
    pub completions: Option<String>,
    /// `--man`.
    pub manual: bool,
    /// `--explain CODE...`: codes of diagnostics, or names of warnings with `-W` in front.
    pub explain: Vec<String>,
    pub help: bool,
    pub version: bool,
}

impl Arguments {
    /// Whether the commands are the lines of a file, so that what a shader needs may be there.
    fn lists_commands(&self) -> bool {
        self.batch.is_some() || self.compare.is_some()
    }
}

/// One of the parts into which a batch is divided, counted from 1: `--shard 2/8`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shard {
    /// Between 1 and `count`.
    pub index: u32,
    pub count: u32,
}

impl Shard {
    pub fn parse(text: &str) -> Option<Shard> {
        let (index, count) = text.split_once('/')?;
        // `parse` takes a plus sign, which no other number here has.
        let number = |it: &str| it.parse::<u32>().ok().filter(|_| !it.starts_with('+'));
        let (index, count) = (number(index)?, number(count)?);
        (1..=count).contains(&index).then_some(Shard { index, count })
    }
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
    /// The categories of `-fspv-debug=`, if there are any.
    pub(super) debug_categories: Option<DebugOptions>,
    /// `-fdebug-prefix-map=`.
    pub(super) debug_prefixes: Vec<PathPrefix>,
    pub(super) optimization_written: Option<String>,
    pub(super) library_option: Option<&'static str>,
    /// The names of the options so far.
    seen: Vec<&'static str>,
    errors: Vec<Diagnostic>,
}

impl Reader {
    pub(super) fn error(&mut self, error: impl Into<Diagnostic>) {
        self.errors.push(error.into());
    }

    pub(super) fn remark(&mut self, remark: impl Into<Diagnostic>) {
        self.out.options.internal.remarks.push(remark.into());
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

    pub(super) fn has_twice(&self, name: &str) -> bool {
        self.seen.iter().filter(|it| **it == name).count() > 1
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
    parse_with_debug(args, |_| DebugOptions::default())
}

/// See [`Options::from_args_with_debug`].
pub(super) fn parse_with_debug<A: AsRef<str>>(
    args: impl IntoIterator<Item = A>,
    debug: impl FnOnce(TargetEnvironment) -> DebugOptions,
) -> Result<Arguments, InvalidOptions> {
    let all: Vec<String> = args.into_iter().map(|it| it.as_ref().to_string()).collect();
    let mut reader = new_reader();
    let mut inputs: Vec<(usize, String)> = Vec::new();
    // What debug information repeats.
    let mut said: Vec<String> = Vec::new();
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
                error = match (of_other_compilers(arg), nearest_option(arg)) {
                    (Some(ours), _) => error.with_help(format!("write `{ours}`")),
                    (None, Some(near)) => error.with_help(format!("did you mean `{near}`?")),
                    (None, None) => error.with_help("`-help` lists all options"),
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
                    // In one argument, as from a list of them, a space may stand before the value: `-Fc file`.
                    (Form::JoinedOrSeparate, joined) => {
                        values.push(joined.trim_start_matches(' '));
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
                if !names_path(name) {
                    let words = std::iter::once(arg.as_str()).chain(separate.iter().map(String::as_str));
                    said.extend(words.map(String::from));
                }
            }
        }
    }
    choose_input(&mut reader, inputs);
    let mut arguments = finish(reader, debug)?;
    let debug = &mut arguments.options.debug;
    if debug.tool || debug.rich.is_some() {
        debug.arguments = said.join(" ");
    }
    Ok(arguments)
}

/// Whether an option takes a path, which may differ between machines.
fn names_path(option: &str) -> bool {
    option.starts_with('F') || matches!(option, "I" | "MF" | "Po" | "fdebug-prefix-map=")
}

fn new_reader() -> Reader {
    let out = Arguments {
        options: Options::for_profile(Profile::default(), "main"),
        input: None,
        program: Vec::new(),
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
        shard: None,
        store: None,
        log: None,
        resume: false,
        compare: None,
        reference: None,
        completions: None,
        manual: false,
        explain: Vec::new(),
        help: false,
        version: false,
    };
    Reader {
        out,
        profile: None,
        position: 0,
        preprocess_at: None,
        debug_categories: None,
        debug_prefixes: Vec::new(),
        optimization_written: None,
        library_option: None,
        seen: Vec::new(),
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
    // `--explain E0301 W0304`
    if !reader.out.explain.is_empty() {
        reader.out.explain.extend(inputs);
        return;
    }
    reader.out.input = inputs.next_back();
    if let Some(used) = reader.out.input.clone() {
        for ignored in inputs {
            reader.remark(errors::SeveralInputs { ignored, used: used.clone() });
        }
    }
}

/// The checks that need the whole command line.
fn finish(
    mut reader: Reader,
    default_debug: impl FnOnce(TargetEnvironment) -> DebugOptions,
) -> Result<Arguments, InvalidOptions> {
    let out = &reader.out;
    // Files of a program have profiles of their own.
    let only_text = out.help
        || out.version
        || out.manual
        || out.completions.is_some()
        || !out.program.is_empty()
        || !out.explain.is_empty();
    match reader.profile.take() {
        Some(profile) => {
            if let Err(error) = reader.out.options.set_profile(&profile) {
                error.diagnostics.into_iter().for_each(|it| reader.error(it));
            }
        }
        // Preprocessing needs no stage.
        None if only_text || reader.out.preprocess_only || reader.out.lists_commands() => {}
        None => reader.error(errors::MissingProfile {}),
    }
    let options = &mut reader.out.options;
    let profile = options.profile;
    options.internal.writes_wgsl = reader.out.emit == Some(Emit::Wgsl);
    if options.internal.writes_wgsl && !options.target.is_wgpu() {
        if options.target == TargetEnvironment::default() {
            options.target = TargetEnvironment::WebGpu;
        } else {
            let second = format!("-fspv-target-env={}", options.target.name());
            reader.errors.push(errors::ConflictingOptions { first: "--emit wgsl".into(), second }.into());
        }
    }
    let debug = default_debug(reader.out.options.target);
    reader.out.options.debug = choose_debug(&mut reader, debug);
    let options = &reader.out.options;
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
        && reader.has("Oconfig=")
    {
        reader.error(errors::ConflictingOptions { first, second: "-Oconfig".into() });
    }
    if reader.errors.is_empty() || only_text {
        Ok(reader.out)
    } else {
        Err(InvalidOptions { diagnostics: reader.errors })
    }
}

/// The debug information that all options together request: `-fspv-debug=` overrules `-Zi`, wherever they stand, and
/// stripping overrules both.
fn choose_debug(reader: &mut Reader, default: DebugOptions) -> DebugOptions {
    let categories = reader.debug_categories.take();
    check_debug_flags(reader, categories.is_some());
    let mut prefixes = default.prefixes.clone();
    prefixes.append(&mut reader.debug_prefixes);
    let chosen = match categories {
        // `-Zs` asks for a separate file in place of what `-Zi` writes.
        _ if reader.has("Qstrip_debug") || reader.has("Zs") => DebugOptions::default(),
        Some(categories) => categories,
        None if reader.has("Zi") => DebugOptions::plain(),
        None => default,
    };
    DebugOptions { prefixes, ..chosen }
}

/// The options about separate files of debug information: those that contradict each other are errors, and those that
/// DXC rejects because there is nothing that they could apply to are ignored with a warning.
fn check_debug_flags(reader: &mut Reader, has_categories: bool) {
    let requested = match () {
        () if reader.has("Zi") => Some("-Zi"),
        () if has_categories => Some("-fspv-debug"),
        () => None,
    };
    if let Some(first) = requested
        && reader.has("Zs")
    {
        reader.error(errors::ConflictingOptions { first: first.into(), second: "-Zs".into() });
    }
    if reader.has("Zss") && reader.has("Zsb") {
        reader.error(errors::ConflictingOptions { first: "-Zss".into(), second: "-Zsb".into() });
    }
    if reader.has("Zss") && requested.is_none() && !reader.has("Zs") {
        reader.remark(errors::IgnoredOption { option: "-Zss".into() });
    }
    if reader.has("Qembed_debug") && requested.is_none() {
        reader.remark(errors::IgnoredOption { option: "-Qembed_debug".into() });
    }
}

/// What glslang, shaderc, Slang and others call an option, and what to write here.
fn of_other_compilers(arg: &str) -> Option<&'static str> {
    const OPTIONS: [(&[&str], &str); 7] = [
        (&["o", "output"], "-Fo <file>"),
        (&["e", "entry", "entry-point", "fentry-point", "source-entrypoint"], "-E <name>"),
        (&["stage", "S", "fshader-stage", "profile", "shader-model"], "-T ps_6_0"),
        (&["target", "target-env", "env", "V", "V100", "capability"], "-fspv-target-env=vulkan1.2"),
        (&["include", "include-dir", "include-path"], "-I <folder>"),
        (&["define", "define-macro", "macro"], "-D <name>=<value>"),
        (&["g", "gVS", "debug"], "-Zi"),
    ];
    let name = arg.trim_start_matches(['-', '/']).split('=').next()?;
    OPTIONS.iter().find(|it| it.0.contains(&name)).map(|it| it.1)
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
    use crate::options::{Layout, RegisterClass, RichDebug};

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
        assert_eq!(a.options.memory.layout, Layout::Dx);
        assert_eq!(a.input.as_deref(), Some("/tmp/a.hlsl"));
    }

    #[test]
    fn scalar_layout_gives_way_to_the_others() {
        let chosen = |line: &str| read(line).unwrap().options.memory.layout;
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

    /// One letter for each kind of debug information, as DXC 1.8 writes it for these options.
    fn debug(line: &str) -> String {
        let debug = read(&format!("-T ps_6_0 {line}")).unwrap().options.debug;
        let rich = match debug.rich {
            None => "",
            Some(RichDebug::OpenCl) => "R",
            Some(RichDebug::Vulkan) => "V",
        };
        let plain = [(debug.file, "f"), (debug.source, "s"), (debug.line, "l"), (debug.tool, "t")];
        plain.into_iter().filter(|(on, _)| *on).map(|(_, letter)| letter).chain([rich]).collect()
    }

    #[test]
    fn each_category_of_debug_information_implies_others() {
        let rows = [
            ("-fspv-debug=file", "f"),
            ("-fspv-debug=source", "fs"),
            ("-fspv-debug=line", "fsl"),
            ("-fspv-debug=tool", "t"),
            ("-fspv-debug=rich", "flR"),
            ("-fspv-debug=rich-with-source", "fslR"),
            ("-fspv-debug=vulkan", "flV"),
            ("-fspv-debug=vulkan-with-source", "fslV"),
            ("-Zi", "fslt"),
            ("-Oconfig=-O", ""),
        ];
        for (line, expected) in rows {
            assert_eq!(debug(line), expected, "{line}");
        }
    }

    #[test]
    fn categories_of_debug_information_add_up_and_overrule_zi() {
        let rows = [
            ("-fspv-debug=file -Zi", "f"),
            ("-Zi -fspv-debug=tool", "t"),
            ("-Zi -fspv-debug=vulkan", "flV"),
            ("-fspv-debug=tool -fspv-debug=source", "fst"),
            ("-fspv-debug=line -fspv-debug=file", "fsl"),
            // A rich category without source takes away the text that an earlier one asked for, but not a later one.
            ("-fspv-debug=source -fspv-debug=rich", "flR"),
            ("-fspv-debug=rich -fspv-debug=source", "fslR"),
            ("-fspv-debug=vulkan-with-source -fspv-debug=rich", "flV"),
            // Of the two instruction sets, Vulkan's wins.
            ("-fspv-debug=rich -fspv-debug=vulkan-with-source", "fslV"),
            ("-fspv-debug=vulkan -fspv-debug=rich-with-source", "fslV"),
        ];
        for (line, expected) in rows {
            assert_eq!(debug(line), expected, "{line}");
        }
    }

    #[test]
    fn stripping_overrules_every_request_for_debug_information() {
        assert_eq!(debug("-Zi -Qstrip_debug"), "");
        assert_eq!(debug("-Qstrip_debug -fspv-debug=vulkan-with-source"), "");
        assert_eq!(debug("-Zs"), "");
    }

    #[test]
    fn the_compiler_is_named_where_dxc_names_it() {
        let names = |line: &str| read(&format!("-T ps_6_0 {line}")).unwrap().options.names_tool();
        assert!(names("-Zi -fspv-target-env=vulkan1.1"));
        assert!(names("-fspv-debug=rich -fspv-debug=tool -fspv-target-env=universal1.5"));
        assert!(!names("-Zi"), "SPIR-V 1.0 cannot");
        assert!(!names("-fspv-debug=line -fspv-target-env=vulkan1.1"));
        assert!(!names("-fspv-debug=vulkan -fspv-debug=tool -fspv-target-env=vulkan1.1"));
    }

    #[test]
    fn options_about_separate_files_are_compared_with_what_is_requested() {
        let remarks = |line: &str| {
            let remarks = read(&format!("-T ps_6_0 {line}")).unwrap().options.internal.remarks;
            remarks.into_iter().map(|it| it.message).collect::<Vec<_>>().join("\n")
        };
        for silent in
            ["-Zi -Qembed_debug", "-Qembed_debug -Zi", "-fspv-debug=tool -Qembed_debug", "-Zs -Zss", "-Zsb"]
        {
            assert_eq!(remarks(silent), "", "{silent}");
        }
        assert!(remarks("-Qembed_debug").contains("`-Qembed_debug`"));
        assert!(remarks("-Zs -Qembed_debug").contains("`-Qembed_debug`"));
        assert!(remarks("-Zss").contains("`-Zss`"));
        for contradiction in ["-Zi -Zs", "-Zs -Zi", "-fspv-debug=line -Zs", "-Zi -Zss -Zsb"] {
            assert!(complaint(&format!("-T ps_6_0 {contradiction}")).contains("together"), "{contradiction}");
        }
        assert!(complaint("-T ps_6_0 -Zi -Fd a.pdb").contains("-Fd is not supported with -spirv"));
        assert!(complaint("-T ps_6_0 -fspv-debug=line,tool").contains("`line,tool`"));
        assert!(complaint("-T ps_6_0 -fdebug-prefix-map=/home").contains("`/home`"));
    }

    #[test]
    fn arguments_overrule_the_debug_information_that_a_program_chooses() {
        let prefix = |text: &str| PathPrefix::parse(text).unwrap();
        let with = |line: &str| {
            Options::from_args_with_debug(line.split(' '), |target| match target.is_wgpu() {
                true => DebugOptions::default(),
                false => DebugOptions { prefixes: vec![prefix("/a=b")], ..DebugOptions::full() },
            })
        };
        let with = |line: &str| with(&format!("-T ps_6_0 {line}")).unwrap().debug;
        let lines = DebugOptions { prefixes: vec![prefix("/a=b")], ..DebugOptions::lines() };
        assert_eq!(with("-E main").rich, Some(RichDebug::Vulkan));
        assert_eq!(with("-fspv-target-env=wgpu"), DebugOptions::default());
        assert_eq!(with("-fspv-debug=line"), lines);
        let arguments = "-T ps_6_0 -Zi".into();
        assert_eq!(with("-Zi"), DebugOptions { tool: true, arguments, ..lines });
        assert!(!with("-Qstrip_debug").is_wanted());
        assert!(!with("-Zs").is_wanted());
        assert_eq!(with("-fdebug-prefix-map=/a=c").remap("/a/sky.hlsl"), "c/sky.hlsl");
        assert_eq!(with("-fdebug-prefix-map=/a=c -I /a -Fo/a/b").arguments, "-T ps_6_0");
    }

    #[test]
    fn older_profiles_are_promoted_with_a_warning() {
        let options = Options::new("vs_5_1", "main").unwrap();
        assert_eq!(options.profile.name(), "vs_6_0");
        assert_eq!(options.internal.remarks.len(), 1);
        assert_eq!(Options::new("lib_6_x", "").unwrap().profile.name(), "lib_6_x");
    }

    #[test]
    fn response_files_are_split_at_white_space_outside_quotes() {
        let split = split_response("-T ps_6_0\n\"a file.hlsl\" -D 'X=\\\"1\\\"'  c:\\dir");
        assert_eq!(split, ["-T", "ps_6_0", "a file.hlsl", "-D", "X=\"1\"", "c:\\dir"]);
    }

    #[test]
    fn shards_are_counted_from_1() {
        let shard = |text: &str| read(&format!("--batch a.txt --shard {text}")).map(|it| it.shard);
        assert_eq!(shard("1/1").unwrap(), Some(Shard { index: 1, count: 1 }));
        assert_eq!(shard("64/64").unwrap(), Some(Shard { index: 64, count: 64 }));
        assert_eq!(read("--batch a.txt --shard=2/4").unwrap().shard, Some(Shard { index: 2, count: 4 }));
        for wrong in
            ["0/4", "5/4", "1/0", "0/0", "1", "/", "1/", "/4", "a/4", "-1/4", "+1/4", "1/4/4", "1/4294967296"]
        {
            let complaint = shard(wrong).unwrap_err().to_string();
            assert!(complaint.contains("from 1/N to N/N"), "{wrong}: {complaint}");
        }
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
