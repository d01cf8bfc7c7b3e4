/** Answers when the last of these items was changed; undefined for none. */
export function lastChange(items: { updatedAt: string }[]): string | undefined {
  return items
    .map(({ updatedAt }) => updatedAt)
    .sort()
    .at(-1);
}
