//! Programs that repeat one thing, as generators and attackers write them: what one more of it costs must not depend on
//! how many there are already.
//!
//! Each is a pixel shader with the entry point `main`, none has an error, and all of it matters for the result.

/// A program of `count` equal parts, which `make` writes.
pub struct Shape {
    pub name: &'static str,
    /// The fewest parts to measure: about ten milliseconds of work.
    pub count: usize,
    pub make: fn(usize) -> String,
}

/// The table: one line each.
macro_rules! shapes {
    ($($name:literal $count:literal $make:ident,)*) => { &[$(Shape { name: $name, count: $count, make: $make }),*] };
}

#[rustfmt::skip]
pub const SHAPES: &[Shape] = shapes![
    // Ways out.
    "early returns"              500 early_returns,
    "early returns of values"    500 early_returns_of_values,
    "early return, called"       200 early_return_called,
    "returns from loops"         200 returns_from_loops,
    "discards"                   500 discards,
    "do while (false)"           500 do_once,
    "breaks of one do"           500 breaks_of_one_do,
    "breaks of one loop"         500 breaks_of_one_loop,
    "continues of one loop"      500 continues_of_one_loop,
    // Branches.
    "if and else"                500 if_else,
    "else if"                     50 else_if,
    "nested ifs"                  12 nested_ifs,
    "conditional operators"      500 conditional_operators,
    "and, or"                    500 and_or,
    "switch, cases"              500 switch_cases,
    "switch, returns"            500 switch_returns,
    "switch, falls through"      500 switch_falls_through,
    "small switches"             200 small_switches,
    // Loops.
    "loops"                      200 loops,
    "nested loops"                 6 nested_loops,
    "loop, variables"            200 loop_variables,
    "unrolled loops"             125 unrolled_loops,
    "unrolled loops, nested"     100 unrolled_loops_nested,
    "unrolled loops, break"      125 unrolled_loops_break,
    "unrolled loops, arrays"     125 unrolled_loops_arrays,
    "unrolled loop, rounds"      100 unrolled_rounds,
    // Calls.
    "call chain"                 250 call_chain,
    "call chain, branches"       100 call_chain_branches,
    "call chain, inout"          100 call_chain_inout,
    "call chain, arrays"         100 call_chain_arrays,
    "call chain, resources"      100 call_chain_resources,
    "calls of one function"      500 calls_of_one_function,
    "calls in one expression"    500 calls_in_expression,
    "methods"                    300 methods,
    "out parameters"             300 out_parameters,
    "template instances"         300 template_instances,
    "template recursion"          20 template_recursion,
    "class template instances"   200 class_template_instances,
    // Values.
    "long expression"           1000 long_expression,
    "one variable"              1000 one_variable,
    "variables"                 1000 variables,
    "components"                1000 components,
    "matrices"                   200 matrices,
    "statics"                    500 statics,
    "statics in functions"       300 statics_in_functions,
    "groupshared"                500 groupshared,
    // Arrays.
    "constant array"            2000 constant_array,
    "constant arrays"            250 constant_arrays,
    "constant array, reads"     1000 constant_array_reads,
    "constant local array"      1000 constant_local_array,
    "array, written"             500 array_written,
    "array, element by element"  500 array_by_elements,
    "arrays, copied"             100 arrays_copied,
    "array, copies"              200 array_copies,
    "array of structs, copied"   200 array_of_structs,
    "array of arrays"             16 array_of_arrays,
    // Structs.
    "struct, members"            300 struct_members,
    "struct by value"            200 struct_by_value,
    "struct by value, chain"     100 struct_by_value_chain,
    "struct, inout"              200 struct_inout,
    "struct, compared members"   200 struct_from_buffer,
    "structs in structs"          12 structs_in_structs,
    // Resources.
    "textures"                   200 textures,
    "textures in a struct"       100 textures_in_struct,
    "array of textures"          200 array_of_textures,
    "constant buffers"           200 constant_buffers,
    "constant buffer, members"   500 constant_buffer_members,
    "buffer loads and stores"    500 buffer_loads_and_stores,
    "structured copies"          300 structured_copies,
    "byte address copies"        300 byte_address_copies,
    "atomics"                    300 atomics,
    "samples in branches"        300 samples_in_branches,
];

