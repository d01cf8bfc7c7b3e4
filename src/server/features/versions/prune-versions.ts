export const MAX_VERSIONS = 100;
/** The newest versions are never thinned, because owners return to them most. */
const NEWEST = 20;

export type PrunableVersion = { id: string; savedAt: Date | null; isPublished: boolean };

/**
 * Chooses the versions to delete, given oldest first, so that at most `maxVersions` remain. Versions that
 * were never published go first, oldest first. Then go those closest to their neighbors relative to their
 * age, so that the last hour has many and each year some.
 */
export function chooseVersionsToPrune(
  versions: PrunableVersion[],
  maxVersions: number,
  now: number,
): string[] {
  const remaining = versions.map(({ id, savedAt, isPublished }) => ({
    id,
    isPublished,
    savedAt: savedAt?.getTime() ?? 0,
  }));
  const chosen: string[] = [];
  while (remaining.length > maxVersions) {
    const old = remaining.slice(0, -NEWEST);
    const unpublished = old.findIndex(({ isPublished }) => !isPublished);
    const index = unpublished >= 0 ? unpublished : findClosest(remaining, now);
    chosen.push(...remaining.splice(index, 1).map(({ id }) => id));
  }
  return chosen;
}

/** The first version always stays. */
function findClosest(versions: { savedAt: number }[], now: number): number {
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
