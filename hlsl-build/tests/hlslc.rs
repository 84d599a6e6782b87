//! The command line as build systems use it.
#![cfg(feature = "cli")]

mod support;

use std::fs;

use support::{SHADER, folder, run};

#[test]
fn wrong_arguments_are_told_on_standard_error_with_exit_code_1() {
    let folder = folder("wrong");
    for (arguments, expected) in [
        ("-T ps_6_0", "no input file"),
        ("-T ps_6_0 -fvk-invert-x a.hlsl", "did you mean `-fvk-invert-y`?"),
        ("-T ps_9_0 a.hlsl", "error: unknown target profile `ps_9_0`"),
        ("a.hlsl", "error: no target profile specified"),
        ("-T ps_6_0 a.hlsl", "error: cannot read `a.hlsl`: no such file"),
        ("-T ps_6_0 a.hlsl b.hlsl", "warning: more than one input file: `a.hlsl` is ignored"),
        ("@missing.rsp", "cannot read response file `missing.rsp`"),
        ("-T ps_6_0 a.hlsl -Vn x", "(-Vn)"),
        (
            "",
            "no arguments: `hlslc -T ps_6_0 -E main shader.hlsl` compiles a shader, `-help` lists the options",
        ),
        // What other compilers have.
        ("-T ps_6_0 a.hlsl -o a.spv", "unknown option `-o`\n = help: write `-Fo <file>`"),
        ("-T ps_6_0 a.hlsl -entry main", "unknown option `-entry`\n = help: write `-E <name>`"),
        ("-fentry-point=main a.hlsl", "unknown option `-fentry-point=main`\n = help: write `-E <name>`"),
        ("-stage fragment a.hlsl", "unknown option `-stage`\n = help: write `-T ps_6_0`"),
        ("-profile ps_6_0 a.hlsl", "unknown option `-profile`\n = help: write `-T ps_6_0`"),
        ("-T ps_6_0 a.hlsl --target-env=vulkan1.2", "help: write `-fspv-target-env=vulkan1.2`"),
        ("-T ps_6_0 a.hlsl -g", "unknown option `-g`\n = help: write `-Zi`"),
        (
            "-T pixel a.hlsl",
            "unknown target profile `pixel`: no such stage exists\n = help: a profile (`-T`) is a stage (vs, ps, ",
        ),
        (
            "-T ps_6.0 a.hlsl",
            "unknown target profile `ps_6.0`: the parts of a shader model are separated by `_`",
        ),
        ("-T ps_6_0 -E", "option `-E` requires a value\n = help: write `-E <name>`"),
        ("-T ps_6_0 a.hlsl -D", "option `-D` requires a value\n = help: write `-D <name>[=<value>]`"),
        ("-T ps_6_0 a.hlsl -fvk-t-shift 1", "help: write `-fvk-t-shift <shift> <space|all>`"),
        ("-T ps_6_0 a.hlsl -fspv-target-env=vulkan1.5", "help: expected vulkan1.0, vulkan1.1, "),
        ("-T ps_6_0 a.hlsl -HV 2022", "help: expected 2016, 2017, 2018, 2021, 2026 or 202x"),
        ("-T ps_6_0 a.hlsl --emit glsl", "help: expected one of spv, asm, rust, c, json, table, wgsl"),
        ("--batch", "option `--batch` requires a value\n = help: write `--batch <file>`"),
        ("--explain E9999", "no diagnostic has the code `E9999`; did you mean `E0999`?"),
        ("--explain conversion", "codes are a letter and four digits, such as `E0301`"),
        ("-T ps_6_0 a.hlsl -Fh a.h -Vn x;y", "`x;y` is not the name of a variable in C (-Vn)"),
    ] {
        let ran = run(&folder, arguments, "");
        assert!(!ran.good && ran.out.is_empty(), "{arguments}");
        assert!(ran.err.contains(expected), "{arguments}: {}", ran.err);
    }
}

#[test]
fn help_and_version_go_to_standard_output() {
    let folder = folder("help");
    assert!(run(&folder, "-help", "").out.contains("-fspv-target-env=<environment>"));
    assert!(run(&folder, "--version", "").out.starts_with("hlslc "));
}

