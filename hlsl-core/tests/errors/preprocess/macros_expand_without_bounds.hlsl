#define A8(x) x x x x x x x x x x x x x x x x
#define B8(x) A8(A8(A8(A8(x))))
#define C8(x) B8(B8(x))
float4 main() : SV_Target { return 1 C8(+ 1); }
