// args: -T ps_6_0 -E main -fspv-debug=vulkan
// Values in the place of memory: at each assignment, where paths join, for parameters of calls that were inlined, and
// for each part of a struct; `unused` is gone.

struct Pair { float first; float second; };

float scaled(float value, float by) {
  float result = value * by;
  return result;
}

float4 main(float2 at : AT) : SV_Target {
  Pair pair;
  pair.first = at.x;
  pair.second = 2;
  float unused = at.y * 3;
  [branch]
  if (at.y > 0) {
    pair.second = scaled(at.y, 4);
  }
  return scaled(pair.first, pair.second);
}
