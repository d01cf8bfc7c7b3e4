/** What the session needs of a browser's storage. */
export function createMemoryStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    /** All that is kept. */
    contents: () => Object.fromEntries(items),
  };
}
