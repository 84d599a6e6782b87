float read(float value) { return value; }
float4 main(int i : A) : SV_Target { return "abc"[4] + "abc"[-1] + read("abc") + "abc"; }