#[test]
fn preprocessing_goes_to_a_file_and_standard_input_to_standard_output() {
    let folder = folder("preprocess");
    fs::write(folder.join("a.hlsl"), "#include \"inc\\b.hlsli\"\nX __FILE__\n").unwrap();
    fs::write(folder.join("inc/b.hlsli"), "#define X x\nB\n").unwrap();
    let ran = run(&folder, "-P a.hlsl -H", "");
    assert!(ran.good && ran.out.is_empty());
    assert_eq!(ran.err, ". inc/b.hlsli\n");
    let text = fs::read_to_string(folder.join("a.i")).unwrap();
    assert_eq!(text, "#line 2 \"inc/b.hlsli\"\nB\n#line 2 \"a.hlsl\"\nx \"a.hlsl\"\n");
    let ran = run(&folder, "-P -T ps_6_0 -DX=3 -", "X __FILE__");
    assert_eq!(ran.out, "#line 1 \"<stdin>\"\n3 \"<stdin>\"\n");
    fs::write(folder.join("all.rsp"), "-T ps_6_0 -P\n-Fi \"out file.i\" -D 'Y=a b'").unwrap();
    assert!(run(&folder, "@all.rsp a.hlsl", "").good);
    assert!(fs::read_to_string(folder.join("out file.i")).unwrap().contains("x \"a.hlsl\""));
}

#[test]
fn dependencies_are_a_rule_for_make() {
    let folder = folder("dependencies");
    fs::write(folder.join("a.hlsl"), "#include \"inc/b.hlsli\"\n").unwrap();
    fs::write(folder.join("inc/b.hlsli"), "\n").unwrap();
    let rule = "a.spv: \\\n  a.hlsl \\\n  inc/b.hlsli\n";
    let ran = run(&folder, "-T ps_6_0 -M a.hlsl", "");
    assert_eq!(ran.out, rule);
    assert!(run(&folder, "-T ps_6_0 -M -MF a.dep a.hlsl", "").good);
    assert_eq!(fs::read_to_string(folder.join("a.dep")).unwrap(), rule);
}

#[test]
fn codes_are_explained() {
    let folder = folder("explain");
    let two = run(&folder, "--explain e0301 W0304", "");
    assert!(two.good && two.err.is_empty(), "{}", two.err);
    assert!(two.out.starts_with("E0301: cannot convert from `<from>` to `<to>`\n\n"), "{}", two.out);
    for expected in [
        "\n\nWrong:\n\n    float4 main(",
        "\n    shader.hlsl:1:",
        "\n\nRight:\n\n    float4 main(",
        "\n\nW0304: implicit truncation",
    ] {
        assert!(two.out.contains(expected), "{expected}:\n{}", two.out);
    }
    assert!(!two.out.contains("```") && !two.out.contains("**"), "{}", two.out);
    assert_eq!(run(&folder, "--explain E0301,W0304", "").out, two.out);
    let escapes = run(&folder, "--explain W0106", "").out;
    assert!(escapes.starts_with("W0106: unknown escape sequence `\\<escape>`\n"), "{escapes}");
    let comment = run(&folder, "--explain E0001", "").out;
    assert!(comment.starts_with("E0001: unterminated /* comment\n"), "{comment}");
    let warnings = run(&folder, "--explain -Wconversion", "").out;
    assert!(warnings.contains("W0304: ") && warnings.contains("\nW0305: ") && !warnings.contains("E0301: "));
    for (code, expected) in [
        ("E0300", "no diagnostic has the code `E0300`; did you mean `E0"),
        ("0301", "did you mean `E0301`?"),
        ("-Wconversions", "no warning has the name `conversions`; did you mean `-Wconversion`?"),
        ("truncation", "codes are a letter and four digits"),
    ] {
        let ran = run(&folder, &format!("--explain {code}"), "");
        assert!(!ran.good && ran.out.is_empty() && ran.err.contains(expected), "{code}: {}", ran.err);
    }
}

#[test]
fn errors_name_the_codes_to_explain() {
    let folder = folder("codes");
    fs::write(
        folder.join("a.hlsl"),
        "float4 main(float3 a : A) : SV_Target { float b = c; b = d; return a; }\n",
    )
    .unwrap();
    let ran = run(&folder, "-T ps_6_0 a.hlsl", "");
    assert!(
        ran.err.ends_with("\n3 errors generated.\n`hlslc --explain E0201 E0301` says more.\n"),
        "{}",
        ran.err
    );
    assert!(run(&folder, "-T ps_9_0 a.hlsl", "").err.ends_with("\n`hlslc --explain E0706` says more.\n"));
}

#[test]
fn errors_have_the_form_that_tools_read() {
    let folder = folder("errors");
    fs::write(folder.join("a.hlsl"), "\n  #error no\n").unwrap();
    let ran = run(&folder, "-T ps_6_0 a.hlsl -Fo a.spv", "");
    assert!(!ran.good && !folder.join("a.spv").exists());
    assert_eq!(ran.err.lines().next(), Some("a.hlsl:2:4: error: no"));
    let ran = run(&folder, "-T ps_6_0 a.hlsl -Fe errors.txt", "");
    assert!(!ran.good && ran.err.is_empty());
    assert!(fs::read_to_string(folder.join("errors.txt")).unwrap().starts_with("a.hlsl:2:4: error: no\n"));
}

