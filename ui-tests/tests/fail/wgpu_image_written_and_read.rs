// wgpu has one layout for all stages, and no access of a storage texture fits both. A buffer would do.
hlsl_macros::hlsl! {
    pub mod both = r#"
        RWStructuredBuffer<float> sums;
        [[vk::image_format("r32f")]] RWTexture2D<float> image;
        [numthreads(1, 1, 1)] void fill() { image[uint2(0, 0)] = 1; sums[0] = 1; }
        [numthreads(1, 1, 1)] void look() { sums[1] = image[uint2(0, 0)]; }
    "# { cs_6_0 fill, cs_6_0 look }
    target: wgpu,
    emit: [wgpu],
}

fn main() {}
