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
    clear: () => setIds(new Set()),
  };
}
