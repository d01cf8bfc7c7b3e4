import { Cell, DataList, HeaderCell, Row } from '#client/editing/lists/data-list';
import { useMediaQuery } from '#client/ui/layout/use-media-query';
import { ActionMenu } from '#client/ui/overlays/action-menu';
import { Button } from '#client/ui/primitives/button';
import { ignoreDoubleClick } from '#client/ui/primitives/click-handlers';
import { DateTime } from '#client/ui/primitives/date-time';
import { formatQuantity } from '#client/ui/primitives/format-count';
import type { TrashItem } from '#shared/contract/version';
import { DAY_MS } from '#shared/time';
import type { TrashRow } from './trash-rows';

type TrashTableProps = {
  rows: TrashRow[];
  onRestore: (row: TrashRow) => void;
  onDelete: (row: TrashRow) => void;
};

export function TrashTable({ rows, onRestore, onDelete }: TrashTableProps) {
  const isPhone = useMediaQuery('(width < 40rem)');
  return (
    <DataList
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
      {rows.map(row => (
        <Row key={row.id}>
          <Cell place="title">
            <span className="clamp">{row.name}</span>
            {row.note && <span className="note clamp">{row.note}</span>}
          </Cell>
          <Cell>{row.kind}</Cell>
          <Cell label="Deleted" numeric>
            <DateTime at={row.first.trashedAt} />
          </Cell>
          <Cell label="Time left" align="end" numeric>
            {formatTimeLeft(row.first)}
          </Cell>
          <Cell place="actions" align="end">
            <Button
              size="sm"
              aria-label={`Restore ${row.name}`}
              onClick={ignoreDoubleClick(() => onRestore(row))}
            >
              Restore
            </Button>
            {isPhone ? (
              <ActionMenu
                label={`More actions for ${row.name}`}
                actions={[{ label: 'Delete permanently', onChoose: () => onDelete(row) }]}
              />
            ) : (
              <Button
                size="sm"
                variant="danger"
                aria-label={`Delete ${row.name} permanently`}
                onClick={() => onDelete(row)}
              >
                Delete
              </Button>
            )}
          </Cell>
        </Row>
      ))}
    </DataList>
  );
}

function formatTimeLeft({ expiresAt }: TrashItem): string {
  const days = Math.ceil((Date.parse(expiresAt) - Date.now()) / DAY_MS);
  return days < 1 ? 'Less than a day' : formatQuantity(days, 'day');
}
