// Dark and light in turn, from the middle outwards.
float rings(float distance)
{
    return frac(distance * RING_COUNT) < 0.5 ? 1 : 0.25;
}
