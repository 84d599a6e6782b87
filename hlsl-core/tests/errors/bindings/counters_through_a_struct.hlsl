ConsumeStructuredBuffer<int> sources[2];
RWStructuredBuffer<int> result;
struct Holder
{
    ConsumeStructuredBuffer<int> sources[2];
    ConsumeStructuredBuffer<int> source;
    RWStructuredBuffer<int> plain[2];
    int take() { return sources[1].Consume(); }
};
[numthreads(1, 1, 1)]
void main()
{
    Holder holder;
    holder.sources = sources;
    holder.source = sources[1];
    holder.plain[0] = result;
    holder.plain[1] = result;
    result[0] = holder.sources[0].Consume();
    result[1] = holder.take();
    result[2] = holder.source.Consume() + holder.plain[1][0];
    result[3] = holder.plain[1].IncrementCounter();
    holder.plain[0][1] = 3;
}
