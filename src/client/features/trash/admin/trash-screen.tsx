import { type ComponentProps, Suspense, useState } from 'react';
import { AdminHeading, AdminScreen } from '#client/editing/admin-screen';
import { useOwnerKinds } from '#client/editing/owner-kind/owner-kind';
import { ignoreMissing } from '#client/lib/api/api-error';
import { explainCallFailure } from '#client/lib/api/call-failure';
import { EmptyState } from '#client/ui/feedback/empty-state';
import { QueryResult } from '#client/ui/feedback/query-result';
import { useToast } from '#client/ui/feedback/toast';
import { Panel } from '#client/ui/layout/panel';
import { useFirstRows } from '#client/ui/layout/use-first-rows';
import { ConfirmCall } from '#client/ui/overlays/confirm-call';
import { useFocusTarget } from '#client/ui/overlays/use-focus-target';
import { Button } from '#client/ui/primitives/button';
import type { TrashItem } from '#shared/contract/version';
import { TRASH_DAYS } from '#shared/trash';
import { TrashFilter, useTrashFilter } from './trash-filter';
import { findTrashKind, listTrashNouns } from './trash-kinds';
import { useEmptyTrash, useRemoveFromTrash, useTrash } from './trash-queries';
import { type TrashRow, toTrashRows } from './trash-rows';
import { TrashTable } from './trash-table';
import { useRestoring } from './use-restoring';

export function TrashScreen() {
  return (
    <AdminScreen title="Trash">
      <AdminHeading title="Trash" />
      <p className="muted">Deleted items stay here for {TRASH_DAYS} days, then are deleted permanently.</p>
      <TrashPanel />
    </AdminScreen>
  );
}

function TrashPanel() {
  const trash = useTrash();
  const [rowToDelete, setRowToDelete] = useState<TrashRow | null>(null);
  const [isEmptying, setEmptying] = useState(false);
  const panel = useFocusTarget<HTMLDivElement>();
  const { pending, restoreRow, answer, cancel } = useRestoring(panel.focus);
  const [kind, filterBy] = useTrashFilter();
  const count = trash.data?.length ?? 0;

  return (
    <div ref={panel.ref} tabIndex={-1}>
      <Panel
        title="Deleted items"
        padded={false}
        actions={
          count > 0 && (
            <>
              <TrashFilter kind={kind} onFilter={filterBy} />
              <Button size="sm" variant="danger" onClick={() => setEmptying(true)}>
                Empty trash
              </Button>
            </>
          )
        }
      >
        <QueryResult
          query={trash}
          loading="Loading the trash..."
          failure="Couldn't load the trash. Please try again."
        >
          {items => (
            <TrashList
              items={items}
              kind={kind}
              onRestore={row => void restoreRow(row)}
              onDelete={setRowToDelete}
            />
          )}
        </QueryResult>
      </Panel>
      {pending && (
        <Suspense fallback={null}>
          <pending.question.Question
            item={pending.item}
            reason={pending.question.reason}
            onAnswer={answer}
            onClose={cancel}
          />
        </Suspense>
      )}
      <DeleteDialog row={rowToDelete} onDeleted={panel.focus} onClose={() => setRowToDelete(null)} />
      <EmptyDialog
        open={isEmptying}
        count={count}
        onEmptied={panel.focus}
        onClose={() => setEmptying(false)}
      />
    </div>
  );
}

type TrashListProps = Omit<ComponentProps<typeof TrashTable>, 'rows'> & {
  items: TrashItem[];
  kind: ReturnType<typeof useTrashFilter>[0];
};

/** Lists the items of the kind, or of all kinds. */
function TrashList({ items, kind, ...table }: TrashListProps) {
  const kinds = useOwnerKinds();
  const found = items.filter(item => kind === '' || item.kind === kind);
  const { rows, showAll } = useFirstRows(toTrashRows(found, kinds), { nouns: 'items' });
  if (rows.length > 0) {
    return (
      <>
        <TrashTable rows={rows} {...table} />
        {showAll}
      </>
    );
  }
  if (items.length > 0 && kind !== '') {
    return <EmptyState title={`No deleted ${findTrashKind(kinds, kind)?.nouns.many}.`} />;
  }
  return (
    <EmptyState title="The trash is empty.">You can restore deleted {listTrashNouns(kinds)} here.</EmptyState>
  );
}

const WITH_VERSIONS = "This also deletes its versions and files, and can't be undone.";

type DeleteDialogProps = { row: TrashRow | null; onDeleted: () => void; onClose: () => void };

function DeleteDialog({ row, onDeleted, onClose }: DeleteDialogProps) {
  const { mutateAsync: remove } = useRemoveFromTrash();
  const toast = useToast();
  const name = row?.name ?? '';

  async function removeItems(): Promise<void> {
    for (const { _id } of row?.items ?? []) await remove({ id: _id }).catch(ignoreMissing);
  }

  return (
    <ConfirmCall
      open={row !== null}
      title={`Delete ${name} permanently`}
      question={row?.first.kind === 'message' ? "This can't be undone." : WITH_VERSIONS}
      confirmLabel="Delete permanently"
      call={removeItems}
      failure={`Couldn't delete ${name}. Please try again.`}
      onDone={() => {
        onDeleted();
        if (row) toast.success(`${name} deleted permanently.`);
      }}
      onClose={onClose}
    />
  );
}

type EmptyDialogProps = { open: boolean; count: number; onEmptied: () => void; onClose: () => void };

function EmptyDialog({ open, count, onEmptied, onClose }: EmptyDialogProps) {
  const { mutateAsync: empty } = useEmptyTrash();
  const toast = useToast();
  const items = count === 1 ? 'this item' : `all ${count} items`;
  return (
    <ConfirmCall
      open={open}
      title="Empty the trash"
      question={`Delete ${items} permanently, with versions and files? This can't be undone.`}
      confirmLabel="Empty trash"
      call={() => empty()}
      failure={error => `Couldn't empty the trash. ${explainCallFailure(error)}`}
      onDone={() => {
        onEmptied();
        toast.success('Trash emptied.');
      }}
      onClose={onClose}
    />
  );
}
