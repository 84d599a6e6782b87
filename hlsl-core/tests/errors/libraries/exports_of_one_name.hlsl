// args: -T lib_6_6 -fspv-target-env=universal1.5
export float twice(float x) { return x * 2; }
export int twice(int x) { return x * 2; }
