// args: -T lib_6_8 -fspv-target-env=vulkan1.2
[shader("node")]
[NodeLaunch("thread")]
void old() {}
