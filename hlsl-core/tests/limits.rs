//! Every limit of `hlsl_core::limits`, just under and just over: what is allowed gives no error, one more the error that
//! the table names.

#[path = "limits/bounds.rs"]
mod bounds;
mod support;

use hlsl_core::{
    Report,
    limits::{self, ALL},
    options::Options,
    source::load::MemoryLoader,
};
use std::fmt::Write;

/// Files of which the first is compiled, and whether checking them is enough.
struct Program {
    files: Vec<(String, String)>,
    is_only_checked: bool,
}

fn checked(text: String) -> Program {
    Program { files: vec![("shader.hlsl".into(), text)], is_only_checked: true }
}

fn compiled(text: String) -> Program {
    Program { is_only_checked: false, ..checked(text) }
}

const MAIN: &str = "RWStructuredBuffer<float> o; [numthreads(1, 1, 1)] void main() {";

/// A program that uses so much of what a limit counts. `None` for limits that are tested elsewhere.
fn program(name: &str, count: u64) -> Option<Program> {
    let count = count as usize;
    let repeat = |text: &str| text.repeat(count);
    Some(match name {
        "INCLUDE_DEPTH" => {
            let file = |it: usize| if it == 0 { "shader.hlsl".into() } else { format!("{it}.hlsli") };
            let text = |it: usize| {
                if it == count { String::new() } else { format!("#include \"{}.hlsli\"\n", it + 1) }
            };
            Program { files: (0..=count).map(|it| (file(it), text(it))).collect(), is_only_checked: true }
        }
        "INCLUSIONS" => {
            let mut program = checked(repeat("#include \"empty.hlsli\"\n"));
            program.files.push(("empty.hlsli".into(), String::new()));
            program
        }
        "REPEATED_BYTES" => {
            let mut program = checked("#include \"large.hlsli\"\n".repeat(2));
            program.files.push(("large.hlsli".into(), repeat(" ")));
            program
        }
        // Semicolons are empty declarations; a thousand of them in a call of each.
        "MACRO_TOKENS" => {
            let thousand = format!("#define THOUSAND {}\n", ";".repeat(1000));
            checked(
                thousand
                    + "#define ONE ;\n"
                    + &"THOUSAND\n".repeat(count / 1000)
                    + &"ONE\n".repeat(count % 1000),
            )
        }
        "MACRO_CALL_DEPTH" => checked(format!("#define F(x) x\n{}{}", repeat("F("), repeat(")"))),
        "TOKEN_BYTES" => {
            let half = "a".repeat(count / 2);
            checked(format!("#define P(x, y) x##y\nstatic float P({half}, {half}{});", "a".repeat(count % 2)))
        }
        "CONDITION_DEPTH" => {
            // The expression itself is the first level.
            checked(format!("#if {}1{}\n#endif", "(".repeat(count - 1), ")".repeat(count - 1)))
        }
        "ELSE_IF" => checked(format!(
            "{MAIN} float a = o[0]; if (a > 0) {{}} {} }}",
            "else if (a > 1) {} ".repeat(count - 1)
        )),
        "ARRAY_LENGTH" => checked(format!("struct S {{ float a[{count}]; }};")),
        "STRUCT_MEMBERS" => {
            let mut text = String::from("struct S0 { float a; };\n");
            for level in 1..18 {
                let _ = writeln!(text, "struct S{level} {{ S{0} a; S{0} b; }};", level - 1);
            }
            let more = "float c; ".repeat(count - (1 << 18));
            checked(format!("{text}struct All {{ S17 a; S17 b; {more} }};"))
        }
        "FUNCTION_INSTANCE_DEPTH" => checked(format!(
            "template <int N> struct Tag {{}}; template <int N> float f(Tag<N> t) {{ Tag<N - 1> next; return f(next); }}\n\
             template <> float f<0>(Tag<0> t) {{ return 0; }}\n{MAIN} Tag<{count}> t; o[0] = f(t); }}"
        )),
        "SYNTAX_DEPTH" => checked(format!("void f() {{ {} {} }}", repeat("{"), repeat("}"))),
        "TYPE_DEPTH" => {
            let mut text = String::from("struct S1 { float a; };\n");
            for level in 2..=count {
                let _ = writeln!(text, "struct S{level} {{ S{} a; }};", level - 1);
            }
            checked(text)
        }
        "TEMPLATE_ARGUMENT_BYTES" => {
            // The angle brackets are written, too.
            let name = "a".repeat(count - 2);
            checked(format!("struct {name} {{}}; template <typename T> struct S {{}}; static S<{name}> s;"))
        }
        "INSTANTIATION_DEPTH" => checked(format!(
            "template <int N> struct Tower {{ Tower<N - 1> rest; }};\n\
             template <> struct Tower<0> {{ float a; }};\nstatic Tower<{0}> tower;",
            // The last one needs the specialization.
            count - 1
        )),
        "CLASS_INSTANCES" => {
            let instances: String = (0..count).map(|it| format!("S<{it}> a{it};\n")).collect();
            checked(format!("template <int N> struct S {{ float a; }};\nvoid g() {{ {instances} }}"))
        }
        "INSTANCE_MEMBERS" => {
            let members = |count: usize| (0..count).map(|it| format!("float a{it};\n")).collect::<String>();
            let instances: String = (0..count / 1024).map(|it| format!("Many<{it}> a{it};\n")).collect();
            checked(format!(
                "template <int N> struct Many {{ {} }};\ntemplate <int N> struct Few {{ {} }};\n\
                 void g() {{ {instances} Few<0> b; }}",
                members(1024),
                members(count % 1024)
            ))
        }
        "FUNCTION_INSTANCES" => {
            let calls: String = (0..count).map(|it| format!("f<{it}>();\n")).collect();
            checked(format!("template <int N> void f() {{}}\nvoid g() {{ {calls} }}"))
        }
        "INSTRUCTION_WORDS" => {
            // The opcode, the type and the result are words, too.
            let numbers = "1,".repeat(count - 4);
            compiled(format!(
                "static const float table[] = {{ {numbers} 2 }};\nRWStructuredBuffer<float> o;\n\
                 [numthreads(1, 1, 1)] void main(uint i : SV_GroupIndex) {{ o[0] = table[i]; }}"
            ))
        }
        "RESOURCE_CHOICES" => {
            let stores: String = (0..count).map(|it| format!("t[{it}] = a[{}];\n", count - 1 - it)).collect();
            compiled(format!(
                "Texture2D a[{count}]; {MAIN} Texture2D t[{count}]; {stores} o[0] = t[uint(o[0])][uint2(0, 0)].x; }}"
            ))
        }
        "LOCAL_RESOURCES" => {
            let stores: String = (0..count).map(|it| format!("t[{it}] = a[{}];\n", count - 1 - it)).collect();
            compiled(format!(
                "Texture2D a[{count}]; {MAIN} Texture2D t[{count}]; {stores} o[0] = t[7][uint2(0, 0)].x; }}"
            ))
        }
        "RESOURCE_USES" => {
            // Each takes a copy for each resource: two of them, or three once if the number is odd.
            let uses: String =
                (0..count / 2 - count % 2).map(|it| format!("o[{it}] = t[uint2({it}, 0)].x;\n")).collect();
            let three = if count % 2 == 1 { "o[1] = u[uint2(0, 0)].x;" } else { "" };
            compiled(format!(
                "Texture2D a, b, c; {MAIN} Texture2D t = a; if (o[0] > 0) t = b; Texture2D u = c; if (o[0] > 1) u = t;\n\
                 {uses} {three} }}"
            ))
        }
        "BYTE_ADDRESS_COMPONENTS" => compiled(format!(
            "struct S {{ float a[{count}]; }};\nRWByteAddressBuffer b;\n\
             [numthreads(1, 1, 1)] void main() {{ b.Store<S>(0, b.Load<S>(65536)); }}"
        )),
        // The last one that is shown is followed by the notice.
        "ERRORS" => checked("undeclared a;\n".repeat(count - 1)),
        _ => return None,
    })
}