const VALUE: &str = "float4 main(float4 a : A, int b : B) : SV_Target\n{\n    float x = a.x, y = a.y;\n";
const END: &str = "    return float4(x, y, 0, 1);\n}\n";

/// `line` for each of `count` numbers.
fn each(count: usize, line: impl Fn(usize) -> String) -> String {
    (0..count).map(line).collect()
}

/// A `main` with a line for each number.
fn main_of(count: usize, line: impl Fn(usize) -> String) -> String {
    format!("{VALUE}{}{END}", each(count, line))
}

/// A `main` with a line for each number, which writes a buffer.
fn writer_of(count: usize, line: impl Fn(usize) -> String) -> String {
    format!(
        "RWStructuredBuffer<float> o;\nvoid main(float4 a : A, int b : B)\n{{\n    float x = a.x;\n{}    o[b] = x;\n}}\n",
        each(count, line)
    )
}

fn early_returns(count: usize) -> String {
    writer_of(count, |i| format!("    if (o[{i}] > 0) return;\n"))
}

fn early_returns_of_values(count: usize) -> String {
    main_of(count, |i| format!("    if (x * {i} > y) return float4(y, x, {i}, 0);\n    x += a.z;\n"))
}

fn early_return_called(count: usize) -> String {
    format!(
        "float part(float x, float y)\n{{\n    if (x > y) return y;\n    x *= y;\n    if (x > 9) return x;\n    return sin(x);\n}}\n{}",
        main_of(count, |i| format!("    x += part(x, y + {i});\n"))
    )
}

fn returns_from_loops(count: usize) -> String {
    main_of(count, |i| {
        format!(
            "    for (int i{i} = 0; i{i} < b; ++i{i})\n    {{\n        x += y;\n        if (x > {i}) return x;\n    }}\n"
        )
    })
}

fn discards(count: usize) -> String {
    main_of(count, |i| format!("    if (x > {i}) discard;\n    x += sin(y * {i});\n"))
}

fn do_once(count: usize) -> String {
    main_of(count, |i| {
        format!(
            "    do\n    {{\n        x += y;\n        if (x > {i}) break;\n        y = sin(x);\n    }} while (false);\n"
        )
    })
}

fn breaks_of_one_do(count: usize) -> String {
    format!(
        "{VALUE}    do\n    {{\n{}    }} while (false);\n{END}",
        each(count, |i| format!("        x += y * {i};\n        if (x > {i}) break;\n"))
    )
}

fn breaks_of_one_loop(count: usize) -> String {
    format!(
        "{VALUE}    for (int i = 0; i < b; ++i)\n    {{\n{}    }}\n{END}",
        each(count, |i| format!("        x += y * {i};\n        if (x > {i}) break;\n"))
    )
}

fn continues_of_one_loop(count: usize) -> String {
    format!(
        "{VALUE}    for (int i = 0; i < b; ++i)\n    {{\n{}    }}\n{END}",
        each(count, |i| format!("        x += y * {i};\n        if (x > {i}) continue;\n"))
    )
}

fn if_else(count: usize) -> String {
    main_of(count, |i| {
        format!("    if (b > {i})\n        x = sin(x + y);\n    else\n        y = cos(x * {i});\n")
    })
}

/// As long as is allowed at eight times the fewest.
fn else_if(count: usize) -> String {
    format!(
        "{VALUE}    {}\n        x = y;\n{END}",
        each(count, |i| format!("if (b == {i})\n        x = sin(x + {i});\n    else "))
    )
}

/// As deep as is allowed at eight times the fewest.
fn nested_ifs(count: usize) -> String {
    format!(
        "{VALUE}{}{}{END}",
        each(count, |i| format!("if (b > {i}) {{ x = sin(x + y);\n")),
        "}\n".repeat(count)
    )
}

fn conditional_operators(count: usize) -> String {
    main_of(count, |i| format!("    x = y > {i} ? sin(x) : x * y;\n    y = x > {i} ? y + 1 : x;\n"))
}

fn and_or(count: usize) -> String {
    main_of(count, |i| format!("    if (x > {i} && y < {i} || b == {i}) x += y;\n"))
}

