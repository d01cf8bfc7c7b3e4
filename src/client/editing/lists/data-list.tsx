import { Children, type ComponentProps, type ReactNode } from 'react';
import { Icon, type IconName } from '#client/ui/icons/icon';
import { classNames } from '#client/ui/primitives/class-names';
import styles from './data-list.module.css';

/* Roles are explicit, because phones show no columns, and `display: block` removes the implicit table roles in some
   browsers. */
const ROLES = {
  table: { role: 'table' },
  rows: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
};

type Align = 'start' | 'center' | 'end';

type DataListProps = {
  label: string;
  /** HeaderCell and SortHeader elements. */
  head: ReactNode;
  /** True if it may be narrow in a wide window, beside something else. */
  isBeside?: boolean;
  children: ReactNode;
};

/** Renders items as a table, or below 640 px as rows of a few lines. Wide tables scroll sideways. */
export function DataList({ label, head, isBeside = false, children }: DataListProps) {
  const classes = classNames(styles.scroller, isBeside && styles.beside);
  const size = { '--rows': Children.count(children) };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be reachable by keyboard
    <section className={classes} style={size} aria-label={label} tabIndex={0}>
      <table {...ROLES.table} className={styles.list} aria-label={label}>
        <thead {...ROLES.rows}>
          <tr {...ROLES.row}>{head}</tr>
        </thead>
        <tbody {...ROLES.rows}>{children}</tbody>
      </table>
    </section>
  );
}

type HeaderCellProps = {
  align?: Align;
  /** Screen readers alone get the text, as in columns of checkboxes. */
  hidden?: boolean;
  children: ReactNode;
};

export function HeaderCell({ align = 'start', hidden = false, children }: HeaderCellProps) {
  return (
    <th {...ROLES.head} scope="col" className={styles[align]}>
      {hidden ? <span className="visually-hidden">{children}</span> : children}
    </th>
  );
}

type SortDirection = 'ascending' | 'descending';

export type Sort<Key> = { key: Key; direction: SortDirection };

/**
 * Returns the sort after a click on a column header. The same column reverses, and another one starts
 * ascending.
 */
export function nextSort<Key>(current: Sort<Key> | null, key: Key): Sort<Key> {
  const isAscending = current?.key === key && current.direction === 'ascending';
  return { key, direction: isAscending ? 'descending' : 'ascending' };
}

const SORT_ICONS: Record<SortDirection | 'none', IconName> = {
  ascending: 'arrow-up',
  descending: 'arrow-down',
  none: 'sort',
};

type SortHeaderProps = {
  label: string;
  /** The current direction. Missing if another column is sorted. */
  direction?: SortDirection | undefined;
  onSort: () => void;
  align?: Align;
};

export function SortHeader({ label, direction, onSort, align = 'start' }: SortHeaderProps) {
  return (
    <th {...ROLES.head} scope="col" className={styles[align]} aria-sort={direction}>
      <button type="button" className={styles.sort} onClick={onSort}>
        {label}
        <Icon name={SORT_ICONS[direction ?? 'none']} />
      </button>
    </th>
  );
}

type SortHeadersProps<Key extends string> = {
  keys: readonly Key[];
  sort: Sort<Key> | null;
  onSort: (sort: Sort<Key>) => void;
  getLabel: (key: Key) => string;
  getAlign?: (key: Key) => Align;
};

export function SortHeaders<Key extends string>(props: SortHeadersProps<Key>) {
  const { keys, sort, onSort, getLabel, getAlign = () => 'start' } = props;
  return keys.map(key => (
    <SortHeader
      key={key}
      label={getLabel(key)}
      align={getAlign(key)}
      direction={sort?.key === key ? sort.direction : undefined}
      onSort={() => onSort(nextSort(sort, key))}
    />
  ));
}

type RowProps = ComponentProps<'tr'> & {
  /** Marks a selected row with the accent color at its start. */
  marked?: boolean;
  /** True while its cells are fields, each of which has a label on phones. */
  isForm?: boolean;
};

export function Row({ marked = false, isForm = false, className, ...rest }: RowProps) {
  const classes = classNames(marked && styles.marked, isForm && styles.form, className);
  return <tr {...rest} {...ROLES.row} className={classes} />;
}

/**
 * The place of a cell on phones. The control comes first, then the title and a mark or the actions, below them the text,
 * and last the facts and the tools. Phones leave out what is `wide`.
 */
type Place = 'control' | 'title' | 'mark' | 'actions' | 'text' | 'fact' | 'tools' | 'wide';

type CellProps = Omit<ComponentProps<'td'>, 'align'> & {
  place?: Place;
  /** The name of the column, which precedes the value on phones. */
  label?: string | undefined;
  align?: Align;
  numeric?: boolean;
};

export function Cell(props: CellProps) {
  const { place = 'fact', label, align = 'start', numeric = false, className, children, ...rest } = props;
  const classes = classNames(styles[align], styles[place], numeric && 'num', className);
  return (
    <td {...rest} {...ROLES.cell} data-label={label} className={classes}>
      {place === 'actions' || place === 'tools' ? <div>{children}</div> : children}
    </td>
  );
}

/** Names a control in a row whose list has no room for columns and their heads. */
export function ColumnCaption({ children }: { children: ReactNode }) {
  return <span className={styles.caption}>{children}</span>;
}
