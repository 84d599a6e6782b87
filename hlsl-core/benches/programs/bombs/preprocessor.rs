//! Text that grows before it is parsed, and conditions that are long or deep.

use super::{Bomb, END, START, bomb, doubled, doubled_shader, each, filled, long_shader, shader};

pub const BOMBS: &[Bomb] = &[
    // Macros.
    bomb("macros, doubled to 2^40", || doubled(40, "x") + "float ALL;\n"),
    bomb("macros, doubled, of nothing", || doubled(40, "") + START + "ALL" + END),
    bomb("macros, doubled, in skipped text", || doubled(18, "x") + "#if 0\nALL\n#endif\n" + START + END),
    bomb("macros, declarations", || doubled(19, ";") + "ALL\n" + START + END),
    bomb("macros, statements", || doubled_shader("", 16, "x = x * 1.5 + i;")),
    bomb("macros, ifs", || doubled_shader("", 14, "if (x > 1) { x -= i; o[i] = x; }")),
    bomb("macros, loops", || doubled_shader("", 13, "for (uint j = 0; j < i; j++) x += o[j];")),
    bomb("macros, blocks with locals", || doubled_shader("", 14, "{ float a[4]; a[i] = x; x += a[i + 1]; }")),
    bomb("macros, calls", || doubled_shader("float f(float a) { return a * a + 1; }\n", 16, "x += f(x);")),
    bomb("macros, terms", || shader(&doubled(17, "x +"), "    x = ALL 1;\n")),
    bomb("macros, arguments", || {
        shader(&(doubled(17, "1,") + "float f(float a) { return a; }\n"), "    x = f(ALL 1);\n")
    }),
    bomb("macros, errors", || doubled_shader("", 16, "undeclared = x;")),
    bomb("macros, errors in the syntax", || doubled(18, ") ;") + "ALL\n"),
    bomb("macros, warnings", || doubled_shader("float4 f;\n", 16, "x = f;")),
    bomb("macros, chain", || {
        filled("#define A0 x\n", |it| format!("#define A{} A{it}\n", it + 1), &shader("", "    x = A2000;\n"))
    }),
    bomb("macros, chain, used often", || {
        let chain = each(1000, |it| format!("#define A{} A{it}\n", it + 1));
        long_shader(&("#define A0 x\n".to_string() + &chain), |_| "x=A1000;".into())
    }),
    bomb("macros, many", || {
        filled("", |it| format!("#define A{it}(a, b) a + b + {it}\n"), &shader("", "    x = A7(1, 2);\n"))
    }),
    bomb("macros, defined and undefined", || {
        filled("", |_| "#define A 1\n#undef A\n".into(), &shader("", ""))
    }),
    bomb("macros, redefined", || filled("", |it| format!("#define A {it}\n"), &shader("", ""))),
    bomb("macros, that call each other", || {
        filled("", |it| format!("#define A{it} A{} A{}\n", it + 1, it + 2), &shader("", "A0"))
    }),
    // Calls of macros.
    bomb("macro calls in arguments", || {
        format!("#define F(x) x\n{START}    x = {}x{};\n{END}", "F(".repeat(20_000), ")".repeat(20_000))
    }),
    bomb("macro calls in arguments, doubled", || {
        format!("#define F(x) x + x\n{START}    x = {}x{};\n{END}", "F(".repeat(40), ")".repeat(40))
    }),
    bomb("macro calls, long arguments", || {
        let call = format!("    x = F({} x);\n", "x + ".repeat(6_000));
        shader(&format!("#define F(x) {}\n", "x + ".repeat(6_000)), &call)
    }),
    bomb("macro calls, many parameters", || {
        let names = each(3_000, |it| format!("a{it},"));
        let values = "x,".repeat(3_000);
        shader(&format!("#define F({names}z) z\n#define G F({values}x)\n"), &"    x = G;\n".repeat(1_000))
    }),
    bomb("macro calls, unused arguments", || {
        long_shader(&(doubled(12, "x +") + "#define F(x)\n"), |_| "F(ALL)".into())
    }),
    bomb("macro calls without end", || format!("#define F(x) x\n{START}{}", "F(x,".repeat(15_000))),
    // Pasting and strings.
    bomb("pasting, doubled", || {
        let names = each(30, |it| format!("#define A{} C(A{it}, A{it})\n", it + 1));
        format!(
            "#define P(a, b) a##b\n#define C(a, b) P(a, b)\n#define A0 abcdefgh\n{names}static float A30;\n\
             {START}{END}"
        )
    }),
    bomb("pasting, below the limit, often", || {
        let names = each(12, |it| format!("#define A{} C(A{it}, A{it})\n", it + 1));
        filled(
            &format!("#define P(a, b) a##b\n#define C(a, b) P(a, b)\n#define A0 abcdefgh\n{names}"),
            |_| "float A12;\n".into(),
            &shader("", ""),
        )
    }),
    bomb("pasting, chain", || {
        let chain = vec!["a"; 10_000].join("##");
        filled(&format!("#define A(a) {chain}\n"), |_| "float A(bcdef);\n".into(), &shader("", ""))
    }),
    bomb("strings of strings", || {
        let levels = each(40, |it| format!("#define A{} T(A{it})\n", it + 1));
        shader(
            &format!("#define S(x) #x\n#define T(x) S(x)\n#define A0 T(\"\\\"\")\n{levels}"),
            "    printf(A40);\n",
        )
    }),
    bomb("strings of long arguments", || {
        let levels = doubled(16, "x +");
        long_shader(&format!("#define S(x) #x\n#define T(x) S(x)\n{levels}"), |_| "printf(T(ALL));\n".into())
    }),
    bomb("string literal, long", || shader("", &format!("    printf(\"{}\", x);\n", "%f, ".repeat(16_000)))),
    bomb("string literals, many", || long_shader("", |it| format!("    printf(\"{it} %f\", x);\n"))),
    bomb("number, long", || shader("", &format!("    x = 1.{};\n", "3".repeat(65_000)))),
    bomb("numbers, long", || {
        long_shader("", |_| format!("    x += {}.5e-{};\n", "7".repeat(700), "1".repeat(300)))
    }),
    bomb("name, long", || shader("", &format!("    float {0}; {0} = x; x = {0};\n", "n".repeat(21_000)))),
    bomb("lines, continued", || filled(START, |_| "x\\\n=\\\nx\\\n;\\\n".into(), END)),
    bomb("comments, many", || filled(START, |_| "/**/".into(), END)),
    // Inclusions.
    bomb("includes, doubled to 2^40", || includes(40, "")),
    bomb("includes, doubled, 190 deep", || includes(190, "")),
    bomb("includes, doubled, with long text", || includes(15, &"/* nothing */\n".repeat(4_000))),
    bomb("includes, doubled, with skipped text", || {
        includes(15, &format!("#if 0\n{}#endif\n", "skipped ( ;\n".repeat(4_500)))
    }),
    bomb("includes, doubled, with tokens", || includes(15, &";".repeat(60_000))),
    bomb("includes, doubled, with definitions", || {
        includes(15, &each(3_000, |it| format!("#define B{it} 1\n")))
    }),
    bomb("includes, doubled, with long macros", || includes(14, &(doubled(14, ";") + "ALL\n"))),
    bomb("includes, doubled, with declarations", || includes(15, &"static const float c = 1;".repeat(2_000))),
    bomb("includes of itself", || format!("#include \"main.hlsl\"\n{START}{END}")),
    bomb("includes of itself, many", || {
        filled(
            "#ifndef G\n#define G\n",
            |_| "#include \"main.hlsl\"\n".into(),
            &format!("{START}{END}#endif\n"),
        )
    }),
    bomb("includes of missing files", || filled("", |it| format!("#include \"{it}\"\n"), "")),
    // Directives.
    bomb("#if, nested", || filled("", |_| "#if 1\n".into(), &shader("", ""))),
    bomb("#if, nested and closed", || "#if 1\n".repeat(4_000) + START + END + &"#endif\n".repeat(4_000)),
    bomb("#elif, chain", || {
        filled("#if 0\n", |it| format!("#elif {it} > 100000\n"), &format!("#endif\n{START}{END}"))
    }),
    bomb("#if, parentheses", || {
        format!("#if {}1{}\n#endif\n{START}{END}", "(".repeat(30_000), ")".repeat(30_000))
    }),
    bomb("#if, unary operators", || format!("#if {}1\n#endif\n{START}{END}", "!".repeat(60_000))),
    bomb("#if, conditional operators", || format!("#if {}1\n#endif\n{START}{END}", "0?1:".repeat(15_000))),
    bomb("#if, conditional operators, nested", || {
        format!("#if {}1{}\n#endif\n{START}{END}", "1?".repeat(15_000), ":0".repeat(15_000))
    }),
    bomb("#if, sum", || format!("#if {}1\n#endif\n{START}{END}", "1+".repeat(30_000))),
    bomb("#if, doubled sums", || {
        filled(&doubled(15, "1 +"), |_| "#if ALL 0\n#endif\n".into(), &shader("", ""))
    }),
    bomb("#if, calls of macros", || {
        filled(
            "#define F(x) x\n",
            |_| format!("#if {}1{}\n#endif\n", "F(".repeat(190), ")".repeat(190)),
            &shader("", ""),
        )
    }),
    bomb("#error, many", || filled("", |_| "#error no\n".into(), "")),
    bomb("#line, many", || filled("", |it| format!("#line {} \"f{it}\"\n", it + 1), &shader("", ""))),
    bomb("#pragma, many", || filled("", |it| format!("#pragma p{it}\n"), &shader("", ""))),
];

/// The file includes itself twice at each level; the innermost ones are `text`.
fn includes(levels: usize, text: &str) -> String {
    let level = |it: usize| {
        let word = if it == 0 { "#if" } else { "#elif" };
        format!(
            "{word} !defined(L{it})\n#define L{it}\n#include \"main.hlsl\"\n#include \"main.hlsl\"\n\
             #undef L{it}\n"
        )
    };
    let levels = each(levels, level);
    // The outermost file has the shader.
    format!("{levels}#else\n{text}\n#endif\n#ifndef L0\n{START}{END}\n#endif\n")
}
