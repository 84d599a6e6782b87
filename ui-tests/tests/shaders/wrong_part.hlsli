// The error is in here.
float4 shade(float x) { return x.nothing; }
