/** The maximum number of versions of an item. */
export const MAX_VERSIONS = 100;
/** The newest versions are never thinned: owners return to them most. */
const NEWEST = 20;

export type Aged = { id: string; savedAt: Date | null; isPublished: boolean };

/**
 * Chooses the versions to delete, given oldest first, so that at most `most` remain. Versions that were never published
 * go first, oldest first; then those closest to their neighbours relative to their age, so that the last hour retains many
 * and each year some.
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

/** The first version always stays. */
function closest(versions: { savedAt: number }[], now: number): number {
  let best = 1;
  let least = Number.POSITIVE_INFINITY;
  for (let index = 1; index < versions.length - NEWEST; index += 1) {
    const [before, own, after] = [-1, 0, 1].map(step => versions[index + step]?.savedAt ?? now);
    // A clock that was set back must not make a version younger than its successor.
    const gap = Math.max(0, Number(after) - Number(before));
    const density = gap / Math.max(1, now - Number(own));
    if (density < least) {
      least = density;
      best = index;
    }
  }
  return best;
}
