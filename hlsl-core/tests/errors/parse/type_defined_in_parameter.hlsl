float area(struct Box { float w, h; } b) { return b.w * b.h; }
float4 main() : SV_Target { return 1; }
