import { useEffect, useRef, useState } from 'react';
import { capitalise } from '../../shared/capitalise';

type RowsOptions<Row extends { key: string }> = {
  rows: readonly Row[];
  onChange: (rows: Row[]) => void;
  /** "link": what a row is called. */
  noun: string;
};

/** Adds, changes and removes rows, with the keyboard's focus where one goes on and the words for what one cannot see. */
export function useRows<Row extends { key: string }>({ rows, onChange, noun }: RowsOptions<Row>) {
  /** For what the list is in. */
  const boxRef = useRef<HTMLDivElement>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  const isAdded = useRef(false);
  const [words, announce] = useState('');

  // A new row wants to be filled in.
  useEffect(() => {
    if (!isAdded.current) return;
    isAdded.current = false;
    const selector = 'li:last-child :is(input, textarea)';
    const field = boxRef.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector);
    field?.focus();
    field?.select();
  });

  return {
    boxRef,
    addRef,
    words,
    announce,
    add: (row: Row) => {
      isAdded.current = true;
      onChange([...rows, row]);
    },
    change: (key: string, changes: Partial<Row>) =>
      onChange(rows.map(row => (row.key === key ? { ...row, ...changes } : row))),
    remove: (key: string) => {
      addRef.current?.focus();
      onChange(rows.filter(row => row.key !== key));
      announce(`${capitalise(noun)} removed.`);
    },
  };
}
