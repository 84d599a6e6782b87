//! The manual page and shell completions.

use hlsl_core::options::args::{self, Described};

const PROFILES: &str = "vs_6_0 hs_6_0 ds_6_0 gs_6_0 ps_6_0 cs_6_0 ms_6_5 as_6_5 lib_6_3";

/// The manual page, in section 1.
pub(crate) fn page() -> String {
    let version = env!("CARGO_PKG_VERSION");
    let mut text = format!(
        ".TH HLSLC 1 \"\" \"hlslc {version}\"\n.SH NAME\nhlslc \\- compile HLSL to SPIR\\-V for Vulkan\n.SH SYNOPSIS\n\
         .B hlslc\n[options] \\fIfile.hlsl\\fR\n.br\n.B hlslc\n[options] \\-\\-batch \\fIfile\\fR\n.SH DESCRIPTION\n\
         Takes the arguments of \\fBdxc \\-spirv\\fR. Without an output option the disassembly goes to standard output.\n\
         \\fB\\-\\fR as the file is standard input; \\fB@\\fIfile\\fR stands for the arguments in a file.\n.SH OPTIONS\n"
    );
    let mut headline = "";
    for option in args::described() {
        if headline != option.group {
            headline = option.group;
            text.push_str(&format!(".SS {headline}\n"));
        }
        text.push_str(&format!(".TP\n\\fB{}\\fR\n{}.\n", roff(&option.usage()), roff(option.help)));
    }
    text.push_str(
        ".SH EXIT STATUS\n0, or 1 after an error.\n.SH ENVIRONMENT\n.TP\n\\fBNO_COLOR\\fR\nDisables colors, even on a terminal.\n\
         .TP\n\\fBNUM_JOBS\\fR\nThe number of threads for \\-\\-batch, instead of one per core.\n",
    );
    text
}

fn roff(text: &str) -> String {
    text.replace('\\', "\\e").replace('-', "\\-").replace('\'', "\\(aq")
}

/// A completion script for a shell.
pub(crate) fn completions(shell: &str) -> String {
    match shell {
        "bash" => bash(),
        "zsh" => zsh(),
        _ => fish(),
    }
}

fn words(option: &Described) -> Vec<String> {
    option.names.iter().filter(|it| **it != "?").map(|it| format!("-{it}")).collect()
}

fn bash() -> String {
    let all: Vec<String> = args::described().flat_map(|it| words(&it)).collect();
    format!(
        "_hlslc() {{\n    local word=${{COMP_WORDS[COMP_CWORD]}} before=${{COMP_WORDS[COMP_CWORD - 1]}}\n    case $before in\n        \
         -T) COMPREPLY=($(compgen -W '{PROFILES}' -- \"$word\")); return ;;\n        \
         -E | -D) return ;;\n    esac\n    case $word in\n        \
         -*) COMPREPLY=($(compgen -W '{}' -- \"$word\")) ;;\n        \
         *) COMPREPLY=($(compgen -f -- \"$word\")) ;;\n    esac\n}}\ncomplete -o filenames -F _hlslc hlslc\n",
        all.join(" ")
    )
}

fn zsh() -> String {
    let mut text = String::from("#compdef hlslc\n_arguments -S \\\n");
    for option in args::described() {
        let help = option.help.replace('\'', "'\\''").replace(['[', ']'], "").replace(':', "\\:");
        for word in words(&option) {
            let value = match (option.names[0], option.values) {
                ("T", _) => format!(":profile:({PROFILES})"),
                (_, "") => String::new(),
                (_, "<file>") => ":file:_files".into(),
                (_, "<folder>") => ":folder:_files -/".into(),
                (_, values) => format!(":{}: ", values.replace(':', "\\:").replace('\'', "")),
            };
            let joined = if option.is_joined { "-" } else { "" };
            text.push_str(&format!("    '*{word}{joined}[{help}]{value}' \\\n"));
        }
    }
    text.push_str("    '*:shader:_files'\n");
    text
}

fn fish() -> String {
    let mut text = String::new();
    for option in args::described() {
        let help = option.help.replace('\\', "\\\\").replace('\'', "\\'");
        for name in option.names.iter().filter(|it| **it != "?") {
            let (kind, name) = match name.strip_prefix('-') {
                Some(long) => ("-l", long),
                None if name.len() == 1 => ("-s", *name),
                None => ("-o", *name),
            };
            let value = match (option.names[0], option.values) {
                ("T", _) => format!(" -x -a '{PROFILES}'"),
                (_, "") => String::new(),
                (_, "<file>" | "<folder>") => " -r".into(),
                _ => " -x".into(),
            };
            text.push_str(&format!("complete -c hlslc {kind} '{name}'{value} -d '{help}'\n"));
        }
    }
    text
}