fn switch_cases(count: usize) -> String {
    format!(
        "{VALUE}    switch (b)\n    {{\n{}    }}\n{END}",
        each(count, |i| format!("    case {i}: x = sin(y + {i}); break;\n"))
    )
}

fn switch_returns(count: usize) -> String {
    format!(
        "{VALUE}    switch (b)\n    {{\n{}    }}\n{END}",
        each(count, |i| format!("    case {i}: return sin(y + {i});\n"))
    )
}

fn switch_falls_through(count: usize) -> String {
    format!(
        "{VALUE}    switch (b)\n    {{\n{}    }}\n{END}",
        each(count, |i| format!("    case {i}: x = sin(y + x);\n"))
    )
}

fn small_switches(count: usize) -> String {
    main_of(count, |i| {
        format!(
            "    switch (b + {i})\n    {{\n    case 0: x = sin(y); break;\n    case 1: y += x; break;\n    default: x += y;\n    }}\n"
        )
    })
}

fn loops(count: usize) -> String {
    main_of(count, |i| {
        format!(
            "    for (int i{i} = 0; i{i} < b; ++i{i})\n    {{\n        x += y * i{i};\n        if (x > {i}) break;\n    }}\n"
        )
    })
}

/// As deep as is allowed at eight times the fewest.
fn nested_loops(count: usize) -> String {
    format!(
        "{VALUE}{}{}{END}",
        each(count, |i| format!("for (int i{i} = 0; i{i} < b; ++i{i}) {{ x += sin(x + y * i{i});\n")),
        "}\n".repeat(count)
    )
}

/// Each changes in the loop.
fn loop_variables(count: usize) -> String {
    format!(
        "{VALUE}{}    for (int i = 0; i < b; ++i)\n    {{\n{}    }}\n{}{END}",
        each(count, |i| format!("    float v{i} = x * {i};\n")),
        each(count, |i| format!("        v{i} += sin(v{i} * y);\n")),
        each(count, |i| format!("    x += v{i};\n"))
    )
}

fn unrolled_loops(count: usize) -> String {
    main_of(count, |i| format!("    [unroll] for (int i{i} = 0; i{i} < 4; ++i{i}) x = x * y + i{i};\n"))
}

fn unrolled_loops_nested(count: usize) -> String {
    main_of(count, |i| {
        format!(
            "    [unroll] for (int i{i} = 0; i{i} < 2; ++i{i})\n    [unroll] for (int j{i} = 0; j{i} < 2; ++j{i}) x = x * y + i{i} * j{i};\n"
        )
    })
}

fn unrolled_loops_break(count: usize) -> String {
    main_of(count, |i| {
        format!(
            "    [unroll] for (int i{i} = 0; i{i} < 4; ++i{i})\n    {{\n        x = x * y + i{i};\n        if (x > {i}) break;\n    }}\n"
        )
    })
}

fn unrolled_loops_arrays(count: usize) -> String {
    main_of(count, |i| {
        format!(
            "    float t{i}[4];\n    [unroll] for (int i{i} = 0; i{i} < 4; ++i{i}) t{i}[i{i}] = x * i{i};\n\
             \x20   [unroll] for (int j{i} = 0; j{i} < 4; ++j{i}) x += sin(t{i}[j{i}]);\n"
        )
    })
}

fn unrolled_rounds(count: usize) -> String {
    format!(
        "{VALUE}    [unroll] for (int i = 0; i < {count}; ++i)\n    {{\n        x = sin(x * y + i);\n        if (x > y) y += x;\n    }}\n{END}"
    )
}

fn call_chain(count: usize) -> String {
    format!(
        "float part0(float x, float y) {{ return x * y; }}\n{}{}",
        each(count, |i| format!(
            "float part{}(float x, float y) {{ return part{i}(x, y) * x + {i}; }}\n",
            i + 1
        )),
        main_of(1, |_| format!("    x = part{count}(x, y);\n"))
    )
}

fn call_chain_branches(count: usize) -> String {
    format!(
        "float part0(float x, float y) {{ return x * y; }}\n{}{}",
        each(count, |i| format!(
            "float part{}(float x, float y)\n{{\n    if (x > {i}) return y;\n    float z = part{i}(x + 1, y);\n    if (z > y) z = sin(z);\n    return z * x;\n}}\n",
            i + 1
        )),
        main_of(1, |_| format!("    x = part{count}(x, y);\n"))
    )
}

