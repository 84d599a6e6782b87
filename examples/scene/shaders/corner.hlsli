// The corner of a shape, and where an object has it.

#include "frame.hlsli"

struct Corner {
    /// Behind the place: how far along the shape, from 0 to 1.
    float4 place : PLACE;
    float4 normal : NORMAL;
};

float3 turned(float3 it, Object object) {
    float s = sin(object.turn), c = cos(object.turn);
    return float3(c * it.x + s * it.z, it.y, c * it.z - s * it.x);
}

float3 placed(Corner corner, Object object) {
    return object.place + object.size * turned(corner.place.xyz, object);
}
