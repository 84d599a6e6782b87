//! A module for each entry point.

use hlsl_macros::include_hlsl;

include_hlsl!("../shaders/shells.hlsl", vs_6_5, by_vertex, target: vulkan1_3);
include_hlsl!("../shaders/shells.hlsl", ps_6_5, vertex_pixel, target: vulkan1_3);
include_hlsl!("../shaders/shells.hlsl", as_6_5, select_shells, target: vulkan1_3);
include_hlsl!("../shaders/shells.hlsl", ms_6_5, make_shell, target: vulkan1_3);
include_hlsl!("../shaders/shells.hlsl", ps_6_5, mesh_pixel, target: vulkan1_3);
include_hlsl!("../shaders/shells.hlsl", cs_6_5, develop, target: vulkan1_3);
