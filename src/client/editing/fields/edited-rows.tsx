import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LiveRegion } from '#client/ui/feedback/live-region';
import { Button } from '#client/ui/primitives/button';
import { capitalize } from '#shared/text';

/** The lists of the edit by name, such as the links of the settings. */
export type NamedRows<Name extends string, Row> = {
  edit: {
    fields: Readonly<Record<NoInfer<Name>, readonly Row[]>>;
    set: (name: NoInfer<Name>, rows: Row[]) => void;
    findRowIssue: (name: NoInfer<Name>, key: string, column: string) => string | undefined;
  };
  name: Name;
};

type EditedRowsProps<Name extends string, Row extends { key: string }> = NamedRows<Name, Row> & {
  /** The noun for a row, such as "link". */
  noun: string;
  addLabel?: string;
  /** Creates the row to add. Undefined if no more rows are allowed. */
  newRow: (() => Row) | undefined;
  className: string | undefined;
  children: (controls: RowControls<Row>) => ReactNode;
};

type RowControls<Row> = {
  createEdit: (row: Row) => RowEdit<Row>;
  remove: (key: string) => void;
  announce: (message: string) => void;
};

export type RowEdit<Row> = {
  fields: Row;
  set: <Column extends keyof Row>(column: Column, value: Row[Column]) => void;
  findIssue: (column: string) => string | undefined;
};

/**
 * Edits a list of rows. It moves the focus after a row was added or removed, and announces removals to screen
 * readers.
 */
export function EditedRows<Name extends string, Row extends { key: string }>(
  props: EditedRowsProps<Name, Row>,
) {
  const { edit, name, noun, addLabel = `Add ${noun}`, newRow, className, children } = props;
  const rows = edit.fields[name];
  const onChange = (changed: Row[]) => edit.set(name, changed);
  const boxRef = useRef<HTMLDivElement>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  const isAdded = useRef(false);
  const [message, announce] = useState('');

  // Moves the focus into the row that was just added.
  useEffect(() => {
    if (!isAdded.current) return;
    isAdded.current = false;
    // The list may be in a row of another one.
    const selector = ':scope li:last-child :is(input, textarea)';
    const field = boxRef.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector);
    field?.focus();
    field?.select();
  });

  function add(make: () => Row): void {
    isAdded.current = true;
    onChange([...rows, make()]);
  }

  return (
    <div ref={boxRef} className={className}>
      {children({
        announce,
        createEdit: row => ({
          fields: row,
          set: (column, value) => {
            const changed = { ...row };
            changed[column] = value;
            onChange(rows.map(other => (other.key === row.key ? changed : other)));
          },
          findIssue: column => edit.findRowIssue(name, row.key, column),
        }),
        remove: key => {
          addRef.current?.focus();
          onChange(rows.filter(row => row.key !== key));
          announce(`${capitalize(noun)} removed.`);
        },
      })}
      {newRow && (
        <div>
          <Button ref={addRef} icon="plus" size="sm" onClick={() => add(newRow)}>
            {addLabel}
          </Button>
        </div>
      )}
      <LiveRegion message={message} />
    </div>
  );
}
