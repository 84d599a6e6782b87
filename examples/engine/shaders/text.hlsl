// Draws text and panels over the picture.
//
// entry: vs_6_0 text_vertex
// entry: ps_6_0 text_pixel
// entry: vs_6_0 panel_vertex
// entry: ps_6_0 panel_pixel

#include "frame.hlsli"
#include "font.hlsli"

struct Glyph
{
    float2 place; // of the upper left corner; 1 is the height of the picture
    float size;   // of a row of the grid
    uint character;
    uint color;
    float weight;
};
PASS_SLOT(0) StructuredBuffer<Glyph> glyphs;

// A rounded rectangle of a user interface.
struct Panel
{
    float4 bounds;
    uint fill;
    uint border;
    float radius;
    float border_width;
};
PASS_SLOT(1) StructuredBuffer<Panel> panels;

struct TextPoint
{
    float4 position : SV_Position;
    float2 at : AT;
    nointerpolation float4 color : COLOR;
    nointerpolation uint glyph : GLYPH;
    nointerpolation float weight : WEIGHT;
};

float4 on_screen(float2 place)
{
    float aspect = float(picture_size.x) / float(picture_size.y);
    return float4(place.x / aspect * 2.0 - 1.0, place.y * 2.0 - 1.0, 0.0, 1.0);
}

TextPoint text_vertex(uint vertex : SV_VertexID, uint instance : SV_InstanceID)
{
    Glyph glyph = glyphs[instance];
    const float2 margin = float2(2.0, 2.0);
    float2 corner = float2(vertex & 1, vertex >> 1);
    TextPoint result;
    result.at = lerp(-margin, float2(4.0, 6.0) + margin, corner);
    result.position = on_screen(glyph.place + result.at * glyph.size);
    result.color = unpack_unorm4(glyph.color);
    result.glyph = glyph_of(glyph.character);
    result.weight = glyph.weight;
    return result;
}

float4 text_pixel(TextPoint corner) : SV_Target
{
    float distance = distance_to_glyph(corner.glyph, corner.at);
    float blur = max(fwidth(corner.at.x), 1e-4);
    float inside = saturate(0.5 + (corner.weight - distance) / blur);
    float shade = 0.30 * smoothstep(corner.weight + 1.3, corner.weight - 0.2, distance_to_glyph(corner.glyph, corner.at - 0.25));
    float alpha = corner.color.a * max(inside, shade);
    if (alpha <= 0.0)
        discard;
    return float4(corner.color.rgb * inside / max(max(inside, shade), 1e-4) * 1.6, alpha);
}

struct PanelPoint
{
    float4 position : SV_Position;
    float2 at : AT; // from the middle
    nointerpolation uint panel : PANEL;
};

PanelPoint panel_vertex(uint vertex : SV_VertexID, uint instance : SV_InstanceID)
{
    Panel panel = panels[instance];
    float2 corner = float2(vertex & 1, vertex >> 1);
    PanelPoint result;
    result.at = (corner - 0.5) * (panel.bounds.zw - panel.bounds.xy);
    result.position = on_screen(lerp(panel.bounds.xy, panel.bounds.zw, corner));
    result.panel = instance;
    return result;
}

float4 panel_pixel(PanelPoint corner) : SV_Target
{
    Panel panel = panels[corner.panel];
    float2 half_size = 0.5 * (panel.bounds.zw - panel.bounds.xy) - panel.radius;
    float2 outside = abs(corner.at) - half_size;
    float distance = length(max(outside, 0.0)) + min(max(outside.x, outside.y), 0.0) - panel.radius;
    float blur = max(fwidth(distance), 1e-5);
    float inside = saturate(0.5 - distance / blur);
    float edge = saturate(0.5 - (abs(distance + 0.5 * panel.border_width) - 0.5 * panel.border_width) / blur);
    float4 color = lerp(unpack_unorm4(panel.fill), unpack_unorm4(panel.border), edge);
    return float4(color.rgb, color.a * inside);
}
