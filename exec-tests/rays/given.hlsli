// What all shaders of rays here share: the rays, and numbers that they write one after the other. What there is to meet
// is in `tests/rays/world.rs`.

struct Given {
  float3 origin;
  float least;
  float3 direction;
  float most;
  uint flags;
  uint mask;
  uint choices;
  uint unused;
};

// Choices: hits that are not opaque count; the search ends with the first of them.
#define COMMITS 1
#define STOPS 2

[[vk::binding(0)]] RaytracingAccelerationStructure world;
[[vk::binding(1)]] StructuredBuffer<Given> given;
[[vk::binding(2)]] RWStructuredBuffer<float> result;

// Numbers in a record, and records of a ray.
#define RECORD 112
#define RECORDS 9

static uint place;

void put(float number) { result[place++] = number; }
void put(uint number) { put(float(number)); }
void put(bool yes) { put(yes ? 1.0 : 0.0); }
void put(float2 it) { put(it.x); put(it.y); }
void put(float3 it) { put(it.xy); put(it.z); }
void put(uint3 it) { put(it.x); put(it.y); put(it.z); }
void put(float3x4 it) {
  for (uint row = 0; row < 3; row++)
    for (uint column = 0; column < 4; column++)
      put(it[row][column]);
}
void put(float4x3 it) {
  for (uint row = 0; row < 4; row++)
    for (uint column = 0; column < 3; column++)
      put(it[row][column]);
}

void begin(uint ray, uint record) {
  place = (ray * RECORDS + record) * RECORD;
  put(1.0);
}

RayDesc ray_of(Given it) {
  RayDesc ray = { it.origin, it.least, it.direction, it.most };
  return ray;
}

// The surface in a box is the plane in its middle.
float distance_in_box(float3 origin, float3 direction) { return (0.5 - origin.z) / direction.z; }
