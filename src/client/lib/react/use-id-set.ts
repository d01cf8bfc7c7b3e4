import { useCallback, useState } from 'react';

export type IdSet = ReturnType<typeof useIdSet>;

/** Some of many things, by their ids: those that are chosen, or on their way out. */
export function useIdSet(first: Iterable<string> = []) {
  const [ids, setIds] = useState<ReadonlySet<string>>(() => new Set(first));
  /** The same at each rendering: for rows that are rendered again only when they change. */
  const select = useCallback((id: string, isSelected: boolean) => {
    setIds(before => new Set(isSelected ? [...before, id] : [...before].filter(isNotIn([id]))));
  }, []);
  return {
    ids,
    select,
    list: () => [...ids],
    add: (more: Iterable<string>) => setIds(before => new Set([...before, ...more])),
    drop: (gone: Iterable<string>) => setIds(before => new Set([...before].filter(isNotIn(gone)))),
    replace: (chosen: Iterable<string>) => setIds(new Set(chosen)),
    clear: () => setIds(new Set()),
  };
}

function isNotIn(ids: Iterable<string>): (id: string) => boolean {
  const known = new Set(ids);
  return id => !known.has(id);
}
