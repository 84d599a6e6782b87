//! Types that are much larger than their text, used in each way that might go into their members one by one.

use super::{
    Bomb, END, LIBRARY, PIXEL, START, bomb, doubled, doubling_structs, each, filled, first, long_shader,
    shader, with,
};

const GEOMETRY: &[&str] = &["-T", "gs_6_0", "-E", "main"];
const HULL: &[&str] = &["-T", "hs_6_0", "-E", "main"];
const MESH: &[&str] = &["-T", "ms_6_5", "-E", "main", "-fspv-target-env=vulkan1.1spirv1.4"];
const VERTEX: &[&str] = &["-T", "vs_6_0", "-E", "main"];
const RAYS: &[&str] = &["-T", "lib_6_3", "-fspv-target-env=vulkan1.1spirv1.4"];
/// By which structured buffers are tighter than cbuffers.
const DX_LAYOUT: &[&str] = &["-T", "cs_6_0", "-E", "main", "-fvk-use-dx-layout"];
/// Types are written in full.
const DEBUG: &[&str] = &["-T", "cs_6_0", "-E", "main", "-fspv-debug=vulkan-with-source"];
const INPUTS: &str = "RWStructuredBuffer<S> w; StructuredBuffer<S> r; RWByteAddressBuffer b;\n";
/// A struct, and another with the same members.
const TWINS: &str = "struct T { S a; }; struct U { S a; };\n";

