/** How many versions of an item there may be. */
export const MOST_VERSIONS = 100;
/** The newest are never thinned: they are what an owner comes back for. */
const NEWEST = 20;

export type Aged = { id: string; savedAt: Date | null; isPublished: boolean };

/**
 * Which of an item's versions, oldest first, must go so that no more than `most` are left. Those that visitors never saw
 * go first, the oldest before the others; then those that stand closest to their neighbours for their age, so that the
 * last hour has many and each year some.
 */
export function chooseThinned(versions: Aged[], most: number, now: number): string[] {
  const left = versions.map(({ id, savedAt, isPublished }) => ({
    id,
    isPublished,
    savedAt: savedAt?.getTime() ?? 0,
  }));
  const gone: string[] = [];
  while (left.length > most) {
    const old = left.slice(0, -NEWEST);
    const unpublished = old.findIndex(({ isPublished }) => !isPublished);
    const index = unpublished >= 0 ? unpublished : closest(left, now);
    gone.push(...left.splice(index, 1).map(({ id }) => id));
  }
  return gone;
}

/** The first version stays: it says how it all began. */
function closest(versions: { savedAt: number }[], now: number): number {
  let best = 1;
  let least = Number.POSITIVE_INFINITY;
  for (let index = 1; index < versions.length - NEWEST; index += 1) {
    const [before, own, after] = [-1, 0, 1].map(step => versions[index + step]?.savedAt ?? now);
    // A clock that was set back makes no version younger than its successor.
    const gap = Math.max(0, Number(after) - Number(before));
    const density = gap / Math.max(1, now - Number(own));
    if (density < least) {
      least = density;
      best = index;
    }
  }
  return best;
}
