"unterminated
x 'un
#define OK don't
#if 0
isn't "
#endif
#error can't
y /* unterminated
#error not here
