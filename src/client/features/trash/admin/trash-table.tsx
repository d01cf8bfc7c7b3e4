import { useOwnerKinds } from '#client/editing/owner-kind';
import { Cell, HeaderCell, Row, Table } from '#client/ui/layout/table';
import { Button } from '#client/ui/primitives/button';
import { ignoreDoubleClick } from '#client/ui/primitives/click-handlers';
import { DateTime } from '#client/ui/primitives/date-time';
import { formatQuantity } from '#client/ui/primitives/format-count';
import type { TrashItem } from '#shared/contract/version';
import { capitalize, displayTitle } from '#shared/text';
import { DAY_MS } from '#shared/time';
import { findTrashKind } from './trash-kinds';
import styles from './trash-table.module.css';

type TrashTableProps = {
  items: TrashItem[];
  onRestore: (item: TrashItem) => void;
  onDelete: (item: TrashItem) => void;
};

export function TrashTable({ items, onRestore, onDelete }: TrashTableProps) {
  const kinds = useOwnerKinds();
  return (
    <Table
      label="Trash"
      head={
        <>
          <HeaderCell>Name</HeaderCell>
          <HeaderCell>Kind</HeaderCell>
          <HeaderCell>Deleted</HeaderCell>
          <HeaderCell align="end">Time left</HeaderCell>
          <HeaderCell align="end">Actions</HeaderCell>
        </>
      }
    >
      {items.map(item => (
        <Row key={item._id}>
          <Cell primary>{displayTitle(item.name)}</Cell>
          <Cell label="Kind">{capitalize(findTrashKind(kinds, item.kind)?.nouns.one ?? item.kind)}</Cell>
          <Cell label="Deleted" numeric>
            <DateTime at={item.trashedAt} />
          </Cell>
          <Cell label="Time left" align="end" numeric>
            {formatTimeLeft(item)}
          </Cell>
          <Cell align="end">
            <div className={styles.actions}>
              <Button
                size="sm"
                aria-label={`Restore ${displayTitle(item.name)}`}
                onClick={ignoreDoubleClick(() => onRestore(item))}
              >
                Restore
              </Button>
              <Button
                size="sm"
                variant="danger"
                aria-label={`Delete ${displayTitle(item.name)} permanently`}
                onClick={() => onDelete(item)}
              >
                Delete
              </Button>
            </div>
          </Cell>
        </Row>
      ))}
    </Table>
  );
}

function formatTimeLeft({ expiresAt }: TrashItem): string {
  const days = Math.ceil((Date.parse(expiresAt) - Date.now()) / DAY_MS);
  return days < 1 ? 'Less than a day' : formatQuantity(days, 'day');
}
