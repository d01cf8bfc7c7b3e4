import { useCallback, useState } from 'react';

export type IdSet = ReturnType<typeof useIdSet>;

/** Holds a set of selected (or departing) item IDs. */
export function useIdSet(initial: Iterable<string> = []) {
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set(initial));
  /** The stable identity allows memoized rows. */
  const select = useCallback((id: string, isSelected: boolean) => {
    setIds(current => new Set(isSelected ? [...current, id] : without(current, [id])));
  }, []);
  return {
    ids,
    select,
    list: () => [...ids],
    add: (added: Iterable<string>) => setIds(current => new Set([...current, ...added])),
    remove: (removed: Iterable<string>) => setIds(current => new Set(without(current, removed))),
    replace: (next: Iterable<string>) => setIds(new Set(next)),
    clear: () => setIds(new Set()),
  };
}

function without(ids: Iterable<string>, removed: Iterable<string>): string[] {
  const excluded = new Set(removed);
  return [...ids].filter(id => !excluded.has(id));
}
