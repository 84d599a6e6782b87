//! What people write who know another tool or another part of these crates: each message points at the word that is wrong, and says
//! what to write. Calls that are right in form and wrong for their shader are in `ui-tests/tests/fail`.

use super::Call;

/// The place and the message of the error in a call.
#[track_caller]
fn error(call: &str) -> (String, String) {
    let error = match syn::parse_str::<Call>(call) {
        Ok(call) => call.problem.expect("the call is wrong"),
        Err(error) => error,
    };
    (error.span().source_text().unwrap_or_default(), error.to_string())
}

/// What is wrong with the answers; a place in brackets begins with them.
fn wrong(misuses: &[(&str, &str, &str)]) -> String {
    let mut wrong = String::new();
    for (call, place, message) in misuses {
        let (at, found) = error(call);
        if at.is_empty() || !place.starts_with(&at) || !found.contains(message) {
            wrong.push_str(&format!("{call}\n  at `{at}`: {found}\n"));
        }
    }
    wrong
}

/// Options that other tools have, after a call that is right.
#[test]
fn guessed_options_are_answered_with_the_right_one() {
    let mut wrong = String::new();
    for (guess, right) in [
        ("entry_point: main", "the third argument, as in `include_hlsl!(\"shader.hlsl\", ps_6_0, main)`"),
        ("entry: \"main\"", "the third argument"),
        ("stage: pixel", "the profile is the second argument"),
        ("ty: \"fragment\"", "the profile is the second argument"),
        ("shader_model: 6", "the profile is the second argument"),
        ("path: \"b.hlsl\"", "the shader is the first argument"),
        ("shaders: { vs: {} }", "`mod name = \"shader.hlsl\" { vs_6_0 vs_main, ps_6_0 ps_main }`"),
        ("module: sky", "`mod name = \"shader.hlsl\""),
        ("include_dirs: [\"shaders\"]", "`include: [\"folder\"]`"),
        ("include_path: \"shaders\"", "`include: [\"folder\"]`"),
        ("defines: { A }", "`define: { NAME = value }`"),
        ("macros: [A]", "`define: { NAME = value }`"),
        ("vulkan_version: \"1.2\"", "`target: vulkan1_2`"),
        ("target_env: vulkan1_2", "`target: vulkan1_2`"),
        ("optimization: 3", "`opt: 3`"),
        ("opt_level: 3", "`opt: 3`"),
        ("debug: true", "`debug_info: full`"),
        ("hlsl_version: 2021", "`hlsl: 2021`"),
        ("row_major: true", "`matrix: row_major`"),
        ("enable_16bit_types: true", "`half: true`"),
        ("flip_y: true", "`invert_y: true`"),
        ("binding_shift: { t: 1 }", "`shift: { t: 16, s: 32 }`"),
        ("custom_derives: [Debug]", "`derive: [PartialEq]`"),
        ("linalg_type: \"glam\"", "`math: glam`"),
        ("map_type: { A => B }", "`types: { Camera => crate::Camera }`"),
        ("library: ash", "`emit: [ash]`"),
        ("vertex_buffers: true", "`vertex: { Corner: [position, uv] }`"),
        ("wgsl: true", "`output: wgsl`"),
        ("warnings_as_errors: true", "`warnings: deny`"),
        ("vis: pub", "`visibility: pub`"),
        ("relative_to: manifest", "`base: manifest`"),
        ("hot_reload: true", "`reload: true`"),
        ("variants: []", "`permutations: {"),
        ("dynamic_offsets: [object]", "`dynamic: [buffer]`"),
        ("spec_constants: true", "`SpecConstants`"),
        ("use_descriptor_heap: true", "`descriptor_heap: true`"),
        ("resource_heap_stride: 64", "`heap_stride: { resource: 64 }`"),
        ("flags: [\"-Od\"]", "`args: [\"-fvk-invert-y\"]`"),
        ("debug_inf: full", "did you mean `debug_info`?"),
    ] {
        let name = guess.split(':').next().unwrap_or_default();
        wrong += &self::wrong(&[(&format!("\"a.hlsl\", ps_6_0, main, {guess}"), name, right)]);
    }
    assert!(wrong.is_empty(), "{wrong}");
}

/// An option that exists needs no guess.
#[test]
fn no_guess_is_an_option() {
    for (guesses, _) in super::options::guesses() {
        for guess in *guesses {
            let (_, message) = error(&format!("\"a.hlsl\", ps_6_0, main, {guess}: 0"));
            assert!(message.starts_with(&format!("unknown option `{guess}`: ")), "{message}");
        }
    }
}

