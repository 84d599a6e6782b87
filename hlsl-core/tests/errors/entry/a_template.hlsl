template<typename T> T main(T a : A) : SV_Target { return a; }