/// Limits without a program here, each with the reason.
const ELSEWHERE: &[(&str, &str)] = &[
    ("FILE_BYTES", "`tests/loading.rs` has files of that size"),
    (
        "COPIED_ELEMENTS",
        "`tests/errors/legalize` has cases; whole arrays are copied, so no program has one more",
    ),
    ("INSTANCE_EXPRESSIONS", "`tests/errors/templates` has a case; it takes a second to have so many"),
    (
        "MODULE_VALUES",
        "`tests/errors/legalize` has a case; what lowering makes of a text has no round number",
    ),
    ("INLINED_VALUES", "`tests/errors/legalize` has a case; what passes make of a text has no round number"),
    (
        "INLINED_MODULE_VALUES",
        "`tests/errors/legalize` has a case; what passes make of a text has no round number",
    ),
    ("KEPT_RESOURCES", "`tests/errors/legalize` has a case; only with `-fspv-preserve-bindings`"),
    ("GEOMETRY_VERTICES", "`tests/errors/stages` has a case; compute shaders have no vertices"),
    ("LOCATIONS", "`tests/errors/interface` has cases; compute shaders have none"),
];

fn reports(program: &Program) -> Vec<Report> {
    let mut loader = MemoryLoader::default();
    for (path, text) in &program.files {
        loader.add(path.as_str(), text.as_str());
    }
    let options = Options::new("cs_6_0", "main").expect("the profile exists");
    support::on_a_small_stack(|| match program.is_only_checked {
        true => hlsl_core::check("shader.hlsl", &loader, &options),
        false => hlsl_core::Compilation::of("shader.hlsl", &loader, &options),
    })
    .reports()
}

