//! Which numbers resources get where options reserve some, where blocks are empty and where numbers run out, and who is
//! warned that two resources share one.

mod support;

use hlsl_core::disassemble::disassemble;

/// `name set.binding` of each descriptor in order of the numbers; then, behind a `!`, what is reported.
fn answer(args: &str, text: &str) -> String {
    let args: Vec<&str> = args.split_whitespace().collect();
    let found = support::compile_text(text.into(), &args);
    let mut bindings: Vec<(u32, u32, String)> = Vec::new();
    let text = found.words.map(|it| disassemble(&it)).unwrap_or_default();
    let decoration = |line: &str, kind: &str| {
        let (name, number) = line.trim().strip_prefix("OpDecorate %")?.split_once(&format!(" {kind} "))?;
        Some((name.to_owned(), number.parse::<u32>().ok()?))
    };
    for (name, binding) in text.lines().filter_map(|line| decoration(line, "Binding")) {
        let mut sets = text.lines().filter_map(|line| decoration(line, "DescriptorSet"));
        let set = sets.find(|it| it.0 == name).expect("both or none").1;
        bindings.push((set, binding, name));
    }
    bindings.sort();
    let bindings = bindings.into_iter().map(|(set, binding, name)| format!("{name} {set}.{binding}"));
    let reports = found.reports.iter().map(|it| {
        let message = it.text.lines().next().unwrap_or_default();
        format!(
            "! {}",
            message.split_once(": ").map_or(message, |it| it.1).replace(" [-Wshared-binding]", "")
        )
    });
    bindings.chain(reports).collect::<Vec<_>>().join(", ")
}

/// Lines of arguments, a program and the answer.
fn check(rows: &[(&str, &str, &str)]) {
    for (args, text, expected) in rows {
        assert_eq!(answer(args, text), *expected, "\n{args}\n{text}");
    }
}

const COUNTING: &str = "
    RWStructuredBuffer<uint> a; Texture2D<float4> t; [numthreads(1, 1, 1)] void main() {
        a[a.IncrementCounter()] = t[uint2(0, 0)].x; }";

const HEAPS: &str = "
    RWStructuredBuffer<uint> a; Texture2D<float4> t; [numthreads(1, 1, 1)] void main() {
        RWStructuredBuffer<uint> b = ResourceDescriptorHeap[1]; SamplerState s = SamplerDescriptorHeap[2];
        a[a.IncrementCounter()] = t.SampleLevel(s, 0, 0).x; b[b.IncrementCounter()] = 1; }";

#[test]
fn what_is_reserved_for_a_heap_is_not_free() {
    const CS: &str = "-T cs_6_6 -E main -fspv-target-env=vulkan1.3";
    let rows: &[(&str, &str, &str)] = &[
        ("", COUNTING, "a 0.0, t 0.1, counter_var_a 0.2"),
        // Used or not.
        ("-fvk-bind-resource-heap 0 0", COUNTING, "a 0.1, t 0.2, counter_var_a 0.3"),
        ("-fvk-bind-sampler-heap 1 0", COUNTING, "a 0.0, t 0.2, counter_var_a 0.3"),
        ("-fvk-bind-counter-heap 2 0", COUNTING, "a 0.0, t 0.1, counter_var_a 0.3"),
        // Of another set.
        ("-fvk-bind-resource-heap 0 1", COUNTING, "a 0.0, t 0.1, counter_var_a 0.2"),
        ("-fvk-bind-resource-heap 0 1 -auto-binding-space 1", COUNTING, "a 1.1, t 1.2, counter_var_a 1.3"),
        // With a shift.
        (
            "-fvk-bind-resource-heap 10 0 -fvk-auto-shift-bindings -fvk-t-shift 10 0",
            COUNTING,
            "a 0.0, counter_var_a 0.1, t 0.11",
        ),
        (
            "",
            HEAPS,
            "a 0.0, t 0.1, counter_var_a 0.2, ResourceDescriptorHeap 0.3, SamplerDescriptorHeap 0.4, \
             counter_var_ResourceDescriptorHeap 0.5",
        ),
        (
            "-fvk-bind-resource-heap 0 0 -fvk-bind-sampler-heap 1 0 -fvk-bind-counter-heap 3 0",
            HEAPS,
            "ResourceDescriptorHeap 0.0, SamplerDescriptorHeap 0.1, a 0.2, \
             counter_var_ResourceDescriptorHeap 0.3, t 0.4, counter_var_a 0.5",
        ),
        // A heap without an option does not take the number of another one.
        (
            "-fvk-bind-counter-heap 3 0 -fvk-bind-sampler-heap 4 0",
            HEAPS,
            "a 0.0, t 0.1, counter_var_a 0.2, counter_var_ResourceDescriptorHeap 0.3, SamplerDescriptorHeap 0.4, \
             ResourceDescriptorHeap 0.5",
        ),
        // Heaps may lie on each other, their counters not.
        (
            "-fvk-bind-resource-heap 0 1 -fvk-bind-sampler-heap 0 1 -fvk-bind-counter-heap 1 1",
            HEAPS,
            "a 0.0, t 0.1, counter_var_a 0.2, ResourceDescriptorHeap 1.0, SamplerDescriptorHeap 1.0, \
             counter_var_ResourceDescriptorHeap 1.1",
        ),
    ];
    for (args, text, expected) in rows {
        check(&[(&format!("{CS} {args}"), text, expected)]);
    }
    // What options bind is out of reach for counters, wherever it is declared.
    check(&[(
        &format!(
            "{CS} -fvk-bind-register u0 0 1 0 -fvk-bind-register t0 0 2 0 -fvk-bind-resource-heap 0 0 \
             -fvk-bind-counter-heap 3 0 -fvk-bind-sampler-heap 4 0"
        ),
        "AppendStructuredBuffer<uint> a : register(u0); Texture2D<float4> t : register(t0);
         [numthreads(1, 1, 1)] void main() { a.Append(t[uint2(0, 0)].x); }",
        "a 0.1, t 0.2, counter_var_a 0.5",
    )]);
}

