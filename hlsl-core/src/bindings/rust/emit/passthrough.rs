//! Modules for Vulkan that wgpu passes through to the driver: what its devices have for them, and how it numbers bindings.

use std::borrow::Cow;

use crate::{
    bindings::{
        Conflict, Library, Shader, Style,
        pipeline::{Place, descriptors, sets},
    },
    reflect::BindingKind,
    spirv::{Capability, Decoration, Op},
};

/// The words of each shader with the bindings that wgpu's layouts have in Vulkan: those of a group in order, without the
/// gaps that the numbers of the layout have.
pub(in crate::bindings) fn passed_through<'a>(
    shaders: &[Shader<'a>],
    style: &Style,
) -> Result<Vec<Cow<'a, [u32]>>, Conflict> {
    let words = shaders.iter().map(|it| Cow::Borrowed(it.words));
    let Some(first) = shaders.first().filter(|_| style.emit.iter().any(|it| it.passthrough)) else {
        return Ok(words.collect());
    };
    let sets = sets(&descriptors(shaders, &style.dynamic)?)?;
    let all: Vec<Cow<[u32]>> = words.map(|it| numbered(it, &sets)).collect();
    let unsupported = |what: &str| Err(conflict(first.name, what.to_owned()));
    if all.iter().any(|it| matches!(it, Cow::Owned(_))) && style.emit.len() > 1 {
        return unsupported(
            "wgpu has numbers of its own for the bindings of what it passes through; emit for other libraries in a \
             separate call",
        );
    }
    if !style.reload.is_empty() {
        return unsupported("what wgpu passes through is not reloaded; leave out `reload` or `passthrough`");
    }
    Ok(all)
}