fn call_chain_inout(count: usize) -> String {
    format!(
        "void part0(inout float x, inout float y) {{ x *= y; }}\n{}{}",
        each(count, |i| format!(
            "void part{}(inout float x, inout float y)\n{{\n    x += {i};\n    part{i}(y, x);\n    y = sin(x);\n}}\n",
            i + 1
        )),
        main_of(1, |_| format!("    part{count}(x, y);\n"))
    )
}

fn call_chain_arrays(count: usize) -> String {
    format!(
        "float part0(float t[8], int i) {{ return t[i & 7]; }}\n{}{}",
        each(count, |i| format!(
            "float part{}(float t[8], int i)\n{{\n    t[{}] += {i};\n    return part{i}(t, i) + t[i & 7];\n}}\n",
            i + 1,
            i % 8
        )),
        main_of(1, |_| format!(
            "    float t[8] = {{ x, y, x, y, x, y, x, y }};\n    x = part{count}(t, b);\n"
        ))
    )
}

fn call_chain_resources(count: usize) -> String {
    format!(
        "Texture2D t;\nSamplerState s;\nfloat part0(Texture2D t, SamplerState s, float x) {{ return t.SampleLevel(s, x, 0).x; }}\n{}{}",
        each(count, |i| format!(
            "float part{}(Texture2D t, SamplerState s, float x) {{ return part{i}(t, s, x) * t.SampleLevel(s, x + {i}, 0).y; }}\n",
            i + 1
        )),
        main_of(1, |_| format!("    x = part{count}(t, s, x);\n"))
    )
}

fn calls_of_one_function(count: usize) -> String {
    format!(
        "float part(float x, float y)\n{{\n    float z = x * y;\n    if (z > x) z = sin(z);\n    return z;\n}}\n{}",
        main_of(count, |i| format!("    x += part(x, y + {i});\n"))
    )
}

fn calls_in_expression(count: usize) -> String {
    format!(
        "float part(float x, float y) {{ return x * y + sin(x); }}\n{VALUE}    x = 0{};\n{END}",
        each(count, |i| format!("\n        + part(a.z, y + {i})"))
    )
}

fn methods(count: usize) -> String {
    format!(
        "struct Random\n{{\n    uint4 state;\n    float last;\n    float next()\n    {{\n        state.x = state.x * 1664525 + state.w;\n        state = state.yzwx;\n        last = state.x;\n        return last;\n    }}\n}};\n{VALUE}    Random random = {{ uint4(b, 1, 2, 3), 0 }};\n{}{END}",
        each(count, |i| format!("    x += random.next() * {i};\n"))
    )
}

fn out_parameters(count: usize) -> String {
    format!(
        "void part(float x, out float s, out float c) {{ sincos(x, s, c); s *= x; }}\n{}",
        main_of(count, |i| format!(
            "    float s{i}, c{i};\n    part(x, s{i}, c{i});\n    x += s{i} * c{i};\n"
        ))
    )
}

fn template_instances(count: usize) -> String {
    format!(
        "template<int N> float part(float x) {{ float z = x * N; if (z > x) z = sin(z); return z; }}\n{}",
        main_of(count, |i| format!("    x += part<{i}>(x);\n"))
    )
}

/// As deep as is allowed at eight times the fewest.
fn template_recursion(count: usize) -> String {
    format!(
        "template<int N> float part(float x) {{ return part<N - 1>(x * 2) + sin(x * N); }}\n\
         template<> float part<0>(float x) {{ return x; }}\n{}",
        main_of(1, |_| format!("    x += part<{count}>(x);\n"))
    )
}

fn class_template_instances(count: usize) -> String {
    format!(
        "template<typename T, int N> struct Stack\n{{\n    T items[N];\n    int size;\n    void push(T item) {{ items[size++ & 3] = item; }}\n    T top() {{ return items[size & 3]; }}\n}};\n{}",
        main_of(count, |i| format!(
            "    Stack<float, {}> s{i} = (Stack<float, {0}>)0;\n    s{i}.push(x);\n    x += s{i}.top();\n",
            i % 4 + 4
        ))
    )
}

