// By way of a struct that is defined inside, and as the elements of a buffer.
struct Tree { struct Branch { Tree tree; } branch; };
struct Room { ConstantBuffer<Room> next; };
struct Hall { StructuredBuffer<Hall> rooms[2]; };
struct Later;
struct House { StructuredBuffer<Later> rooms; };
template<typename T> struct Box { StructuredBuffer<T> content; };
struct Shelf { Box<Shelf> boxes; };
struct Node { vk::BufferPointer<Node> next; };
Tree tree;
Room room;
Hall hall;
House house;
Shelf shelf;
float4 main() : SV_Target { return 1; }