fn numbered<'a>(words: Cow<'a, [u32]>, sets: &[Vec<Place<'_>>]) -> Cow<'a, [u32]> {
    let decorations = |decoration: Decoration| {
        instructions(&words).filter_map(move |(at, it)| match *it {
            [first, id, kind, value] if is(first, Op::Decorate) && kind == decoration as u32 => {
                Some((at, id, value))
            }
            _ => None,
        })
    };
    let in_sets: Vec<(u32, u32)> =
        decorations(Decoration::DescriptorSet).map(|(_, id, set)| (id, set)).collect();
    let mut changes = Vec::new();
    for (at, id, binding) in decorations(Decoration::Binding) {
        let set = in_sets.iter().find(|it| it.0 == id).and_then(|it| sets.get(it.1 as usize));
        let place = set.and_then(|it| it.iter().position(|it| it.binding.binding == binding));
        if let Some(place) = place.filter(|it| *it != binding as usize) {
            changes.push((at + 3, place as u32));
        }
    }
    if changes.is_empty() {
        return words;
    }
    let mut words = words.into_owned();
    for (at, place) in changes {
        if let Some(word) = words.get_mut(at) {
            *word = place;
        }
    }
    Cow::Owned(words)
}

/// What is wrong with a shader that is to be passed through.
pub(super) fn check(shader: &Shader<'_>) -> Result<(), Conflict> {
    let unsupported = |name: &str, what: String| Err(conflict(name, what));
    if shader.reflection.target.is_wgpu() {
        let what =
            "`passthrough` takes modules for Vulkan; leave out `target`, or name a version of Vulkan there";
        return unsupported(shader.name, what.to_owned());
    }
    if let Some(it) = shader.reflection.spec_constants.first() {
        let what = "wgpu sets no specialization constants in modules that it passes through; make it a macro or a uniform";
        return unsupported(&it.name, what.to_owned());
    }
    for it in &shader.reflection.bindings {
        if matches!(
            it.kind,
            BindingKind::CombinedImageSampler
                | BindingKind::UniformTexelBuffer
                | BindingKind::StorageTexelBuffer
                | BindingKind::InputAttachment
        ) {
            let what = format!("wgpu has no {}; `target: wgpu` makes something else of it", it.kind.name());
            return unsupported(&it.name, what);
        }
    }
    for capability in capabilities(shader.words) {
        if needs(capability).is_none() {
            let what =
                format!("its module needs the capability {capability:?}, which no feature of wgpu enables");
            return unsupported(shader.name, what);
        }
    }
    Ok(())
}

fn conflict(name: &str, what: String) -> Conflict {
    Conflict::Unsupported { library: Library::Wgpu, name: name.to_owned(), what }
}

/// The features that a device must have for a shader, in order.
pub(super) fn features(shader: &Shader<'_>) -> Vec<&'static str> {
    let mut all: Vec<&str> = capabilities(shader.words).filter_map(needs).flatten().copied().collect();
    all.push("PASSTHROUGH_SHADERS");
    if !shader.reflection.push_constants.is_empty() {
        all.push("IMMEDIATES");
    }
    all.sort_unstable();
    all.dedup();
    all
}

/// Whether the module returns the corners of triangles that rays hit, which layouts say.
pub(super) fn returns_vertices(words: &[u32]) -> bool {
    capabilities(words).any(|it| it == Capability::RayQueryPositionFetchKHR)
}

fn capabilities(words: &[u32]) -> impl Iterator<Item = Capability> {
    instructions(words).filter_map(|(_, it)| match *it {
        [first, capability] if is(first, Op::Capability) => Capability::from_u32(capability),
        _ => None,
    })
}

/// wgpu's features by which a device of Vulkan has a capability, if it can have it. wgpu enables only what some feature
/// of its own needs (`PhysicalDeviceFeatures` in wgpu-hal 29 and 30).
fn needs(capability: Capability) -> Option<&'static [&'static str]> {
    use Capability::*;
    Some(match capability {
        Matrix
        | Shader
        | SampleRateShading
        | Sampled1D
        | Image1D
        | SampledCubeArray
        | ImageCubeArray
        | ImageQuery
        | DerivativeControl
        | StorageImageExtendedFormats => &[],
        Int64 => &["SHADER_INT64"],
        Int64Atomics => &["SHADER_INT64_ATOMIC_ALL_OPS"],
        Int16 => &["SHADER_I16"],
        Float16 | StorageBuffer16BitAccess | UniformAndStorageBuffer16BitAccess | StorageInputOutput16 => {
            &["SHADER_F16"]
        }
        Float64 => &["SHADER_F64"],
        AtomicFloat32AddEXT => &["SHADER_FLOAT32_ATOMIC"],
        Int64ImageEXT => &["TEXTURE_INT64_ATOMIC"],
        ClipDistance => &["CLIP_DISTANCES"],
        Geometry => &["PRIMITIVE_INDEX"],
        MultiView => &["MULTIVIEW"],
        FragmentBarycentricKHR => &["SHADER_BARYCENTRICS"],
        GroupNonUniform
        | GroupNonUniformVote
        | GroupNonUniformArithmetic
        | GroupNonUniformBallot
        | GroupNonUniformShuffle
        | GroupNonUniformShuffleRelative
        | GroupNonUniformQuad => &["SUBGROUP"],
        UniformBufferArrayDynamicIndexing => &["BUFFER_BINDING_ARRAY"],
        StorageBufferArrayDynamicIndexing => &["BUFFER_BINDING_ARRAY", "STORAGE_RESOURCE_BINDING_ARRAY"],
        SampledImageArrayDynamicIndexing => &["TEXTURE_BINDING_ARRAY"],
        ShaderNonUniform | SampledImageArrayNonUniformIndexing | StorageBufferArrayNonUniformIndexing => {
            &["SAMPLED_TEXTURE_AND_STORAGE_BUFFER_ARRAY_NON_UNIFORM_INDEXING"]
        }
        StorageImageArrayNonUniformIndexing => &["STORAGE_TEXTURE_ARRAY_NON_UNIFORM_INDEXING"],
        // Addresses are those of buffers from which acceleration structures are built; no others have one.
        RayQueryKHR | PhysicalStorageBufferAddresses => &["EXPERIMENTAL_RAY_QUERY"],
        RayQueryPositionFetchKHR => &["EXPERIMENTAL_RAY_HIT_VERTEX_RETURN"],
        MeshShadingEXT => &["EXPERIMENTAL_MESH_SHADER"],
        CooperativeMatrixKHR | VulkanMemoryModel | VulkanMemoryModelDeviceScope => {
            &["EXPERIMENTAL_COOPERATIVE_MATRIX"]
        }
        _ => return None,
    })
}

/// Each instruction, and where it starts.
fn instructions(words: &[u32]) -> impl Iterator<Item = (usize, &[u32])> {
    // Behind the header.
    let mut at = 5;
    std::iter::from_fn(move || {
        let length = (words.get(at)? >> 16) as usize;
        let instruction = words.get(at..at + length).filter(|_| length > 0)?;
        at += length;
        Some((at - length, instruction))
    })
}

fn is(first: u32, op: Op) -> bool {
    first & 0xffff == op as u32
}
