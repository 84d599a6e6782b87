//! Finds the known word that an unknown one was meant to be, for "did you mean" hints: the most similar one, or the
//! equivalent of a word from another language.

/// The candidate with the fewest edits from `word`, if it is similar enough.
pub fn nearest<'a>(word: &str, candidates: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    let length = word.chars().count();
    if length == 0 || length > 64 {
        return None;
    }
    let limit = (length / 3).max(1);
    let mut best: Option<(usize, &str)> = None;
    for candidate in candidates {
        if candidate.len().abs_diff(word.len()) > limit {
            continue;
        }
        let distance = edits(word, candidate);
        if distance > 0 && distance <= limit && best.is_none_or(|(least, _)| distance < least) {
            best = Some((distance, candidate));
        }
    }
    best.map(|(_, candidate)| candidate)
}

/// The HLSL equivalent of `word` in GLSL, as a hint.
pub fn from_glsl(word: &str) -> Option<String> {
    let (_, ours) = GLSL.iter().find(|it| it.0 == word)?;
    Some(match ours.strip_prefix("SV_") {
        Some(_) => format!("GLSL's `{word}` is a parameter or result with the semantic `{ours}` in HLSL"),
        None if ours.chars().next().is_some_and(char::is_uppercase) && is_method(ours) => {
            format!("GLSL's `{word}` is the method `{ours}` of textures in HLSL")
        }
        None => format!("GLSL's `{word}` is `{ours}` in HLSL"),
    })
}

fn is_method(name: &str) -> bool {
    name.starts_with("Sample") || matches!(name, "Gather" | "Load" | "GetDimensions")
}

#[rustfmt::skip]
const GLSL: &[(&str, &str)] = &[
    ("vec2", "float2"), ("ivec2", "int2"), ("uvec2", "uint2"), ("bvec2", "bool2"), ("dvec2", "double2"),
    ("vec3", "float3"), ("ivec3", "int3"), ("uvec3", "uint3"), ("bvec3", "bool3"), ("dvec3", "double3"),
    ("vec4", "float4"), ("ivec4", "int4"), ("uvec4", "uint4"), ("bvec4", "bool4"), ("dvec4", "double4"),
    ("mat2", "float2x2"), ("mat2x3", "float3x2"), ("mat2x4", "float4x2"), ("mat3", "float3x3"),
    ("mat3x2", "float2x3"), ("mat3x4", "float4x3"), ("mat4", "float4x4"), ("mat4x2", "float2x4"),
    ("mat4x3", "float3x4"), ("sampler1D", "Texture1D"), ("sampler2D", "Texture2D"), ("sampler3D", "Texture3D"),
    ("samplerCube", "TextureCube"), ("sampler2DArray", "Texture2DArray"), ("sampler2DMS", "Texture2DMS"),
    ("samplerCubeArray", "TextureCubeArray"), ("image2D", "RWTexture2D"), ("image3D", "RWTexture3D"),
    ("fract", "frac"), ("mix", "lerp"), ("mod", "fmod"), ("inversesqrt", "rsqrt"), ("roundEven", "round"),
    ("dFdx", "ddx"), ("dFdy", "ddy"), ("dFdxFine", "ddx_fine"), ("dFdyFine", "ddy_fine"),
    ("dFdxCoarse", "ddx_coarse"), ("dFdyCoarse", "ddy_coarse"), ("floatBitsToInt", "asint"),
    ("floatBitsToUint", "asuint"), ("intBitsToFloat", "asfloat"), ("uintBitsToFloat", "asfloat"),
    ("bitCount", "countbits"), ("findMSB", "firstbithigh"), ("findLSB", "firstbitlow"),
    ("bitfieldReverse", "reversebits"), ("atomicAdd", "InterlockedAdd"), ("atomicAnd", "InterlockedAnd"),
    ("atomicOr", "InterlockedOr"), ("atomicXor", "InterlockedXor"), ("atomicMin", "InterlockedMin"),
    ("atomicMax", "InterlockedMax"), ("atomicExchange", "InterlockedExchange"),
    ("atomicCompSwap", "InterlockedCompareExchange"), ("barrier", "GroupMemoryBarrierWithGroupSync"),
    ("memoryBarrierShared", "GroupMemoryBarrier"), ("memoryBarrierBuffer", "DeviceMemoryBarrier"),
    ("memoryBarrier", "AllMemoryBarrier"), ("texture", "Sample"), ("textureLod", "SampleLevel"),
    ("textureGrad", "SampleGrad"), ("textureGather", "Gather"), ("texelFetch", "Load"),
    ("textureSize", "GetDimensions"), ("subgroupAdd", "WaveActiveSum"), ("subgroupElect", "WaveIsFirstLane"),
    ("subgroupBallot", "WaveActiveBallot"), ("subgroupBroadcast", "WaveReadLaneAt"), ("shared", "groupshared"),
    ("gl_FragCoord", "SV_Position"), ("gl_Position", "SV_Position"), ("gl_FragColor", "SV_Target"),
    ("gl_FragDepth", "SV_Depth"), ("gl_FrontFacing", "SV_IsFrontFace"), ("gl_VertexID", "SV_VertexID"),
    ("gl_VertexIndex", "SV_VertexID"), ("gl_InstanceID", "SV_InstanceID"),
    ("gl_InstanceIndex", "SV_InstanceID"), ("gl_SampleID", "SV_SampleIndex"),
    ("gl_PrimitiveID", "SV_PrimitiveID"), ("gl_Layer", "SV_RenderTargetArrayIndex"),
    ("gl_ViewportIndex", "SV_ViewportArrayIndex"), ("gl_ClipDistance", "SV_ClipDistance"),
    ("gl_GlobalInvocationID", "SV_DispatchThreadID"), ("gl_LocalInvocationID", "SV_GroupThreadID"),
    ("gl_WorkGroupID", "SV_GroupID"), ("gl_LocalInvocationIndex", "SV_GroupIndex"),
    ("gl_InvocationID", "SV_OutputControlPointID"), ("gl_TessCoord", "SV_DomainLocation"),
];

