#define F(x, ...) x ## __VA_ARGS__ #x
F(
