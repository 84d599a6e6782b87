// args: -T cs_6_0
// Each `#` puts a backslash before each quote and backslash of a string.
#define STRING(x) #x
#define TWICE(x) STRING(x)
#define A TWICE("\"\"\"\"")
#define B TWICE(TWICE(TWICE(TWICE(A))))
#define C TWICE(TWICE(TWICE(TWICE(B))))
#define D TWICE(TWICE(TWICE(TWICE(C))))

#define E TWICE(TWICE(TWICE(TWICE(D))))

static string text = E;

[numthreads(1, 1, 1)]
void main() {}
