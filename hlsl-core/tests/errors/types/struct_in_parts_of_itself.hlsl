// By way of a struct that is defined inside, and as the elements of a buffer.
struct Tree { struct Branch { Tree tree; } branch; };
struct Room { ConstantBuffer<Room> next; };
struct Hall { StructuredBuffer<Hall> rooms[2]; };
Tree tree;
Room room;
Hall hall;
float4 main() : SV_Target { return 1; }
