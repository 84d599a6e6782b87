// args: -T lib_6_3
struct S { static uint a : 3; uint b : 3; };