#[test]
fn a_block_without_variables_has_no_binding() {
    let rest =
        "Texture2D t; SamplerState s; float4 main(float2 uv : UV) : SV_Target { return t.Sample(s, uv); }";
    let first = "t 0.0, s 0.1";
    for block in ["cbuffer", "tbuffer"] {
        for (body, expected) in [
            ("", first),
            ("static float q = 1;", first),
            ("static const float q = 1;", first),
            ("float f() { return 1; }", first),
            ("struct S { float a; };", first),
            ("typedef float F;", first),
            ("SamplerState q;", "t 0.1, s 0.2"),
            ("SamplerState q[3];", "t 0.1, s 0.2"),
            ("RaytracingAccelerationStructure q;", "t 0.1, s 0.2"),
            ("Texture2D q; static float r;", "t 0.1, s 0.2"),
            ("float q;", "t 0.1, s 0.2"),
            ("float q; Texture2D r;", "t 0.2, s 0.3"),
        ] {
            check(&[("-T ps_6_5 -E main", &format!("{block} C {{ {body} }} {rest}"), expected)]);
        }
        let register = if block == "cbuffer" { "b0" } else { "t0" };
        check(&[
            ("-T ps_6_5 -E main", &format!("{block} C : register({register}) {{ }} {rest}"), first),
            ("-T ps_6_5 -E main", &format!("[[vk::binding(0)]] {block} C {{ }} {rest}"), first),
            ("-T ps_6_5 -E main -Od -fspv-preserve-bindings", &format!("{block} C {{ }} {rest}"), first),
            (
                "-T ps_6_5 -E main -fvk-bind-register t0 0 4 0 -fvk-bind-register s0 0 5 0",
                &format!(
                    "{block} C {{ }} {}",
                    rest.replacen(';', " : register(t0);", 1).replacen("s;", "s : register(s0);", 1)
                ),
                "t 0.4, s 0.5",
            ),
        ]);
    }
    // The resource in the block is used.
    check(&[(
        "-T ps_6_0 -E main",
        "cbuffer C : register(b0) { SamplerState s; } Texture2D t;
         float4 main(float2 uv : UV) : SV_Target { return t.Sample(s, uv); }",
        "s 0.0, t 0.1",
    )]);
}

