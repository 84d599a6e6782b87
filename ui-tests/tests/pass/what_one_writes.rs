//! `new` takes values without padding in every layout, and `derive` reaches every helper type.

macro_rules! layouts {
    ($($name:ident: $layout:ident, $math:ident;)*) => {$(
        hlsl_macros::hlsl! {
            #[derive(PartialEq)]
            mod $name = r#"
                struct Tail { float3x3 spread; float after; };
                cbuffer Scene { float3x3 normals; float3x3 many[2]; float weights[3]; bool on; float3 end; };
                StructuredBuffer<Tail> tails;
                ConstantBuffer<Tail> tail;
                RWStructuredBuffer<float16_t4> halves;
                struct Half2 { float16_t2 of; float16_t one; bool set; };
                StructuredBuffer<Half2> pairs;
                [numthreads(1, 1, 1)] void main() {
                    halves[0] = (float16_t4)mul(normals, end).xyzz * pairs[0].one * (on && pairs[0].set ? many[1][2][2] : weights[2])
                        + (float16_t)(tails[0].after + tail.after);
                }
            "# { cs_6_2 main }
            layout: $layout, math: $math, half: true, target: vulkan1_2,
        }
    )*};
}

layouts! {
    relaxed: relaxed, arrays;
    dx: dx, arrays;
    gl: gl, arrays;
    scalar: scalar, arrays;
    relaxed_glam: relaxed, glam;
    dx_glam: dx, glam;
    gl_glam: gl, glam;
    scalar_glam: scalar, glam;
}

const ONE: [[f32; 3]; 3] = [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0], [7.0, 8.0, 9.0]];

/// The floats of the constant buffer, at the offsets of the shader.
fn float_at(bytes: &[u8], offset: usize) -> f32 {
    f32::from_ne_bytes(bytes[offset..offset + 4].try_into().unwrap())
}

macro_rules! check {
    ($($name:ident, $matrix:expr, $end:expr, $stride:literal;)*) => {$(
        const SCENE: $name::Scene = $name::Scene::new($matrix, [$matrix; 2], [1.0, 2.0, 3.0], true, $end);
        let bytes = bytemuck::bytes_of(&SCENE);
        for (column, values) in ONE.iter().enumerate() {
            for (row, value) in values.iter().enumerate() {
                assert_eq!(float_at(bytes, column * $stride + row * 4), *value, stringify!($name));
            }
        }
        let shown = format!("{SCENE:?}");
        assert!(shown.starts_with("Scene { normals") && !shown.contains("pad"), "{shown}");
        let pair = $name::Half2::new([$name::Half(1), $name::Half(2)].into(), $name::Half::from_f32(0.5), true);
        assert!(pair == pair);
    )*};
}

fn main() {
    {
            { check! { relaxed, ONE, [0.0; 3], 16; } }
            { check! { dx, ONE, [0.0; 3], 16; } }
            { check! { gl, ONE, [0.0; 3], 16; } }
            { check! { scalar, ONE, [0.0; 3], 12; } }
    }
    {
            const MATRIX: glam::Mat3 = glam::Mat3::from_cols_array_2d(&ONE);
            { check! { relaxed_glam, MATRIX, glam::Vec3::ZERO, 16; } }
            { check! { dx_glam, MATRIX, glam::Vec3::ZERO, 16; } }
            { check! { gl_glam, MATRIX, glam::Vec3::ZERO, 16; } }
            { check! { scalar_glam, MATRIX, glam::Vec3::ZERO, 12; } }
        }
    for (value, bits) in [
        (0.0, 0),
        (-0.0, 0x8000),
        (1.0, 0x3c00),
        (-2.0, 0xc000),
        (65504.0, 0x7bff),
        (65519.0, 0x7bff),
        (65520.0, 0x7c00),
        (1e9, 0x7c00),
        (f32::NEG_INFINITY, 0xfc00),
        (6.103_515_6e-5, 0x0400),
        (5.960_464_5e-8, 0x0001),
        (2.980_232_2e-8, 0x0000),
        (2.980_232_6e-8, 0x0001),
        (1.000_488_3, 0x3c00),
        (1.001_464_8, 0x3c02),
        (1e-30, 0),
    ] {
        assert_eq!(relaxed::Half::from_f32(value), relaxed::Half(bits), "{value}");
    }
    for bits in 0..=u16::MAX {
        let value = relaxed::Half(bits).to_f32();
        let is_same = relaxed::Half::from_f32(value) == relaxed::Half(bits);
        assert!(is_same || value.is_nan(), "{bits:#x} is {value}");
    }
}
