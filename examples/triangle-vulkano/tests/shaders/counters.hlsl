ConsumeStructuredBuffer<uint> from;
AppendStructuredBuffer<uint> to;
[numthreads(1, 1, 1)] void main() { to.Append(from.Consume() + from.Consume()); }