pub const BOMBS: &[Bomb] = &[
    // One value of a large struct. 2^17 members are allowed; copies of so many are, too.
    bomb("struct of 2^40 members", || use_struct(40, "", "S s = (S)0; x = s@;")),
    bomb("struct of 2^40 members, unused", || use_struct(40, "", "")),
    bomb("struct of 2^40 empty structs", || doubling_structs(40, "").replace("typedef", "//") + START + END),
    bomb("struct, 2^18, unused", || use_struct(18, "", "")),
    bomb("struct, 2^17, local", || use_struct(17, "", "S s = (S)0; s@ = x; x = s@;")),
    bomb("struct, 2^17, uninitialized", || use_struct(17, "", "S s; s@ = x; x += s@;")),
    bomb("struct, 2^15, copied local", || use_struct(15, "", "S s = r[i]; S t = s; w[i] = t;")),
    bomb("struct, 2^15, in a branch", || use_struct(15, "", "S s = (S)0; if (i > 7) s = r[i]; w[i] = s;")),
    bomb("struct, 2^15, in a loop", || {
        use_struct(15, "", "S s = (S)0; for (uint j = 0; j < i; j++) { S t = s; s = r[j]; w[j] = t; }")
    }),
    bomb("struct, 2^12, in an unrolled loop", || {
        use_struct(
            12,
            "",
            "S s = (S)0; [unroll] for (uint j = 0; j < 128; j++) { S t = s; s = r[j]; w[j] = t; }",
        )
    }),
    bomb("struct, 2^15, by value", || {
        use_struct(15, "float f(S s) { return s@ + 1; }\n", "x = f(r[i]) + f(r[x]);")
    }),
    bomb("struct, 2^17, out", || use_struct(17, "void f(out S s) { s = (S)0; }\n", "S s; f(s); w[i] = s;")),
    bomb("struct, 2^15, inout", || {
        use_struct(15, "void f(inout S s) { s@ += 1; }\n", "S s = r[i]; f(s); w[i] = s;")
    }),
    bomb("struct, 2^15, inout element", || {
        use_struct(15, "void f(inout S s) { s@ += 1; }\n", "f(w[i]); f(w[i + 1]);")
    }),
    bomb("struct, 2^15, returned", || {
        use_struct(15, "S f(uint i) { S s = r[i]; s@ += 1; return s; }\n", "w[i] = f(i);")
    }),
    bomb("struct, 2^17, method", || {
        use_struct(
            17,
            "struct M { S s; void add(float x) { s@ += x; } S get() { return s; } };\n",
            "M m = (M)0; m.add(x); w[i] = m.get();",
        )
    }),
    bomb("struct, 2^15, static", || {
        use_struct(15, "static S s = (S)1; static S t = s;\n", "t@ += x; w[i] = t; w[i + 1] = s;")
    }),
    bomb("struct, 2^15, static const", || use_struct(15, "static const S s = (S)1;\n", "w[i] = s; x = s@;")),
    bomb("struct, 2^15, groupshared", || use_struct(15, "groupshared S s;\n", "s = r[i]; w[i] = s;")),
    bomb("struct, 2^17, global", || use_struct(17, "S s;\n", "w[i] = s; x = s@;")),
    bomb("struct, 2^17, cbuffer", || use_struct(17, "cbuffer C { S s; S t; };\n", "w[i] = s; w[i + 1] = t;")),
    bomb("struct, 2^15, ConstantBuffer", || use_struct(15, "ConstantBuffer<S> c;\n", "S s = c; w[i] = s;")),
    bomb("struct, 2^17, buffers", || use_struct(17, "", "w[i] = r[i]; w[i + 1] = r[i + 1];")),
    bomb("struct, 2^17, ByteAddressBuffer", || {
        use_struct(17, "", "S s = b.Load<S>(i); b.Store<S>(i + 4, s);")
    }),
    bomb("struct, 2^14, ByteAddressBuffer", || {
        use_struct(14, "", "S s = b.Load<S>(i); b.Store<S>(i + 4, s);")
    }),
    bomb("struct, 2^15, cast", || use_struct(15, TWINS, "T t; t.a = r[i]; U u = (U)t; w[i] = u.a;")),
    bomb("struct, 2^15, cast of a scalar", || use_struct(15, "", "w[i] = (S)x; w[i + 1] = (S)i;")),
    bomb("struct, 2^15, cast of an array", || use_struct(15, "", "float a[1 << 15]; a[i] = x; w[i] = (S)a;")),
    bomb("struct, 2^14, initializer list", || {
        use_struct(14, TWINS, "S s = r[i]; T t = { s }; U u = { t.a }; w[i] = u.a;")
    }),
    bomb("struct, 2^15, long initializer list", || {
        doubled(15, "x,") + &use_struct(15, "", "S s = { ALL }; w[i] = s;")
    }),
    bomb("struct, 2^16, of constants in a list", || {
        doubled(16, "1,") + &use_struct(16, "static const S s = { ALL };\n", "w[i] = s;")
    }),
    bomb("struct, 2^17, sizeof", || use_struct(17, "", "x = sizeof(S) + sizeof(r[0]);")),
    bomb("struct, 2^17, sizeof, often", || {
        long_shader(&doubling_structs(17, "float m;"), |_| "x+=sizeof(S);".into())
    }),
    bomb("struct, 2^15, template argument", || {
        use_struct(15, "template<typename T> T f(T t) { T s = t; return s; }\n", "w[i] = f(f<S>(r[i]));")
    }),
    bomb("struct, 2^17, of matrices", || {
        doubling_structs(17, "float4x4 m;") + "RWStructuredBuffer<S> w;\n" + START + "w[i] = w[0];" + END
    }),
    with(DX_LAYOUT, "struct, 2^15, of matrices, by rows", || {
        doubling_structs(15, "row_major float3x3 m;")
            + "cbuffer C { S c; }; RWStructuredBuffer<S> w;\n"
            + START
            + "w[i] = c;"
            + END
    }),
    bomb("struct, 2^17, of vectors, loaded", || {
        doubling_structs(17, "float3 m; bool n;")
            + "RWByteAddressBuffer b;\n"
            + START
            + "b.Store(0, b.Load<S>(i));"
            + END
    }),
    bomb("struct, 2^14, of bit-fields", || {
        doubling_structs(14, "uint m : 7; uint n : 9;")
            + "RWStructuredBuffer<S> w;\n"
            + START
            + "S s = w[0]; s.a = s.b; w[i] = s;"
            + END
    }),
    bomb("struct, 2^14, of bools", || {
        doubling_structs(14, "bool m;")
            + "RWStructuredBuffer<S> w;\n"
            + START
            + "S s = w[0]; s.a = s.b; w[i] = s;"
            + END
    }),
    bomb("struct, 2^14, of arrays", || {
        doubling_structs(14, "float m[4];")
            + "RWStructuredBuffer<S> w;\n"
            + START
            + "S s = w[0]; s.a = s.b; w[i] = s;"
            + END
    }),
    bomb("struct, 2^17, of long arrays", || {
        doubling_structs(17, "float m[1 << 12];")
            + "RWStructuredBuffer<S> w;\n"
            + START
            + &format!("x = w[i]{}[i];", first(17))
            + END
    }),
    with(DEBUG, "struct, 2^18, debug information", || use_struct(18, "", "w[i]@ = r[i]@;")),
    with(DEBUG, "struct, 2^16, local, debug information", || {
        use_struct(16, "", "S s = (S)0; s@ = x; w[i] = s;")
    }),
    // Many values of smaller ones.
    bomb("struct, 2^9, copied often", || many_uses(9, "", |it| format!("w[{it}]=r[{it}];"))),
    bomb("struct, 2^9, locals", || {
        many_uses(9, "", |it| format!("S s{it}=r[{it}];s{it}@+=x;w[{it}]=s{it};"))
    }),
    bomb("struct, 2^9, passed often", || {
        many_uses(9, "float f(S s) { return s@; }\n", |it| format!("x+=f(r[{it}]);"))
    }),
    bomb("struct, 2^9, inout often", || {
        many_uses(9, "void f(inout S s) { s@+=s.b.a.a.a.a.a.a.a.a.m; }\n", |_| "f(w[x]);".into())
    }),
    bomb("struct, 2^9, chain by value", || {
        struct_chain(9, |it| format!("S f{}(S s){{s@+=1;return f{it}(s);}}\n", it + 1))
    }),
    bomb("struct, 2^12, chain by value", || {
        struct_chain(12, |it| format!("S f{}(S s){{s@+=1;return f{it}(s);}}\n", it + 1))
    }),
    bomb("struct, 2^12, chain, doubled", || {
        use_struct(
            12,
            &format!(
                "S f0(S s) {{ return s; }}\n{}",
                each(20, |it| format!("S f{}(S s) {{ return f{it}(f{it}(s)); }}\n", it + 1))
            ),
            "w[i] = f20(r[i]);",
        )
    }),
    bomb("struct, 2^9, assigned often", || {
        many_uses(9, "", |it| format!("{{S s=(S){it};S t=s;if(x>{it})s=r[i];w[i]=s;}}"))
    }),
    bomb("struct, 2^12, changed in branches", || struct_in_branches(12, "s@=x;")),
    bomb("struct, 2^10, chosen in branches", || struct_in_branches(10, "s=r[x];")),
    bomb("struct, 2^9, loaded often", || many_uses(9, "", |it| format!("b.Store({it},b.Load<S>(i));"))),
    bomb("struct, 2^9, cast often", || {
        many_uses(9, TWINS, |it| format!("{{T t;t.a=r[{it}];U u=(U)t;w[i]=u.a;}}"))
    }),
    bomb("struct, 2^9, statics", || {
        filled(
            &(doubling_structs(9, "float m;") + INPUTS),
            |it| format!("static S s{it}=(S){it};"),
            &shader("", "w[0]=s0;w[i]=s900;"),
        )
    }),
    bomb("struct, 2^9, groupshared often", || {
        filled(
            &(doubling_structs(9, "float m;") + INPUTS),
            |it| format!("groupshared S s{it};"),
            &shader("", "w[0]=s0;w[i]=s900;"),
        )
    }),
    bomb("struct, 2^9, in cbuffers", || {
        filled(
            &(doubling_structs(9, "float m;") + INPUTS),
            |it| format!("cbuffer C{it}{{S s{it};}};"),
            &shader("", "w[0]=s0;w[i]=s900;"),
        )
    }),
    bomb("struct, 2^9, buffers", || {
        filled(
            &(doubling_structs(9, "float m;") + INPUTS),
            |it| format!("StructuredBuffer<S> s{it};"),
            &shader("", "w[0]=s0[0];w[i]=s900[0];"),
        )
    }),
    bomb("structs of 2^9, many", || {
        filled(
            &(doubling_structs(9, "float m;") + INPUTS),
            |it| format!("struct N{it}{{S a;S b;}};"),
            &shader("", "N7 n=(N7)0;w[0]=n.a;"),
        )
    }),
    bomb("struct, 2^17, in many structs", || {
        filled(
            &(doubling_structs(17, "float m;") + INPUTS),
            |it| format!("struct N{it}{{S a;}};RWStructuredBuffer<N{it}>n{it};"),
            &shader("", "n0[0].a=r[0];"),
        )
    }),
    with(&["-T", "cs_6_2", "-enable-16bit-types"], "struct of all widths, 2^15, in many buffers", || {
        let path = ".a".repeat(15);
        let widths = "half m; float n; int64_t o; double p; int16_t q;";
        let buffers = each(800, |it| format!("StructuredBuffer<S>b{it};"));
        filled(
            &(doubling_structs(15, widths) + &buffers + START),
            |it| {
                let member = ["m", "n", "o", "p", "q"][it % 5];
                format!("x+=b{}[i]{path}.{member};", it % 800)
            },
            END,
        )
    }),
    bomb("struct, 2^16, array of each length", || {
        many_uses(16, "", |it| format!("{{S s[{}];s[i]@=1;x+=s[x]@;}}", it + 2))
    }),
    // Overloads.
    bomb("overloads that take large structs", || {
        let overloads = each(18, |it| format!("float f(S{it} s) {{ return 1; }}\n"));
        let text = doubling_structs(17, "float m;") + &overloads + START + "S9 s;";
        filled(&text, |_| "x+=f(s);".into(), END)
    }),
    bomb("overloads, equal large structs", || {
        let structs = each(500, |it| format!("struct N{it} {{ S a; }}; float f(N{it} s) {{ return 1; }}\n"));
        filled(&(doubling_structs(17, "float m;") + &structs + START + "N7 s;"), |_| "x+=f(s);".into(), END)
    }),
    bomb("overloads, large arrays", || {
        let overloads = each(500, |it| format!("float f(float a[{}]) {{ return 1; }}\n", 100_000 + it));
        filled(&(overloads + START + "float a[100007];"), |_| "x+=f(a);".into(), END)
    }),
    // Arrays.
    bomb("array of structs, copied", || {
        use_struct(
            10,
            "struct T { S s[256]; }; RWStructuredBuffer<T> t;\n",
            "T c = t[i]; c.s[x] = r[i]; t[i + 1] = c;",
        )
    }),
    bomb("array of structs, local copies", || {
        use_struct(10, "", "S s[128]; S t[128]; s[i] = r[i]; t = s; t[x] = r[0]; w[i] = t[i];")
    }),
    bomb("array, 2^30, local", || shader("", "float a[1 << 30]; a[i] = x; x = a[x];")),
    bomb("array, 2^30, local, initialized", || {
        shader("", "float a[1 << 30] = (float[1 << 30])0; a[i] = x; x = a[x];")
    }),
    bomb("array, 2^30, copied", || {
        shader("struct S { float a[1 << 30]; }; RWStructuredBuffer<S> w;\n", "w[i] = w[0];")
    }),
    bomb("array, 2^30, groupshared", || shader("groupshared float a[1 << 30];\n", "a[i] = x; x = a[x];")),
    bomb("array, 2^30, static", || {
        shader(
            "static float a[1 << 30]; static const float b[1 << 30] = (float[1 << 30])1;\n",
            "a[i] = x; x = a[x] + b[i];",
        )
    }),
    bomb("array of arrays, 2^30 each", || {
        shader(
            &format!("static float a{};\n", "[1 << 30]".repeat(90)),
            &format!("x = a{};", "[i]".repeat(90)),
        )
    }),
    bomb("array of arrays, of 1 each", || {
        shader(&format!("static float a{}; static float b{0};\n", "[1]".repeat(98)), "a = b;")
    }),
    bomb("array of arrays, 2 each, copied", || {
        shader(
            &format!("struct S {{ float a{}; }}; RWStructuredBuffer<S> w;\n", "[2]".repeat(18)),
            "S s = w[i]; s.a[i] = s.a[0]; w[0] = s;",
        )
    }),
    bomb("array of arrays, 2 each, in lists", || {
        doubled(16, "x,")
            + &shader("", &format!("float a{} = {{ ALL }}; x = a{};", "[2]".repeat(16), "[i]".repeat(16)))
    }),
    bomb("array of 2^17, compared lengths", || {
        shader("", "float a[1 << 17], b[1 << 17]; a[i] = x; b = a; a = b; b[x] = 1; x = b[i];")
    }),
    bomb("arrays of 1024, copied often", || {
        long_shader("", |it| format!("float a{it}[1024];a{it}[i]=x;float b{it}[1024]=a{it};x=b{it}[x];"))
    }),
    bomb("arrays of strings of types", || {
        filled(
            "",
            |it| format!("typedef float T{it}[{}];static T{it} t{it};", it + 1),
            &shader("", "x=t900[i];"),
        )
    }),
    // Classes.
    bomb("classes, chain of bases", || {
        filled(
            "struct C0 { float m0; };\n",
            |it| format!("struct C{}:C{it}{{float m{};}};\n", it + 1, it + 1),
            &shader("", "C900 c = (C900)x; x = c.m0;"),
        )
    }),
    bomb("classes, 98 bases with many members", || {
        let classes = each(95, |it| {
            format!("struct C{}:C{it}{{{}}};\n", it + 1, each(45, |member| format!("float m{it}_{member};")))
        });
        shader(
            &format!("struct C0 {{ float m; }};\n{classes}RWStructuredBuffer<C95> w;\n"),
            "C95 c = w[i]; C3 d = (C3)c; c.m += d.m; w[0] = c;",
        )
    }),
    bomb("classes, methods of bases", || {
        let classes = each(90, |it| {
            format!("struct C{}:C{it}{{float f{it}(){{return f{}()+m;}}}};\n", it + 1, it.max(1) - 1)
        });
        let text = format!(
            "struct C0 {{ float m; float f() {{ return m; }} }};\n{}",
            classes.replace("return f0()+m", "return f()+m")
        );
        long_shader(&(text + "static C90 c;\n"), |_| "x+=c.f89();".into())
    }),
    bomb("classes, many methods", || {
        filled(
            "struct C { float m; ",
            |it| format!("float f{it}(){{return m+{it};}}"),
            &format!("}};\n{START}C c = (C)x; x = c.f900();{END}"),
        )
    }),
    bomb("classes, doubled bases", || {
        let classes = each(16, |it| format!("struct C{}:C{it}{{C{it} m{it};}};\n", it + 1));
        shader(
            &format!("struct C0 {{ float m; }};\n{classes}RWStructuredBuffer<C16> w;\n"),
            "C16 c = w[i]; C3 d = (C3)c; c.m += d.m; w[0] = c;",
        )
    }),
    bomb("interfaces, many", || {
        filled("", |it| format!("interface I{it}{{float f{it}();}};"), &shader("", ""))
    }),
    // Interfaces between stages.
    with(PIXEL, "pixel inputs, 2^17", || {
        doubling_structs(17, "float4 m;")
            + &format!("float4 main(S s : A) : SV_Target {{ return s{}; }}\n", first(17))
    }),
    with(PIXEL, "pixel inputs, 2^10", || {
        doubling_structs(10, "float4 m;")
            + &format!("float4 main(S s : A) : SV_Target {{ return s{}; }}\n", first(10))
    }),
    with(VERTEX, "vertex outputs, 2^10", || {
        doubling_structs(10, "float4 m;") + "StructuredBuffer<S> r; S main(uint i : I) : A { return r[i]; }\n"
    }),
    with(VERTEX, "vertex outputs, 2^17", || {
        doubling_structs(17, "float m;") + "S main(uint i : I) : A { return (S)i; }\n"
    }),
    with(VERTEX, "vertex inputs, semantics", || {
        filled("float4 main(", |it| format!("float4 a{it}:A{it},"), "float4 z:Z):SV_Position{return z;}\n")
    }),
    with(GEOMETRY, "geometry shader, vertices of 2^8", || {
        let text =
            doubling_structs(8, "float m;") + "struct V { float4 position : SV_Position; S s : A; };\n";
        filled(
            &format!("{text}[maxvertexcount(8)]void main(triangle V s[3],inout TriangleStream<V> t){{"),
            |_| "t.Append(s[1]);".into(),
            "}",
        )
    }),
    with(GEOMETRY, "geometry shader, a million vertices", || {
        "struct V { float4 position : SV_Position; };\n\
         [maxvertexcount(1)]void main(triangle V s[1000000],inout PointStream<V> t){t.Append(s[0]);}\n"
            .into()
    }),
    with(HULL, "hull shader, control points of 2^8", || hull(8)),
    with(HULL, "hull shader, control points of 2^13", || hull(13)),
    with(MESH, "mesh shader, vertices of 2^8", || mesh(8)),
    with(MESH, "mesh shader, vertices of 2^13", || mesh(13)),
    with(RAYS, "ray payload, 2^17", || rays(17)),
    with(RAYS, "ray payload, 2^10", || rays(10)),
    with(LIBRARY, "entry points with large inputs", || {
        let text = doubling_structs(8, "float m;");
        filled(&text, |it| format!("[shader(\"vertex\")]S v{it}(S s:A):B{{return s;}}\n"), "")
    }),
];