fn long_expression(count: usize) -> String {
    format!("{VALUE}    x = x{};\n{END}", each(count, |i| format!("\n        + sin(y * {i})")))
}

fn one_variable(count: usize) -> String {
    main_of(count, |i| format!("    x = x * y + {i};\n"))
}

fn variables(count: usize) -> String {
    main_of(count, |i| {
        format!(
            "    float v{i} = x * {i} + {};\n    x += v{i};\n",
            if i == 0 { "y".into() } else { format!("v{}", i / 2) }
        )
    })
}

fn components(count: usize) -> String {
    main_of(count, |i| {
        format!(
            "    a.{} = a.{} * y + {i};\n    x += a.{2};\n",
            ["x", "yz", "w"][i % 3],
            ["y", "zx", "z"][i % 3],
            ["w", "x", "y"][i % 3]
        )
    })
}

fn matrices(count: usize) -> String {
    format!(
        "float4x4 m;\n{VALUE}    float4x4 p = m;\n{}    x = p[b & 3].x;\n{END}",
        each(count, |i| format!("    p = mul(m, p);\n    p[{}][{}] += {i};\n", i % 4, i % 3))
    )
}

fn statics(count: usize) -> String {
    format!(
        "{}{}",
        each(count, |i| format!("static float s{i} = {i} * 0.5;\n")),
        main_of(count, |i| format!("    s{i} *= x;\n    if (x > {i}) x += s{i};\n"))
    )
}

fn statics_in_functions(count: usize) -> String {
    format!(
        "static float total = 0;\n{}{}",
        each(count, |i| format!(
            "static float s{i} = {i};\nvoid part{i}(float x) {{ s{i} += x; if (x > 0) total += s{i}; }}\n"
        )),
        main_of(count, |i| format!("    part{i}(x);\n    x += total;\n"))
    )
}

/// In a pixel shader they are statics.
fn groupshared(count: usize) -> String {
    format!(
        "{}{}",
        each(count, |i| format!("static float4 g{i}[4];\n")),
        main_of(count, |i| format!("    g{i}[b & 3] = x;\n    x += g{i}[b & 1].y;\n"))
    )
}

fn constant_array(count: usize) -> String {
    format!(
        "static const float table[{count}] =\n{{\n{}}};\n{}",
        each(count, |i| format!("    {i}.5,\n")),
        main_of(1, |_| "    x = table[b];\n".into())
    )
}

fn constant_arrays(count: usize) -> String {
    format!(
        "{}{}",
        each(count, |i| format!(
            "static const float2 table{i}[4] = {{ {{ {i}, 1 }}, {{ 2, {i} }}, {{ 3, 3 }}, {{ {i}, {i} }} }};\n"
        )),
        main_of(count, |i| format!("    x += table{i}[b & 3].y;\n"))
    )
}

/// Each element is named, and some are not.
fn constant_array_reads(count: usize) -> String {
    format!(
        "static const float table[{count}] =\n{{\n{}}};\n{}",
        each(count, |i| format!("    {i}.5,\n")),
        main_of(count, |i| format!(
            "    x = x * table[{i}] + {};\n",
            if i % 2 == 0 { "table[b]" } else { "y" }
        ))
    )
}

fn constant_local_array(count: usize) -> String {
    format!(
        "{VALUE}    const float table[{count}] =\n    {{\n{}    }};\n    x = table[b];\n{END}",
        each(count, |i| format!("        {i}.5,\n"))
    )
}

fn array_written(count: usize) -> String {
    format!(
        "{VALUE}    float table[{count}];\n{}    x = table[b];\n{END}",
        each(count, |i| format!("    table[{i}] = x * {i};\n"))
    )
}

/// All indices are known, so that none stays in memory.
fn array_by_elements(count: usize) -> String {
    format!(
        "{VALUE}    float table[{count}];\n{}{}{END}",
        each(count, |i| format!("    table[{i}] = sin(x * {i});\n")),
        each(count, |i| format!("    x += table[{}] * {i};\n", count - 1 - i))
    )
}

