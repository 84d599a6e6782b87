// args: -T cs_6_0 -E main

// Only counting asks for counters: an array of arrays may be handed on in parts as long as nothing counts.
RWStructuredBuffer<int> rows[3][2];

int sum(RWStructuredBuffer<int> row[2], uint at) {
    return row[0][at] + row[1][at];
}

[numthreads(4, 1, 1)]
void main(uint id : SV_GroupIndex) {
    rows[0][0][id] = sum(rows[1], id) + sum(rows[2], id);
}