#[test]
fn numbers_that_do_not_exist_are_refused_and_long_arrays_keep_theirs() {
    let flat = "-T ps_6_0 -E main -fspv-flatten-resource-arrays";
    let sample = "float4 main(float2 uv : UV) : SV_Target { return u.Sample(s, uv); }";
    let shifted = "Texture2D t : register(t0), u : register(t1); SamplerState s; ".to_owned()
        + "float4 main(float2 uv : UV) : SV_Target { return t.Sample(s, uv) + u.Sample(s, uv); }";
    let beyond = |number: &str| {
        format!("! error: binding {number} is too large: the last one of a descriptor set is 4294967295")
    };
    let bound = format!("[[vk::binding(4294967295)]] Texture2D u; SamplerState s; {sample}");
    check(&[
        (flat, &format!("Texture2D t[70000], u; SamplerState s; {sample}"), "u 0.70000, s 0.70001"),
        (flat, &format!("Texture2D t[300][400], u; SamplerState s; {sample}"), "u 0.120000, s 0.120001"),
        (
            "-T ps_6_0 -E main",
            &format!("struct T {{ Texture2D a[70000]; }}; T t; Texture2D u; SamplerState s; {sample}"),
            "u 0.70000, s 0.70001",
        ),
        ("-T ps_6_0 -E main", &format!("Texture2D t[70000], u; SamplerState s; {sample}"), "u 0.1, s 0.2"),
        ("-T ps_6_0 -E main -fvk-t-shift 4294967294 0", &shifted, "s 0.0, t 0.4294967294, u 0.4294967295"),
        ("-T ps_6_0 -E main -fvk-t-shift 4294967295 0", &shifted, &beyond("4294967296")),
        (
            "-T ps_6_0 -E main -fvk-t-shift 4294967295 0 -fspv-target-env=wgpu",
            &shifted,
            &beyond("4294967296"),
        ),
        ("-T ps_6_0 -E main", &bound, "s 0.0, u 0.4294967295"),
        (
            &format!("{flat} -fvk-t-shift 4294967290 0"),
            &format!("Texture2D t[7] : register(t0); Texture2D u; SamplerState s; {sample}"),
            &beyond("4294967296"),
        ),
        (
            flat,
            &format!("[[vk::binding(4294967290)]] Texture2D t[7]; Texture2D u; SamplerState s; {sample}"),
            &beyond("4294967296"),
        ),
        (
            flat,
            &format!("Texture2D t[1073741824][4]; Texture2D u; SamplerState s; {sample}"),
            &format!("{}, {}", beyond("4294967296"), beyond("4294967297")),
        ),
        (
            "-T ps_6_0 -E main -fvk-auto-shift-bindings -fvk-t-shift 4294967295 0",
            &format!("Texture2D t; Texture2D u; SamplerState s; {sample}"),
            &beyond("4294967296"),
        ),
    ]);
}

