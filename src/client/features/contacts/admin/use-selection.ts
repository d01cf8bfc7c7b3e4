import { useState } from 'react';

export type Selection = ReturnType<typeof useSelection>;

/** The ids that are chosen, on whatever page they stand. */
export function useSelection() {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());

  function set(id: string, isSelected: boolean): void {
    setIds(before => {
      const after = new Set(before);
      if (isSelected) after.add(id);
      else after.delete(id);
      return after;
    });
  }

  return {
    ids,
    list: () => [...ids],
    set,
    replace: (chosen: Iterable<string>) => setIds(new Set(chosen)),
    drop: (gone: Iterable<string>) => setIds(before => new Set([...before].filter(isNotIn(gone)))),
    clear: () => setIds(new Set()),
  };
}

function isNotIn(ids: Iterable<string>): (id: string) => boolean {
  const known = new Set(ids);
  return id => !known.has(id);
}