/// Insertions, deletions, replacements and swaps of neighbors; a change of case costs nothing, but breaks ties by
/// counting once in total.
fn edits(left: &str, right: &str) -> usize {
    if left != right && left.eq_ignore_ascii_case(right) {
        return 1;
    }
    let left: Vec<u8> = left.bytes().map(|it| it.to_ascii_lowercase()).collect();
    let right: Vec<u8> = right.bytes().map(|it| it.to_ascii_lowercase()).collect();
    let width = right.len() + 1;
    let mut before: Vec<usize> = vec![0; width];
    let mut above: Vec<usize> = (0..width).collect();
    let mut row: Vec<usize> = vec![0; width];
    for (y, &a) in left.iter().enumerate() {
        row[0] = y + 1;
        for (x, &b) in right.iter().enumerate() {
            let mut least = (above[x] + usize::from(a != b)).min(above[x + 1] + 1).min(row[x] + 1);
            if y > 0 && x > 0 && a == right[x - 1] && left[y - 1] == b {
                least = least.min(before[x - 1] + 1);
            }
            row[x + 1] = least;
        }
        std::mem::swap(&mut before, &mut above);
        std::mem::swap(&mut above, &mut row);
    }
    above[width - 1]
}

#[cfg(test)]
mod tests {
    use super::{from_glsl, nearest};

    #[test]
    fn words_of_glsl_are_known() {
        assert_eq!(from_glsl("fract").as_deref(), Some("GLSL's `fract` is `frac` in HLSL"));
        assert_eq!(from_glsl("frac"), None);
    }

    #[test]
    fn the_nearest_word_is_found_and_a_far_one_is_not() {
        let words = ["float4", "float3", "Texture2D", "saturate"];
        assert_eq!(nearest("flaot4", words), Some("float4"));
        assert_eq!(nearest("texture2d", words), Some("Texture2D"));
        assert_eq!(nearest("matrix", words), None);
    }
}
