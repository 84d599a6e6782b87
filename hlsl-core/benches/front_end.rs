//! How many tokens a second go through the preprocessor, the parser and the checker: `cargo bench -p hlsl-core --bench front_end`.
//!
//! The programs grow tenfold; time per token must not.

use std::{fmt::Write, time::Instant};

use hlsl_core::{
    check,
    diagnostics::Sink,
    options::Options,
    parse, preprocess,
    source::{SourceMap, load::MemoryLoader},
    symbol::Symbols,
};

/// Functions as people write them: comments, long and short names, numbers, members.
fn plain(functions: usize) -> String {
    let mut text = String::new();
    for index in 0..functions {
        let _ = write!(
            text,
            "// Shades the surface number {index}.\n\
             float4 shadeSurface{index}(float3 normal, float3 toLight, Material material : MATERIAL)\n{{\n\
             \x20   float facing = saturate(dot(normal, toLight)); /* clamped */\n\
             \x20   float3 color = material.albedo.rgb * facing + 0.05f;\n\
             \x20   for (int i = 0; i < {count}; ++i) {{\n\
             \x20       color += lights[i].color.xyz * max(0.0, dot(lights[i].direction, normal)) * 1.0e-2;\n\
             \x20       if (i >= lightCount && color.x > 1.0)\n            break;\n    }}\n\
             \x20   return float4(color, material.alpha);\n}}\n\n",
            count = index % 16 + 1,
        );
    }
    format!(
        "float4 main() : SV_Target {{ return 1; }}\nstruct Material {{ float4 albedo; float alpha; }};\nstruct Light {{ float4 color; float3 direction; }};\n\
         Light lights[16]; int lightCount;\n{text}"
    )
}

/// Every other name is a macro.
fn with_macros(functions: usize) -> String {
    let mut text = String::from(
        "float4 main() : SV_Target { return 1; }\n#define PI 3.14159265\n#define SQUARE(x) ((x) * (x))\n#define LERP(a, b, t) ((a) + ((b) - (a)) * (t))\n\
         #define NAME(prefix, number) prefix ## number\n#define UNUSED(...)\n#define FLOAT4 vector<float, 4>\n",
    );
    for index in 0..functions {
        let _ = write!(
            text,
            "#if {index} % 2 == 0 && defined(PI)\n\
             FLOAT4 NAME(function, {index})(float a, float b)\n{{\n\
             \x20   UNUSED(a, b)\n    float c = SQUARE(a) + LERP(a, SQUARE(b), PI) * PI;\n\
             \x20   return FLOAT4(c, LERP(SQUARE(c), LERP(a, b, 0.5), c), PI, SQUARE(SQUARE(b)));\n}}\n\
             #elif 0\nthis is left out, don't read it {{ [ (\n#endif\n\n",
        );
    }
    text
}

fn measure(name: &str, text: String) {
    let mut loader = MemoryLoader::default();
    let bytes = text.len();
    loader.add("main.hlsl", text);
    let options = Options::new("ps_6_0", "main").expect("the profile exists");
    let (mut best_tokens, mut best_syntax, mut best_check) = (f64::MAX, f64::MAX, f64::MAX);
    let (mut count, mut errors) = (0, 0);
    for _ in 0..5 {
        let (mut sources, mut symbols, mut sink) =
            (SourceMap::default(), Symbols::default(), Sink::default());
        let start = Instant::now();
        let tokens = preprocess::run(&mut sources, &mut symbols, &loader, "main.hlsl", &options, &mut sink);
        best_tokens = best_tokens.min(start.elapsed().as_secs_f64());
        let start = Instant::now();
        let module = parse::module(&tokens, &mut symbols, &sources, &mut sink);
        best_syntax = best_syntax.min(start.elapsed().as_secs_f64());
        let start = Instant::now();
        let program = check::module(&module, &mut symbols, &sources, &options, &mut sink);
        best_check = best_check.min(start.elapsed().as_secs_f64());
        std::hint::black_box(&program);
        (count, errors) = (tokens.len(), sink.error_count());
    }
    let million = |seconds: f64| count as f64 / seconds / 1e6;
    println!(
        "{name:<14} {:>9} bytes {count:>9} tokens {errors} errors: preprocess {:6.1} M tokens/s, parse {:6.1}, check {:6.1}, all {:6.1}",
        bytes,
        million(best_tokens),
        million(best_syntax),
        million(best_check),
        million(best_tokens + best_syntax + best_check),
    );
}

fn main() {
    for functions in [10, 100, 1_000, 10_000] {
        measure("plain", plain(functions));
    }
    for functions in [10, 100, 1_000, 10_000] {
        measure("with macros", with_macros(functions));
    }
}
