// Letters as strokes: each pixel computes its distance to the lines of the glyph, so text is sharp at every size.

#ifndef FONT_HLSLI
#define FONT_HLSLI

#include "math.hlsli"

#define GLYPH_COUNT 39
#define GLYPH_POINTS 16
#define NO_GLYPH 255

// The points of a glyph, one byte each: bit 6 says that a line leads there, then x (0 to 4) and y (0 to 6, downward).
// 127 follows the last point.
static const uint4 GLYPHS[GLYPH_COUNT] = {
    uint4(0x62504206, 0x7f640466, 0x7f7f7f7f, 0x7f7f7f7f), // A
    uint4(0x61584006, 0x1b435b62, 0x465e6564, 0x7f7f7f7f), // B
    uint4(0x41485821, 0x655e4e45, 0x7f7f7f7f, 0x7f7f7f7f), // C
    uint4(0x61584006, 0x7f465e65, 0x7f7f7f7f, 0x7f7f7f7f), // D
    uint4(0x66464020, 0x7f7f5b03, 0x7f7f7f7f, 0x7f7f7f7f), // E
    uint4(0x03464020, 0x7f7f7f5b, 0x7f7f7f7f, 0x7f7f7f7f), // F
    uint4(0x41485821, 0x655e4e45, 0x7f7f5363, 0x7f7f7f7f), // G
    uint4(0x66204600, 0x7f7f6303, 0x7f7f7f7f, 0x7f7f7f7f), // H
    uint4(0x56105808, 0x7f7f5e0e, 0x7f7f7f7f, 0x7f7f7f7f), // I
    uint4(0x4e5e6520, 0x7f7f7f45, 0x7f7f7f7f, 0x7f7f7f7f), // J
    uint4(0x43204600, 0x7f7f7f66, 0x7f7f7f7f, 0x7f7f7f7f), // K
    uint4(0x7f664600, 0x7f7f7f7f, 0x7f7f7f7f, 0x7f7f7f7f), // L
    uint4(0x60534006, 0x7f7f7f66, 0x7f7f7f7f, 0x7f7f7f7f), // M
    uint4(0x60664006, 0x7f7f7f7f, 0x7f7f7f7f, 0x7f7f7f7f), // N
    uint4(0x65615808, 0x41454e5e, 0x7f7f7f48, 0x7f7f7f7f), // O
    uint4(0x61584006, 0x7f435b62, 0x7f7f7f7f, 0x7f7f7f7f), // P
    uint4(0x65615808, 0x41454e5e, 0x7f661c48, 0x7f7f7f7f), // Q
    uint4(0x61584006, 0x13435b62, 0x7f7f7f66, 0x7f7f7f7f), // R
    uint4(0x41485821, 0x645b4b42, 0x454e5e65, 0x7f7f7f7f), // S
    uint4(0x56106000, 0x7f7f7f7f, 0x7f7f7f7f, 0x7f7f7f7f), // T
    uint4(0x5e4e4500, 0x7f7f6065, 0x7f7f7f7f, 0x7f7f7f7f), // U
    uint4(0x7f605600, 0x7f7f7f7f, 0x7f7f7f7f, 0x7f7f7f7f), // V
    uint4(0x5e524e00, 0x7f7f7f60, 0x7f7f7f7f, 0x7f7f7f7f), // W
    uint4(0x46206600, 0x7f7f7f7f, 0x7f7f7f7f, 0x7f7f7f7f), // X
    uint4(0x13605300, 0x7f7f7f56, 0x7f7f7f7f, 0x7f7f7f7f), // Y
    uint4(0x66466000, 0x7f7f7f7f, 0x7f7f7f7f, 0x7f7f7f7f), // Z
    uint4(0x65615808, 0x41454e5e, 0x7f452148, 0x7f7f7f7f), // 0
    uint4(0x0e565009, 0x7f7f7f5e, 0x7f7f7f7f, 0x7f7f7f7f), // 1
    uint4(0x61584801, 0x7f664662, 0x7f7f7f7f, 0x7f7f7f7f), // 2
    uint4(0x5b536000, 0x4e5e6564, 0x7f7f7f45, 0x7f7f7f7f), // 3
    uint4(0x6444581e, 0x7f7f7f7f, 0x7f7f7f7f, 0x7f7f7f7f), // 4
    uint4(0x5a424020, 0x4e5e6563, 0x7f7f7f45, 0x7f7f7f7f), // 5
    uint4(0x45414820, 0x64655e4e, 0x7f7f435b, 0x7f7f7f7f), // 6
    uint4(0x7f4e6000, 0x7f7f7f7f, 0x7f7f7f7f, 0x7f7f7f7f), // 7
    uint4(0x4841420b, 0x5b626158, 0x4e45444b, 0x5b64655e), // 8
    uint4(0x61655e06, 0x42414858, 0x7f7f634b, 0x7f7f7f7f), // 9
    uint4(0x7f7f5b0b, 0x7f7f7f7f, 0x7f7f7f7f, 0x7f7f7f7f), // -
    uint4(0x4d55560e, 0x7f7f7f4e, 0x7f7f7f7f, 0x7f7f7f7f), // .
    uint4(0x7f445302, 0x7f7f7f7f, 0x7f7f7f7f, 0x7f7f7f7f), // >
};

uint glyph_of(uint character)
{
    if (character >= 'A' && character <= 'Z')
        return character - 'A';
    if (character >= '0' && character <= '9')
        return character - '0' + 26;
    switch (character)
    {
    case '-':
        return 36;
    case '.':
        return 37;
    case '>':
        return 38;
    default:
        return NO_GLYPH;
    }
}

float distance_to_line(float2 at, float2 a, float2 b)
{
    float2 along = b - a;
    float t = saturate(dot(at - a, along) / max(dot(along, along), 1e-6));
    return length(at - a - along * t);
}

// In units of the grid.
float distance_to_glyph(uint glyph, float2 at)
{
    if (glyph >= GLYPH_COUNT)
        return 1e3;
    uint4 words = GLYPHS[glyph];
    float nearest = 1e3;
    float2 pen = float2(0.0, 0.0);
    [loop]
    for (uint i = 0; i < GLYPH_POINTS; ++i)
    {
        uint code = (words[i >> 2] >> (8 * (i & 3))) & 127;
        if (code == 127)
            break;
        float2 next = float2((code >> 3) & 7, code & 7);
        if (code & 64)
            nearest = min(nearest, distance_to_line(at, pen, next));
        pen = next;
    }
    return nearest;
}

#endif
