// args: -T cs_6_2
// args: -T cs_6_2 -Od
// Like any `bool`, an enum of them is a `uint` in memory.
enum Answer : bool { NO, YES };
struct Answers { Answer first; Answer others[2]; };

StructuredBuffer<Answers> given;
RWStructuredBuffer<Answers> results;
groupshared Answers shared_answers;
cbuffer Settings
{
    Answer wanted;
    Answers preset;
};

[numthreads(1, 1, 1)]
void main()
{
    Answers all = given[0];
    results[0] = all;
    results[1].first = given[1].others[1];
    results[2].others[0] = wanted;
    results[3] = preset;
    shared_answers = preset;
    results[4] = shared_answers;
    results[5].first = given[2].first == YES ? NO : all.first;
}
