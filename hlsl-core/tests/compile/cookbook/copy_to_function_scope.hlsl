// args: -T cs_6_0 -E main
// args: -T cs_6_0 -E main -Od
// cookbook: Copy to function scope
// A struct of buffers, and structs in structs, all assigned as a whole and by member.
struct Lists
{
    StructuredBuffer<uint> keys;
    AppendStructuredBuffer<uint> found;
};

struct Search
{
    Lists lists;
    uint wanted;
};

struct Job
{
    Search search;
    RWStructuredBuffer<uint> count;
};

StructuredBuffer<uint> keys;
AppendStructuredBuffer<uint> found;
RWStructuredBuffer<uint> count;

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    Lists lists;
    lists.keys = keys;
    lists.found = found;
    Job job;
    job.search.lists = lists;
    job.search.wanted = 7;
    job.count = count;
    Job copy = job;
    if (copy.search.lists.keys[id] == copy.search.wanted)
    {
        copy.search.lists.found.Append(id);
        InterlockedAdd(copy.count[0], 1);
    }
}
