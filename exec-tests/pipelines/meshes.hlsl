// Mesh shaders that draw a picture of 4 by 4 cells, each of two triangles, and vertex shaders that draw the same.
struct Vertex {
  float4 position : SV_Position;
  float2 at : AT;
  nointerpolation uint cell : CELL;
};

struct Primitive {
  float4 ids : IDS;
  uint number : NUMBER;
};

struct Culled {
  float4 ids : IDS;
  uint number : NUMBER;
  bool hidden : SV_CullPrimitive;
};

float4 on_screen(float2 at) { return float4(at * 2 - 1, 0, 1); }

Vertex corner_of(uint cell, uint corner) {
  Vertex it;
  it.at = (uint2(cell & 3, cell >> 2) + uint2(corner & 1, corner >> 1)) / 4.0;
  it.position = on_screen(it.at);
  it.cell = cell;
  return it;
}

static const uint3 TRIANGLES[2] = { uint3(0, 1, 2), uint3(1, 3, 2) };

// ------------------------------------------------------------------------------------------------ triangles

Vertex vs_cells(uint id : SV_VertexID) { return corner_of(id / 6, TRIANGLES[id / 3 & 1][id % 3]); }

float4 ps_at(Vertex v) : SV_Target { return float4(v.at, v.cell, 7); }

// Four groups have four cells each. Threads take the primitives from behind.
struct Where { uint lane; uint3 group; uint2 local; uint3 thread; };

uint cell_of(Where here, uint local) { return here.group.x * 2 + (local & 1) + 4 * (here.group.y * 2 + (local >> 1)); }

void corners(Where here, out Vertex vertices[64]) {
  if (here.lane < 16) vertices[here.lane] = corner_of(cell_of(here, here.lane / 4), here.lane & 3);
}

void triangle_of(Where here, uint index, out uint3 corners) { corners = index / 2 * 4 + TRIANGLES[index & 1]; }

float4 ids(Where here) {
  return float4(here.group.x + 10 * here.group.y, here.local.y, here.thread.x >> 1, here.thread.y + 100 * here.group.z);
}

[outputtopology("triangle")]
[numthreads(8, 4, 1)]
void ms_cells(uint lane : SV_GroupIndex, uint3 group : SV_GroupID, uint2 local : SV_GroupThreadID,
              uint3 thread : SV_DispatchThreadID, out vertices Vertex vertices[64], out indices uint3 triangles[32],
              out primitives Primitive primitives[32]) {
  Where here = { lane, group, local, thread };
  // Fewer than declared.
  SetMeshOutputCounts(16, 8);
  corners(here, vertices);
  uint index = 31 - lane;
  if (index < 8) {
    triangle_of(here, index, triangles[index]);
    primitives[index].ids = ids(here);
    primitives[index].number = cell_of(here, index / 2);
  }
}

[outputtopology("triangle")]
[numthreads(8, 4, 1)]
void ms_culled(uint lane : SV_GroupIndex, uint3 group : SV_GroupID, uint2 local : SV_GroupThreadID,
               uint3 thread : SV_DispatchThreadID, out vertices Vertex vertices[64], out indices uint3 triangles[32],
               out primitives Culled primitives[32]) {
  Where here = { lane, group, local, thread };
  SetMeshOutputCounts(16, 8);
  corners(here, vertices);
  if (lane < 8) {
    uint cell = cell_of(here, lane / 2);
    triangle_of(here, lane, triangles[lane]);
    Culled primitive = { ids(here), cell, (cell & 3) == cell >> 2 };
    primitives[lane] = primitive;
  }
}

// What a pixel sees of its primitive.
struct Seen {
  [[vk::ext_decorate(5271)]] nointerpolation float4 ids : IDS;
  [[vk::ext_decorate(5271)]] nointerpolation uint number : NUMBER;
};

float4 ps_ids(Vertex v, Seen seen) : SV_Target { return seen.ids; }
float4 ps_number(Vertex v, Seen seen) : SV_Target { return float4(v.at, v.cell, seen.number); }

// ------------------------------------------------------------------------------------------------ points and lines

struct Point {
  float4 position : SV_Position;
  float2 at : AT;
  [[vk::builtin("PointSize")]] float size : PSIZE;
};

Point point_of(uint pixel) {
  Point it;
  it.at = float2(pixel & 15, pixel >> 4);
  it.position = on_screen((it.at + 0.5) / 16);
  it.size = 1;
  return it;
}

Point vs_points(uint id : SV_VertexID) { return point_of(id); }

[outputtopology("point")]
[numthreads(64, 1, 1)]
void ms_points(uint lane : SV_GroupIndex, uint group : SV_GroupID, out vertices Point vertices[64],
               out indices uint points[64]) {
  SetMeshOutputCounts(64, 64);
  vertices[lane] = point_of(group * 64 + lane);
  points[lane] = 63 - lane;
}

struct Seat { float4 position : SV_Position; float2 at : AT; };
float4 ps_point(Seat v) : SV_Target { return float4(v.at, 5, 6); }

Seat end_of(uint row, uint end) {
  Seat it;
  it.at = float2(end, row);
  it.position = on_screen(float2(end, (row + 0.5) / 16));
  return it;
}

