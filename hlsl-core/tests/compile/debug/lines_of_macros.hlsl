// args: -T ps_6_0 -E main -fspv-debug=line
// What a macro expands to stands where the macro is used; `#line` counts.

#define SQUARE(x) \
  ((x) * (x))

float4 main(float2 at : AT) : SV_Target {
  float square = SQUARE(at.x);
#line 100 "generated.hlsl"
  return square +
    SQUARE(at.y);
}