fn arrays_copied(count: usize) -> String {
    format!(
        "{VALUE}    float t0[4] = {{ x, y, x, y }};\n    t0[b & 3] = x;\n{}    x = t{count}[b & 3];\n{END}",
        each(count, |i| format!("    float t{}[4] = t{i};\n    t{0}[b & 3] += {i};\n", i + 1))
    )
}

/// A copy of all elements, as many times as is said here.
fn array_copies(count: usize) -> String {
    format!(
        "{VALUE}    float s[{count}], t[{count}];\n{}    t = s;\n    t[b] = x;\n    s = t;\n    s[b + 1] = y;\n    t = s;\n    x = t[b + 2];\n{END}",
        each(count, |i| format!("    s[{i}] = x * {i};\n"))
    )
}

fn array_of_structs(count: usize) -> String {
    format!(
        "struct S {{ float4 a; float b[2]; int c; }};\n{VALUE}    S s[{count}], t[{count}];\n{}    t = s;\n    t[b].c = b;\n    s = t;\n    s[b + 1].b[1] = y;\n    x = s[b + 2].b[b & 1] + s[b].c;\n{END}",
        each(count, |i| format!(
            "    s[{i}].a = x * {i};\n    s[{i}].b[0] = s[{i}].b[1] = y;\n    s[{i}].c = {i};\n"
        ))
    )
}

/// Parts by parts elements.
fn array_of_arrays(count: usize) -> String {
    format!(
        "static const float table[{count}][16] =\n{{\n{}}};\n{}",
        each(count, |i| format!("    {{ {i}, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, {i} }},\n")),
        main_of(count, |i| format!("    x += table[{i}][b & 15] * table[b][{}];\n", i % 16))
    )
}

/// A struct with as many members, of four types.
fn big_struct(count: usize) -> String {
    const TYPES: [&str; 4] = ["float", "float4", "int", "float2"];
    format!("struct Big\n{{\n{}}};\n", each(count, |i| format!("    {} m{i};\n", TYPES[i % 4])))
}

fn struct_members(count: usize) -> String {
    format!(
        "{}{VALUE}    Big s = (Big)x;\n{}{}{END}",
        big_struct(count),
        each(count, |i| format!("    s.m{i} += x;\n")),
        each(count, |i| format!("    x += s.m{i};\n"))
    )
}

fn struct_by_value(count: usize) -> String {
    format!(
        "{}Big make(float x)\n{{\n    Big s = (Big)0;\n{}    return s;\n}}\nBig change(Big s, float y)\n{{\n{}    return s;\n}}\nfloat sum(Big s)\n{{\n    float x = 0;\n{}    return x;\n}}\n{}",
        big_struct(count),
        each(count, |i| format!("    s.m{i} = x * {i};\n")),
        each(count, |i| format!("    s.m{i} *= y;\n")),
        each(count, |i| format!("    x += s.m{i};\n")),
        main_of(1, |_| "    x = sum(change(make(x), y));\n".into())
    )
}

fn struct_by_value_chain(count: usize) -> String {
    format!(
        "{}Big part0(Big s) {{ s.m1 *= 2; return s; }}\n{}{}",
        big_struct(8),
        each(count, |i| format!(
            "Big part{}(Big s)\n{{\n    s.m{} += {i};\n    Big t = part{i}(s);\n    t.m{} = s.m{1};\n    return t;\n}}\n",
            i + 1,
            i % 8,
            (i + 4) % 8
        )),
        main_of(1, |_| format!(
            "    Big s = (Big)x;\n    s = part{count}(s);\n    x = s.m0 + s.m1.x + s.m4 + s.m6;\n"
        ))
    )
}

/// As many calls of a function that changes one of many members.
fn struct_inout(count: usize) -> String {
    format!(
        "{}void part(inout Big s, float x)\n{{\n    s.m3 += x;\n    if (x > 0) s.m5.x = s.m3;\n}}\n{VALUE}    Big s = (Big)x;\n{}    x = s.m0 + s.m1.x + s.m3 + s.m5.x;\n{END}",
        big_struct(16),
        each(count, |i| format!("    part(s, x + {i});\n"))
    )
}

