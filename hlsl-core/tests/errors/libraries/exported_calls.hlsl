// args: -T lib_6_3
// Exported functions are roots, too: what they call has a body, and none of them calls itself.
float elsewhere(float value);
float again(float value);

export float first(float value) { return elsewhere(value); }
export float second(float value) { return value > 0 ? again(value - 1) : 0; }
float again(float value) { return second(value); }
