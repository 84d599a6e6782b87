// args: -T ps_6_0
// In a macro a quote may be an apostrophe, which is a warning; where it is expanded, it is no expression.
#define TWICE(v) '(v) + (v))
float4 main() : SV_Target { return TWICE(1); }
