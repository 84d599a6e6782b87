//! The shaders: a file of `shaders` with definitions for each.

/// A shader, or several with one layout.
pub struct Row {
    pub file: &'static str,
    pub name: &'static str,
    pub definitions: &'static [(&'static str, &'static str)],
    pub stages: Stages,
    pub target: For,
}

pub enum Stages {
    Compute(&'static [&'static str]),
    /// With specialization constants.
    Specialized(&'static [&'static str]),
    /// `seen` and `drawn`.
    Draw,
    SpecializedDraw,
    /// `main`, with arrays that have no length.
    Unbounded,
    /// A stage for which the tests have no pipeline.
    Stage(&'static str),
    /// The same for stages that are compiled as a library.
    Library,
}

#[derive(PartialEq)]
pub enum For {
    All,
    /// Not for wgpu.
    Vulkan,
}

const MAIN: Stages = Stages::Compute(&["main"]);

macro_rules! rows {
    ($($file:ident { $($name:ident $(for $target:ident)?: [$($key:ident = $value:literal),*] $stages:expr;)* })*) => {
        &[$($(Row {
            file: stringify!($file),
            name: stringify!($name),
            definitions: &[$((stringify!($key), $value)),*],
            stages: $stages,
            target: target!($($target)?),
        },)*)*]
    };
}

macro_rules! target {
    () => {
        For::All
    };
    ($target:ident) => {
        For::$target
    };
}