#[test]
fn limits_hold_at_their_numbers() {
    let mut wrong = Vec::new();
    for limit in ALL {
        let Some(program_of) = program(limit.name, limit.most) else {
            if !ELSEWHERE.iter().any(|it| it.0 == limit.name) {
                wrong.push(format!("{} has no program", limit.name));
            }
            continue;
        };
        let code_of = |program: &Program| reports(program).iter().any(|it| it.code == limit.code);
        if code_of(&program_of) {
            wrong.push(format!("{} of {} give {}", limit.most, limit.name, limit.code));
        }
        let over = program(limit.name, limit.most + 1);
        if !over.is_some_and(|it| code_of(&it)) {
            wrong.push(format!("{} of {} do not give {}", limit.most + 1, limit.name, limit.code));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What passes from stage to stage is taken apart, however deep it is.
#[test]
fn types_of_stages_are_as_deep_as_other_types() {
    let nested = |leaf: &str, level: &dyn Fn(usize) -> String, depth: usize| {
        let levels: String = (2..=depth).map(level).collect();
        format!("struct S1 {{ {leaf} }};\n{levels}")
    };
    let member = |it: usize| format!("struct S{it} {{ S{} s; }};\n", it - 1);
    let base = |it: usize| format!("struct S{it} : S{} {{ }};\n", it - 1);
    for depth in [50, 64, 65, 66, limits::TYPE_DEPTH as usize - 1, limits::TYPE_DEPTH as usize] {
        for level in [&member as &dyn Fn(usize) -> String, &base] {
            let is_base = level(2).contains(':');
            let a = if is_base { ".a".into() } else { ".s".repeat(depth - 1) + ".a" };
            let texcoord = nested("float4 a : A;", level, depth);
            let position = nested("float4 a : SV_Position;", level, depth);
            let target = nested("float4 a : SV_Target;", level, depth);
            let plain = nested("float4 a;", level, depth);
            let mut programs = vec![
                ("ps_6_0", format!("{texcoord} float4 main(S{depth} i) : SV_Target {{ return i{a}; }}")),
                ("ps_6_0", format!("{plain} float4 main(S{depth} i : A) : SV_Target {{ return i{a}; }}")),
                ("ps_6_0", format!("{target} S{depth} main(float4 q : Q) {{ S{depth} o; o{a} = q; return o; }}")),
                ("vs_6_0", format!("{position} void main(float4 q : Q, out S{depth} o) {{ o{a} = q; }}")),
                (
                    "ds_6_0",
                    format!(
                        "{texcoord} struct P {{ float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; }};
                         [domain(\"tri\")] float4 main(P p, OutputPatch<S{}, 3> v) : SV_Position {{ return v[0]{}; }}",
                        // The array of the patch is a level, too.
                        depth - 1,
                        if is_base { &*a } else { &a[2..] },
                    ),
                ),
            ];
            if depth < limits::TYPE_DEPTH as usize {
                programs.push((
                    "gs_6_0",
                    format!(
                        "{position} [maxvertexcount(1)]
                         void main(point S{depth} v[1], inout PointStream<S{depth}> o) {{ o.Append(v[0]); }}"
                    ),
                ));
            }
            for (profile, text) in programs {
                let found = support::compile_text(text.into(), &["-T", profile, "-E", "main"]);
                assert!(found.words.is_some(), "{depth} {profile}: {}", found.diagnostics());
            }
        }
    }
}

#[test]
fn template_arguments_are_as_long_as_other_expressions() {
    let uses = [
        "$ v = 1; o[0] = v.y;",
        "o[0] = (($)1).y;",
        "o[0] = $(1, 2).y;",
        "o[0] = asfloat(raw.Load<$ >(0)).y;",
        "Box<$ > box = { 1, 2 }; o[0] = box.value.y;",
        "Box<Box<$ > > box = { 1, 2 }; o[0] = box.value.value.y;",
        "o[0] = first<$ >(1).y;",
        "for ($ v = 0; v.x < 1; v.x++) o[0] = v.y;",
    ];
    for terms in [100, 600, 4000] {
        let ty = format!("vector<float, ({}) - {}>", vec!["1"; terms].join("+"), terms - 2);
        for text in uses {
            let text = format!(
                "RWStructuredBuffer<float> o; ByteAddressBuffer raw; template<typename T> struct Box {{ T value; }};
                template<typename T> T first(T a) {{ return a; }}
                [numthreads(1, 1, 1)] void main() {{ {} }}",
                text.replace('$', &ty)
            );
            let outcome = support::compile_text(text.into(), &["-T", "cs_6_2", "-E", "main", "-HV", "2021"]);
            assert!(outcome.words.is_some(), "{terms}: {:.2000}", outcome.diagnostics());
        }
    }
}
