import { useEffect, useRef, useState } from 'react';
import type { Keyed } from '../../../editing/rows';
import { addRow, changeRow, moveRow, removeRow } from './row-list';

type RowsOptions<Row extends object> = {
  rows: readonly Keyed<Row>[];
  onChange: (rows: readonly Keyed<Row>[]) => void;
  blank: Row;
  /** "link": what the words for screen readers call a row. */
  noun: string;
};

/** Adds, changes, moves and removes rows, with the keyboard's focus where one goes on and the words for what one cannot see. */
export function useRows<Row extends object>({ rows, onChange, blank, noun }: RowsOptions<Row>) {
  const listRef = useRef<HTMLUListElement>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  const isAdded = useRef(false);
  const [words, setWords] = useState('');

  // A new row wants to be filled in.
  useEffect(() => {
    if (!isAdded.current) return;
    isAdded.current = false;
    listRef.current?.querySelector<HTMLElement>(':scope > li:last-child :is(input, textarea)')?.focus();
  });

  return {
    listRef,
    addRef,
    words,
    add: () => {
      isAdded.current = true;
      onChange(addRow(rows, blank));
    },
    change: (key: string, changes: Partial<Keyed<Row>>) => onChange(changeRow(rows, key, changes)),
    move: (key: string, step: 1 | -1) => {
      const moved = moveRow(rows, key, step);
      if (moved === rows) return;
      onChange(moved);
      const place = moved.findIndex(row => row.key === key) + 1;
      setWords(`The ${noun} is number ${place} of ${moved.length} now.`);
    },
    remove: (key: string) => {
      addRef.current?.focus();
      onChange(removeRow(rows, key));
      setWords(`The ${noun} is removed.`);
    },
  };
}
