// args: -T lib_6_3
string several[2];
typedef string Names[3];
void f() { string local[2]; }
