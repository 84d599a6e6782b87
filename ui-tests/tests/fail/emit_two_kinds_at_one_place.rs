// A set layout has one descriptor at each place.
hlsl_macros::hlsl! {
    pub mod both = r#"
        Texture2D<float4> color : register(t0);
        cbuffer Tint : register(b0) { float4 tint; };
        float4 vs() : SV_Position { return tint; }
        float4 ps() : SV_Target { return color.Load(0); }
    "# { vs_6_0 vs, ps_6_0 ps }
    emit: [ash],
}

fn main() {}
