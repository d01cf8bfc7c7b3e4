import { Children, type ComponentProps, type CSSProperties, type ReactNode } from 'react';
import { Icon, type IconName } from '../icons/icon';
import { classNames } from '../primitives/class-names';
import styles from './table.module.css';

/*
 * The roles that table elements have anyway. They are written out because on a phone the rows are laid out as cards, and
 * `display: block` takes them away in some browsers.
 */
const ROLES = {
  table: { role: 'table' },
  rows: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
};

type Align = 'start' | 'center' | 'end';

export type TableProps = {
  /** Names the table. */
  label: string;
  /** The header cells: HeaderCell and SortHeader. */
  head: ReactNode;
  /** The rows: Row with Cells. */
  children: ReactNode;
};

/** A table that scrolls sideways when it must, and under 640 px shows each row as a card. */
export function Table({ label, head, children }: TableProps) {
  const size: CSSProperties & { '--rows': number } = { '--rows': Children.count(children) };
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: an area that scrolls must be reachable by keyboard
    <section className={styles.scroller} style={size} aria-label={label} tabIndex={0}>
      <table {...ROLES.table} className={styles.table} aria-label={label}>
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
  /** Read aloud, but not shown: for columns of checkboxes. */
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

export type SortDirection = 'ascending' | 'descending';

/** The column that a table is sorted by, and which way. */
export type Sort<Key> = { key: Key; direction: SortDirection };

/** A click on a column head: the same column turns round, another one starts ascending. */
export function nextSort<Key>(current: Sort<Key> | null, key: Key): Sort<Key> {
  const isAscending = current?.key === key && current.direction === 'ascending';
  return { key, direction: isAscending ? 'descending' : 'ascending' };
}

const SORT_ICONS: Record<SortDirection | 'none', IconName> = {
  ascending: 'arrow-up',
  descending: 'arrow-down',
  none: 'sort',
};

export type SortHeaderProps = {
  label: string;
  /** How the rows are sorted by this column now; missing when they are sorted by another. */
  direction?: SortDirection | undefined;
  onSort: () => void;
  align?: Align;
};

/** A column head that sorts. The caller decides what the next direction is. */
export function SortHeader({ label, direction, onSort, align = 'start' }: SortHeaderProps) {
  return (
    <th
      {...ROLES.head}
      scope="col"
      className={classNames(styles.sortable, styles[align])}
      aria-sort={direction}
    >
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
  labelOf: (key: Key) => string;
  alignOf?: (key: Key) => Align;
};

/** The heads of the columns that sort. */
export function SortHeaders<Key extends string>(props: SortHeadersProps<Key>) {
  const { keys, sort, onSort, labelOf, alignOf = () => 'start' } = props;
  return keys.map(key => (
    <SortHeader
      key={key}
      label={labelOf(key)}
      align={alignOf(key)}
      direction={sort?.key === key ? sort.direction : undefined}
      onSort={() => onSort(nextSort(sort, key))}
    />
  ));
}

export type RowProps = ComponentProps<'tr'> & {
  /** Chosen or being edited: marked by the accent at its left. */
  marked?: boolean;
  /** Wants to be seen: in all of its cells. */
  bold?: boolean;
};

export function Row({ marked = false, bold = false, className, ...rest }: RowProps) {
  const look = classNames(marked && styles.marked, bold && styles.bold, className);
  return <tr {...rest} {...ROLES.row} className={look} />;
}

export type CellProps = Omit<ComponentProps<'td'>, 'align'> & {
  /** The column's name: on a phone it stands before the value. Without it the value has the line to itself. */
  label?: string | undefined;
  align?: Align;
  /** Narrow figures of one width each. */
  numeric?: boolean;
  /** The cell that names the row; on a phone, the card's title. */
  primary?: boolean;
};

export function Cell(props: CellProps) {
  const { label, align = 'start', numeric = false, primary = false, className, children, ...rest } = props;
  const look = classNames(styles[align], numeric && 'num', primary && styles.primary, className);
  return (
    <td {...rest} {...ROLES.cell} data-label={label} className={look}>
      {children}
    </td>
  );
}

/** The buttons of a row. */
export function RowActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}
