// args: -T lib_6_6
// args: -T lib_6_6 -fspv-target-env=wgpu
// A library that only exports is a module for linkers, which Vulkan does not take.
export float twice(float x) { return x + x; }
