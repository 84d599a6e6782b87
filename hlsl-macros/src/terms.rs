//! Help of the compiler, which names options as dxc has them, in the terms of a macro's caller.

/// The arguments for which there is an option, up to a value, and the option.
const OPTIONS: &[(&str, &str)] = &[
    ("-fspv-target-env=", "target: "),
    ("-HV ", "hlsl: "),
    ("-fvk-use-dx-layout", "layout: dx"),
    ("-fvk-use-gl-layout", "layout: gl"),
    ("-fvk-use-scalar-layout", "layout: scalar"),
    ("-enable-16bit-types", "half: true"),
    ("-fvk-invert-y", "invert_y: true"),
    ("-fhlsl-dx9", "dx9: true"),
    ("-Zpr", "matrix: row_major"),
    ("-Zpc", "matrix: column_major"),
];

/// What the call says itself, without an option.
const PHRASES: &[(&str, &str)] = &[
    ("select a newer profile with `-T`", "name a newer profile in the call"),
    ("name a different one with -E", "name a different one in the call"),
    ("a profile (`-T`) is", "a profile is"),
    ("`-fhlsl-dx9` (`dx9: true`)", "`dx9: true`"),
    ("add the directory with `-I`, or in a macro with `include:", "add the directory with `include:"),
];

/// The text of a diagnostic, with other words in its lines of help.
pub(crate) fn of_macros(text: &str) -> String {
    text.split_inclusive('\n')
        .map(|line| if line.contains("= help: ") { of_help(line) } else { line.to_owned() })
        .collect()
}

/// A sentence of help.
pub(crate) fn of_help(text: &str) -> String {
    let mut text = text.to_owned();
    for (flag, option) in PHRASES {
        text = text.replace(flag, option);
    }
    // What is in backticks are the odd parts.
    let parts = text.split('`').enumerate();
    let parts = parts
        .map(|(index, it)| if index % 2 == 1 && it.starts_with('-') { option(it) } else { it.to_owned() });
    parts.collect::<Vec<_>>().join("`")
}

/// `-fspv-target-env=vulkan1.3` → `target: vulkan1_3`; what has no option is one of `args`.
fn option(argument: &str) -> String {
    for (flag, option) in OPTIONS {
        let Some(value) = argument.strip_prefix(flag) else { continue };
        let value = value.replace('.', "_");
        // SPIR-V's own versions are not among the targets of the option.
        if !value.contains("spirv") && !value.contains("universal") {
            return format!("{option}{value}");
        }
    }
    let arguments: Vec<String> = argument.split(' ').map(|it| format!("{it:?}")).collect();
    format!("args: [{}]", arguments.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn help_names_the_options_of_the_macros() {
        for (text, expected) in [
            (
                "compile with `-fspv-target-env=vulkan1.3`, or write numbers",
                "compile with `target: vulkan1_3`, or write numbers",
            ),
            ("use `-fspv-target-env=vulkan1.1` or later", "use `target: vulkan1_1` or later"),
            (
                "add `-fspv-target-env=vulkan1.2` or `vulkan1.1spirv1.4`",
                "add `target: vulkan1_2` or `vulkan1.1spirv1.4`",
            ),
            ("use `-fspv-target-env=universal1.5`", "use `args: [\"-fspv-target-env=universal1.5\"]`"),
            ("write `> >`, or compile with `-HV 202x`", "write `> >`, or compile with `hlsl: 202x`"),
            ("or use `-fvk-use-scalar-layout`", "or use `layout: scalar`"),
            (
                "add `-fvk-bind-globals BINDING SET`",
                "add `args: [\"-fvk-bind-globals\", \"BINDING\", \"SET\"]`",
            ),
            ("select a newer profile with `-T`", "name a newer profile in the call"),
            ("or compile with `-fhlsl-dx9` (`dx9: true`)", "or compile with `dx9: true`"),
            ("define it, or name a different one with -E", "define it, or name a different one in the call"),
            ("`-x` and `a - b`", "`args: [\"-x\"]` and `a - b`"),
        ] {
            assert_eq!(of_help(text), expected);
        }
        let report = "a.hlsl:1:1: error: needs `-HV 2021`\n  = help: compile with `-HV 2021`\n";
        assert_eq!(
            of_macros(report),
            "a.hlsl:1:1: error: needs `-HV 2021`\n  = help: compile with `hlsl: 2021`\n"
        );
    }
}
