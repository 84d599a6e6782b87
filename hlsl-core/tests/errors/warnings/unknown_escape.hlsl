// A string in an attribute
[shader("pi\qxel")]
float4 main() : SV_Target { return 1; }
