//! The shaders that draw the picture, one module for each entry point. `tests/shaders.rs` compiles the others in the
//! folder.

use hlsl_macros::include_hlsl;

include_hlsl!("../shaders/sky.hlsl", cs_6_0, fill_transmittance);
include_hlsl!("../shaders/sky.hlsl", cs_6_0, scatter_again);
include_hlsl!("../shaders/sky.hlsl", cs_6_0, fill_dome);
include_hlsl!("../shaders/sky.hlsl", cs_6_0, march_clouds);
include_hlsl!("../shaders/sky.hlsl", vs_6_0, sky_vertex);
include_hlsl!("../shaders/sky.hlsl", ps_6_0, sky_pixel);

include_hlsl!("../shaders/ocean.hlsl", cs_6_0, seed_spectrum);
include_hlsl!("../shaders/ocean.hlsl", cs_6_0, advance_spectrum);
include_hlsl!("../shaders/ocean.hlsl", cs_6_0, transform_rows);
include_hlsl!("../shaders/ocean.hlsl", cs_6_0, transform_columns);
include_hlsl!("../shaders/ocean.hlsl", cs_6_0, finish_waves);
include_hlsl!("../shaders/ocean.hlsl", vs_6_0, ocean_vertex);
include_hlsl!("../shaders/ocean.hlsl", ps_6_0, ocean_pixel);

include_hlsl!("../shaders/text.hlsl", vs_6_0, text_vertex);
include_hlsl!("../shaders/text.hlsl", ps_6_0, text_pixel);

// The first step down is a permutation of its own.
include_hlsl! {
    pub mod bloom = "../shaders/bloom.hlsl" { down: cs_6_0 bloom_down, up: cs_6_0 bloom_up }
    permutations: { Step: FIRST [Later, First] },
    emit: [ash],
}
include_hlsl!("../shaders/finish.hlsl", cs_6_0, measure);
include_hlsl!("../shaders/finish.hlsl", cs_6_0, adapt);
include_hlsl!("../shaders/finish.hlsl", cs_6_0, finish);
