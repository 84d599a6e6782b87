[[vk::binding(0, 1)]] [[vk::combinedImageSampler]] Texture2D t : register(t0);
[[vk::push_constant]] struct [[vk::on_type]] P { [[vk::offset(16)]] float a [[vk::after]]; } p;
Texture2D one : register(ps, t3), two : register(space2), three : register(t1[2], space3) : register(s0);
[numthreads(8, 8, 1)] [shader("compute")]
[[vk::spvexecutionmode(3), vk::other]]
void main([[vk::location(0)]] uint3 id [[vk::x]] : SV_DispatchThreadID, [foo] int a = 1) [[vk::y]] : Z { }
typedef int A [[vk::a]];
using B [[vk::b]] = int;
enum [[c]] E { x [[d]] };
[[]] int empty;
