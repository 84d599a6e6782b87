// manual: Ray tracing (what an any-hit shader wrote into the payload counts, wherever it ends)
// args: -T lib_6_5 -fspv-target-env=vulkan1.2
// args: -T lib_6_5 -fspv-target-env=vulkan1.2 -fcgl
struct Payload { uint seen; float nearest; };
struct Spot { float2 at; };

void drop(float share) {
  if (share > 0.5)
    IgnoreHit();
}

void count(inout Payload payload, float share) {
  payload.seen++;
  drop(share);
  if (payload.seen > 3)
    AcceptHitAndEndSearch();
  payload.nearest = share;
}

[shader("anyhit")]
void by_a_function(inout Payload payload, in Spot spot) {
  payload.nearest = 1;
  drop(spot.at.x);
  payload.nearest = 2;
}

[shader("anyhit")]
void with_the_payload(inout Payload payload, in Spot spot) { count(payload, spot.at.x); }

// A copy is not handed over.
[shader("anyhit")]
void with_a_copy(inout Payload payload, in Spot spot) {
  Payload copy = payload;
  count(copy, spot.at.y);
  payload = copy;
}
