//! Words that no declaration may have as its name, or that ours must not hide.

/// WGSL's keywords, and the words that it reserves, in the order of their letters.
#[rustfmt::skip]
const KEYWORDS: &[&str] = &[
    "NULL", "Self", "abstract", "active", "alias", "alignas", "alignof", "as", "asm", "asm_fragment", "async",
    "attribute", "auto", "await", "become", "break", "case", "cast", "catch", "class", "co_await",
    "co_return", "co_yield", "coherent", "column_major", "common", "compile", "compile_fragment", "concept",
    "const", "const_assert", "const_cast", "consteval", "constexpr", "constinit", "continue", "continuing",
    "crate", "debugger", "decltype", "default", "delete", "demote", "demote_to_helper", "diagnostic",
    "discard", "do", "dynamic_cast", "else", "enable", "enum", "explicit", "export", "extends", "extern",
    "external", "fallthrough", "false", "filter", "final", "finally", "fn", "for", "friend", "from",
    "fxgroup", "get", "goto", "groupshared", "highp", "if", "impl", "implements", "import", "inline",
    "instanceof", "interface", "layout", "let", "loop", "lowp", "macro", "macro_rules", "match", "mediump",
    "meta", "mod", "module", "move", "mut", "mutable", "namespace", "new", "nil", "noexcept", "noinline",
    "nointerpolation", "non_coherent", "noncoherent", "noperspective", "null", "nullptr", "of", "operator",
    "override", "package", "packoffset", "partition", "pass", "patch", "pixelfragment", "precise",
    "precision", "premerge", "priv", "protected", "pub", "public", "readonly", "ref", "regardless",
    "register", "reinterpret_cast", "require", "requires", "resource", "restrict", "return", "self", "set",
    "shared", "sizeof", "smooth", "snorm", "static", "static_assert", "static_cast", "std", "struct",
    "subroutine", "super", "switch", "target", "template", "this", "thread_local", "throw", "trait", "true",
    "try", "type", "typedef", "typeid", "typename", "typeof", "union", "unless", "unorm", "unsafe", "unsized",
    "use", "using", "var", "varying", "virtual", "volatile", "wgsl", "where", "while", "with", "writeonly",
    "yield",
];

/// Types, values and functions that the text uses, and a declaration of that name would hide. Those with a prefix below
/// are not listed.
#[rustfmt::skip]
const OWN: &[&str] = &[
    "RayDesc", "RayIntersection", "abs", "acceleration_structure", "acos", "acosh", "all", "any", "array",
    "arrayLength", "asin", "asinh", "atan", "atan2", "atanh", "atomic", "binding_array", "bitcast", "bool",
    "ceil", "clamp", "cos", "cosh", "countLeadingZeros", "countOneBits", "countTrailingZeros", "cross",
    "degrees", "determinant", "distance", "dot", "dot4I8Packed", "dot4U8Packed", "dpdx", "dpdxCoarse",
    "dpdxFine", "dpdy", "dpdyCoarse", "dpdyFine", "exp", "exp2", "extractBits", "f16", "f32", "f64",
    "faceForward", "firstLeadingBit", "firstTrailingBit", "floor", "fma", "fract", "frexp", "function",
    "fwidth", "fwidthCoarse", "fwidthFine", "i16", "i32", "i64", "immediate", "insertBits", "inverse",
    "inverseSqrt", "ldexp", "length", "log", "log2", "mat2x2", "mat2x3", "mat2x4", "mat3x2", "mat3x3",
    "mat3x4", "mat4x2", "mat4x3", "mat4x4", "max", "min", "mix", "modf", "normalize", "outerProduct", "pow",
    "private", "ptr", "quantizeToF16", "radians", "ray_query", "read", "read_write", "reflect", "refract",
    "reverseBits", "round", "sampler", "sampler_comparison", "saturate", "select", "sign", "sin", "sinh",
    "smoothstep", "sqrt", "step", "storage", "tan", "tanh", "texture_1d", "texture_2d", "texture_2d_array",
    "texture_3d", "texture_cube", "texture_cube_array", "texture_depth_2d", "texture_depth_2d_array",
    "texture_depth_cube", "texture_depth_cube_array", "texture_depth_multisampled_2d", "texture_external",
    "texture_multisampled_2d", "texture_storage_1d", "texture_storage_2d", "texture_storage_2d_array",
    "texture_storage_3d", "transpose", "trunc", "u16", "u32", "u64", "uniform", "vec2", "vec2f", "vec2h",
    "vec2i", "vec2u", "vec3", "vec3f", "vec3h", "vec3i", "vec3u", "vec4", "vec4f", "vec4h", "vec4i", "vec4u",
    "workgroup", "write",
];

/// What the names of further functions and types begin with.
const PREFIXES: &[&str] =
    &["texture", "subgroup", "quad", "atomic", "pack", "unpack", "ray", "workgroup", "storage"];

pub fn is_reserved(name: &str) -> bool {
    let is_in = |words: &[&str]| words.binary_search(&name).is_ok();
    // `textureLoad`, `pack4x8snorm`, but not `texture`, `packed` or `texture_1`: a number behind makes a name free.
    let is_own = |prefix: &&str| {
        let rest = name.strip_prefix(*prefix).unwrap_or_default();
        rest.starts_with(|it: char| it.is_ascii_uppercase() || it.is_ascii_digit()) && !rest.contains('_')
    };
    is_in(KEYWORDS) || is_in(OWN) || PREFIXES.iter().any(is_own)
}

#[cfg(test)]
mod tests {
    use super::{KEYWORDS, OWN, is_reserved};

    #[test]
    fn the_words_are_in_order() {
        assert!(KEYWORDS.is_sorted() && OWN.is_sorted());
        assert!(is_reserved("fn") && is_reserved("dot") && is_reserved("textureLoad"));
        assert!(
            !is_reserved("workgroup_id")
                && !is_reserved("texture_1")
                && !is_reserved("texture")
                && !is_reserved("color")
                && !is_reserved("packed")
        );
    }
}