#[test]
fn reflection_is_a_table_or_json() {
    let folder = folder("reflect");
    fs::write(folder.join("a.hlsl"), SHADER).unwrap();
    let table = run(&folder, "-T ps_6_0 a.hlsl --reflect", "");
    assert!(table.good, "{}", table.err);
    let rows: Vec<Vec<&str>> = table.out.lines().map(|line| line.split_whitespace().collect()).collect();
    for expected in [
        &["entry", "point", "main", "(pixel)"][..],
        &["location", "0", "float2", "TEXCOORD0"],
        &["0", "2", "uniform", "buffer", "1", "16", "cbuffer", "Tint"],
        &["12", "4", "-", "float", "strength"],
    ] {
        assert!(rows.iter().any(|row| row.starts_with(expected)), "{expected:?} is not in\n{}", table.out);
    }
    let json = run(&folder, "-T ps_6_0 a.hlsl --reflect=json", "").out;
    assert!(json.starts_with('{') && json.contains("\"binding\": 2"), "{json}");
    assert!(run(&folder, "-T ps_6_0 a.hlsl --reflect=xml", "").err.contains("json, or no value for a table"));
}

#[test]
fn every_form_can_be_printed_or_written() {
    let folder = folder("emit");
    fs::write(folder.join("a.hlsl"), SHADER).unwrap();
    for (form, expected) in [
        ("asm", "OpEntryPoint Fragment"),
        ("rust", "pub struct Tint"),
        ("c", "_Static_assert"),
        ("json", "\"entryPoints\""),
        ("table", "entry point main"),
    ] {
        let printed = run(&folder, &format!("-T ps_6_0 a.hlsl --emit {form}"), "");
        assert!(printed.good && printed.out.contains(expected), "{form}: {}{}", printed.out, printed.err);
        let written = run(&folder, &format!("-T ps_6_0 a.hlsl --emit={form} -Fo {form}.out"), "");
        assert!(written.good && written.out.is_empty(), "{}", written.err);
        assert_eq!(fs::read_to_string(folder.join(format!("{form}.out"))).unwrap(), printed.out);
    }
    assert!(run(&folder, "-T ps_6_0 a.hlsl --emit spv -Fo a.spv", "").good);
    assert_eq!(fs::read(folder.join("a.spv")).unwrap()[..4], 0x0723_0203u32.to_le_bytes());
    assert!(
        run(&folder, "-T ps_6_0 a.hlsl --emit glsl", "").err.contains("spv, asm, rust, c, json, table, wgsl")
    );
}

#[test]
fn a_batch_reports_every_line_in_order() {
    let folder = folder("batch");
    fs::write(folder.join("a.hlsl"), SHADER).unwrap();
    let mut manifest = String::from("# what to compile\n\n");
    for index in 0..20 {
        manifest.push_str(&format!("-T ps_6_0 a.hlsl -Fo out{index}.spv\n"));
    }
    fs::write(folder.join("good.txt"), &manifest).unwrap();
    let good = run(&folder, "--batch good.txt -DUNUSED", "");
    assert!(good.good && good.err.is_empty(), "{}", good.err);
    assert_eq!(good.out.lines().count(), 20);
    for (index, line) in good.out.lines().enumerate() {
        let start = format!(
            "{{\"line\":{},\"input\":\"a.hlsl\",\"profile\":\"ps_6_0\",\"entry\":\"main\",\"ok\":true",
            index + 3
        );
        assert!(line.starts_with(&start), "{line}");
        assert!(folder.join(format!("out{index}.spv")).is_file());
    }
    fs::write(
        folder.join("bad.txt"),
        "-T ps_6_0 missing.hlsl\n-T ps_6_0 a.hlsl -DUNUSED\n-T ps_6_0 a.hlsl\n",
    )
    .unwrap();
    let bad = run(&folder, "--batch bad.txt", "");
    assert!(!bad.good);
    let oks: Vec<bool> = bad.out.lines().map(|line| line.contains("\"ok\":true")).collect();
    assert_eq!(oks, [false, true, true]);
    assert!(
        bad.err.contains("cannot read `missing.hlsl`") && bad.err.ends_with("1 of 3 failed\n"),
        "{}",
        bad.err
    );
    assert!(run(&folder, "--batch none.txt", "").err.contains("cannot read `none.txt`"));
}

