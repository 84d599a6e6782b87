// args: -T ps_6_0 -E main
// The name of a buffer is for the host alone: anything else may have it too, most of all the buffer's only member.

struct Camera { float4 eye; };
cbuffer camera : register(b0) { Camera camera; }
cbuffer camera : register(b1) { float near; }
cbuffer tint : register(b2) { float4 scale; float scale2; }
tbuffer scale : register(t0) { float4 tint; }
cbuffer depth : register(b3) { float far; }
Texture2D depth : register(t1);
cbuffer fog : register(b4) { float density; }
static const float fog = 0.25;
cbuffer level : register(b5) { float base; }
enum Level { level = 3 };

float4 main(float4 position : SV_Position) : SV_Target {
  return camera.eye * near + tint * scale * scale2 + depth.Load(int3(position.xy, 0)) * far + fog * density
      + level * base;
}
