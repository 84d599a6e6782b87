float4 main(float4 a : A) : SV_Target { return CheckAccessFullyMapped(3) ? ddx(a) : EvaluateAttributeSnapped(a + 1, int2(1, 1)); }
