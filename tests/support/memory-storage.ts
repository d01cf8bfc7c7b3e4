/** Creates the methods of a browser storage that the session uses. */
export function createMemoryStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    /** Returns all stored items. */
    contents: () => Object.fromEntries(items),
  };
}
