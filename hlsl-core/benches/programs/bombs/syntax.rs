//! Text that is deep, long or broken for the parser, and whoever walks its tree.

use super::{Bomb, END, MAX_BYTES, START, bomb, each, filled, long_shader, shader};

pub const BOMBS: &[Bomb] = &[
    // Deep expressions.
    bomb("parentheses, deep", || deep("x = ", "(", "x", ")", ";")),
    bomb("parentheses, 250 deep, often", || {
        long_shader("", |_| format!("x = {}x{};\n", "(".repeat(250), ")".repeat(250)))
    }),
    bomb("minus signs, deep", || deep("x = ", "- ", "x", "", ";")),
    bomb("not, deep", || deep("x = ", "!", "x", "", ";")),
    bomb("increments, deep", || deep("", "++", "x", "", ";")),
    bomb("casts, deep", || deep("x = ", "(int)", "x", "", ";")),
    bomb("constructors, deep", || deep("x = ", "float(", "x", ")", ";")),
    bomb("calls, deep", || deep("x = ", "sin(", "x", ")", ";")),
    bomb("conditional operators, chain", || deep("x = ", "x>1?i:", "x", "", ";")),
    bomb("conditional operators, nested", || deep("x = ", "x>1?", "x", ":i", ";")),
    bomb("conditional operators, in conditions", || deep("x = ", "(", "x", "?1:x)", ";")),
    bomb("initializer braces, deep", || deep("float a = ", "{", "1", "}", ";")),
    bomb("initializer braces, wide", || deep("float a[9] = {", "{},", "1", "", "};")),
    bomb("indices, deep", || deep("x = ", "o[", "0", "]", ";")),
    bomb("indices, chain", || deep("x = x", "", "", "[0]", ";")),
    bomb("members, chain", || deep("x = x", "", "", ".x", ";")),
    bomb("call, chain", || deep("x = x", "", "", "()", ";")),
    bomb("assignments, chain", || deep("", "x=", "x", "", ";")),
    bomb("sum, long", || deep("x = ", "x+", "x", "", ";")),
    bomb("sum, long, of constants", || deep("x = ", "1+", "1", "", ";")),
    bomb("comparisons, chain", || deep("x = ", "x<", "x", "", ";")),
    bomb("comparisons that look like templates", || deep("x = ", "x<(x<", "x", ")", ";")),
    bomb("and, or, chain", || deep("x = ", "x&&i||", "x", "", ";")),
    bomb("commas, chain", || deep("x = (", "x,", "x", "", ");")),
    bomb("shifts, chain", || deep("x = ", "i<<", "i", "", ";")),
    // Deep statements.
    bomb("blocks, deep", || deep("", "{", "", "}", "")),
    bomb("blocks, unclosed", || deep("", "{", "", "", "")),
    bomb("ifs, deep", || deep("", "if(x)", ";", "", "")),
    bomb("else if, chain", || deep("", "if(x)x+=1;else ", ";", "", "")),
    bomb("else if, 500 in a chain, often", || {
        long_shader("", |_| each(500, |it| format!("if(x<{it})x+=1;else ")) + ";\n")
    }),
    bomb("whiles, deep", || deep("", "while(x)", ";", "", "")),
    bomb("fors, deep", || deep("", "for(;;)", ";", "", "")),
    bomb("dos, deep", || deep("", "do ", ";", "while(x);", "")),
    bomb("switches, deep", || deep("", "switch(i){case 1:", "", "}", "")),
    bomb("attributes, many", || deep("", "[loop]", "while(x)x+=1;", "", "")),
    bomb("semicolons", || deep("", ";", "", "", "")),
    // Declarations.
    bomb("declarators, many", || long_shader("", |it| format!("float a{it},b{it};"))),
    bomb("declarators of one declaration", || {
        format!("{START}float {}z;{END}", each(9_000, |it| format!("a{it},")))
    }),
    bomb("dimensions, many", || deep("float a", "", "", "[1]", ";")),
    bomb("template arguments, deep", || {
        filled(
            "template<typename T> struct P { T a; };\nstatic ",
            |_| "P<".into(),
            &format!("float;{START}{END}"),
        )
    }),
    bomb("template arguments, many", || {
        shader(&format!("static vector<{}1> v;\n", "float,".repeat(9_000)), "")
    }),
    bomb("template parameters, many", || {
        filled("template<", |it| format!("typename T{it},"), &format!("int Z> struct P {{}};\n{START}{END}"))
    }),
    bomb("parameters, many", || {
        filled("void f(", |it| format!("float a{it},"), &format!("int z){{}}{START}{END}"))
    }),
    bomb("arguments, many", || deep("x = max(", "x,", "x", "", ");")),
    bomb("members, many", || {
        filled("struct S {", |it| format!("float a{it};"), &format!("}};{START}S s = (S)x; x = s.a7;{END}"))
    }),
    bomb("enumerators, many", || {
        filled("enum E {", |it| format!("A{it},"), &format!("}};{START}x = A7;{END}"))
    }),
    bomb("enumerators, chain", || {
        filled("enum E {A0=1,", |it| format!("A{}=A{it}+1,", it + 1), &format!("}};{START}x = A7;{END}"))
    }),
    bomb("namespaces, deep", || filled("", |_| "namespace n {".into(), "")),
    bomb("structs, deep", || filled("", |_| "struct S {".into(), "")),
    bomb("typedefs, chain", || {
        filled(
            "typedef float T0;\n",
            |it| format!("typedef T{it} T{};\n", it + 1),
            &shader("", "T900 a = x; x = a;"),
        )
    }),
    bomb("constants, chain", || {
        filled(
            "static const int A0=1;\n",
            |it| format!("static const int A{}=A{it}+1;\n", it + 1),
            &shader("", "float a[A900]; a[i] = x; x = a[0];"),
        )
    }),
    bomb("constants, doubled", || {
        filled(
            "static const int A0=1;\n",
            |it| format!("static const int A{}=A{it}+A{it};\n", it + 1),
            &shader("", "x = A900;"),
        )
    }),
    bomb("overloads, many", || {
        filled("", |it| format!("void f(float a[{}]){{}}\n", it + 1), &shader("", "float a[9]; f(a);"))
    }),
    bomb("overloads, calls that fit none", || {
        let overloads = each(500, |it| format!("void f(float a[{}],int b,float c){{}}\n", it + 1));
        long_shader(&overloads, |_| "f(x,x,x);".into())
    }),
    // Errors.
    bomb("errors, characters", || "@".repeat(MAX_BYTES - 1)),
    bomb("errors, closing braces", || "}".repeat(MAX_BYTES - 1)),
    bomb("errors, opening parentheses", || "(".repeat(MAX_BYTES - 1)),
    bomb("errors, opening brackets", || "[".repeat(MAX_BYTES - 1)),
    bomb("errors, opening angle brackets", || "a<".repeat(MAX_BYTES / 2 - 1)),
    bomb("errors, on one line", || filled("void f(){", |_| "a=b;".into(), "}")),
    bomb("errors, a string without end", || "\"".to_string() + &"a".repeat(MAX_BYTES - 2)),
    bomb("errors, strings without end", || filled("", |_| "\"a\n".into(), "")),
    bomb("errors, a comment without end", || "/*".repeat(MAX_BYTES / 2 - 1)),
    bomb("errors, functions without end", || filled("", |it| format!("void f{it}() {{ "), "")),
    bomb("errors, unknown types", || filled("", |it| format!("Type{it} a{it};\n"), "")),
    bomb("errors, names that resemble many", || {
        let names = each(2_000, |it| format!("static int name_number_{it};\n"));
        names + START + &each(199, |it| format!("x+=nome_nomber_{it};\n")) + END
    }),
    bomb("errors, long names that resemble others", || {
        let long = "a".repeat(1_000);
        each(30, |it| format!("static int {long}{it};\n"))
            + START
            + &each(30, |it| format!("x+=b{long}{it}b;\n"))
            + END
    }),
    bomb("errors, overloads with notes", || {
        let overloads = each(1_000, |it| format!("void f(float a[{}]){{}}\n", it + 1));
        long_shader(&overloads, |_| "f(o);".into())
    }),
    bomb("warnings, on one line", || {
        let start = format!("static float4 v; {}", START.replace('\n', " "));
        filled(&start, |_| "x=v;".into(), &END.replace('\n', " "))
    }),
    bomb("redefinitions", || filled("", |_| "static int a;\n".into(), "")),
];

/// A statement with as many `open` and as many `close` around `middle` as there is room for.
fn deep(start: &str, open: &str, middle: &str, close: &str, end: &str) -> String {
    let rest = START.len() + END.len() + start.len() + middle.len() + end.len() + 1;
    let count = (MAX_BYTES - 1 - rest) / (open.len() + close.len());
    shader("", &format!("{start}{}{middle}{}{end}\n", open.repeat(count), close.repeat(count)))
}
