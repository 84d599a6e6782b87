//! Templates whose instances are many, large or deep, and default arguments.

use super::{Bomb, END, START, bomb, doubled, each, filled, long_shader, shader};

/// A template that gives each number a type.
const TAG: &str = "template<int N> struct Tag {};\n";

pub const BOMBS: &[Bomb] = &[
    // Class templates.
    bomb("class template without end", || {
        shader("template<int N> struct C { C<N + 1> next; };\nstatic C<0> c;\n", "")
    }),
    bomb("class template, two more each", || {
        shader(
            "template<int N, int M> struct C { C<N + 1, 2 * M> a; C<N + 1, 2 * M + 1> b; };\nstatic C<0, 0> c;\n",
            "",
        )
    }),
    bomb("class template, two more each, 60 deep", || {
        shader(
            "template<int N, int M> struct C { C<N - 1, 2 * M> a; C<N - 1, 2 * M + 1> b; };\n\
             template<int M> struct C<0, M> { float m; };\nstatic C<60, 0> c;\n",
            "x = sizeof(c);",
        )
    }),
    bomb("class template, Fibonacci", || {
        shader(
            "template<int N> struct F { static const int v = F<N - 1>::v + F<N - 2>::v; };\n\
             template<> struct F<0> { static const int v = 0; };\n\
             template<> struct F<1> { static const int v = 1; };\n",
            "x = F<45>::v;",
        )
    }),
    bomb("class template, doubled members", || {
        shader(
            "template<int N> struct C { C<N - 1> a, b; };\ntemplate<> struct C<0> { float m; };\n\
             static C<17> c; static C<50> d;\n",
            "x = sizeof(c) + sizeof(d);",
        )
    }),
    bomb("class template, doubled arguments", || {
        shader(
            &("template<typename T, typename U> struct P { T a; U b; };\ntypedef float T0;\n".to_string()
                + &each(40, |it| format!("typedef P<T{it}, T{it}> T{};\n", it + 1))),
            "T40 t;",
        )
    }),
    bomb("class template, doubled names of empty types", || {
        shader(
            &("template<typename T, typename U> struct P { };\ntypedef float T0;\n".to_string()
                + &each(40, |it| format!("typedef P<T{it}, T{it}> T{};\n", it + 1))),
            "T40 t;",
        )
    }),
    bomb("alias template, doubled", || {
        shader(
            &("template<typename T, typename U> struct P { };\ntemplate<typename T> using A0 = T;\n"
                .to_string()
                + &each(40, |it| {
                    format!("template<typename T> using A{} = A{it}<P<A{it}<T>, A{it}<T> > >;\n", it + 1)
                })),
            "A40<float> t;",
        )
    }),
    bomb("class template, default arguments", || {
        shader(
            "template<typename T, typename U> struct P { };\n\
             template<int N, typename T = P<float, float>, typename U = P<T, T>, typename V = P<U, U>, typename W = P<V, V> >\n\
             struct C { W w; };\n",
            &each(1_500, |it| format!("C<{it}> c{it};\n")),
        )
    }),
    bomb("class template, large instances", || {
        let members = each(1_500, |it| format!("float m{it};"));
        long_shader(&format!("template<int N> struct C {{ {members} }};\n"), |it| format!("C<{it}>c{it};"))
    }),
    bomb("class template, instances with methods", || {
        let methods = each(1_000, |it| format!("float f{it}(){{return N+{it};}}"));
        long_shader(&format!("template<int N> struct C {{ {methods} }};\n"), |it| {
            format!("C<{it}>c{it};x+=c{it}.f7();")
        })
    }),
    bomb("class template, instances with statics", || {
        let members = each(1_000, |it| format!("static const int f{it}=N+{it};"));
        long_shader(&format!("template<int N> struct C {{ {members} }};\n"), |it| format!("x+=C<{it}>::f7;"))
    }),
    bomb("class template, instances with bases", || {
        long_shader(
            "struct B { float4 a[9]; float f() { return a[0].x; } };\n\
             template<int N> struct C : B { float4 b[N + 1]; };\n",
            |it| format!("C<{it}>c{it}=(C<{it}>)x;x+=c{it}.f();"),
        )
    }),
    bomb("class template, specializations", || {
        filled(
            "template<int N> struct C { float m; };\n",
            |it| format!("template<>struct C<{it}>{{int m;}};"),
            &shader("", "C<7> c = (C<7>)x; x = c.m;"),
        )
    }),
    bomb("class template, partial specializations", || {
        let partial = each(500, |it| format!("template<typename T>struct C<T,{it}>{{T a;}};\n"));
        long_shader(&format!("template<typename T,int N> struct C {{ T a; }};\n{partial}"), |it| {
            format!("C<int,{it}>c{it};")
        })
    }),
    bomb("class template, methods with doubled bodies", || {
        long_shader(
            &(doubled(10, "m = m * N + 1;") + "template<int N> struct C { float m; void f() { ALL } };\n"),
            |it| format!("{{C<{it}>c;c.m=x;c.f();x=c.m;}}"),
        )
    }),
    bomb("variable template, chain", || {
        shader(
            "template<int N> static const int v = v<N - 1> + v<N - 2>;\n\
             template<> static const int v<0> = 0;\ntemplate<> static const int v<1> = 1;\n",
            "x = v<60>;",
        )
    }),
    // Function templates.
    bomb("function template without end", || {
        shader(
            &format!("{TAG}template<int N> float f(Tag<N> t) {{ Tag<N + 1> next; return f(next); }}\n"),
            "Tag<0> t; x = f(t);",
        )
    }),
    bomb("function template, two more each", || {
        shader("template<int N> float f() { return f<2 * N>() + f<2 * N + 1>(); }\n", "x = f<1>();")
    }),
    bomb("function template, two of the next", || {
        shader(
            "template<int N> float f(float x) { return f<N - 1>(x) + f<N - 1>(x + 1); }\n\
             template<> float f<0>(float x) { return x * x; }\n",
            "x = f<200>(x);",
        )
    }),
    bomb("function template, 8 more each", || {
        shader(
            &format!(
                "template<int N, int M> float f(float x) {{ if (N > 0) {{ {} }} return x; }}\n",
                each(8, |it| format!("x += f<N - 1, M * 8 + {it}>(x); "))
            ),
            "x = f<12, 0>(x);",
        )
    }),
    bomb("function template, many types", || {
        long_shader("template<typename T> float f(T t) { return t[0]; }\n", |it| {
            format!("{{float a[{}];a[0]=x;x+=f(a);}}", it + 1)
        })
    }),
    bomb("function template, large instances", || {
        let body = "x=x*N+sin(x);".repeat(1_500);
        long_shader(&format!("template<int N> float f(float x) {{ {body} return x; }}\n"), |it| {
            format!("x+=f<{it}>(x);")
        })
    }),
    bomb("function template, doubled body", || {
        long_shader(
            &(doubled(14, "x = x * N + 1;") + "template<int N> float f(float x) { ALL return x; }\n"),
            |it| format!("x+=f<{it}>(x);"),
        )
    }),
    bomb("function template, unused large instances", || {
        let body = "a+=a*a;".repeat(4_000);
        long_shader(&format!("template<typename T> void f(T t) {{ float a = 1; {body} }}\n"), |it| {
            format!("{{float a[{}];f(a);}}", it + 1)
        })
    }),
    bomb("function template, overloads times calls", || {
        let overloads =
            each(500, |it| format!("template<typename T>float f(T a[{}],T b){{return 1;}}\n", it + 1));
        long_shader(&(overloads + "static float a[500];\n"), |_| "x+=f(a,x);".into())
    }),
    bomb("function template, overloads that fail", || {
        let overloads = each(500, |it| {
            format!("template<typename T>float f(T a[{}],typename T::type b){{return 1;}}\n", it + 1)
        });
        long_shader(&(overloads + "float f(float a, float b) { return a; }\n"), |_| "x+=f(x,x);".into())
    }),
    bomb("function template, overloads that fit none", || {
        let overloads =
            each(800, |it| format!("template<typename T>float f(T a,int b[{}]){{return 1;}}\n", it + 1));
        long_shader(&overloads, |_| "x+=f(x,x);".into())
    }),
    bomb("function template, deduced from deep types", || {
        let types = each(50, |it| format!("typedef P<T{it}> T{};\n", it + 1));
        let text = format!(
            "template<typename T> struct P {{ T a; }};\n\
             template<typename T> float f(P<P<P<P<T> > > > p) {{ return 1; }}\ntypedef float T0;\n\
             {types}static T50 t;\n"
        );
        long_shader(&text, |_| "x+=f(t);".into())
    }),
    bomb("function template, long arguments", || {
        let long = "n".repeat(16_000);
        long_shader(
            &format!(
                "struct {long} {{}}; typedef {long} L;\n\
                 template<typename T, int N> float f(float x) {{ return sin(x) + N; }}\n"
            ),
            |it| format!("x+=f<L,{it}>(x);"),
        )
    }),
    bomb("class template, long arguments", || {
        let long = "n".repeat(16_000);
        filled(
            &format!(
                "struct {long} {{}}; typedef {long} L;\n\
                 template<typename T, int N> struct C {{ float m[N + 1]; }};\n"
            ),
            |it| format!("RWStructuredBuffer<C<L,{it}> > b{it};"),
            &format!("{START}{}{END}", each(500, |it| format!("b{it}[i].m[0]=x;"))),
        )
    }),
    bomb("function template, error in each instance", || {
        long_shader("template<int N> float f(float x) { Missing<N> m; return x.wrong + N; }\n", |it| {
            format!("x+=f<{it}>(x);")
        })
    }),
    bomb("function template, error deep inside", || {
        shader(
            &format!(
                "{TAG}template<int N> float f(Tag<N> t) {{ Tag<N - 1> next; return f(next); }}\n\
                 template<> float f<0>(Tag<0> t) {{ return t.wrong; }}\n"
            ),
            "Tag<250> t; x = f(t);",
        )
    }),
    bomb("method templates", || {
        long_shader(
            "struct C { float m; template<int N> float f() { return m + N; } };\nstatic C c;\n",
            |it| format!("x+=c.f<{it}>();"),
        )
    }),
    bomb("method templates of class templates", || {
        long_shader(
            "template<int M> struct C { float m; template<int N> float f() { return m + N + M; } };\n",
            |it| format!("{{C<{}>c;c.m=x;x+=c.f<{it}>();}}", it / 3),
        )
    }),
    bomb("template arguments, long expressions", || {
        long_shader("template<int N> struct C { float m; };\n", |it| {
            format!("C<{}{it}>c{it};", "1+".repeat(200))
        })
    }),
    bomb("template arguments, doubled expressions", || {
        doubled(8, "1+")
            + &shader(
                "template<int N> struct C { float m; };\n",
                &each(1_500, |it| format!("C<ALL {it}>c{it};")),
            )
    }),
    // Default arguments.
    bomb("default arguments, doubled", || {
        filled(
            "float f0(float a = 1) { return a; }\n",
            |it| format!("float f{}(float a=f{it}()+f{it}()){{return a;}}\n", it + 1),
            &shader("", "x = f900();"),
        )
    }),
    bomb("default arguments, doubled, 16 levels", || {
        shader(
            &("float f0(float a = 1) { return a; }\n".to_string()
                + &each(16, |it| {
                    format!("float f{}(float a = f{it}() + f{it}()) {{ return a; }}\n", it + 1)
                })),
            "x = f16();",
        )
    }),
    bomb("default arguments, many", || {
        let parameters = each(2_500, |it| format!("float a{it}=1,"));
        long_shader(&format!("float f({parameters}float z=1){{return z;}}\n"), |_| "x+=f();".into())
    }),
    bomb("default arguments, long", || {
        let sum = "1+".repeat(14_000);
        long_shader(&format!("static float s;float f(float a={sum}s){{return a;}}\n"), |_| "x+=f();".into())
    }),
    bomb("default arguments, large structs", || {
        let parameters = each(300, |it| format!("S a{it}=(S)1,"));
        long_shader(
            &format!("struct S {{ float4 m[1024]; }};float f({parameters}float z=1){{return z;}}\n"),
            |_| "x+=f();".into(),
        )
    }),
];
