//! Code that grows when it is inlined, unrolled or split, and long code of each kind.

use super::{
    Bomb, END, LIBRARY, LONG_VECTORS, PIXEL, START, bomb, doubled_shader, each, filled, long_shader, shader,
    with,
};

pub const BOMBS: &[Bomb] = &[
    // Calls.
    bomb("calls, doubled", || {
        calls(1_000, "float f0(float a) { o[a] += a; return a * a; }", |it| format!("f{it}(a)+f{it}(a+1)"))
    }),
    bomb("calls, doubled, 16 levels", || {
        calls(16, "float f0(float a) { o[a] += a; return a * a; }", |it| format!("f{it}(a)+f{it}(a+1)"))
    }),
    bomb("calls, doubled, without effect", || {
        calls(1_000, "float f0(float a) { return 1; }", |it| format!("f{it}(a)+f{it}(a)"))
    }),
    bomb("calls, doubled, in branches", || {
        calls(1_000, "float f0(float a) { o[a] += a; return a * a; }", |it| {
            format!("a>1?f{it}(a):f{it}(a+1)")
        })
    }),
    bomb("calls, in arguments of themselves", || {
        calls(1_000, "float f0(float a) { return sin(a); }", |it| format!("f{it}(f{it}(f{it}(a)))"))
    }),
    bomb("calls, chain", || calls(1_000, "float f0(float a) { return a * a; }", |it| format!("f{it}(a)"))),
    bomb("calls, chain, early returns", || {
        filled(
            "float f0(float a) { return a * a; }\n",
            |it| format!("float f{}(float a){{if(a>{it})return 1;return f{it}(a)+2;}}\n", it + 1),
            &shader("", "x=f900(x);"),
        )
    }),
    bomb("calls, chain, loops", || {
        filled(
            "float f0(float a) { return a * a; }\n",
            |it| format!("float f{}(float a){{for(int i=0;i<a;i++)a+=f{it}(i);return a;}}\n", it + 1),
            &shader("", "x=f900(x);"),
        )
    }),
    bomb("calls, chain, out parameters", || {
        filled(
            "void f0(inout float a, out float b) { b = a; a = 1; }\n",
            |it| format!("void f{}(inout float a,out float b){{f{it}(a,b);f{it}(b,a);}}\n", it + 1),
            &shader("", "f900(x,x);"),
        )
    }),
    bomb("calls, chain, resources", || {
        filled(
            "float f0(Texture2D a, Texture2D b) { return a[uint2(0, 0)].x + b[uint2(1, 0)].x; }\n",
            |it| format!("float f{}(Texture2D a,Texture2D b){{return f{it}(a,b)+f{it}(b,a);}}\n", it + 1),
            &format!("Texture2D s, t;\n{START}x=f900(s,t);{END}"),
        )
    }),
    bomb("calls, array elements as out parameters", || {
        long_shader("void f(inout float a, inout float b) { a += b; b = a; }\nstatic float g[100];\n", |it| {
            format!("f(g[i],g[x+{it}]);")
        })
    }),
    bomb("calls, swizzles as out parameters", || {
        long_shader("void f(inout float2 a, inout float2 b) { a += b; b = a; }\nstatic float4 g;\n", |_| {
            "f(g.xz,g.zx);".into()
        })
    }),
    bomb("calls, many parameters", || {
        let parameters = each(1_500, |it| format!("float a{it},"));
        let arguments = format!("x+=f({}i);", "x,".repeat(1_500));
        long_shader(&format!("float f({parameters}float z){{return z+a7;}}\n"), |_| arguments.clone())
    }),
    bomb("calls, in circles", || {
        let functions = each(900, |it| {
            format!("float f{0}(float a);float f{it}(float a){{return f{0}(a)+f0(a);}}", it + 1)
        });
        shader(&format!("{functions}float f900(float a) {{ return f0(a); }}\n"), "x = f0(x);")
    }),
    bomb("functions, many", || {
        filled("", |it| format!("float f{it}(float a){{return a+{it};}}"), &shader("", "x=f7(x);"))
    }),
    bomb("functions, overloaded", || {
        filled(
            "",
            |it| format!("float f(float a[{}]){{return a[0];}}", it + 1),
            &shader("", "float a[7];a[i]=x;x=f(a);"),
        )
    }),
    // Loops.
    bomb("unroll, 10^9", || shader("", "[unroll] for (int j = 0; j < 1000000000; j++) x += o[j];")),
    bomb("unroll, 10^9, with a count", || {
        shader("", "[unroll(1000000000)] for (int j = 0; j < i; j++) x += o[j];")
    }),
    bomb("unroll, without end", || shader("", "[unroll] for (;;) x += 1;")),
    bomb("unroll, nested, 1000 each", || {
        shader(
            "",
            &(each(50, |it| format!("[unroll] for (int j{it} = 0; j{it} < 1000; j{it}++) ")) + "x += o[j0];"),
        )
    }),
    bomb("unroll, nested, 2 each", || {
        shader(
            "",
            &(each(50, |it| format!("[unroll] for (int j{it} = 0; j{it} < 2; j{it}++) ")) + "x += o[x];"),
        )
    }),
    bomb("unroll, nested, 2 each, 14 deep", || {
        shader(
            "",
            &(each(14, |it| format!("[unroll] for (int j{it} = 0; j{it} < 2; j{it}++) ")) + "x += o[x];"),
        )
    }),
    bomb("unroll, side by side", || long_shader("", |_| "[unroll]for(int j=0;j<1000;j++)x+=o[j];".into())),
    bomb("unroll, side by side, short", || {
        long_shader("", |_| "[unroll]for(int j=0;j<16;j++)x+=o[j+x];".into())
    }),
    bomb("unroll, large body", || {
        shader("", &format!("[unroll]for(int j=0;j<1000;j++){{{}}}", "x+=o[x+j];".repeat(5_000)))
    }),
    bomb("unroll, in calls, doubled", || {
        calls(12, "float f0(float a) { [unroll] for (int j = 0; j < 64; j++) a += o[a]; return a; }", |it| {
            format!("f{it}(a)+f{it}(a+1)")
        })
    }),
    bomb("unroll, in a function called often", || {
        long_shader(
            "float f(float x) { [unroll] for (int j = 0; j < 500; j++) x += sin(x); return x; }\n",
            |_| "x+=f(x);".into(),
        )
    }),
    bomb("unroll, doubled", || {
        doubled_shader("", 12, "[unroll] for (int j = 0; j < 16; j++) x += o[j + x];")
    }),
    bomb("unroll, two levels, side by side", || {
        long_shader("", |_| "[unroll]for(int j=0;j<30;j++)[unroll]for(int k=0;k<30;k++)x+=o[j*k];".into())
    }),
    bomb("unroll, with branches", || {
        long_shader("", |_| "[unroll]for(int j=0;j<50;j++){if(x>j)x-=1;else if(i>j)break;}".into())
    }),
    bomb("loops whose count must be found", || {
        long_shader("", |it| format!("{{int n=0;for(int j=0;j<{it}000000;j+=3)n^=j;x+=n;}}"))
    }),
    bomb("loops, deep", || {
        shader(
            "",
            &(each(120, |it| format!("for(int j{it}=0;j{it}<i;j{it}++){{x+=j{it};")) + &"}".repeat(120)),
        )
    }),
    bomb("loops, deep, with breaks", || {
        shader(
            "",
            &(each(120, |it| format!("while(x>{it}){{x-=1;if(x>i)break;"))
                + &"if(i>x)continue;}".repeat(120)),
        )
    }),
    bomb("loops, many", || long_shader("", |_| "while(x>i)x-=1;".into())),
    bomb("loops, many, in a loop with many variables", || {
        let names = each(800, |it| format!("float a{it}=o[{it}];"));
        let body = each(800, |it| format!("for(;a{it}<i;a{it}+=x)x-=1;"));
        shader("", &format!("{names}while(x>i){{{body}}}"))
    }),
    bomb("loops, variables rotated", || {
        let names = each(1_500, |it| format!("float a{it}=o[{it}];"));
        let body = each(1_499, |it| format!("a{it}=a{};", it + 1));
        shader("", &format!("{names}while(x>i){{x-=a0;{body}a1499=x;}}"))
    }),
    // Branches.
    bomb("ifs, many", || long_shader("", |_| "if(x>i)x-=1;".into())),
    bomb("ifs, 120 deep", || {
        shader(
            "",
            &(each(120, |it| format!("if(x>{it}){{x+=o[{it}];"))
                + &each(120, |it| format!("}}else{{x-=o[{it}];}}"))),
        )
    }),
    bomb("ifs, with all variables", || {
        let names = each(500, |it| format!("float a{it}=o[{it}];"));
        let body = each(500, |it| format!("if(x>a{it}){{a{it}=x;x=a{};}}", (it * 7) % 500));
        let uses = each(500, |it| format!("x+=a{it};"));
        shader("", &format!("{names}while(i<x){{{body}}}{uses}"))
    }),
    bomb("returns, many", || filled(START, |it| format!("if(i=={it})return;"), END)),
    bomb("returns from a called function", || {
        filled(
            "float f(float x) {",
            |it| format!("if(x=={it})return {it};"),
            &format!("return x;}}{START}x=f(x)+f(x+1);{END}"),
        )
    }),
    bomb("returns, many, in a function called often", || {
        let returns = each(500, |it| format!("if(x=={it})return {it};"));
        shader(&format!("float f(float x) {{ {returns} return x; }}\n"), &"x += f(x);".repeat(250))
    }),
    bomb("switch, in a function called often", || {
        let cases = each(500, |it| format!("case {it}:x+=sin({it});"));
        let function = format!("float f(float x) {{ switch((int)x){{{cases}}} return x; }}\n");
        shader(&function, &"x += f(x);".repeat(250))
    }),
    bomb("ifs, that change many variables", || {
        let names = each(300, |it| format!("inout float a{it},"));
        let body = each(300, |it| format!("a{it}+=z;"));
        let locals = each(300, |it| format!("float a{it}=o[{it}];"));
        let arguments = each(300, |it| format!("a{it},"));
        shader(
            &format!("void f({names}float z){{if(z>1){{{body}}}}}\n#define F f({arguments}x);x+=a7;\n"),
            &format!("{locals}{}{}", "F ".repeat(500), each(300, |it| format!("x+=a{it};"))),
        )
    }),
    bomb("loops, deep, that change many variables", || {
        let locals = each(1_000, |it| format!("float a{it}=o[{it}];"));
        let body = each(1_000, |it| format!("a{it}+=x;"));
        shader(
            "",
            &format!(
                "{locals}{}{body}{}{}",
                each(120, |it| format!("while(x>{it}){{x-=1;")),
                "}".repeat(120),
                each(1_000, |it| format!("x+=a{it};"))
            ),
        )
    }),
    bomb("returns in loops in loops", || {
        shader(
            &format!(
                "float f(float x) {{ {}if(x>9)return x;{} return 1; }}\n",
                "while(x>1){x-=1;".repeat(100),
                "if(x<0)return x;}".repeat(100)
            ),
            "x = f(x) + f(x + 1);",
        )
    }),
    with(PIXEL, "discards, many", || {
        filled("float4 main(float x:A):SV_Target{", |it| format!("if(x>{it})discard;"), "return x;}")
    }),
    bomb("switch, cases", || {
        filled(&format!("{START}switch(i){{"), |it| format!("case {it}:x+={it};break;"), &format!("}}{END}"))
    }),
    bomb("switch, cases far apart", || {
        filled(
            &format!("{START}switch(i){{"),
            |it| format!("case {}u:x+={it};break;", it as u32 * 716_917),
            &format!("}}{END}"),
        )
    }),
    bomb("switch, falls through", || {
        filled(&format!("{START}switch(i){{"), |it| format!("case {it}:x+=x;"), &format!("}}{END}"))
    }),
    bomb("switch, labels of one case", || {
        filled(&format!("{START}switch(i){{"), |it| format!("case {it}:"), &format!("x=1;}}{END}"))
    }),
    bomb("switch, falls through, with loops and returns", || {
        filled(
            &format!("{START}switch(i){{"),
            |it| format!("case {it}:while(x>i){{x-=1;if(x>9)return;}}"),
            &format!("}}{END}"),
        )
    }),
    bomb("switches, many", || long_shader("", |_| "switch(i){case 1:x=2;default:x+=1;}".into())),
    bomb("switches, 100 deep", || {
        shader("", &("switch(i){case 1:x+=1;case 2:x+=2;".repeat(100) + &"break;default:x-=1;}".repeat(100)))
    }),
    bomb("conditional operators, many", || long_shader("", |_| "x=x>i?sin(x):o[x];".into())),
    bomb("and, or, many", || {
        long_shader(
            "bool f(float a) { o[a] += 1; return a > 1; }\n"
                .replace("bool f", "RWStructuredBuffer<float> q;\nbool f")
                .replace("o[a]", "q[a]")
                .as_str(),
            |_| "x+=f(x)&&f(i)||f(x+1);".into(),
        )
    }),
    // Variables and values.
    bomb("locals, many", || long_shader("", |it| format!("float a{it}=o[i];x+=a{it};"))),
    bomb("locals, all used at the end", || {
        filled(
            START,
            |it| format!("float4 a{it}=o[i+{it}];"),
            &format!("o[i]=x;{}{END}", each(900, |it| format!("x+=a{it}.y;"))),
        )
    }),
    bomb("statements, equal", || long_shader("", |_| "x=x;".into())),
    bomb("statements, stores", || long_shader("", |_| "o[i]=x;".into())),
    bomb("statements, loads and stores", || long_shader("", |_| "o[x]+=o[i];".into())),
    bomb("statements, powers", || long_shader("", |_| "x*=x;".into())),
    bomb("statements, constants", || {
        shader("", &("int c=3;".to_string() + &"c=c*c+1;".repeat(7_500) + "x=c;"))
    }),
    bomb("statics, many", || filled("", |it| format!("static float s{it}={it};"), &shader("", "s0=x;x=s7;"))),
    bomb("statics, initialized by the one before", || {
        filled(
            "static float s0=1;",
            |it| format!("static float s{}=s{it}+1;", it + 1),
            &shader("", "s0=x;x=s1000;"),
        )
    }),
    bomb("statics, initialized by calls", || {
        filled(
            "static float s0=1;float f(){s0+=1;return s0;}",
            |it| format!("static float s{}=f();", it + 1),
            &shader("", "s0=x;x=s1000;"),
        )
    }),
    bomb("statics in functions", || {
        filled(
            "",
            |it| format!("float f{it}(){{static float s=1;s+=1;return s;}}"),
            &format!("{START}{}{END}", each(400, |it| format!("x+=f{it}();"))),
        )
    }),
    bomb("statics, changed by all functions", || {
        filled(
            "static float s[64];float f0(float a){s[a]+=1;return a;}",
            |it| format!("float f{}(float a){{s[a]=f{it}(s[a+1]);return a;}}", it + 1),
            &shader("", "x=f700(x);"),
        )
    }),
    bomb("groupshared, many", || {
        filled(
            "",
            |it| format!("groupshared float s{it};"),
            &shader("", "s0=x;GroupMemoryBarrierWithGroupSync();x=s7;"),
        )
    }),
    bomb("bit-fields, many", || {
        filled(
            "struct S {",
            |it| format!("uint m{it}:{};", it % 31 + 1),
            &format!("}};RWStructuredBuffer<S> w;{START}S s=w[i];s.m7+=s.m9;w[0]=s;{END}"),
        )
    }),
    bomb("bit-fields, written often", || {
        long_shader("struct S { uint a : 3; uint b : 7; uint c : 22; };\n", |it| {
            if it == 0 { "S s=(S)0;".into() } else { format!("s.b+=s.c;s.c=s.a+{it};x+=s.b;") }
        })
    }),
    // Arrays.
    bomb("array of constants, by index", || {
        filled("static const int c[]={", |_| "7,".into(), &format!("1}};{START}x=c[i]+c[x];{END}"))
    }),
    bomb("array of constants, local", || {
        filled(&format!("{START}const int c[]={{"), |_| "7,".into(), &format!("1}};x=c[i]+c[x];{END}"))
    }),
    bomb("array of constants, changed", || {
        filled(&format!("{START}int c[]={{"), |_| "7,".into(), &format!("1}};c[x]=i;x=c[i]+c[x];{END}"))
    }),
    bomb("array of values", || {
        filled(&format!("{START}float c[]={{"), |_| "x,".into(), &format!("1}};c[x]=i;x=c[i]+c[x];{END}"))
    }),
    bomb("arrays of constants, many", || {
        filled(
            "",
            |it| format!("static const int c{it}[]={{1,2,{it}}};"),
            &format!("{START}{}{END}", each(800, |it| format!("x+=c{it}[i];"))),
        )
    }),
    bomb("arrays of constants, chain", || {
        filled(
            &format!("static const float c0[]={{{}1}};\n", "7,".repeat(8_000)),
            |it| format!("static const float c{}[8001]=c{it};\n", it + 1),
            &shader("", "x=c900[i];"),
        )
    }),
    bomb("array of constants, indexed often", || {
        long_shader(&format!("static const float c[]={{{}1}};\n", "7,".repeat(10_000)), |_| "x+=c[x];".into())
    }),
    bomb("array, copied into each other", || {
        long_shader("", |it| {
            if it == 0 { "float a[4096],b[4096];a[i]=x;b[i]=1;".into() } else { "a=b;b=a;b[x]=i;".into() }
        })
    }),
    bomb("array, written by constants", || {
        long_shader(
            "",
            |it| if it == 0 { "float a[8000];".into() } else { format!("a[{it}]=a[{}]+x;", it - 1) },
        )
    }),
    bomb("array, written by index", || {
        long_shader(
            "",
            |it| if it == 0 { "float a[1000];a[i]=x;".into() } else { format!("a[i+{it}]=a[x];") },
        )
    }),
    bomb("array by value, chain", || {
        filled(
            "float f0(float a[1000]) { return a[7]; }\n",
            |it| format!("float f{}(float a[1000]){{a[{it}%1000]+=1;return f{it}(a);}}\n", it + 1),
            &shader("", "float a[1000];a[i]=x;x=f900(a);"),
        )
    }),
    bomb("static arrays, many", || {
        filled(
            "",
            |it| format!("static float s{it}[100];"),
            &format!("{START}{}{END}", each(700, |it| format!("s{it}[i]=x;x+=s{it}[x];"))),
        )
    }),
    bomb("static arrays in functions", || {
        filled(
            "",
            |it| format!("float f{it}(uint i){{static float s[100];s[i]+=i;return s[i/2];}}"),
            &format!("{START}{}{END}", each(400, |it| format!("x+=f{it}(i);"))),
        )
    }),
    // Vectors and matrices.
    with(LONG_VECTORS, "long vectors, copied", || {
        long_shader("RWStructuredBuffer<vector<float,1024> > v;\n", |it| format!("v[{it}]=v[i];"))
    }),
    with(LONG_VECTORS, "long vectors, added", || {
        long_shader("RWStructuredBuffer<vector<float,1024> > v;\n", |_| "v[i]+=v[x]*v[0];".into())
    }),
    with(LONG_VECTORS, "long vectors, locals", || {
        long_shader("typedef vector<float,1024> V;\n", |it| format!("{{V v={it};v[i]=x;v+=sin(v);x+=v[x];}}"))
    }),
    with(LONG_VECTORS, "long vectors, loaded", || {
        long_shader("RWByteAddressBuffer b;\n", |it| format!("b.Store({it},b.Load<vector<float,1024> >(i));"))
    }),
    with(LONG_VECTORS, "long vectors, from a list", || {
        long_shader("typedef vector<float,1000> V;RWStructuredBuffer<V> v;\n", |_| {
            format!("{{V a={{{}x}};v[i]=a;}}", "x,".repeat(999))
        })
    }),
    with(LONG_VECTORS, "long vectors, in an unrolled loop", || {
        shader(
            "RWStructuredBuffer<vector<float,1024> > v;\n",
            "[unroll] for (int j = 0; j < 500; j++) v[j] = sin(v[j + i]) + x;",
        )
    }),
    bomb("matrices, multiplied", || {
        long_shader("RWStructuredBuffer<float4x4> m;\n", |_| "m[i]=mul(m[x],m[0]);".into())
    }),
    bomb("matrices, element by element", || {
        long_shader("RWStructuredBuffer<float4x4> m;\n", |_| "m[i]=m[x]*m[0]+sin(m[i]);".into())
    }),
    bomb("matrices, integers multiplied", || {
        long_shader("RWStructuredBuffer<int4x4> m;\n", |_| "m[i]=mul(m[x],m[0])%m[i];".into())
    }),
    bomb("matrices, determinants", || {
        long_shader("RWStructuredBuffer<float4x4> m;\n", |_| "x+=determinant(m[x]);".into())
    }),
    bomb("matrices, swizzles", || {
        long_shader("static float4x4 m;\n", |_| "m._m00_m11_m22_m33=m._m33_m22_m11_m00+x;".into())
    }),
    bomb("matrices, by index", || long_shader("static float4x4 m;\n", |_| "m[i][x]+=m[x][i];".into())),
    bomb("intrinsics that are many operations", || {
        long_shader("", |_| "x+=ldexp(fmod(x,i),x)+frexp(x,x);".into())
    }),
    bomb("divisions of 64 bits", || long_shader("static int64_t l;\n", |_| "l/=(int64_t)x;x+=l%3;".into())),
    bomb("matrices, multiplied, doubled", || {
        doubled_shader("static float4x4 m;\n", 14, "m = mul(m, m); x += m[i][x];")
    }),
    bomb("matrices, integers multiplied, doubled", || {
        doubled_shader("RWStructuredBuffer<int4x4> m;\n", 12, "m[i] = mul(m[x], m[0]) % m[i];")
    }),
    // Entry points and inline SPIR-V.
    with(LIBRARY, "entry points, many", || {
        filled("", |it| format!("[shader(\"compute\")][numthreads(1,1,1)]void f{it}(){{}}"), "")
    }),
    with(LIBRARY, "entry points that call a large function", || {
        let body = "o[i]+=i;".repeat(3_500);
        filled(
            &format!("RWStructuredBuffer<float> o;\nvoid f(uint i) {{ {body} }}\n"),
            |it| format!("[shader(\"compute\")][numthreads(1,1,1)]void f{it}(uint i:SV_GroupIndex){{f(i);}}"),
            "",
        )
    }),
    with(LIBRARY, "entry points that use many globals", || {
        let globals = each(600, |it| format!("static float g{it};RWBuffer<float>b{it};"));
        let uses = each(600, |it| format!("g{it}+=b{it}[i];b{it}[i]=g{it};"));
        filled(
            &format!("{globals}\nvoid f(uint i) {{ {uses} }}\n"),
            |it| format!("[shader(\"compute\")][numthreads(1,1,1)]void f{it}(uint i:SV_GroupIndex){{f(i);}}"),
            "",
        )
    }),
    with(LIBRARY, "entry points, statics with initializers", || {
        let globals = each(1_000, |it| format!("static float g{it}={it};"));
        let uses = each(1_000, |it| format!("g{it}+=1;"));
        filled(
            &format!("{globals}\nvoid f(uint i) {{ {uses} }}\n"),
            |it| format!("[shader(\"compute\")][numthreads(1,1,1)]void f{it}(uint i:SV_GroupIndex){{f(i);}}"),
            "",
        )
    }),
    with(LIBRARY, "exported functions", || {
        filled(
            "[shader(\"compute\")][numthreads(1,1,1)]void main(){}",
            |it| format!("export float f{it}(float a[100]){{return a[{it}%100];}}"),
            "",
        )
    }),
    with(LIBRARY, "exported functions, chain", || {
        filled(
            "export float f0(float a[1000]){return a[0];}",
            |it| format!("export float f{}(float a[1000]){{return f{it}(a)+f{it}(a);}}", it + 1),
            "",
        )
    }),
    bomb("inline SPIR-V, calls", || {
        long_shader("[[vk::ext_instruction(129)]] float add(float a, float b);\n", |_| "x=add(x,i);".into())
    }),
    bomb("inline SPIR-V, declarations", || {
        filled(
            "",
            |it| format!("[[vk::ext_instruction(129)]]float f{it}(float a,float b);"),
            &shader("", "x=f7(x,i);"),
        )
    }),
    bomb("inline SPIR-V, capabilities", || {
        filled(
            "",
            |it| {
                format!(
                    "[[vk::ext_capability(61)]][[vk::ext_extension(\"E{it}\")]]\
                     [[vk::ext_instruction(129)]]float f{it}(float a,float b);"
                )
            },
            &shader("", "x=f7(x,i);"),
        )
    }),
    bomb("inline SPIR-V, literals", || {
        long_shader(
            "[[vk::ext_instruction(81)]] float extract(float4 a, [[vk::ext_literal]] uint b);\n",
            |_| "x+=extract(x,1);".into(),
        )
    }),
    bomb("inline SPIR-V, types", || {
        long_shader("typedef vk::SpirvOpaqueType<28, float, vk::integral_constant<uint, 4> > A;\n", |it| {
            format!("{{vk::SpirvOpaqueType<28,float,vk::integral_constant<uint,{}> >a;}}", it + 1)
        })
    }),
    bomb("inline SPIR-V, vector without end", || {
        long_shader(
            "typedef vk::SpirvOpaqueType<23,float,vk::Literal<vk::integral_constant<uint,0x80000000> > > V;\n\
             [[vk::ext_instruction(1)]] V undefined();[[vk::ext_instruction(83)]] V same(V a);\n\
             [[vk::ext_instruction(81)]] float part(V a,[[vk::ext_literal]] uint b);\n",
            |_| "{V a=same(undefined());x+=part(a,1);}".into(),
        )
    }),
    with(&["-T", "cs_6_6", "-Vd"], "inline SPIR-V, numbers as ids", || {
        filled(
            "[[vk::ext_instruction(81)]] float f(uint a);\n",
            |it| {
                format!(
                    "typedef vk::SpirvType<128,4,4,vk::Literal<vk::integral_constant<uint,{}> > > T{it};\
                     [[vk::ext_instruction(81)]] T{it} f{it}(uint a);\n",
                    u32::MAX - it as u32
                )
            },
            &shader("", "f7(i);"),
        )
    }),
    with(&["-T", "cs_6_6"], "inline SPIR-V, structs behind an address", || {
        let structs = each(16, |it| {
            format!(
                "struct S{}{{[[vk::ext_decorate(35,0)]]S{it} a;[[vk::ext_decorate(35,{})]]S{it} b;}};\n",
                it + 1,
                4 << it
            )
        });
        long_shader(
            &format!(
                "struct S0{{[[vk::ext_decorate(35,0)]]float a;}};\n{structs}\
                 typedef vk::SpirvOpaqueType<32,vk::Literal<vk::integral_constant<uint,5349> >,S16> P;\n\
                 [[vk::ext_instruction(124)]] P to(uint64_t a);\n\
                 [[vk::ext_instruction(62)]] void set(P p,S16 a,[[vk::ext_literal]] uint b,[[vk::ext_literal]] uint c);\n\
                 [[vk::ext_instruction(61)]] S16 get(P p,[[vk::ext_literal]] uint b,[[vk::ext_literal]] uint c);\n"
            ),
            |_| format!("x+=get(to(i),2,4){}.a;", ".b".repeat(16)),
        )
    }),
];

/// Functions of which each has such an expression of the one before and `a`, and a shader that calls the last.
fn calls(levels: usize, first: &str, value: impl Fn(usize) -> String) -> String {
    let functions = each(levels, |it| format!("float f{}(float a){{return {};}}\n", it + 1, value(it)));
    let declarations = format!("RWStructuredBuffer<float> q;\n{}\n{functions}", first.replace("o[", "q["));
    shader(&declarations, &format!("x = f{levels}(x);\n"))
}
