//! What the checker notes of the meanings of names, for editors.

use hlsl_core::{Analysis, analyze, index::Target, intrinsics, options::Options, source::load::MemoryLoader};

/// Each use as `name line:column > line:column`, with where the name is declared.
fn uses(text: &str) -> Vec<String> {
    let mut files = MemoryLoader::default();
    files.add("a.hlsl", text);
    let analysis = analyze("a.hlsl", &files, &Options::new("lib_6_6", "").expect("a profile"));
    let Analysis { uses, output, .. } = &analysis;
    // A library without entry points is checked like any other.
    assert!(output.diagnostics.iter().all(|it| it.code == "E0566"), "{:?}", output.reports());
    let place = |span| {
        let place = output.sources.place(output.sources.spelled_at(span));
        format!("{}:{}", place.line, place.column)
    };
    let one = |it: &hlsl_core::index::Use| {
        let (name, at) = (output.sources.text(it.at()), place(it.at()));
        match it.target {
            Target::Intrinsic(id) => format!("{name} {at} > {}", intrinsics::name(id)),
            it => format!("{name} {at} > {}", it.declared().map(place).unwrap_or_default()),
        }
    };
    let mut all: Vec<String> = uses.iter().map(one).collect();
    // Macros have places of their own, which may repeat what a template's instances say.
    all.dedup();
    all
}

fn check(text: &str, expected: &[&str]) {
    assert_eq!(uses(text), expected, "{text}");
}

#[test]
fn values_members_and_functions() {
    check(
        "static int a;\nint f(int b) { int c = a + b; return c; }",
        &["a 2:24 > 1:12", "b 2:28 > 2:11", "c 2:38 > 2:20"],
    );
    check(
        "struct S { int x; int get() { return x; } };\nint f(S s) { return s.x + s.get(); }",
        &["x 1:38 > 1:16", "S 2:7 > 1:8", "s 2:21 > 2:9", "x 2:23 > 1:16", "s 2:27 > 2:9", "get 2:29 > 1:23"],
    );
    check(
        "int f(int);\nint f(float a) { return a; }\nint f(int a) { return f(1.5f) + f(a) + abs(a); }",
        &[
            "a 2:25 > 2:13",
            "f 3:5 > 1:5",
            "f 3:23 > 2:5",
            "f 3:33 > 3:5",
            "a 3:35 > 3:11",
            "abs 3:40 > abs",
            "a 3:44 > 3:11",
        ],
    );
}

#[test]
fn types_namespaces_enumerators_and_aliases() {
    check(
        "namespace N { typedef int T; enum E { A }; }\nN::T f() { return N::A; }\nnamespace N { T g; }",
        &["N 2:1 > 1:11", "T 2:4 > 1:27", "N 2:19 > 1:11", "A 2:22 > 1:39", "N 3:11 > 1:11", "T 3:15 > 1:27"],
    );
    check(
        "struct B { int x; };\nstruct D : B { };\nint f(D d) { return d.x; }",
        &["B 2:12 > 1:8", "D 3:7 > 2:8", "d 3:21 > 3:9", "x 3:23 > 1:16"],
    );
}

#[test]
fn templates_with_and_without_instances_and_macros() {
    check(
        "template<typename T, int N> struct S { T x; T get() { return x * N; } };\nint f(S<int, 2> s) { return s.get(); }",
        &[
            "T 1:40 > 1:19",
            "T 1:45 > 1:19",
            "x 1:62 > 1:42",
            "N 1:66 > 1:26",
            "S 2:7 > 1:36",
            "s 2:29 > 2:17",
            "get 2:31 > 1:47",
        ],
    );
    check(
        "template<typename T> T f(T a) { return a; }",
        &["T 1:22 > 1:19", "T 1:26 > 1:19", "a 1:40 > 1:28"],
    );
    check(
        "#define GET(v) v.x\nstruct S { int x; };\nint f(S s) { return GET(s); }",
        &["S 3:7 > 2:8", "s 3:25 > 3:9", "x 1:18 > 2:16"],
    );
}
