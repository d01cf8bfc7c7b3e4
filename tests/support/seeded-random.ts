/** Numbers from 0 up to 1 that look random and are the same in each run. */
export function seededRandom(seed = 7): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return (state - 1) / 2147483646;
  };
}
