//! A session gives what compilations alone give, whatever it has compiled before, and compiles once what is the same.

mod support;

use hlsl_core::{
    Compilation, Session,
    options::Options,
    source::load::{Load, MemoryLoader},
};

/// Compiles with a session and alone, which must be the same.
fn compiled(session: &Session, path: &str, loader: &dyn Load, arguments: &[&str]) -> Compilation {
    let options = Options::from_args(arguments.iter().copied()).unwrap();
    let (shared, alone) =
        (session.compilation(path, loader, &options), Compilation::of(path, loader, &options));
    let told = |it: &Compilation| (it.reports(), it.dependencies.clone(), it.reflection.to_json());
    assert_eq!(told(&shared), told(&alone), "{path} {arguments:?}");
    assert!(shared.words == alone.words, "{path} {arguments:?}");
    shared
}

/// How many of some lines of arguments are not compiled.
fn reused(files: &[(&str, &str)], lines: &[&str]) -> usize {
    let mut loader = MemoryLoader::default();
    files.iter().for_each(|(path, text)| loader.add(*path, *text));
    let session = Session::default();
    for line in lines {
        let arguments: Vec<&str> = ["-T", "ps_6_0"].into_iter().chain(line.split_whitespace()).collect();
        compiled(&session, "a.hlsl", &loader, &arguments);
    }
    session.reused()
}

const SHADER: &str = "#include \"b.hlsli\"
#if QUALITY > 2
#undef TINT
#define TINT 2
#endif
float4 main(float2 uv : TEXCOORD0) : SV_Target { return shade(uv.x) + TINT; }
";
const HEADER: &str = "#ifndef TINT
#define TINT 1
#endif
float shade(float x) { return x * 2; }
";

#[test]
fn definitions_without_effect_do_not_compile_again() {
    let files = [("a.hlsl", SHADER), ("b.hlsli", HEADER)];
    assert_eq!(reused(&files, &["", "", "-D QUALITY=1", "-D QUALITY=0x0002", "-I no/where"]), 4);
    assert_eq!(
        reused(&files, &["-D TINT=1", "-D TINT=1 -D LONGER_NAME=100", "-D TINT=100", "-D TINT=10"]),
        1
    );
    assert_eq!(reused(&files, &["-D QUALITY=3", "-D QUALITY=4", "-D QUALITY=2"]), 1);
    assert_eq!(reused(&files, &["", "-Od", "-E shade", "-Zi", "-Zi -D QUALITY=1", "-spirv"]), 1);
}

#[test]
fn what_differs_only_in_its_place_is_compiled_again() {
    // The same tokens from other lines, from a macro, and from another file.
    let shader = "#ifdef A
float4 main() : SV_Target { return 1; }
#elif B
#define ALL float4 main() : SV_Target { return 1; }
ALL
#elif C
#include \"b.hlsli\"
#else
float4 main() : SV_Target { return 1; }
#endif
";
    let files = [("a.hlsl", shader), ("b.hlsli", "float4 main() : SV_Target { return 1; }\n")];
    let lines = ["-D A", "-D B", "-D C", "", "-D A=10 -D X", "-D B=10 -D X", "-D C=10 -D X", "-D X"];
    assert_eq!(reused(&files, &lines), 4);
}

#[test]
fn diagnostics_are_told_each_time() {
    let shader = "[nonsense] float4 main() : SV_Target { return 1; }\n";
    let lines = ["", "-D A", "-D LONGER_NAME=1", "-Wno-unknown-attribute", "-WX", "-WX -D A"];
    assert_eq!(reused(&[("a.hlsl", shader)], &lines), 3);
    let shader = "float4 main() : SV_Target { return missing; }\n";
    assert_eq!(reused(&[("a.hlsl", shader)], &["", "-D A", "-D VALUE=missing"]), 2);
    let in_macro = "float4 main() : SV_Target { return 1 + VALUE; }\n";
    let lines = ["-D VALUE=missing", "-D VALUE=missing -D A", "-D A -D VALUE=missing", "-D VALUE=none"];
    assert_eq!(reused(&[("a.hlsl", in_macro)], &lines), 2);
    let shader = "#ifdef QUIET
#pragma dxc diagnostic ignored \"-Wconversion\"
#endif
float4 main(float4 x : X) : SV_Target { float3 y = x; return y.xyzz; }
";
    let lines = ["-D QUIET", "", "-D QUIET=2", "-D QUIET=10"];
    assert_eq!(reused(&[("a.hlsl", shader)], &lines), 2);
    // What the preprocessor itself reports.
    let shader = "#warning look\nfloat4 main() : SV_Target { return 1; }\n";
    assert_eq!(reused(&[("a.hlsl", shader)], &["", "-D A"]), 0);
}

#[test]
fn errors_that_are_found_late_are_where_the_shader_has_them() {
    let session = Session::default().writing(Some(|_, _, _| Err("no".into())));
    let mut loader = MemoryLoader::default();
    loader.add("a.hlsl", "float4 main() : SV_Target { return 1; }\n");
    for definition in ["A=1", "A=100000"] {
        let options =
            Options::from_args(["-T", "ps_6_0", "-fspv-target-env=webgpu", "-D", definition]).unwrap();
        let output = session.compilation("a.hlsl", &loader, &options).with_wgsl();
        assert!(output.reports()[0].text.starts_with("a.hlsl:1:8: "), "{:?}", output.reports());
    }
    assert_eq!(session.reused(), 1);
}

#[test]
fn a_small_session_forgets_the_oldest() {
    let mut loader = MemoryLoader::default();
    loader.add("a.hlsl", "float4 main() : SV_Target { return N; }\n");
    let session = Session::new(10_000);
    for round in 0..3 {
        for number in 0..50 {
            let number = format!("N={number}");
            compiled(&session, "a.hlsl", &loader, &["-T", "ps_6_0", "-D", &number]);
            let unused = format!("UNUSED={round}");
            compiled(&session, "a.hlsl", &loader, &["-T", "ps_6_0", "-D", &number, "-D", &unused]);
        }
    }
    assert_eq!(session.reused(), 150);
}

#[test]
fn every_case_has_the_result_that_it_has_alone() {
    let paths = ["compile", "errors"].map(support::shaders).concat();
    let session = Session::default();
    let modules = support::on_all_cores(&paths, |path| {
        let text = path.to_string_lossy().replace('\\', "/");
        let mut modules = 0;
        for arguments in support::args_of(path) {
            let with =
                |definition: &'static str| arguments.iter().map(String::as_str).chain(["-D", definition]);
            // What is wrong with its arguments is not compiled at all.
            let Ok(options) = Options::from_args(with("UNUSED=1")) else { continue };
            let _ = session.compile(&text, &support::Files, &options);
            let output = compiled(&session, &text, &support::Files, &with("MORE=1000").collect::<Vec<_>>());
            modules += usize::from(output.words.is_some());
        }
        modules
    });
    let modules: usize = modules.into_iter().map(|it| it.expect("the same result")).sum();
    assert!(modules > 500 && session.reused() > modules / 2, "{} of {modules}", session.reused());
}