Seat vs_lines(uint id : SV_VertexID) { return end_of(id / 2, id & 1); }

[outputtopology("line")]
[numthreads(8, 1, 1)]
void ms_lines(uint lane : SV_GroupIndex, uint group : SV_GroupID, out vertices Seat vertices[16],
              out indices uint2 lines[8]) {
  SetMeshOutputCounts(16, 8);
  vertices[lane] = end_of(group * 8 + lane, 0);
  vertices[lane + 8] = end_of(group * 8 + lane, 1);
  lines[lane] = uint2(lane, lane + 8);
}

// ------------------------------------------------------------------------------------------------ amplification

struct Tint { float3 color; uint number; };
struct Payload {
  uint count;
  uint cells[4];
  Tint tints[4];
  float2x3 turn;
  bool is_odd;
};

groupshared Payload payload;
groupshared uint kept;

// A quarter of the cells for each group; some of them are dropped. The groups are in x, y or z: by values, as the
// driver for the CPU launches nothing for a DispatchMesh in a branch.
[numthreads(16, 1, 1)]
void as_quarter(uint lane : SV_GroupIndex, uint3 group : SV_GroupID) {
  if (lane == 0) {
    kept = 0;
    payload.turn = float2x3(1, 2, 3, 4, 5, 6);
    payload.is_odd = (group.x ^ group.y) & 1;
  }
  GroupMemoryBarrierWithGroupSync();
  uint cell = group.x * 2 + (lane & 1) + 4 * (group.y * 2 + (lane >> 1));
  if (lane < 4 && cell % 3 != 0) {
    uint slot;
    InterlockedAdd(kept, 1, slot);
    payload.cells[slot] = cell;
    payload.tints[slot].color = float3(cell, cell * 2, cell * 3);
    payload.tints[slot].number = cell * cell;
  }
  GroupMemoryBarrierWithGroupSync();
  payload.count = kept;
  DispatchMesh(group.y == 0 ? kept : 1, group.y == 1 && group.x == 0 ? kept : 1, group.y == 1 && group.x == 1 ? kept : 1, payload);
}

[outputtopology("triangle")]
[numthreads(4, 1, 1)]
void ms_one(uint lane : SV_GroupIndex, uint3 group : SV_GroupID, in payload Payload given,
            out vertices Vertex vertices[4], out indices uint3 triangles[2], out primitives Primitive primitives[2]) {
  SetMeshOutputCounts(4, 2);
  uint slot = group.x + group.y + group.z;
  vertices[lane] = corner_of(given.cells[slot], lane);
  if (lane < 2) {
    triangles[lane] = TRIANGLES[lane];
    primitives[lane].ids = float4(given.is_odd ? given.turn[1][2] : given.turn[0][1], given.tints[slot].color);
    primitives[lane].number = given.tints[slot].number;
  }
}

// Waves pack what is kept.
[numthreads(4, 1, 1)]
void as_waves(uint lane : SV_GroupIndex, uint3 group : SV_GroupID) {
  uint cell = group.x * 2 + (lane & 1) + 4 * (group.y * 2 + (lane >> 1));
  bool is_kept = cell % 3 != 0;
  uint slot = WavePrefixCountBits(is_kept);
  if (is_kept) {
    payload.cells[slot] = cell;
    payload.tints[slot].color = float3(cell, cell * 2, cell * 3);
    payload.tints[slot].number = cell * cell;
  }
  payload.turn = float2x3(1, 2, 3, 4, 5, 6);
  payload.is_odd = (group.x ^ group.y) & 1;
  DispatchMesh(WaveActiveCountBits(is_kept), 1, 1, payload);
}

// ------------------------------------------------------------------------------------------------ writing

struct Written {
  float4 position : SV_Position;
  float4 at : AT;
  float2 clip : SV_ClipDistance;
  nointerpolation uint2 pair[2] : PAIR;
  void stand(float2 at) { position = on_screen(at); }
  void paint(float4 color, uint first) {
    at = color;
    set_pair(first & 1, uint2(3, 4));
    set_pair(1 - (first & 1), uint2(5, 6));
  }
  void set_pair(uint index, uint2 value) { pair[index] = value; }
};

void scatter(uint lane, out Written all[4]) {
  float2 at = float2(lane & 1, lane >> 1);
  all[lane].stand(at);
  all[lane].paint(float4(at, 11, 12), lane);
  all[lane].clip = float2(at.x - 0.5, 1);
}

// Functions, methods, and all indices by one thread. Single components are not written here: the driver for the CPU
// stores the first one only, and cannot read outputs.
[outputtopology("triangle")]
[numthreads(4, 1, 1)]
void ms_written(uint lane : SV_GroupIndex, out vertices Written vertices[4], out indices uint3 triangles[2]) {
  SetMeshOutputCounts(4, 2);
  scatter(lane, vertices);
  if (lane == 0) triangles = TRIANGLES;
}

float4 ps_written(Written v) : SV_Target { return float4(v.at.xyz + v.pair[0].x + v.pair[1].y, v.at.w); }
