float wave(float place, float time) {
    return 2 * sin(place * 2 + time);
}
