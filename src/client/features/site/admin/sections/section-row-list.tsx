import { type ReactNode, useState } from 'react';
import { ReorderList } from '#client/editing/reorder/reorder-list';
import { LiveRegion } from '#client/ui/feedback/live-region';
import { Switch } from '#client/ui/forms/switch';
import type { SectionRow } from '#shared/sections/section-list';
import { type EmptyEntries, ENTRY_LABELS, type ListName } from './section-fields';
import styles from './sections.module.css';

type SectionRowListProps<List extends ListName, Name extends string> = {
  settings: {
    fields: Readonly<Record<NoInfer<List>, readonly SectionRow<Name>[]>>;
    set: (list: NoInfer<List>, rows: SectionRow<Name>[]) => void;
  };
  list: List;
  /** The noun for a row, such as "section". */
  noun: string;
  empty?: EmptyEntries[ListName];
  children?: (name: Name) => ReactNode;
};

/** Lists the sections or links of a page. Each can be moved, shown or hidden. */
export function SectionRowList<List extends ListName, Name extends string>(
  props: SectionRowListProps<List, Name>,
) {
  const { settings, list, noun, empty = {}, children } = props;
  const rows = settings.fields[list];
  const onChange = (changed: SectionRow<Name>[]) => settings.set(list, changed);
  const [message, announce] = useState('');
  const getLabel = (name: Name) => ENTRY_LABELS[list][name] ?? name;
  const show = (name: Name, isShown: boolean) =>
    onChange(rows.map(row => (row.name === name ? { name, hidden: !isShown } : row)));
  return (
    <>
      <ReorderList
        items={rows}
        getId={({ name }) => name}
        getName={({ name }) => getLabel(name)}
        noun={noun}
        onReorder={onChange}
        announce={announce}
        className={styles.list}
        itemClassName={`stack-3 ${styles.row}`}
      >
        {({ name, hidden }, { handle, buttons }) => (
          <>
            <div className={`line ${styles.head}`}>
              {handle}
              <Switch checked={!hidden} onCheckedChange={isShown => show(name, isShown)}>
                {getLabel(name)}
              </Switch>
              {empty[name] && <span className="note">Nothing to show yet</span>}
              <span className={styles.steps}>{buttons}</span>
            </div>
            {children?.(name)}
          </>
        )}
      </ReorderList>
      <LiveRegion message={message} />
    </>
  );
}
