// args: -T lib_6_7 -fspv-target-env=vulkan1.2
// args: -T lib_6_6 -enable-payload-qualifiers -fspv-target-env=vulkan1.2
// What a shader reads must be handed in, and what it writes must be handed out.
struct Plain { float a, b; };
struct [raypayload] Inner {
  float near : read(caller) : write(miss);
  float far : read(closesthit, caller) : write(caller);
};
struct [raypayload] Base { uint bounces : read(caller, closesthit) : write(caller, closesthit); };
struct [raypayload] Payload : Base {
  float4 color : read(caller) : write(miss, closesthit, anyhit);
  Inner inner;
  Plain plain : read(caller, miss) : write(closesthit, caller);
  float list[4] : read(caller) : write(miss);
  uint seed : read(closesthit) : write(caller);
};

float hidden(inout Payload payload) { return payload.seed; }
void lose(inout Payload payload) { payload.plain.a = 1; }
void fill(inout Payload payload) { payload.seed = 1; payload.color = 0; }
float4 look(Payload payload) { return payload.color; }

[shader("miss")] void reads(inout Payload payload) {
  payload.color = payload.plain.a;
  payload.color += payload.inner.far;
  payload.list[2] = 3;
  payload.inner.near = hidden(payload);
}

[shader("miss")] void writes(inout Payload payload) {
  payload.color = 1;
  payload.color += payload.color.x;
  payload.inner.far = 1;
  payload.bounces++;
  lose(payload);
}

// What is written again is not lost, and what was written may be read.
[shader("miss")] void overwrites(inout Payload payload) {
  fill(payload);
  payload.color *= hidden(payload);
  payload.list[0] = payload.color.x;
}

// A copy reads everything, but only some of it is used.
[shader("miss")] void copies(inout Payload payload) {
  Payload copy = payload;
  copy.color = 1;
  payload = copy;
}

[shader("miss")] void looks(inout Payload payload) { payload.list[0] = look(payload).x; }

[shader("anyhit")] void loses(inout Payload payload, in BuiltInTriangleIntersectionAttributes spot) {
  if (spot.barycentrics.x > 0.5)
    payload.color = 1;
}

[shader("anyhit")] void keeps(inout Payload payload, in BuiltInTriangleIntersectionAttributes spot) {
  switch (uint(spot.barycentrics.x * 4)) {
  case 0: payload.color = 1; return;
  case 1: payload.color = 2; break;
  default:
    for (uint i = 0; i < 4; i++)
      payload.color.x += i;
    payload.color = 3;
  }
}

[shader("closesthit")] void loops(inout Payload payload, in BuiltInTriangleIntersectionAttributes spot) {
  float sum = 0;
  do {
    if (spot.barycentrics.x > sum)
      continue;
    sum += payload.inner.near;
    payload.inner.near = sum;
  } while (sum < 3);
  payload.color = sum;
}
