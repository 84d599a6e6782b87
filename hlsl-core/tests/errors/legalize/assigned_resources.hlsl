// args: -T cs_6_0 -E buffers
// args: -T cs_6_0 -E images
// args: -T cs_6_0 -E through_a_function
// args: -T cs_6_0 -E elements
// args: -T cs_6_0 -E constants
// The host binds resources outside of functions; what is local or static may stand for one and then for another.

struct Parts { float part; };
RWByteAddressBuffer bytes, other_bytes;
RWTexture2D<float> image, other_image, several[2];
ConstantBuffer<Parts> parts, other_parts;
static RWByteAddressBuffer chosen;

void change(out RWTexture2D<float> changed) { changed = other_image; }
void use(inout RWTexture2D<float> used) { used[uint2(0, 0)] = 1; }

[numthreads(1, 1, 1)]
void buffers() {
  chosen = other_bytes;
  chosen.Store(0, 1);
  bytes = other_bytes;
}

[numthreads(1, 1, 1)]
void images() { image = other_image; }

[numthreads(1, 1, 1)]
void through_a_function() {
  use(image);
  change(image);
}

[numthreads(1, 1, 1)]
void elements() { several[1] = other_image; }

[numthreads(1, 1, 1)]
void constants() { parts = other_parts; }
