#line 16 "standard-example.hlsl"
f(2 * (y+1)) + f(2 * (f(2 * (z[0])))) % f(2 * (0)) + t(1);
f(2 * (2+(3,4)-0,1)) | f(2 * (~ 5)) & f(2 * (0,1))^m(0,1);

int i[] = { 1, 23, 4, 5, };
char c[2][6] = { "hello", "" };
#line 29 "standard-example.hlsl"
printf("x" "1" "= %d, x" "2" "= %s", x1, x2);
fputs("strncmp(\"abc\\0d\", \"abc\", '\\4') == 0" ": @\n", s);


"vers2.h"
"hello";
"hello" ", world"




char p[] = "2 ## y";

int j[] = { 123, 45, 67, 89, 10, 11, 12, };