#[test]
fn calls_in_another_order_or_form_are_put_right() {
    let wrong = wrong(&[
        (
            "\"a.hlsl\", main, ps_6_0",
            "main",
            "the profile comes before the entry point: `ps_6_0`, then `main`",
        ),
        ("\"a.hlsl\", \"ps_6_0\", main", "\"ps_6_0\"", "a profile is written without quotes here: `ps_6_0`"),
        ("\"a.hlsl\", ps_6_0, \"main\"", "\"main\"", "an entry point is written without quotes here: `main`"),
        ("\"a.hlsl\", ps_6_0, main, glow", "glow", "several entry points are written `mod name = "),
        ("\"a.hlsl\", vs_6_0, vs, ps_6_0, ps", "ps_6_0", "several entry points are written `mod name = "),
        ("\"a.hlsl\" ps_6_0 main", "ps_6_0", "expected `,`"),
        (
            "path: \"a.hlsl\", ty: \"fragment\"",
            "path",
            "expected the path of a shader (\"shader.hlsl\", ps_6_0, main)",
        ),
        ("mod a = \"a.hlsl\", ps_6_0, main", ",", "expected the entry points in braces"),
        (
            "mod a = \"a.hlsl\" { ps_6_0: main }",
            "ps_6_0",
            "a profile and its entry point need no `:` between them: `ps_6_0 main`",
        ),
        (
            "mod a = \"a.hlsl\" { main: ps_6_0 }",
            "main",
            "the name of the entry point follows its profile: `ps_6_0 main`",
        ),
        (
            "mod a = \"a.hlsl\" { main ps_6_0 }",
            "main",
            "the profile comes before the entry point: `ps_6_0`, then `main`",
        ),
        (
            "mod a = \"a.hlsl\" { main, glow }",
            "main",
            "expected a profile before the entry point, as in `ps_6_0 main`",
        ),
        (
            "mod a = \"a.hlsl\" { ps_6_0 }",
            "ps_6_0",
            "expected the entry point after its profile, as in `ps_6_0 main`",
        ),
        (
            "mod a = \"a.hlsl\" { ps_6_0 main, ps_6_0 main }",
            "main",
            "`main` appears twice: rename one, as in `other: ps_6_0 main`",
        ),
        ("mod a = \"a.hlsl\" { \"ps_6_0\" main }", "\"ps_6_0\"", "a profile is written without quotes here"),
        (
            "mod a = \"a.hlsl\" {}",
            "\"a.hlsl\"",
            "expected at least one entry point, such as `{ ps_6_0 main }`",
        ),
        (
            "mod a = { ps_6_0 main }",
            "ps_6_0",
            "expected a shader and its entry points, as in `\"flat.vs.hlsl\" vs_6_0 main`",
        ),
        ("mod a = \"a.hlsl\" { ps_6_0 main } visibility: pub", "pub", "write `pub mod a`"),
    ]);
    assert!(wrong.is_empty(), "{wrong}");
}

#[test]
fn values_in_another_form_are_put_right() {
    let mut wrong = String::new();
    for (option, place, message) in [
        (
            "target: \"vulkan1.2\"",
            "\"vulkan1.2\"",
            "`target` takes a word without quotes: `target: vulkan1_2`",
        ),
        ("target: \"vulkan9\"", "\"vulkan9\"", "`target` takes one of vulkan1_0, "),
        ("target: vulkan2_0", "vulkan2_0", "`target` takes one of vulkan1_0, "),
        ("opt: \"3\"", "\"3\"", "`opt: 3`"),
        ("opt: 4", "4", "`opt` takes one of 0, 1, 2, 3, s, auto, not `4`"),
        ("half: 1", "1", "`half` takes true | false"),
        ("warnings: true", "true", "`warnings` takes one of allow, show, deny, not `true`"),
        ("debug_info: true", "true", "`debug_info` takes one of none, lines, full, auto"),
        ("include: \"shaders\"", "\"shaders\"", "`include` takes [\"folder\", ...]"),
        ("define: [A]", "[A]", "`define` takes { NAME, NAME = value, ... }"),
        ("define: { A: 1 }", ":", "a macro gets its value by `=`: `A = value`"),
        ("define = { A }", "=", "expected `:` after `define`"),
        ("derive: Debug", "Debug", "`derive` takes [PartialEq, ...]"),
        ("types: { A = B }", "=", "`types` takes { Camera => crate::Camera, ... }"),
        ("shift: { cbv: 1 }", "cbv", "unknown register class `cbv`: expected one of b, s, t, u"),
        ("shift: { t = 1 }", "=", "`shift` takes { b: 0, t: 16, s: 32, u: 48 }"),
        ("descriptor_heap: native", "native", "`descriptor_heap` takes true | false"),
        ("heap_stride: 64", "64", "`heap_stride` takes { resource: 64 | unified"),
        (
            "heap_stride: { resources: 64 }",
            "resources",
            "unknown heap `resources`: expected `resource` or `sampler`",
        ),
        ("heap_stride: { resource: 24 }", "24", "expected a power of two"),
        ("heap_stride: { sampler: unified }", "unified", "expected bytes, `size` or `constant(2)`"),
        ("emit: ash", "ash", "`emit` takes [ash, "),
        ("emit: [vulkan]", "vulkan", "`emit` takes any of ash, "),
        ("emit: [ash(\"0.38\")]", "(\"0.38\")", "`emit` takes [ash, wgpu { version: "),
        ("emit: [ash { version: 0.38 }]", "0.38", "`emit` takes [ash, wgpu { version: \"29\""),
        ("vertex: Corner", "Corner", "`vertex` takes one of interleaved, separate, not `Corner`"),
        ("permutations: [FOG]", "[FOG]", "`permutations` takes { Quality: QUALITY [Low, High = 4]"),
        ("permutations: { FOG }", "}", "`permutations` takes { Quality: QUALITY [Low, High = 4]"),
        ("opt: 3 debug_info: full", "debug_info", "expected `,` after the value of `opt`"),
        ("opt: 3, opt: 0", "opt", "the option `opt` is given twice"),
    ] {
        wrong += &self::wrong(&[(&format!("\"a.hlsl\", ps_6_0, main, {option}"), place, message)]);
    }
    assert!(wrong.is_empty(), "{wrong}");
}