pub const ROWS: &[Row] = rows! {
    buffer {
        constant: [BUFFER = "ConstantBuffer<Item>", REGISTER = "b0", USE = "seen[i] = items.place.x"] MAIN;
        constants for Vulkan: [BUFFER = "ConstantBuffer<Item>", REGISTER = "b0", ARRAY = "[3]", USE = "seen[i] = items[i % 3].place.x"] MAIN;
        structured: [BUFFER = "StructuredBuffer<Item>", REGISTER = "t0", USE = "seen[i] = items[i].place.x"] MAIN;
        structured_array for Vulkan: [BUFFER = "StructuredBuffer<Item>", REGISTER = "t0", ARRAY = "[4]", USE = "seen[i] = items[i % 4][i].place.x"] MAIN;
        structured_many for Vulkan: [BUFFER = "StructuredBuffer<Item>", REGISTER = "t0, space1", ARRAY = "[]", USE = "seen[i] = items[NonUniformResourceIndex(i)][i].place.x"] Stages::Unbounded;
        written: [BUFFER = "RWStructuredBuffer<Item>", REGISTER = "u0", USE = "items[i].kind = i; seen[i] = 0"] MAIN;
        changed: [BUFFER = "RWStructuredBuffer<Item>", REGISTER = "u0", USE = "items[i].kind += i; seen[i] = 0"] MAIN;
        unwritten: [BUFFER = "RWStructuredBuffer<Item>", REGISTER = "u0", USE = "seen[i] = items[i].place.y"] MAIN;
        appended for Vulkan: [BUFFER = "AppendStructuredBuffer<Item>", REGISTER = "u0", USE = "Item item = (Item)0; items.Append(item); seen[i] = 0"] MAIN;
        consumed for Vulkan: [BUFFER = "ConsumeStructuredBuffer<Item>", REGISTER = "u0", USE = "seen[i] = items.Consume().place.z"] MAIN;
        bytes: [BUFFER = "ByteAddressBuffer", REGISTER = "t0", USE = "seen[i] = asfloat(items.Load(4 * i))"] MAIN;
        written_bytes: [BUFFER = "RWByteAddressBuffer", REGISTER = "u0", USE = "items.Store(4 * i, i); seen[i] = 0"] MAIN;
        counted_bytes: [BUFFER = "RWByteAddressBuffer", REGISTER = "u0", USE = "items.InterlockedAdd(0, 1); seen[i] = 0"] MAIN;
        texels: [BUFFER = "Buffer<float4>", REGISTER = "t0", USE = "seen[i] = items[i].x"] MAIN;
        written_texels: [BUFFER = "RWBuffer<float>", REGISTER = "u0", USE = "items[i] = 1; seen[i] = 0"] MAIN;
        integer_texels: [BUFFER = "RWBuffer<uint>", REGISTER = "u0", USE = "items[i] += 1; seen[i] = 0"] MAIN;
        elsewhere: [BUFFER = "StructuredBuffer<Item>", REGISTER = "t7, space3", USE = "seen[i] = items[i].place.x"] MAIN;
        texture_buffer: [BUFFER = "TextureBuffer<Item>", REGISTER = "t0", USE = "seen[i] = items.place.x"] MAIN;
    }
    texture {
        line: [TEXTURE = "Texture1D<float4>", READ = "picture.Load(0)"] MAIN;
        sampled: [TEXTURE = "Texture2D<float4>", READ = "picture.SampleLevel(smooth_sampler, 0, 0)"] MAIN;
        loaded: [TEXTURE = "Texture2D<float4>", READ = "picture.Load(0)"] MAIN;
        scalar: [TEXTURE = "Texture2D<float>", READ = "picture.SampleLevel(smooth_sampler, 0, 0)"] MAIN;
        unsigned_: [TEXTURE = "Texture2D<uint4>", READ = "picture.Load(0)"] MAIN;
        signed_: [TEXTURE = "Texture2D<int4>", READ = "picture.Load(0)"] MAIN;
        layers: [TEXTURE = "Texture2DArray<float4>", READ = "picture.SampleLevel(smooth_sampler, 0, 0)"] MAIN;
        volume: [TEXTURE = "Texture3D<float4>", READ = "picture.SampleLevel(smooth_sampler, 0, 0)"] MAIN;
        unsigned_volume: [TEXTURE = "Texture3D<uint>", READ = "picture.Load(0)"] MAIN;
        signed_volume: [TEXTURE = "Texture3D<int4>", READ = "picture.Load(0)"] MAIN;
        unsigned_layers: [TEXTURE = "Texture2DArray<uint4>", READ = "picture.Load(0)"] MAIN;
        unsigned_samples: [TEXTURE = "Texture2DMS<uint4>", READ = "picture.Load(0, 0)"] MAIN;
        cube: [TEXTURE = "TextureCube<float4>", READ = "picture.SampleLevel(smooth_sampler, float3(1, 0, 0), 0)"] MAIN;
        cubes: [TEXTURE = "TextureCubeArray<float4>", READ = "picture.SampleLevel(smooth_sampler, float4(1, 0, 0, 0), 0)"] MAIN;
        samples: [TEXTURE = "Texture2DMS<float4>", READ = "picture.Load(0, 0)"] MAIN;
        gathered: [TEXTURE = "Texture2D<float4>", READ = "picture.GatherRed(smooth_sampler, 0)"] MAIN;
        compared: [TEXTURE = "Texture2D<float>", READ = "picture.SampleCmpLevelZero(compare_sampler, 0, 0.5)"] MAIN;
        compared_layers: [TEXTURE = "Texture2DArray<float>", READ = "picture.SampleCmpLevelZero(compare_sampler, 0, 0.5)"] MAIN;
        compared_cube: [TEXTURE = "TextureCube<float>", READ = "picture.SampleCmpLevelZero(compare_sampler, float3(1, 0, 0), 0.5)"] MAIN;
        array for Vulkan: [TEXTURE = "Texture2D<float4>", ARRAY = "[5]", READ = "picture[2].Load(0)"] MAIN;
        many for Vulkan: [TEXTURE = "Texture2D<float4>", ARRAY = "[]", REGISTER = "t0, space2", READ = "picture[7].Load(0)"] Stages::Unbounded;
        combined for Vulkan: [TEXTURE = "[[vk::combinedImageSampler]] Texture2D<float4>", WITH_SAMPLER = "1", READ = "picture.SampleLevel(picture_sampler, 0, 0)"] MAIN;
    }
    image {
        written: [IMAGE = "RWTexture2D<float4>", USE = "image[at.xy] = 1; seen[0] = 0"] MAIN;
        read: [IMAGE = "[[vk::image_format(\"r32f\")]] RWTexture2D<float>", USE = "seen[0] = image[at.xy]"] MAIN;
        changed: [IMAGE = "[[vk::image_format(\"r32f\")]] RWTexture2D<float>", USE = "image[at.xy] += 1; seen[0] = 0"] MAIN;
        bytes: [IMAGE = "[[vk::image_format(\"rgba8\")]] RWTexture2D<float4>", USE = "image[at.xy] = 1; seen[0] = 0"] MAIN;
        halves: [IMAGE = "[[vk::image_format(\"rgba16f\")]] RWTexture2D<float4>", USE = "image[at.xy] = 1; seen[0] = 0"] MAIN;
        pairs: [IMAGE = "[[vk::image_format(\"rg32f\")]] RWTexture2D<float2>", USE = "image[at.xy] = 1; seen[0] = 0"] MAIN;
        unsigned_bytes: [IMAGE = "[[vk::image_format(\"rgba8ui\")]] RWTexture2D<uint4>", USE = "image[at.xy] = 1; seen[0] = 0"] MAIN;
        signed_shorts: [IMAGE = "[[vk::image_format(\"rgba16i\")]] RWTexture2D<int4>", USE = "image[at.xy] = 1; seen[0] = 0"] MAIN;
        norms: [IMAGE = "[[vk::image_format(\"rgba8snorm\")]] RWTexture2D<float4>", USE = "image[at.xy] = 1; seen[0] = 0"] MAIN;
        unsigned_: [IMAGE = "RWTexture2D<uint>", USE = "image[at.xy] = 1; seen[0] = 0"] MAIN;
        signed_: [IMAGE = "RWTexture2D<int4>", USE = "image[at.xy] = 1; seen[0] = 0"] MAIN;
        layers: [IMAGE = "RWTexture2DArray<float4>", USE = "image[at] = 1; seen[0] = 0"] MAIN;
        volume: [IMAGE = "RWTexture3D<float4>", USE = "image[at] = 1; seen[0] = 0"] MAIN;
        line: [IMAGE = "RWTexture1D<float4>", USE = "image[at.x] = 1; seen[0] = 0"] MAIN;
        counted for Vulkan: [IMAGE = "RWTexture2D<uint>", USE = "InterlockedAdd(image[at.xy], 1); seen[0] = 0"] MAIN;
        array for Vulkan: [IMAGE = "RWTexture2D<float4>", ARRAY = "[3]", USE = "image[1][at.xy] = 1; seen[0] = 0"] MAIN;
    }
    vertex {
        float1: [TYPE = "float", COMPONENT = "value"] Stages::Draw;
        float2_: [TYPE = "float2", COMPONENT = "value.y"] Stages::Draw;
        float3_: [TYPE = "float3", COMPONENT = "value.z"] Stages::Draw;
        float4_: [TYPE = "float4", COMPONENT = "value.w"] Stages::Draw;
        int1: [TYPE = "int", COMPONENT = "value"] Stages::Draw;
        int2_: [TYPE = "int2", COMPONENT = "value.y"] Stages::Draw;
        int3_: [TYPE = "int3", COMPONENT = "value.z"] Stages::Draw;
        int4_: [TYPE = "int4", COMPONENT = "value.w"] Stages::Draw;
        uint1: [TYPE = "uint", COMPONENT = "value"] Stages::Draw;
        uint2_: [TYPE = "uint2", COMPONENT = "value.y"] Stages::Draw;
        uint3_: [TYPE = "uint3", COMPONENT = "value.z"] Stages::Draw;
        uint4_: [TYPE = "uint4", COMPONENT = "value.w"] Stages::Draw;
        bool1: [TYPE = "bool", COMPONENT = "value"] Stages::Draw;
        square: [TYPE = "float4x4", COMPONENT = "value[3].w"] Stages::Draw;
        matrix_: [TYPE = "float2x3", COMPONENT = "value[1].z"] Stages::Draw;
    }
    program {
        all: [] Stages::SpecializedDraw;
    }
    reduce {
        all: [] Stages::Specialized(&["sum", "scaled"]);
    }
    vulkan {
        rays for Vulkan: [RAYS = "1"] Stages::Library;
        attachment for Vulkan: [ATTACHMENT = "1"] Stages::Stage("again");
    }
};
