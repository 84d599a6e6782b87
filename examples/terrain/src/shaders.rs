//! The shaders, one module for each entry point.
//!
//! Every call generates its own types. A buffer that several shaders read is written through one of them; the layouts
//! are the same, because all shaders include the same declarations.

use hlsl_macros::include_hlsl;

include_hlsl!("../shaders/ground.hlsl", cs_6_0, raise);
include_hlsl!("../shaders/ground.hlsl", cs_6_0, erode);
include_hlsl!("../shaders/ground.hlsl", cs_6_0, survey);
include_hlsl!("../shaders/ground.hlsl", cs_6_0, plant);

include_hlsl!("../shaders/sky.hlsl", vs_6_0, sky_vertex);
include_hlsl!("../shaders/sky.hlsl", ps_6_0, sky_pixel);
include_hlsl!("../shaders/terrain.hlsl", vs_6_0, ground_vertex);
include_hlsl!("../shaders/terrain.hlsl", ps_6_0, ground_pixel);
include_hlsl!("../shaders/trees.hlsl", vs_6_0, tree_vertex);
include_hlsl!("../shaders/trees.hlsl", ps_6_0, tree_pixel);
include_hlsl!("../shaders/water.hlsl", vs_6_0, water_vertex);
include_hlsl!("../shaders/water.hlsl", ps_6_0, water_pixel);
include_hlsl!("../shaders/sky.hlsl", vs_6_0, lamp_vertex);
include_hlsl!("../shaders/sky.hlsl", ps_6_0, lamp_pixel);

include_hlsl!("../shaders/finish.hlsl", cs_6_0, finish);
