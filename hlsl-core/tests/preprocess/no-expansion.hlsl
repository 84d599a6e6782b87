#define CAT(a,b) a##b
#define X x1
#define Y() y1
CAT(X,Y()) CAT(X,__LINE__)
CAT(,X) CAT(X,)
