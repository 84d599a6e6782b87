// args: -T vs_6_0 -fspv-preserve-bindings
// Without the option, nobody would see the variable.
struct Mixed { Texture2D textures[2]; int count; };
tbuffer Constants { Mixed mixed[2]; float scale; };
float4 main() : SV_Position { return scale; }
