/** Creates a generator of pseudorandom numbers between 0 and 1 that are the same in each run. */
export function seededRandom(seed = 7): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return (state - 1) / 2147483646;
  };
}
