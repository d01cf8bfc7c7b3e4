/** Sets the seed of all property tests. Without it, each run tests the same cases. */
const seed = Number(process.env.PROPERTY_SEED ?? 1);
/** Multiplies the number of cases in each property test. */
const factor = Number(process.env.PROPERTY_FACTOR ?? 1);

/**
 * Returns the options of a property test with `count` cases. A change therefore never fails because of cases that were
 * not tested before it; to search for more, set PROPERTY_SEED and PROPERTY_FACTOR.
 */
export function runs(count: number): { seed: number; numRuns: number } {
  return { seed, numRuns: count * factor };
}
