struct Base { float4 tint; };
struct Derived : Base { float4 shade; };
float4 main() : SV_Target { Derived d = (Derived)0; return d.tnt; }
