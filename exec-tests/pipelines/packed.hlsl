// Values that share locations: scalars beside vectors, rows of arrays and matrices.
struct Varying
{
    float4 position : SV_Position;
    float along : ALONG;
    float2 pairs[2] : PAIRS;
    float2x2 turn : TURN;
    float3 three : THREE;
    float last : LAST;
};

Varying vs(float2 at : AT)
{
    Varying varying;
    varying.position = float4(at * 2 - 1, 0, 1);
    varying.along = at.x;
    varying.pairs[0] = 1;
    varying.pairs[1] = at;
    varying.turn = float2x2(1, 2, at.x, 4);
    varying.three = float3(at.y, 2, 3);
    varying.last = at.y;
    return varying;
}

float4 ps(Varying varying) : SV_Target
{
    return float4(varying.along + varying.pairs[0].y, varying.pairs[1].y + varying.turn._12,
                  varying.turn._21 * varying.three.z, varying.turn._22 + varying.last);
}