/// A shader with such a struct `S` and [`INPUTS`]; `@` stands for the way to a member.
fn use_struct(levels: usize, declarations: &str, statements: &str) -> String {
    let path = first(levels);
    let structs = doubling_structs(levels, "float m;");
    shader(&format!("{structs}{INPUTS}{}", declarations.replace('@', &path)), &statements.replace('@', &path))
}

/// The same with as many statements as there is room for.
fn many_uses(levels: usize, declarations: &str, statement: impl Fn(usize) -> String) -> String {
    let path = first(levels);
    let structs = doubling_structs(levels, "float m;");
    let declarations = format!("{structs}{INPUTS}{}", declarations.replace('@', &path));
    long_shader(&declarations, |it| statement(it).replace('@', &path))
}

/// A local struct that a hundred branches change.
fn struct_in_branches(levels: usize, change: &str) -> String {
    let branches = each(100, |it| format!("if(x>{it}){{{change}}}"));
    use_struct(levels, "", &format!("S s=r[i];{branches}w[i]=s;"))
}

/// 500 functions, each of which calls the one before.
fn struct_chain(levels: usize, function: impl Fn(usize) -> String) -> String {
    let functions = each(500, function);
    use_struct(levels, &format!("S f0(S s) {{ return s; }}\n{functions}"), "w[i] = f500(r[i]);")
}

