//! Makes programs of any number of lines, of one kind each, for the benchmarks. None has an error.

pub mod bombs;
pub mod shapes;

use std::fmt::Write;

/// A program with what it takes to compile it and to count it.
pub struct Program {
    /// Path and text; the main file first.
    pub files: Vec<(String, String)>,
    pub lines: usize,
    /// Tokens that the checker sees beyond those of the text: bodies of templates, once for each instantiation.
    pub instantiated_tokens: usize,
}

impl Program {
    fn new(text: String) -> Program {
        let lines = text.lines().count();
        Program { files: vec![("main.hlsl".into(), text)], lines, instantiated_tokens: 0 }
    }

    pub fn bytes(&self) -> usize {
        self.files.iter().map(|(_, text)| text.len()).sum()
    }
}

/// A name and a function that makes a program of about so many lines.
pub type Kind = (&'static str, fn(usize) -> Program);

const MAIN: &str = "float4 main() : SV_Target { return 1; }\n";

/// What the front end alone is measured with.
pub const FRONT_END: &[Kind] = &[
    ("functions", functions),
    ("expressions", expressions),
    ("macro uses", macro_uses),
    ("macro definitions", macro_definitions),
    ("conditionals", conditionals),
    ("includes", includes),
    ("templates, distinct", distinct_instantiations),
    ("templates, repeated", repeated_instantiations),
    ("class templates", class_templates),
    ("structs", structs),
    ("one big struct", big_struct),
    ("enums", enums),
    ("namespaces", namespaces),
    ("overloads", overloads),
    ("globals", globals),
    ("array initializer", array_initializer),
    ("nested initializer", nested_initializer),
    ("else if", else_if),
    ("switch", switch),
    ("one long function", long_function),
    ("nested blocks", nested_blocks),
];

/// Functions as people write them: comments, long and short names, numbers, members.
fn functions(lines: usize) -> Program {
    let mut text = format!(
        "{MAIN}struct Material {{ float4 albedo; float alpha; }};\nstruct Light {{ float4 color; float3 direction; }};\n\
         Light lights[16]; int lightCount;\n"
    );
    for index in 0..lines.div_ceil(12) {
        let _ = write!(
            text,
            "// Shades the surface number {index}.\n\
             float4 shadeSurface{index}(float3 normal, float3 toLight, Material material : MATERIAL)\n{{\n\
             \x20   float facing = saturate(dot(normal, toLight)); /* clamped */\n\
             \x20   float3 color = material.albedo.rgb * facing + 0.05f;\n\
             \x20   for (int i = 0; i < {count}; ++i) {{\n\
             \x20       color += lights[i].color.xyz * max(0.0, dot(lights[i].direction, normal)) * 1.0e-2;\n\
             \x20       if (i >= lightCount && color.x > 1.0)\n            break;\n    }}\n\
             \x20   return float4(color, material.alpha);\n}}\n",
            count = index % 16 + 1,
        );
    }
    Program::new(text)
}

/// Expressions nested as deeply as is allowed, in each way.
fn expressions(lines: usize) -> Program {
    const DEPTH: usize = 100;
    let mut text = String::from(MAIN);
    for index in 0..lines.div_ceil(8) {
        let _ = write!(
            text,
            "float nested{index}(float a, float b)\n{{\n    float c = {}a{};\n    c += {}b{};\n    c *= a{};\n    c -= {}a;\n    return {}c{};\n}}\n",
            "(b + ".repeat(DEPTH),
            ")".repeat(DEPTH),
            "abs(".repeat(DEPTH),
            ")".repeat(DEPTH),
            " + b * a".repeat(DEPTH),
            "- ".repeat(DEPTH),
            "(a > b ? a : ".repeat(DEPTH / 2),
            ")".repeat(DEPTH / 2),
        );
    }
    Program::new(text)
}

/// Every other name is a macro.
fn macro_uses(lines: usize) -> Program {
    let mut text = format!(
        "{MAIN}#define PI 3.14159265\n#define SQUARE(x) ((x) * (x))\n#define LERP(a, b, t) ((a) + ((b) - (a)) * (t))\n\
         #define NAME(prefix, number) prefix ## number\n#define UNUSED(...)\n#define FLOAT4 vector<float, 4>\n"
    );
    for index in 0..lines.div_ceil(6) {
        let _ = write!(
            text,
            "FLOAT4 NAME(function, {index})(float a, float b)\n{{\n\
             \x20   UNUSED(a, b)\n    float c = SQUARE(a) + LERP(a, SQUARE(b), PI) * PI;\n\
             \x20   return FLOAT4(c, LERP(SQUARE(c), LERP(a, b, 0.5), c), PI, SQUARE(SQUARE(b)));\n}}\n",
        );
    }
    Program::new(text)
}

/// Half of the lines define macros, each used once.
fn macro_definitions(lines: usize) -> Program {
    let mut text = String::from(MAIN);
    for index in 0..lines / 4 {
        let _ = write!(
            text,
            "#define VALUE_{index} {index}\n#define SCALE_{index}(x, y) ((x) * VALUE_{index} + (y))\n\
             static const float scaled{index} = SCALE_{index}(2, 0.5);\n\
             static const float plain{index} = VALUE_{index} * 2 + SCALE_{index}(1, 1);\n"
        );
    }
    Program::new(text)
}

/// Half of the lines are left out.
fn conditionals(lines: usize) -> Program {
    let mut text = format!("{MAIN}#define PI 3\n");
    for index in 0..lines.div_ceil(8) {
        let _ = write!(
            text,
            "#if {index} % 2 == 0 && defined(PI)\n\
             float even{index}(float a, float b) {{ return a * b + PI; }}\n\
             #elif {index} % 3 == 1 || !defined(PI)\n\
             float odd{index}(float a, float b) {{ return a * b - PI; }}\n\
             #elif 0\n\
             this is left out, don't read it {{ [ (\n#endif\n\n"
        );
    }
    Program::new(text)
}

/// Twenty lines a file, five thousand files in the largest.
fn includes(lines: usize) -> Program {
    let mut main = String::from(MAIN);
    let mut files = Vec::new();
    let common = "#ifndef COMMON\n#define COMMON\nfloat common(float x) { return x * x; }\n#endif\n";
    let mut total = 0;
    for index in 0..lines.div_ceil(20) {
        let _ = writeln!(main, "#include \"part{index}.hlsli\"");
        let mut text =
            format!("#pragma once\n#include \"common.hlsli\"\nstatic const float own{index} = {index};\n");
        for function in 0..4 {
            let _ = write!(
                text,
                "float part{index}_{function}(float a)\n{{\n    float b = common(a) * own{index};\n    return b + sin(a);\n}}\n"
            );
        }
        total += text.lines().count();
        files.push((format!("part{index}.hlsli"), text));
    }
    total += main.lines().count();
    files.insert(0, ("main.hlsl".into(), main));
    files.push(("common.hlsli".into(), common.into()));
    Program { files, lines: total, instantiated_tokens: 0 }
}

/// A function template with other arguments for every use.
fn distinct_instantiations(lines: usize) -> Program {
    let mut text = format!(
        "{MAIN}template<typename T, int N> T power(T x)\n{{\n    T result = (T)1;\n    for (int i = 0; i < N; ++i)\n\
         \x20       result *= x;\n    return result + (T)N;\n}}\n"
    );
    let count = lines.div_ceil(4);
    for index in 0..count {
        let _ = write!(text, "float use{index}(float a)\n{{\n    return power<float, {index}>(a);\n}}\n");
    }
    Program { instantiated_tokens: 45 * count, ..Program::new(text) }
}

/// A few function templates, each used with the same arguments again and again, given or deduced.
fn repeated_instantiations(lines: usize) -> Program {
    let mut text = format!(
        "{MAIN}template<typename T> T twice(T x) {{ return x + x; }}\n\
         template<typename T, int N> T power(T x)\n{{\n    T result = (T)1;\n    for (int i = 0; i < N; ++i)\n\
         \x20       result *= x;\n    return result + (T)N;\n}}\n"
    );
    for index in 0..lines.div_ceil(5) {
        let _ = write!(
            text,
            "float3 use{index}(float a, float3 b)\n{{\n    a = power<float, {}>(a) + twice(a);\n    return twice(b) * twice<float>(a);\n}}\n",
            index % 8
        );
    }
    Program::new(text)
}

/// A class template with other arguments for every use, its methods called.
fn class_templates(lines: usize) -> Program {
    let mut text = format!(
        "{MAIN}template<typename T, int N> struct Stack\n{{\n    T items[N];\n    int count;\n    void push(T x) {{ items[count++] = x; }}\n\
         \x20   T top() {{ return items[count - 1]; }}\n}};\n"
    );
    let count = lines.div_ceil(6);
    for index in 0..count {
        let _ = write!(
            text,
            "float use{index}(float a)\n{{\n    Stack<float, {}> stack = (Stack<float, {0}>)0;\n    stack.push(a);\n    return stack.top();\n}}\n",
            index + 1
        );
    }
    Program { instantiated_tokens: 45 * count, ..Program::new(text) }
}

/// Many structs with bases, fields and methods.
fn structs(lines: usize) -> Program {
    let mut text = format!("{MAIN}struct Base {{ float3 position; uint id; }};\n");
    for index in 0..lines.div_ceil(10) {
        let _ = write!(
            text,
            "struct Shape{index} : Base\n{{\n    float4x4 transform;\n    float radius, height;\n    uint flags[4];\n\
             \x20   float area() {{ return radius * height * 2; }}\n\
             \x20   float3 center(float3 offset) {{ return mul(transform, float4(position + offset, area())).xyz; }}\n}};\n\
             float3 use{index}(Shape{index} shape) {{ return shape.center(shape.position) * shape.flags[1]; }}\n\n"
        );
    }
    Program::new(text)
}

/// One struct with a field a line, each used.
fn big_struct(lines: usize) -> Program {
    let mut text = String::from("struct Big\n{\n");
    for index in 0..lines / 2 {
        let _ = writeln!(text, "    float4 field{index};");
    }
    text.push_str("};\nfloat4 all(Big big)\n{\n    float4 sum = 0;\n");
    for index in 0..lines / 2 {
        let _ = writeln!(text, "    sum += big.field{index} * {index};");
    }
    text.push_str("    return sum;\n}\n");
    text.push_str(MAIN);
    Program::new(text)
}

/// One long enumeration and many short ones.
fn enums(lines: usize) -> Program {
    let mut text = String::from("enum Long\n{\n");
    for index in 0..lines / 2 {
        let _ = writeln!(text, "    Long{index},");
    }
    text.push_str("};\n");
    text.push_str(MAIN);
    for index in 0..lines / 8 {
        let _ = write!(
            text,
            "enum class Short{index} : uint {{ First = 1, Second = 4, Third }};\n\
             uint use{index}(Short{index} value)\n{{\n    return value == Short{index}::Second ? (uint)Long{index} : (uint)value;\n}}\n"
        );
    }
    Program::new(text)
}

/// Namespaces inside each other and beside each other, opened again, with `using`.
fn namespaces(lines: usize) -> Program {
    let mut text = String::from(MAIN);
    for index in 0..lines.div_ceil(12) {
        let _ = write!(
            text,
            "namespace outer{} {{\nnamespace inner{index} {{\nstatic const float scale = {index};\n\
             struct Pair {{ float a, b; }};\n\
             float sum(Pair pair) {{ return (pair.a + pair.b) * scale; }}\n}}\n\
             float twice{index}(float x)\n{{\n    inner{index}::Pair pair = {{ x, x }};\n    return inner{index}::sum(pair);\n}}\n}}\n\
             float use{index}(float x) {{ using namespace outer{0}; return twice{index}(x) + outer{0}::inner{index}::scale; }}\n",
            index % 64,
        );
    }
    Program::new(text)
}

/// Sets of sixteen functions of one name, each called.
fn overloads(lines: usize) -> Program {
    const TYPES: [&str; 16] = [
        "float", "float2", "float3", "float4", "int", "int2", "int3", "int4", "uint", "uint2", "uint3",
        "uint4", "bool", "bool2", "bool3", "bool4",
    ];
    let mut text = String::from(MAIN);
    for index in 0..lines.div_ceil(35) {
        for ty in TYPES {
            let _ = writeln!(text, "{ty} mix{index}({ty} a, {ty} b) {{ return a + b; }}");
        }
        let _ = writeln!(text, "void use{index}()\n{{");
        for ty in TYPES {
            let _ = writeln!(text, "    mix{index}(({ty})1, ({ty})2);");
        }
        text.push_str("}\n");
    }
    Program::new(text)
}

/// Resources, constant buffers and constants.
fn globals(lines: usize) -> Program {
    let mut text = String::from(MAIN);
    for index in 0..lines.div_ceil(9) {
        let _ = write!(
            text,
            "Texture2D<float4> texture{index} : register(t{index}, space1);\n\
             [[vk::binding({index}, 2)]] RWStructuredBuffer<float3> buffer{index};\n\
             SamplerState sampler{index};\ncbuffer Constants{index}\n{{\n    float4x4 view{index};\n    float time{index} : packoffset(c4);\n}}\n\
             static const float3 axis{index} = {{ 0, {index}.5, 1 }};\n\
             static float4 state{index} = float4(axis{index}, 1) * 2;\n"
        );
    }
    Program::new(text)
}

/// One array with eight numbers a line.
fn array_initializer(lines: usize) -> Program {
    let mut text = format!("{MAIN}static const float table[{}] =\n{{\n", lines * 8);
    for index in 0..lines {
        let _ = writeln!(text, "    {index}, 0.25, -1, 1.5e2, 0x{index:x}, 7.0f, {index}.125, 2,");
    }
    text.push_str("};\n");
    Program::new(text)
}

/// An array of structs, with a list for each.
fn nested_initializer(lines: usize) -> Program {
    let mut text = format!(
        "{MAIN}struct Vertex {{ float3 position; float2 uv; int bones[2]; }};\nstatic const Vertex vertices[{lines}] =\n{{\n"
    );
    for index in 0..lines {
        let _ = writeln!(text, "    {{ {{ {index}, 0.5, 1 }}, float2(0.25, {index}), {{ {index}, -1 }} }},");
    }
    text.push_str("};\n");
    Program::new(text)
}

/// Chains as long as is allowed.
fn else_if(lines: usize) -> Program {
    const LENGTH: usize = 400;
    let mut text = String::from(MAIN);
    for function in 0..lines.div_ceil(2 * LENGTH + 5) {
        let _ = write!(text, "float choose{function}(int a)\n{{\n    float b = 0;\n    ");
        for index in 0..LENGTH {
            let _ = write!(text, "if (a == {index})\n        b = {index} * 0.5;\n    else ");
        }
        text.push_str("b = 1;\n    return b;\n}\n");
    }
    Program::new(text)
}

/// One statement.
fn switch(lines: usize) -> Program {
    let mut text = format!("{MAIN}float choose(int a)\n{{\n    float b = 0;\n    switch (a)\n    {{\n");
    for index in 0..lines / 3 {
        let _ = writeln!(text, "    case {index}:\n        b = {index} * 0.5;\n        break;");
    }
    text.push_str("    }\n    return b;\n}\n");
    Program::new(text)
}

/// A function with many local variables, each made from those before.
fn long_function(lines: usize) -> Program {
    let mut text = format!("{MAIN}float all(float a, float b)\n{{\n    float v0 = a, v1 = b;\n");
    for index in 2..lines + 2 {
        let _ = writeln!(text, "    float v{index} = v{} * v{} + max(a, 0.5);", index - 1, index - 2);
    }
    let _ = writeln!(text, "    return v{};\n}}", lines + 1);
    Program::new(text)
}

/// Blocks and loops inside each other, as deeply as is allowed.
fn nested_blocks(lines: usize) -> Program {
    const DEPTH: usize = 60;
    let mut text = String::from(MAIN);
    for index in 0..lines.div_ceil(3 * DEPTH + 4) {
        let _ = writeln!(text, "float deep{index}(float a)\n{{");
        for level in 0..DEPTH {
            let _ = writeln!(
                text,
                "if (a > {level}) {{ float b{level} = a + {level};\nfor (int i{level} = 0; i{level} < 2; ++i{level}) a += b{level};"
            );
        }
        text.push_str(&"}\n".repeat(DEPTH));
        text.push_str("return a;\n}\n");
    }
    Program::new(text)
}

/// What the whole compiler is measured with: everything is reached from the entry point and matters for the result.
pub const PIPELINE: &[Kind] = &[
    ("calls", calls),
    ("calls in each other", nested_calls),
    ("straight line", straight_line),
    ("stores", stores),
    ("branches", branches),
    ("loops", loops),
    ("switches", switches),
    ("struct variables", struct_variables),
    ("array variable", array_variable),
    ("resources", resources),
];

/// Functions with a variable and a branch, each called once from the entry point.
fn calls(lines: usize) -> Program {
    let mut text = String::new();
    let count = lines.div_ceil(8);
    for index in 0..count {
        let _ = write!(
            text,
            "float part{index}(float a, float b)\n{{\n    float c = a * {index} + b;\n    if (c > b)\n        c = sin(c);\n    return c;\n}}\n"
        );
    }
    text.push_str("float4 main(float4 a : A) : SV_Target\n{\n    float sum = 0;\n");
    for index in 0..count {
        let _ = writeln!(text, "    sum += part{index}(a.x, a.y);");
    }
    text.push_str("    return sum;\n}\n");
    Program::new(text)
}

/// Twenty functions that call each other in a row, then the next twenty.
fn nested_calls(lines: usize) -> Program {
    const DEPTH: usize = 20;
    let mut text = String::new();
    let count = lines.div_ceil(4 * DEPTH + 1);
    for index in 0..count {
        for level in 0..DEPTH {
            let inner = if level == 0 { String::from("x") } else { format!("part{index}_{}(x)", level - 1) };
            let _ = write!(
                text,
                "float part{index}_{level}(float x)\n{{\n    return {inner} * x + {level};\n}}\n"
            );
        }
    }
    text.push_str("float4 main(float4 a : A) : SV_Target\n{\n    float sum = 0;\n");
    for index in 0..count {
        let _ = writeln!(text, "    sum += part{index}_{}(a.x);", DEPTH - 1);
    }
    text.push_str("    return sum;\n}\n");
    Program::new(text)
}

/// Each line needs the ones before.
fn straight_line(lines: usize) -> Program {
    let mut text = String::from("float4 main(float4 a : A) : SV_Target\n{\n    float v0 = a.x, v1 = a.y;\n");
    for index in 2..lines + 2 {
        let _ = writeln!(
            text,
            "    float v{index} = v{} * v{} + max(v{}, 0.5);",
            index - 1,
            index - 2,
            index / 2
        );
    }
    let _ = writeln!(text, "    return v{};\n}}", lines + 1);
    Program::new(text)
}

/// Each line reads and writes a buffer, so nothing can be left out.
fn stores(lines: usize) -> Program {
    let mut text = String::from(
        "RWStructuredBuffer<float> data;\nfloat4 main(float4 a : A) : SV_Target\n{\n    float sum = a.x;\n",
    );
    for index in 0..lines / 2 {
        let _ = writeln!(text, "    sum += data[{index}];\n    data[{}] = sum * a.y;", index + 1);
    }
    text.push_str("    return sum;\n}\n");
    Program::new(text)
}

/// Two variables that change in every branch.
fn branches(lines: usize) -> Program {
    let mut text =
        String::from("float4 main(float4 a : A, int b : B) : SV_Target\n{\n    float x = a.x, y = a.y;\n");
    for index in 0..lines / 4 {
        let _ = writeln!(
            text,
            "    if (b > {index})\n        x = sin(x + y);\n    else\n        y = cos(x * {index});"
        );
    }
    text.push_str("    return float4(x, y, 0, 1);\n}\n");
    Program::new(text)
}

/// Loops of unknown length, one after the other.
fn loops(lines: usize) -> Program {
    let mut text =
        String::from("float4 main(float4 a : A, int b : B) : SV_Target\n{\n    float x = a.x, y = a.y;\n");
    for index in 0..lines / 5 {
        let _ = writeln!(
            text,
            "    for (int i = 0; i < b; ++i)\n    {{\n        x += y * i;\n        if (x > {index}) break;\n    }}"
        );
    }
    text.push_str("    return float4(x, y, 0, 1);\n}\n");
    Program::new(text)
}

/// Switches of eight cases.
fn switches(lines: usize) -> Program {
    let mut text =
        String::from("float4 main(float4 a : A, int b : B) : SV_Target\n{\n    float x = a.x, y = a.y;\n");
    for index in 0..lines / 19 {
        let _ = writeln!(text, "    switch (b + {index})\n    {{");
        for case in 0..8 {
            let _ = writeln!(text, "    case {case}:\n        x = sin(y + {case}); break;");
        }
        text.push_str("    }\n");
    }
    text.push_str("    return float4(x, y, 0, 1);\n}\n");
    Program::new(text)
}

/// Struct variables copied, changed and passed on.
fn struct_variables(lines: usize) -> Program {
    let mut text = String::from(
        "struct Pair { float4 a; float b[2]; };\nPair twice(Pair p) { p.a *= 2; p.b[1] += p.a.x; return p; }\n\
         float4 main(float4 a : A) : SV_Target\n{\n    Pair p0 = (Pair)0;\n    p0.a = a;\n",
    );
    for index in 1..lines / 2 {
        let _ = writeln!(
            text,
            "    Pair p{index} = twice(p{});\n    p{index}.b[0] = p{}.b[1];",
            index - 1,
            index - 1
        );
    }
    let _ = writeln!(text, "    return p{}.a + p{0}.b[0];\n}}", (lines / 2).max(1) - 1);
    Program::new(text)
}

/// One array that stays in memory because of an index that is not known.
fn array_variable(lines: usize) -> Program {
    let mut text = String::from(
        "float4 main(float4 a : A, int b : B) : SV_Target\n{\n    float table[64];\n    table[b] = a.x;\n",
    );
    for index in 0..lines {
        let _ = writeln!(text, "    table[{}] = table[(b + {index}) & 63] * a.y;", index % 64);
    }
    text.push_str("    return table[b];\n}\n");
    Program::new(text)
}

/// A texture every other line, passed to a function.
fn resources(lines: usize) -> Program {
    let mut text = String::from(
        "SamplerState linearSampler;\nfloat4 read(Texture2D t, float2 uv) { return t.SampleLevel(linearSampler, uv, 0); }\n",
    );
    for index in 0..lines / 2 {
        let _ = writeln!(text, "Texture2D texture{index};");
    }
    text.push_str("float4 main(float4 a : A) : SV_Target\n{\n    float4 sum = 0;\n");
    for index in 0..lines / 2 {
        let _ = writeln!(text, "    sum += read(texture{index}, a.xy);");
    }
    text.push_str("    return sum;\n}\n");
    Program::new(text)
}
