import { type ReactNode, useState } from 'react';
import { ReorderList } from '#client/editing/reorder/reorder-list';
import { LiveRegion } from '#client/ui/feedback/live-region';
import { Switch } from '#client/ui/forms/switch';
import type { Placed } from '#shared/sections/section-list';
import type { EmptyParts, ListName } from './section-fields';
import styles from './sections.module.css';

type PlacedListProps<Name extends string> = {
  rows: readonly Placed<Name>[];
  onChange: (rows: Placed<Name>[]) => void;
  /** "section": what the rows are. */
  noun: string;
  labels: Partial<Record<string, string>>;
  /** Those that have nothing to show. */
  empty?: EmptyParts[ListName];
  /** What belongs to a row, below its name. */
  children?: (name: Name) => ReactNode;
};

/** What is shown of a page, in which order: each row is moved, and shown or hidden. */
export function PlacedList<Name extends string>(props: PlacedListProps<Name>) {
  const { rows, onChange, noun, labels, empty = {}, children } = props;
  const [words, announce] = useState('');
  const labelOf = (name: Name) => labels[name] ?? name;
  const show = (name: Name, isShown: boolean) =>
    onChange(rows.map(row => (row.name === name ? { name, hidden: !isShown } : row)));
  return (
    <>
      <ReorderList
        items={rows}
        idOf={({ name }) => name}
        nameOf={({ name }) => labelOf(name)}
        noun={noun}
        onReorder={onChange}
        announce={announce}
        className={styles.list}
        itemClassName={`stack-3 ${styles.row}`}
      >
        {({ name, hidden }, { handle, buttons }) => (
          <>
            <div className={styles.head}>
              {handle}
              <Switch checked={!hidden} onCheckedChange={isShown => show(name, isShown)}>
                {labelOf(name)}
              </Switch>
              {empty[name] && <span className="note">Nothing to show yet</span>}
              <span className={styles.steps}>{buttons}</span>
            </div>
            {children?.(name)}
          </>
        )}
      </ReorderList>
      <LiveRegion message={words} />
    </>
  );
}