#[test]
fn shells_and_man_learn_every_option() {
    let folder = folder("manual");
    let help = run(&folder, "--help", "").out;
    let options =
        help.lines().filter_map(|line| line.trim_start().strip_prefix('-')?.split([' ', '<', '[']).next());
    let options: Vec<&str> = options.collect();
    assert!(options.len() > 80, "{options:?}");
    for (arguments, start) in [
        ("--completions bash", "_hlslc()"),
        ("--completions zsh", "#compdef hlslc"),
        ("--completions fish", "complete -c hlslc"),
        ("--man", ".TH HLSLC 1"),
    ] {
        let ran = run(&folder, arguments, "");
        assert!(ran.good && ran.out.starts_with(start), "{arguments}: {}", ran.err);
        let text = ran.out.replace("\\-", "-");
        for option in &options {
            assert!(text.contains(option.trim_start_matches('-')), "{arguments} does not know {option}");
        }
    }
    assert!(run(&folder, "--completions tcsh", "").err.contains("bash, zsh or fish"));
}

/// A program that copies what it is told to, in place of a compiler.
#[cfg(unix)]
fn reference(folder: &std::path::Path) {
    use std::os::unix::fs::PermissionsExt;

    // Its last argument is where the module goes; the file with the shader is the one with that ending.
    let script = "#!/bin/sh\nfor it; do case $it in *.hlsl) shader=$it ;; esac; last=$it; done\n\
        if [ -e \"$shader.spv\" ]; then cp \"$shader.spv\" \"$last\"; else echo \"$shader:1:1: error: no\" >&2; exit 1; fi\n";
    fs::write(folder.join("other"), script).unwrap();
    fs::set_permissions(folder.join("other"), fs::Permissions::from_mode(0o755)).unwrap();
}

#[cfg(unix)]
#[test]
fn another_compiler_is_compared_line_by_line() {
    let folder = folder("compare");
    reference(&folder);
    fs::write(folder.join("same.hlsl"), SHADER).unwrap();
    fs::write(folder.join("other.hlsl"), SHADER).unwrap();
    fs::write(folder.join("ours.hlsl"), SHADER).unwrap();
    fs::write(folder.join("theirs.hlsl"), "float4 main() : SV_Target { return missing; }").unwrap();
    fs::write(folder.join("neither.hlsl"), "float4 main() : SV_Target { return missing; }").unwrap();
    let compile = |shader: &str, to: &str| {
        fs::write(folder.join("made.hlsl"), shader).unwrap();
        let ran = run(&folder, &format!("-T ps_6_0 made.hlsl -Fo {to}"), "");
        assert!(ran.good, "{}", ran.err);
    };
    compile(SHADER, "same.hlsl.spv");
    compile(SHADER, "theirs.hlsl.spv");
    compile(
        &SHADER.replace("b2", "b3").replace("float3 color", "float4 color").replace("color *", "color.rgb *"),
        "other.hlsl.spv",
    );
    fs::write(
        folder.join("lines.txt"),
        "# All of them.\nsame.hlsl\nother.hlsl\nours.hlsl\ntheirs.hlsl\nneither.hlsl\n",
    )
    .unwrap();
    let ran = run(&folder, "-T ps_6_0 --compare lines.txt --reference ./other", "");
    assert!(!ran.good);
    for expected in [
        "lines.txt:3: other.hlsl\n",
        "    only ours: set 0, binding 2, Uniform: {0: f32x3, 12: f32}\n",
        "    only the reference: set 0, binding 3, Uniform: {0: f32x4, 16: f32}\n",
        "lines.txt:4: ours.hlsl\n    the reference does not compile it: ours.hlsl:1:1: error: no\n",
        "lines.txt:5: theirs.hlsl\n    only the reference compiles it: theirs.hlsl:1:36: error: ",
        "lines: 5\nverdicts that differ: 2\ninterfaces that differ: 1\nboth compile: 2\n",
    ] {
        assert!(ran.out.contains(expected), "{expected} is not in\n{}{}", ran.out, ran.err);
    }
    assert!(!ran.out.contains("neither.hlsl"), "{}", ran.out);

    fs::write(folder.join("lines.txt"), "-T ps_6_0 same.hlsl\n-T ps_6_1 neither.hlsl\n").unwrap();
    assert!(run(&folder, "--compare lines.txt --reference ./other", "").good);
    let missing = run(&folder, "-T ps_6_0 --compare lines.txt --reference ./absent", "");
    assert!(!missing.good && missing.err.contains("there is no `./absent`"), "{}", missing.err);
    assert!(run(&folder, "-T ps_6_0 same.hlsl --reference ./other", "").err.contains("needs `--compare`"));
}

