import { useState } from 'react';
import { Link } from 'wouter';
import { capitalise } from '../../../shared/capitalise';
import { shownTitle } from '../../../shared/shown-title';
import { EmptyState } from '../../ui/feedback/empty-state';
import { QueryResult } from '../../ui/feedback/query-result';
import { Panel } from '../../ui/layout/panel';
import { Cell, HeaderCell, Row, RowActions, Table } from '../../ui/layout/table';
import { useFocusTarget } from '../../ui/overlays/use-focus-target';
import { IconButton } from '../../ui/primitives/button';
import { type PublishedItem, planOf, planState } from '../publishing/publishing-field';
import { PublishingTag } from '../publishing/publishing-tag';
import { DeleteItemDialog } from './delete-item-dialog';
import type { ItemWords } from './item-form';
import styles from './item-panel.module.css';
import type { ItemCalls } from './item-queries';
import { NewItemButton } from './new-item-button';

type ItemRow = PublishedItem & {
  _id: string;
  title: string;
  date: string;
  /** What the table says of it beside its title and date. */
  more: string;
};

type ItemPanelProps = {
  form: ItemWords;
  calls: Pick<ItemCalls<{ _id: string }, { title: string }>, 'create'> &
    Pick<ItemCalls<never, never>, 'remove' | 'restore'>;
  query: { data: ItemRow[] | undefined; isError: boolean; isFetching: boolean; refetch: () => unknown };
  /** The heading of `more`. */
  column: string;
  empty: string;
  /** Returns the address of an item's editor. */
  editPath: (id: string) => string;
};

/** Items in a table, with the way to their editors, to a new one and to the trash. */
export function ItemPanel({ form, calls, query, column, empty, editPath }: ItemPanelProps) {
  const [doomed, setDoomed] = useState<ItemRow | null>(null);
  const panel = useFocusTarget<HTMLDivElement>();
  const nouns = `${form.noun}s`;
  const title = capitalise(nouns);
  const create = () => calls.create({ title: '', draft: true });
  return (
    <div ref={panel.ref} tabIndex={-1}>
      <Panel
        title={title}
        padded={false}
        actions={<NewItemButton noun={form.noun} create={create} editPath={editPath} />}
      >
        <QueryResult
          query={query}
          loading={`Loading ${nouns}...`}
          failure={`Failed to load ${nouns}. Please try again.`}
        >
          {rows =>
            rows.length > 0 ? (
              <Table
                label={title}
                head={
                  <>
                    <HeaderCell>Title</HeaderCell>
                    <HeaderCell>{column}</HeaderCell>
                    <HeaderCell>Date</HeaderCell>
                    <HeaderCell align="end">Actions</HeaderCell>
                  </>
                }
              >
                {rows.map(row => (
                  <ItemTableRow
                    key={row._id}
                    row={row}
                    column={column}
                    editPath={editPath}
                    onDelete={setDoomed}
                  />
                ))}
              </Table>
            ) : (
              <EmptyState title={`No ${nouns} yet`}>{empty}</EmptyState>
            )
          }
        </QueryResult>
      </Panel>
      <DeleteItemDialog
        form={form}
        calls={calls}
        item={doomed}
        onClose={() => setDoomed(null)}
        onDeleted={panel.focus}
      />
    </div>
  );
}

type ItemTableRowProps = Pick<ItemPanelProps, 'column' | 'editPath'> & {
  row: ItemRow;
  onDelete: (row: ItemRow) => void;
};

function ItemTableRow({ row, column, editPath, onDelete }: ItemTableRowProps) {
  const title = shownTitle(row.title);
  return (
    <Row>
      <Cell primary>
        <span className={styles.title}>
          <Link href={editPath(row._id)}>{title}</Link>
          <PublishingTag state={planState(planOf(row))} />
        </span>
      </Cell>
      <Cell label={column}>{row.more || <span className="muted">None</span>}</Cell>
      <Cell label="Date" numeric>
        <time dateTime={row.date}>
          {new Date(row.date).toLocaleDateString('en', { dateStyle: 'medium' })}
        </time>
      </Cell>
      <Cell align="end">
        <RowActions>
          <IconButton icon="trash" variant="danger" label={`Delete ${title}`} onClick={() => onDelete(row)} />
        </RowActions>
      </Cell>
    </Row>
  );
}
