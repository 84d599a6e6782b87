// args: -T ms_6_5 -E main
[outputtopology("triangle")] void main() { }