fn struct_from_buffer(count: usize) -> String {
    format!(
        "{}StructuredBuffer<Big> r;\nRWStructuredBuffer<Big> w;\n{VALUE}    Big s = r[b];\n    Big t = r[b + 1];\n{}    w[b] = s;\n{END}",
        big_struct(count),
        each(count, |i| format!("    if (t.m{i}{} > x) s.m{i} = t.m{i};\n", ["", ".x", "", ".y"][i % 4]))
    )
}

/// Almost as deep as is allowed at eight times the fewest; each has the one before and a member.
fn structs_in_structs(count: usize) -> String {
    format!(
        "struct S0 {{ float v; }};\n{}{VALUE}    S{count} s = (S{count})x;\n    S{count} t = s;\n    t{}.v = y;\n    x = t{}.v + s{}.v;\n{END}",
        each(count, |i| format!("struct S{} {{ S{i} s; float v; }};\n", i + 1)),
        ".s".repeat(count),
        ".s".repeat(count / 2),
        ".s".repeat(count / 3)
    )
}

fn textures(count: usize) -> String {
    format!(
        "SamplerState s;\nfloat read(Texture2D t, float x) {{ return t.SampleLevel(s, x, 0).x; }}\n{}{}",
        each(count, |i| format!("Texture2D t{i};\n")),
        main_of(count, |i| format!("    x += read(t{i}, y);\n"))
    )
}

fn textures_in_struct(count: usize) -> String {
    format!(
        "SamplerState s;\nstruct Textures\n{{\n{}}};\nTextures all;\n\
         float read(Textures all, float y)\n{{\n    float x = 0;\n{}    return x;\n}}\n{}",
        each(count, |i| format!("    Texture2D t{i};\n")),
        each(count, |i| format!("    x += all.t{i}.SampleLevel(s, y, 0).x;\n")),
        main_of(1, |_| "    x += read(all, y);\n".into())
    )
}

fn array_of_textures(count: usize) -> String {
    format!(
        "SamplerState s;\nTexture2D all[{count}];\nfloat read(Texture2D all[{count}], int i, float x) {{ return all[i].SampleLevel(s, x, 0).x; }}\n{}",
        main_of(count, |i| format!("    x += read(all, {i}, y);\n"))
    )
}

fn constant_buffers(count: usize) -> String {
    format!(
        "{}{}",
        each(count, |i| format!("cbuffer C{i}\n{{\n    float4 c{i};\n    float d{i};\n}}\n")),
        main_of(count, |i| format!("    x += c{i}.x * d{i};\n"))
    )
}

fn constant_buffer_members(count: usize) -> String {
    format!(
        "cbuffer C\n{{\n{}}}\n{}",
        each(count, |i| format!("    float4 c{i};\n")),
        main_of(count, |i| format!("    x += c{i}.y;\n"))
    )
}

fn buffer_loads_and_stores(count: usize) -> String {
    writer_of(count, |i| format!("    x += o[{i}];\n    o[{}] = x * a.y;\n", i + 1))
}

fn structured_copies(count: usize) -> String {
    format!(
        "struct S {{ float4 a; float b[4]; int c; }};\nRWStructuredBuffer<S> o;\n{}",
        main_of(count, |i| format!("    S s{i} = o[b + {i}];\n    s{i}.a += x;\n    o[b] = s{i};\n"))
    )
}

fn byte_address_copies(count: usize) -> String {
    format!(
        "struct S {{ float4 a; float b[4]; int c; }};\nRWByteAddressBuffer o;\n{}",
        main_of(count, |i| format!(
            "    S s{i} = o.Load<S>(b + {});\n    s{i}.a += x;\n    o.Store<S>(b, s{i});\n",
            i * 64
        ))
    )
}

fn atomics(count: usize) -> String {
    format!(
        "RWByteAddressBuffer o;\n{}",
        main_of(count, |i| format!(
            "    uint u{i};\n    o.InterlockedAdd({}, b, u{i});\n    x += u{i};\n",
            i * 4
        ))
    )
}

fn samples_in_branches(count: usize) -> String {
    format!(
        "Texture2D t;\nSamplerState s;\n{}",
        main_of(count, |i| format!("    if (b & {}) x += t.SampleLevel(s, x * {i}, 0).x;\n", 1 << (i % 20)))
    )
}
