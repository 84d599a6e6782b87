// args: -T lib_6_3
Texture2D a, b;
void choose(out Texture2D t) { t = a; }
Texture2D either(bool c) { Texture2D d = a, e = b; choose(c ? d : e); return d; }
void reach() { choose(either(true)); }