fn rays(levels: usize) -> String {
    let path = first(levels);
    let structs = doubling_structs(levels, "float m;");
    format!(
        "{structs}RaytracingAccelerationStructure scene; RWStructuredBuffer<S> w;\n\
         [shader(\"raygeneration\")] void start()\n{{\n    S s = w[0];\n    RayDesc ray = (RayDesc)0;\n\
         \x20   TraceRay(scene, 0, 255, 0, 1, 0, ray, s);\n\
          \x20   TraceRay(scene, 0, 255, 0, 1, 0, ray, s);\n    w[1] = s;\n}}\n\
         [shader(\"miss\")] void miss(inout S s) {{ s{path} += 1; w[2] = s; }}\n"
    )
}

fn hull(levels: usize) -> String {
    let structs = doubling_structs(levels, "float m;");
    format!(
        "{structs}struct P {{ float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; }};\n\
         P patch(InputPatch<S, 32> s) {{ P p = (P)1; p.inside = s[0]{}; return p; }}\n\
         [domain(\"tri\")] [partitioning(\"integer\")] [outputtopology(\"triangle_cw\")]\n\
         [outputcontrolpoints(32)] [patchconstantfunc(\"patch\")]\n\
         S main(InputPatch<S, 32> s : A, uint i : SV_OutputControlPointID) : A {{ return s[i]; }}\n",
        first(levels)
    )
}

fn mesh(levels: usize) -> String {
    let structs = doubling_structs(levels, "float m;");
    format!(
        "{structs}struct V {{ float4 position : SV_Position; S s : A; }};\nStructuredBuffer<S> r;\n\
         [outputtopology(\"triangle\")] [numthreads(64, 1, 1)]\n\
         void main(uint i : SV_GroupIndex, out vertices V v[64], out indices uint3 t[64]) {{\n\
         \x20   SetMeshOutputCounts(64, 64); V w; w.position = i; w.s = r[i]; v[i] = w; t[i] = i;\n}}\n"
    )
}
