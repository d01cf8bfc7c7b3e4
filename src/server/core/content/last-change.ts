/** Returns the time of the latest change, or undefined for an empty list. */
export function lastChange(items: { updatedAt: string }[]): string | undefined {
  return items
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1);
}
