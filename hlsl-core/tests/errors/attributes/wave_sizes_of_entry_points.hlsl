// args: -T lib_6_7
// args: -T lib_6_5
// Two sizes contradict each other anywhere; what the stage and the shader model allow matters for entry points only.
[WaveSize(4)]
[WaveSize(8)]
[WaveSize(8)]
void twice() {}

[WaveSize(4, 8)]
void not_an_entry_point() {}

[WaveSize(-4)]
void negative() {}

static const float FOUR = 4;
[WaveSize(FOUR)]
void named() {}

[WaveSize(4)]
[shader("compute")]
[numthreads(4, 1, 1)]
void one() {}

[WaveSize(4, 8)]
[shader("compute")]
[numthreads(4, 1, 1)]
void range() {}

[WaveSize(4)]
[shader("pixel")]
void pixel() {}