#[test]
fn resources_that_share_a_binding_are_a_warning_for_each_entry_point() {
    let shared = |first: &str, second: &str| {
        format!("! warning: `{first}` and `{second}` are both at binding 0 of descriptor set 0")
    };
    let sample = "float4 main(float2 uv : UV) : SV_Target { return t.Sample(s, uv); }";
    let at_zero = format!("Texture2D t : register(t0); SamplerState s : register(s0); {sample}");
    let ps = "-T ps_6_0 -E main";
    let both = "s 0.0, t 0.0, ";
    let explicit = |what: &str| format!("[[vk::binding(0)]] {what}");
    check(&[
        (ps, &at_zero, &format!("{both}{}", shared("t", "s"))),
        (&format!("{ps} -Od"), &at_zero, &format!("{both}{}", shared("t", "s"))),
        (&format!("{ps} -Wno-shared-binding"), &at_zero, "s 0.0, t 0.0"),
        (&format!("{ps} -fvk-s-shift 1 0"), &at_zero, "t 0.0, s 0.1"),
        // By attribute, by option, and by what is reserved.
        (
            ps,
            &format!("{} {} {sample}", explicit("Texture2D t;"), explicit("SamplerState s;")),
            &format!("{both}{}", shared("t", "s")),
        ),
        (
            &format!("{ps} -fvk-bind-register t0 0 0 0 -fvk-bind-register s0 0 0 0"),
            &at_zero,
            &format!("{both}{}", shared("t", "s")),
        ),
        (
            &format!("{ps} -fvk-bind-globals 0 0"),
            "Texture2D t; float f; float4 main(float2 uv : UV) : SV_Target { return t[uint2(0, 0)] * f; }",
            &format!("_Globals 0.0, t 0.0, {}", shared("t", "$Globals")),
        ),
        (
            "-T cs_6_6 -E main -fspv-target-env=vulkan1.3 -fvk-bind-resource-heap 0 0",
            &format!(
                "{} [numthreads(1, 1, 1)] void main() {{ RWByteAddressBuffer b = ResourceDescriptorHeap[3]; b.Store(0, t[uint2(0, 0)].x); }}",
                explicit("Texture2D<uint4> t;")
            ),
            &format!("ResourceDescriptorHeap 0.0, t 0.0, {}", shared("t", "ResourceDescriptorHeap")),
        ),
        (
            "-T cs_6_0 -E main",
            "[[vk::binding(0), vk::counter_binding(0)]] RWStructuredBuffer<uint> a;
             [numthreads(1, 1, 1)] void main() { a[0] = a.IncrementCounter(); }",
            &format!("a 0.0, counter_var_a 0.0, {}", shared("a", "counter.var.a")),
        ),
        // An element of a flattened array.
        (
            &format!("{ps} -fspv-flatten-resource-arrays"),
            "[[vk::binding(0)]] SamplerState s; [[vk::binding(0)]] Texture2D t[2];
             float4 main(float2 uv : UV) : SV_Target { return t[0].Sample(s, uv) + t[1].Sample(s, uv); }",
            &format!("s 0.0, t_0_ 0.0, t_1_ 0.1, {}", shared("s", "t[0]")),
        ),
        // Nothing uses the other one.
        (ps, &format!("{} {at_zero}", explicit("Texture2D other;")).replace("s0", "s1"), "t 0.0, s 0.1"),
        (
            ps,
            &format!("static const bool USED = false; {at_zero}").replace("t.Sample(s, uv)", "USED ? t.Sample(s, uv) : t[uint2(0, 0)]"),
            "t 0.0",
        ),
        // One is used by one entry point, one by another.
        (
            "-T lib_6_3",
            "Texture2D<float4> t : register(t0); RWByteAddressBuffer u : register(u0);
             [shader(\"pixel\")] float4 shade() : SV_Target { return t[uint2(0, 0)]; }
             [shader(\"compute\")] [numthreads(1, 1, 1)] void fill() { u.Store(0, 1); }",
            "t 0.0, u 0.0",
        ),
        (
            "-T lib_6_3",
            "Texture2D<float4> t : register(t0); RWByteAddressBuffer u : register(u0);
             float4 get() { return t[uint2(0, 0)]; }
             [shader(\"pixel\")] float4 shade() : SV_Target { return get(); }
             [shader(\"compute\")] [numthreads(1, 1, 1)] void fill() { u.Store(0, get().x); }",
            &format!("t 0.0, u 0.0, {}", shared("t", "u")),
        ),
        // What is meant to be one.
        (
            ps,
            &at_zero.replace("Texture2D", "[[vk::combinedImageSampler]] Texture2D").replace("SamplerState", "[[vk::combinedImageSampler]] SamplerState"),
            "t 0.0",
        ),
        (
            &format!("{ps} -fcgl"),
            &at_zero.replace("Texture2D", "[[vk::combinedImageSampler]] Texture2D").replace("SamplerState", "[[vk::combinedImageSampler]] SamplerState"),
            "s 0.0, t 0.0",
        ),
        (
            "-T cs_6_6 -E main -fspv-target-env=vulkan1.3",
            "[numthreads(1, 1, 1)] void main() {
                 RWByteAddressBuffer a = ResourceDescriptorHeap[3]; RWStructuredBuffer<uint> b = ResourceDescriptorHeap[4];
                 Texture2D<uint4> t = ResourceDescriptorHeap[5]; a.Store(0, b[1] + t[uint2(0, 0)].x); }",
            "ResourceDescriptorHeap 0.0, ResourceDescriptorHeap_0 0.0, ResourceDescriptorHeap_1 0.0",
        ),
        (
            ps,
            &format!(
                "{} {} [[vk::binding(1)]] SamplerState s; float4 main(float2 uv : UV, nointerpolation uint i : I) : SV_Target {{
                     return a[i].Sample(s, uv) + b[i].Sample(s, uv.xyy); }}",
                explicit("Texture2D a[];"),
                explicit("TextureCube b[];")
            ),
            "a 0.0, b 0.0, s 0.1",
        ),
        (
            "-T cs_6_6 -E main",
            "RWByteAddressBuffer u; [numthreads(1, 1, 1)] void main() { uint64_t old; u.InterlockedAdd64(8, 5, old); u.Store(0, uint(old)); }",
            "u 0.0, u_wide 0.0",
        ),
    ]);
    // Once for two entry points, with both places.
    let text = format!(
        "{}\n{}\n{}",
        "Texture2D<float4> t : register(t0);",
        "RWByteAddressBuffer u : register(u0);",
        "[shader(\"compute\")] [numthreads(1, 1, 1)] void one() { u.Store(0, t[uint2(0, 0)].x); }
         [shader(\"compute\")] [numthreads(1, 1, 1)] void two() { u.Store(0, t[uint2(0, 0)].y); }",
    );
    let found = support::compile_text(text.into(), &["-T", "lib_6_3"]);
    let reports: Vec<_> = found.reports.iter().map(|it| (it.code, &it.text)).collect();
    assert!(
        matches!(&*reports, [("W0811", text)] if text.contains("1 | Texture2D") && text.contains("2 | RWByte")),
        "{reports:?}"
    );
}

#[test]
fn a_heap_is_bound_wherever_it_is_used() {
    let result = "RWByteAddressBuffer r : register(u9); ";
    let pair = "struct Pair { RWTexture2D<float4> image; RWByteAddressBuffer bytes; };
        Pair pair() { Pair p; p.image = ResourceDescriptorHeap[3]; p.bytes = ResourceDescriptorHeap[4]; return p; }";
    let main = |declared: &str, body: &str| {
        format!(
            "{result}{declared} [numthreads(1, 1, 1)] void main(uint2 id : SV_DispatchThreadID) {{ {body} }}"
        )
    };
    let heap = "ResourceDescriptorHeap 0.0, r 0.9";
    let both = "ResourceDescriptorHeap 0.0, ResourceDescriptorHeap_0 0.0, r 0.9";
    let rows = [
        (main("RWByteAddressBuffer get() { return ResourceDescriptorHeap[1]; }", "r.Store(0, get().Load(0));"), heap),
        (main("static RWByteAddressBuffer b = ResourceDescriptorHeap[1];", "r.Store(0, b.Load(0));"), heap),
        (
            main(
                "RWByteAddressBuffer get() { return ResourceDescriptorHeap[1]; } static RWByteAddressBuffer b = get();",
                "r.Store(0, b.Load(0));",
            ),
            heap,
        ),
        (
            main(
                "globallycoherent RWByteAddressBuffer get() { return ResourceDescriptorHeap[1]; }
                 static globallycoherent RWByteAddressBuffer b = get();",
                "r.Store(0, b.Load(0));",
            ),
            heap,
        ),
        (main(&format!("{pair} static const Pair PAIR = pair();"), "PAIR.image[id] = 1; r.Store(0, PAIR.bytes.Load(0));"), both),
        (
            main(
                &format!("{pair} Pair other() {{ return pair(); }} static const Pair PAIRS[1] = {{ other() }};"),
                "PAIRS[0].image[id] = 1; r.Store(0, PAIRS[0].bytes.Load(0));",
            ),
            both,
        ),
        (
            main(
                &format!("{pair} static const Pair PAIR = pair(); static const Pair AGAIN = PAIR;"),
                "AGAIN.image[id] = 1; r.Store(0, AGAIN.bytes.Load(0));",
            ),
            both,
        ),
        // A static local, a static member, and a number that is read from a heap.
        (
            main(&format!("{pair} void f(uint2 id) {{ static Pair p = pair(); p.image[id] = 1; }}"), "f(id); r.Store(0, 1);"),
            heap,
        ),
        (
            main(
                "struct S { static RWByteAddressBuffer get() { return ResourceDescriptorHeap[1]; } static uint count; };
                 static uint S::count = S::get().Load(0);",
                "r.Store(0, S::count);",
            ),
            heap,
        ),
        (
            main(
                "RWStructuredBuffer<uint> get() { return ResourceDescriptorHeap[1]; }
                 static RWStructuredBuffer<uint> b = get();",
                "r.Store(0, b.IncrementCounter());",
            ),
            "counter_var_ResourceDescriptorHeap 0.1, r 0.9",
        ),
        (
            main("SamplerState get() { return SamplerDescriptorHeap[1]; } static SamplerState s = get(); Texture2D<float> t;", "r.Store(0, t.SampleLevel(s, 0, 0));"),
            "t 0.0, SamplerDescriptorHeap 0.1, r 0.9",
        ),
    ];
    for (text, expected) in &rows {
        check(&[("-T cs_6_6 -E main -fspv-target-env=vulkan1.3", text, expected)]);
        let raw = answer("-T cs_6_6 -E main -fspv-target-env=vulkan1.3 -fcgl", text);
        assert!(raw.contains("Heap 0.") && !raw.contains('!'), "{raw}\n{text}");
    }
    check(&[(
        "-T lib_6_6 -fspv-target-env=universal1.5",
        "RWByteAddressBuffer r : register(u9);
         void g() { RWByteAddressBuffer b = ResourceDescriptorHeap[0]; r.Store(0, b.Load(0)); } export void f() { g(); }",
        heap,
    )]);
}
