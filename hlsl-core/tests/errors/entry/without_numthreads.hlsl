// args: -T cs_6_0 -E main
void main() { }
