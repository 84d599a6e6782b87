//! Resources: many, in arrays, in structs, and chosen when the shader runs.

use super::{
    Bomb, END, LIBRARY, PIXEL, START, bomb, doubling_structs, each, filled, first, long_shader, shader, with,
};

const KEEP: &[&str] = &["-T", "cs_6_0", "-E", "main", "-fspv-preserve-bindings"];
const FLATTEN: &[&str] = &["-T", "cs_6_0", "-E", "main", "-fspv-flatten-resource-arrays"];
const VULKAN_1_1: &[&str] = &["-T", "cs_6_0", "-E", "main", "-fspv-target-env=vulkan1.1"];
const HEAP: &[&str] = &["-T", "cs_6_6", "-E", "main"];
const TEXTURE: &str = "Texture2D t; SamplerState s;\n";

pub const BOMBS: &[Bomb] = &[
    // Many.
    bomb("textures, many", || {
        filled("", |it| format!("Texture2D t{it};"), &shader("", "x=t7[uint2(0,0)].x;"))
    }),
    bomb("textures, many, all used", || {
        let all = each(1_400, |it| format!("Texture2D t{it};"));
        shader(&all, &each(1_400, |it| format!("x+=t{it}[uint2(x,0)].x;")))
    }),
    with(KEEP, "textures, many, kept", || {
        filled("", |it| format!("Texture2D t{it};"), &shader("", "x=t7[uint2(0,0)].x;"))
    }),
    bomb("textures, registers", || {
        filled("", |it| format!("Texture2D t{it}:register(t{it});"), &shader("", "x=t7[uint2(0,0)].x;"))
    }),
    bomb("textures, far registers", || {
        filled(
            "",
            |it| format!("Texture2D t{it}[1000000]:register(t{it}000000);"),
            &shader("", "x=t7[i][uint2(0,0)].x;"),
        )
    }),
    bomb("cbuffers, many", || {
        filled(
            "",
            |it| format!("cbuffer C{it}{{float c{it};}};"),
            &format!("{START}{}{END}", each(800, |it| format!("x+=c{it};"))),
        )
    }),
    bomb("cbuffers, members", || {
        filled("cbuffer C {", |it| format!("float c{it};"), &format!("}};{START}x=c7;{END}"))
    }),
    bomb("cbuffers, offsets", || {
        filled(
            "cbuffer C {",
            |it| format!("float c{it}:packoffset(c{});", it * 7),
            &format!("}};{START}x=c7;{END}"),
        )
    }),
    bomb("globals, many", || filled("", |it| format!("float g{it};"), &shader("", "x=g7;"))),
    bomb("specialization constants, doubled", || {
        filled(
            "[[vk::constant_id(0)]] const int c0 = 1;\n",
            |it| format!("static const int c{}=c{it}+c{it};\n", it + 1),
            &shader("", "x=c900;"),
        )
    }),
    bomb("textures, rotated", || rotated("Texture2D", "[uint2(0,0)].x")),
    bomb("buffers, rotated", || rotated("ByteAddressBuffer", ".Load(0)")),
    with(LIBRARY, "ray distances", || {
        let shader = "struct A{float a;}; [shader(\"intersection\")] void main(){A a;float x=0;";
        filled(shader, |_| "x+=RayTCurrent();".into(), "a.a=x;ReportHit(x,0,a);}")
    }),
    bomb("textures, registers and arrays without", || {
        filled(
            "",
            |it| format!("Texture2D a{it}:register(t{});Texture2D b{it}[{}];", it * 50, it % 90 + 1),
            &format!(
                "{START}{}{END}",
                each(600, |it| format!("x+=a{it}[uint2(0,0)].x+b{it}[0][uint2(0,0)].x;"))
            ),
        )
    }),
    bomb("ConstantBuffer, array, copied", || {
        doubling_structs(10, "float3 m;")
            + &shader(
                "ConstantBuffer<S> c[100]; RWStructuredBuffer<S> w;\n",
                &each(200, |it| format!("w[{it}]=c[i];")),
            )
    }),
    bomb("specialization constants", || {
        filled("", |it| format!("[[vk::constant_id({it})]]const int c{it}=1;"), &shader("", "x=c7;"))
    }),
    bomb("push constants, members", || {
        filled(
            "struct P {",
            |it| format!("float c{it};"),
            &format!("}};[[vk::push_constant]]P p;{START}x=p.c7;{END}"),
        )
    }),
    bomb("structured buffers, many types", || {
        let all =
            each(700, |it| format!("struct S{it}{{float m[{}];}};RWStructuredBuffer<S{it}>b{it};", it + 1));
        shader(&all, &each(400, |it| format!("b{it}[i].m[x]=x;")))
    }),
    // Operations.
    with(PIXEL, "samples, many", || {
        filled(
            &format!("{TEXTURE}float4 main(float2 x:A):SV_Target{{float4 r=0;"),
            |_| "r+=t.Sample(s,x+r.xy);".into(),
            "return r;}",
        )
    }),
    with(PIXEL, "gathers with four offsets", || {
        filled(
            &format!("{TEXTURE}float4 main(float2 x:A):SV_Target{{float4 r=0;"),
            |_| "r+=t.GatherRed(s,x,int2(1,0),int2(0,1),int2(1,1),int2(2,1));".into(),
            "return r;}",
        )
    }),
    with(PIXEL, "samples, in branches", || {
        filled(
            &format!("{TEXTURE}float4 main(float2 x:A):SV_Target{{float4 r=0;"),
            |_| "if(r.x>x.y)r+=t.Sample(s,x);".into(),
            "return r;}",
        )
    }),
    bomb("texture sizes", || {
        long_shader(TEXTURE, |_| "{uint a,b,c;t.GetDimensions(i,a,b,c);x+=a*b+c;}".into())
    }),
    bomb("atomics", || {
        long_shader("RWByteAddressBuffer b;\n", |_| "{uint a;b.InterlockedAdd(i,x,a);x=a;}".into())
    }),
    bomb("byte addresses, matrices", || {
        long_shader("RWByteAddressBuffer b;\n", |_| "b.Store(i,b.Load<float4x4>(x));".into())
    }),
    bomb("byte addresses, long arrays", || {
        long_shader(
            "struct S { uint16_t m[9][99]; }; RWByteAddressBuffer b;\n".replace("uint16_t", "bool").as_str(),
            |_| "b.Store(i,b.Load<S>(x));".into(),
        )
    }),
    bomb("byte addresses, 2^30 elements", || {
        shader("struct S { float m[1 << 30]; }; RWByteAddressBuffer b;\n", "b.Store(i, b.Load<S>(x));")
    }),
    with(VULKAN_1_1, "wave operations", || {
        long_shader("", |_| "x+=WaveActiveSum(x)*WavePrefixSum(i);".into())
    }),
    bomb("printf, many", || long_shader("", |_| "printf(\"%f %d\",x,i);".into())),
    bomb("counters", || {
        long_shader("AppendStructuredBuffer<float> a; ConsumeStructuredBuffer<float> c;\n", |_| {
            "a.Append(c.Consume()+x);".into()
        })
    }),
    // Arrays.
    bomb("array of textures, 2^30", || shader("Texture2D t[1 << 30];\n", "x = t[i][uint2(0, 0)].x;")),
    bomb("arrays of arrays of textures", || {
        shader(
            &format!("Texture2D t{};\n", "[2]".repeat(18)),
            &format!("x = t{}[uint2(0, 0)].x;", "[i]".repeat(18)),
        )
    }),
    bomb("arrays of arrays of textures, passed", || {
        shader(
            &format!(
                "float f(Texture2D t{0}, uint i) {{ return t{1}[uint2(0, 0)].x; }}\nTexture2D t{0};\n",
                "[2]".repeat(18),
                "[i]".repeat(18)
            ),
            "x = f(t, i);",
        )
    }),
    bomb("array of textures, passed, chain", || {
        filled(
            "float f0(Texture2D t[4096],uint i){return t[i][uint2(0,0)].x;}",
            |it| format!("float f{}(Texture2D t[4096],uint i){{return f{it}(t,i)+f{it}(t,i+1);}}", it + 1),
            &format!("Texture2D t[4096];{START}x=f700(t,i);{END}"),
        )
    }),
    with(FLATTEN, "array of textures, flattened", || {
        shader("Texture2D t[1 << 20];\n", "x = t[7][uint2(0, 0)].x;")
    }),
    with(FLATTEN, "array of textures, flattened, by index", || {
        shader("Texture2D t[1 << 12];\n", "x = t[i][uint2(0, 0)].x;")
    }),
    with(FLATTEN, "array of textures, flattened, unrolled", || {
        shader("Texture2D t[1 << 12];\n", "[unroll] for (int j = 0; j < 200; j++) x += t[j][uint2(0, 0)].x;")
    }),
    bomb("textures, chosen", || {
        long_shader("Texture2D a, b;\n", |it| {
            if it == 0 { "Texture2D t=a;".into() } else { format!("if(x>{it})t=b;x+=t[uint2(0,0)].x;") }
        })
    }),
    bomb("textures, chosen from an array", || {
        long_shader("Texture2D a[100];\n", |it| {
            if it == 0 {
                "Texture2D t=a[0];".into()
            } else {
                format!("if(x>{it})t=a[x];else t=a[{}];x+=t[uint2(0,0)].x;", it % 100)
            }
        })
    }),
    bomb("textures, local array", || {
        long_shader("Texture2D a[100];\n", |it| {
            if it == 0 {
                "Texture2D t[100];".into()
            } else {
                format!("t[{}]=a[{it}%100];x+=t[{}][uint2(0,0)].x;", it % 100, it % 7)
            }
        })
    }),
    bomb("textures, conditional operators", || {
        shader(
            "Texture2D a[4];\n",
            &format!(
                "Texture2D t = {}a[3]; x = t[uint2(0, 0)].x;",
                "x>i?a[1]:a[2].x>1?a[2]:".replace(".x>1?a[2]:", ";Texture2D u=x>1?a[2]:")
            ),
        )
    }),
    with(HEAP, "heap, indexed often", || {
        long_shader("", |it| {
            format!("{{Texture2D<float>t=ResourceDescriptorHeap[i+{it}];x+=t[uint2(0,0)];}}")
        })
    }),
    // Structs.
    bomb("struct of textures, 2^10, passed", || {
        let path = first(10);
        doubling_structs(10, "Texture2D m; SamplerState n;")
            + &format!("float f(S s) {{ return s{path}[uint2(0, 0)].x; }}\nS s;\n{START}x = f(s);{END}")
    }),
    bomb("struct of textures, 2^17", || {
        let path = first(17);
        doubling_structs(17, "Texture2D m;") + &format!("S s;\n{START}x = s{path}[uint2(0, 0)].x;{END}")
    }),
    bomb("struct of textures, 2^10, chain", || {
        let path = first(10);
        let functions = each(400, |it| format!("float f{}(S s){{return f{it}(s)+1;}}\n", it + 1));
        doubling_structs(10, "Texture2D m;")
            + &format!(
                "float f0(S s) {{ return s{path}[uint2(0, 0)].x; }}\n{functions}S s;\n{START}x = f400(s);{END}"
            )
    }),
    bomb("struct of textures, 2^10, local copies", || {
        let path = first(10);
        let copies = each(500, |it| format!("S s{}=s{it};x+=s{}{path}[uint2(0,0)].x;", it + 1, it + 1));
        doubling_structs(10, "Texture2D m;") + &format!("S s;\n{START}S s0=s;{copies}{END}")
    }),
    bomb("struct of textures, 2^8, chosen", || {
        let path = first(8);
        doubling_structs(8, "Texture2D m;")
            + &format!("S a, b;\n{START}S s = a; if (i > 7) s = b; x = s{path}[uint2(0, 0)].x;{END}")
    }),
    bomb("struct of textures, in arrays", || {
        let path = first(5);
        doubling_structs(5, "Texture2D m[100];")
            + &format!("S s[100];\n{START}x = s[7]{path}[3][uint2(0, 0)].x;{END}")
    }),
    with(KEEP, "struct of textures, 2^14, kept", || {
        doubling_structs(14, "Texture2D m;") + "S s;\n" + START + END
    }),
    with(KEEP, "structs of textures, 2^13, many, kept", || {
        filled(&doubling_structs(13, "Texture2D m;"), |it| format!("S s{it};"), &shader("", ""))
    }),
    bomb("structs of textures, 2^13, many", || {
        filled(
            &doubling_structs(13, "Texture2D m;"),
            |it| format!("S s{it};"),
            &format!("{START}x=s7{}[uint2(0,0)].x;{END}", first(13)),
        )
    }),
    bomb("struct of resources and members, 2^10", || {
        let path = first(10);
        doubling_structs(10, "Texture2D m;")
            + &format!(
                "struct T {{ S s; float4 v[100]; }}; S s;\nT f(T t) {{ t.v[0] = 1; return t; }}\n\
                 {START}T t; t.s = s; t.v[i] = x; T u = f(f(t)); x = u.v[x].x + u.s{path}[uint2(0, 0)].x;{END}"
            )
    }),
    bomb("methods of structs of textures", || {
        let methods = each(1_000, |it| format!("float f{it}(){{return t[uint2({it},0)].x;}}"));
        shader(
            &format!("struct S {{ Texture2D t; {methods} }};\nS s;\n"),
            &each(1_000, |it| format!("x+=s.f{it}();")),
        )
    }),
    with(LIBRARY, "entry points with resources", || {
        let textures = each(1_000, |it| format!("Texture2D t{it};"));
        let uses = each(1_000, |it| format!("x+=t{it}[0].x;"));
        filled(
            &format!(
                "RWBuffer<float> o;{textures}\nvoid f() {{ float x = 1; {} o[0] = x; }}\n",
                uses.replace("[0]", "[uint2(0,0)]")
            ),
            |it| format!("[shader(\"compute\")][numthreads(1,1,1)]void f{it}(){{f();}}"),
            "",
        )
    }),
];

/// Each resource of a row moves on by one, as often as only the shader knows.
fn rotated(ty: &str, read: &str) -> String {
    let count = 1_000;
    let declared = each(count, |it| format!("{ty} t{it};"));
    let copies = each(count, |it| format!("{ty} l{it}=t{it};"));
    let moves = each(count - 1, |it| format!("l{it}=l{};", it + 1));
    let body = format!("{copies}[loop]while(o[i]>0){{{ty} f=l0;{moves}l{}=f;}}x=l0{read};", count - 1);
    shader(&declared, &body)
}
