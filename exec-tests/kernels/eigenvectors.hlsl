// Axes of symmetric matrices by Jacobi's rotations: local matrices that are written element by element.
[[vk::binding(0)]] StructuredBuffer<float3x3> matrices;
[[vk::binding(1)]] RWStructuredBuffer<float3> values;
[[vk::binding(2)]] RWStructuredBuffer<float3x3> vectors;

void rotate(inout float3x3 a, inout float3x3 v, uint p, uint q)
{
    if (abs(a[p][q]) < 1e-12)
        return;
    const float theta = (a[q][q] - a[p][p]) / (2 * a[p][q]);
    const float t = (theta >= 0 ? 1 : -1) / (abs(theta) + sqrt(theta * theta + 1));
    const float c = rsqrt(t * t + 1);
    const float s = t * c;
    for (uint k = 0; k < 3; ++k) {
        const float kp = a[k][p];
        const float kq = a[k][q];
        a[k][p] = c * kp - s * kq;
        a[k][q] = s * kp + c * kq;
    }
    for (uint k = 0; k < 3; ++k) {
        const float pk = a[p][k];
        const float qk = a[q][k];
        a[p][k] = c * pk - s * qk;
        a[q][k] = s * pk + c * qk;
    }
    for (uint k = 0; k < 3; ++k) {
        const float kp = v[k][p];
        const float kq = v[k][q];
        v[k][p] = c * kp - s * kq;
        v[k][q] = s * kp + c * kq;
    }
}

[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    float3x3 a = matrices[id.x];
    float3x3 v = { 1, 0, 0, 0, 1, 0, 0, 0, 1 };
    for (uint sweep = 0; sweep < 6; ++sweep) {
        rotate(a, v, 0, 1);
        rotate(a, v, 0, 2);
        rotate(a, v, 1, 2);
    }
    values[id.x] = float3(a[0][0], a[1][1], a[2][2]);
    vectors[id.x] = v;
}
