//! What the fuzz targets do, also called by `hlsl-core/tests/corpus.rs`.

use hlsl_core::{
    options::Options,
    source::load::{MemoryLoader, decode},
};

fn loader(bytes: &[u8]) -> MemoryLoader {
    let mut loader = MemoryLoader::default();
    loader.add("fuzz.hlsl", decode(bytes.to_vec()));
    loader
}

/// All stages; the first byte chooses the stage of the shader.
pub fn compile(bytes: &[u8]) {
    let profiles = ["cs_6_6", "ps_6_6", "vs_6_6", "lib_6_6"];
    let profile = profiles[usize::from(bytes.first().copied().unwrap_or(0)) % profiles.len()];
    let Ok(options) = Options::new(profile, "main") else { return };
    let output = hlsl_core::compile("fuzz.hlsl", &loader(bytes), &options);
    assert_eq!(output.words.is_none(), output.has_errors());
    // Words about any text must be possible too.
    output.reports();
}

/// The front end alone.
pub fn check(bytes: &[u8]) {
    let Ok(options) = Options::new("lib_6_6", "") else { return };
    hlsl_core::check("fuzz.hlsl", &loader(bytes), &options).reports();
}

/// A piece of text for each byte, with a space after it; bytes past the table are new lines.
pub fn soup(bytes: &[u8]) -> String {
    let mut text = String::new();
    for &byte in bytes {
        text.push_str(PIECES.get(usize::from(byte)).unwrap_or(&"\n"));
        text.push(' ');
    }
    text
}

const PIECES: &[&str] = &[
    // Punctuation.
    "(", ")", "{", "}", "[", "]", "[[", "]]", ";", ",", ".", "->", "...", ":", "::", "?", "+", "-", "*", "/", "%", "++",
    "--", "&", "|", "^", "~", "!", "&&", "||", "<", ">", "<=", ">=", "==", "!=", "<<", ">>", "=", "+=", "-=", "*=", "/=",
    "%=", "&=", "|=", "^=", "<<=", ">>=", "#", "##",
    // Keywords.
    "if", "else", "for", "while", "do", "switch", "case", "default", "break", "continue", "return", "discard", "struct",
    "class", "interface", "enum", "namespace", "using", "typedef", "template", "typename", "operator", "this", "true",
    "false", "sizeof", "cbuffer", "tbuffer", "const", "static", "extern", "inline", "uniform", "precise", "groupshared",
    "row_major", "column_major", "in", "out", "inout", "export", "unsigned", "register", "packoffset", "nointerpolation",
    "static_assert",
    // Types.
    "void", "bool", "int", "uint", "float", "half", "double", "int3", "uint2", "float2", "float3", "float4", "float4x4",
    "int2x3", "bool4", "min16float", "int64_t", "float16_t", "vector", "matrix", "vector<float, 3>", "Texture2D",
    "Texture2D<float4>", "RWTexture2D<float>", "SamplerState", "StructuredBuffer<S>", "RWStructuredBuffer<float>",
    "ByteAddressBuffer", "RWByteAddressBuffer", "ConstantBuffer<S>", "AppendStructuredBuffer<S>", "RayQuery<0>",
    // Names.
    "a", "b", "c", "f", "g", "S", "T", "N", "main", "x", "y", "xyz", "xyzw", "_m00", "_11", "SV_Target", "SV_Position",
    "SV_DispatchThreadID", "TEXCOORD0", "t0", "u0", "b0", "s0", "space1", "c0",
    // Numbers.
    "0", "1", "2", "3", "4", "17", "0x7fffffff", "4294967295", "18446744073709551615", "1.5", "0.0", "1e30", "1.5h", "2u",
    "-1", "1.0f",
    // Functions and methods.
    "dot", "mul", "cross", "sin", "max", "lerp", "abs", "length", "saturate", "asuint", "asfloat", "ddx", "select",
    "InterlockedAdd", "GroupMemoryBarrierWithGroupSync", "WaveActiveSum", "Load", "Store", "Sample", "SampleLevel",
    "GetDimensions", "Append", "Load<float4>", "Store<S>",
    // Pieces that are longer, to get further.
    "struct S { float4 a; int b[3]; float f() { return b[0]; } };",
    "struct T : S { float3x3 m; };",
    "template<typename T> T twice(T x) { return x + x; }",
    "template<int N> struct Many { float a[N]; };",
    "twice(", "Many<3> c;",
    "float g(inout float3 x, out int y) { y = 1; x += 1; return x.y; }",
    "[numthreads(8, 1, 1)] void main(uint3 a : SV_DispatchThreadID) {",
    "float4 main(float4 a : A) : SV_Target {",
    "float4 main(float3 a : A, uint b : SV_VertexID) : SV_Position {",
    "[shader(\"compute\")] [numthreads(1, 1, 1)] void main() {",
    "RWStructuredBuffer<float4> c : register(u0);",
    "Texture2D<float4> T[4] : register(t0, space1); SamplerState N;",
    "cbuffer B : register(b1) { float4x4 x; float y[3]; int2 g; };",
    "groupshared float4 S[64];",
    "for (int i = 0; i < 3; ++i) {", "[unroll] for (uint j = 0; j < 4; ++j)", "while (a.x > 0) {", "do {", "} while (b < 3);",
    "if (a.x > 1) {", "} else {", "switch (b) {", "case 1:", "default:", "return a;", "return;", "break;", "continue;",
    "float4 b = 0;", "float b[4] = { 1, 2, 3, 4 };", "S b = (S)0;", "b[i] = a.x;", "c[0] = b;", "a.xy = a.yx;", "int i = 0;",
    "[[vk::binding(1, 2)]]", "[[vk::push_constant]]", "[branch]", "[loop]", "[flatten]", "[noinline]",
    // The preprocessor.
    "\n#define A(x, y) x ## y\n", "\n#define B b +\n", "A(a, b)", "B", "\n#if 1\n", "\n#else\n", "\n#endif\n", "\n#undef B\n",
    "\n#include \"fuzz.hlsl\"\n", "// ", "/*", "*/", "\"text\"", "'c'", "\\\n",
];