#[test]
fn files_of_a_program_are_one_rust_module() {
    let folder = folder("program");
    let write = |name: &str, text: &str| fs::write(folder.join(name), text).unwrap();
    write("a.vs.hlsl", "cbuffer A { float4 a; }\nfloat4 main() : SV_Position { return a; }");
    write("a.ps.hlsl", "Texture2D t; float4 main(float4 at : SV_Position) : SV_Target { return t.Load(0); }");
    let arguments = "--emit rust --program a.vs.hlsl --program a.ps.hlsl -O0";
    let ran = run(&folder, arguments, "");
    assert!(ran.good, "{}", ran.err);
    for expected in ["pub mod vs {", "pub mod ps {", "set: 0, binding: 1, descriptor_type: 2"] {
        assert!(ran.out.contains(expected), "{expected}: {}", ran.out);
    }
    assert!(run(&folder, &format!("{arguments} -Fo a.rs"), "").out.is_empty());
    assert_eq!(fs::read_to_string(folder.join("a.rs")).unwrap(), ran.out);
    write("a.ps.hlsl", "float4 main(float2 uv : UV) : SV_Target { return uv.xyxy; }");
    let ran = run(&folder, arguments, "");
    assert!(
        !ran.good && ran.err.starts_with("a.ps.hlsl:1:25: error: `ps` reads `uv` (UV), at location 0\n"),
        "{}",
        ran.err
    );
    assert!(ran.err.ends_with("`hlslc --explain E1001` says more.\n"), "{}", ran.err);
    let ran = run(&folder, "--program a.vs.hlsl", "");
    assert!(!ran.good && ran.err.contains("`--program` is for `--emit rust`"), "{}", ran.err);
}

/// Compiler Explorer passes a list of arguments, in which `-Fc` and its file are one, and shows the text of the module by lines.
#[test]
fn compiler_explorer_finds_what_it_expects() {
    let folder = folder("explorer");
    fs::write(folder.join("a.hlsl"), SHADER).unwrap();
    fs::write(folder.join("all.rsp"), "a.hlsl -T ps_6_0 -spirv -Zi -Qembed_debug '-Fc out.asm' -v").unwrap();
    let ran = run(&folder, "@all.rsp", "");
    assert!(ran.good, "{}", ran.err);
    let text = fs::read_to_string(folder.join("out.asm")).unwrap();
    assert!(text.starts_with("; SPIR-V\n"), "{text}");
    assert!(text.contains("OpLine %") && text.contains("OpString \"a.hlsl\""), "{text}");
    let version = run(&folder, "--version", "");
    assert!(version.good && version.out.lines().count() == 1, "{}", version.out);
}

#[test]
fn preprocessing_goes_to_the_file_of_po() {
    let folder = folder("po");
    fs::write(folder.join("a.hlsl"), "#define X x\nX\n").unwrap();
    assert!(run(&folder, "-Po out.i a.hlsl", "").good);
    assert!(fs::read_to_string(folder.join("out.i")).unwrap().ends_with("x\n"));
}

/// What README and docs tell readers to type: every line of a block for a shell, but for those that need another compiler.
#[test]
fn commands_of_the_pages_run() {
    let folder = folder("pages");
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    for name in ["tint.hlsl", "shader.hlsl"] {
        fs::write(folder.join(name), SHADER).unwrap();
    }
    for name in ["shaders.txt", "permutations.txt"] {
        fs::write(folder.join(name), "-T ps_6_0 -E main tint.hlsl -D A\n-T ps_6_0 -E main tint.hlsl\n")
            .unwrap();
    }
    fs::create_dir(folder.join("logs")).unwrap();
    let mut count = 0;
    for page in ["README.md", "docs/quick-start.md", "docs/scale.md", "docs/moving.md", "docs/hot-reload.md"]
    {
        let text = fs::read_to_string(root.join(page)).unwrap();
        let blocks = text.split("```sh\n").skip(1).filter_map(|it| it.split("```").next());
        for line in blocks.flat_map(str::lines) {
            let line = line.split(" #").next().unwrap_or_default();
            let built = "cargo run --release -p hlsl-build --features cli -- ";
            let Some(arguments) = line.strip_prefix("hlslc ").or_else(|| line.strip_prefix(built)) else {
                continue;
            };
            if arguments.contains("--compare") {
                continue;
            }
            let ran = run(&folder, arguments, "");
            assert!(ran.good, "{page}: hlslc {arguments}\n{}", ran.err);
            count += 1;
        }
    }
    assert!(count >= 5, "the pages have commands: {count}");
    assert!(folder.join("tint.spv").exists() && folder.join("shader.spv").exists());
}
