import { type ComponentProps, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { AdminScreen } from '#client/editing/admin-screen';
import { useOwnerKinds } from '#client/editing/owner-kind';
import type { RestoreChoices } from '#client/editing/restore-question';
import { ignoreMissing } from '#client/lib/api/api-error';
import { explainCallFailure } from '#client/lib/api/call-failure';
import { EmptyState } from '#client/ui/feedback/empty-state';
import { QueryResult } from '#client/ui/feedback/query-result';
import { useToast } from '#client/ui/feedback/toast';
import { Panel } from '#client/ui/layout/panel';
import { ConfirmCall } from '#client/ui/overlays/confirm-call';
import { useFocusTarget } from '#client/ui/overlays/use-focus-target';
import { Button } from '#client/ui/primitives/button';
import type { TrashItem } from '#shared/contract/version';
import { displayTitle } from '#shared/text';
import { TRASH_DAYS } from '#shared/trash';
import { findOpenQuestion, type OpenQuestion } from './open-question';
import { TrashFilter, useTrashFilter } from './trash-filter';
import { findTrashKind, listTrashNouns } from './trash-kinds';
import { useEmptyTrash, useRemoveFromTrash, useRestoreFromTrash, useTrash } from './trash-queries';
import { TrashTable } from './trash-table';

export function TrashScreen() {
  return (
    <AdminScreen title="Trash">
      <h1>Trash</h1>
      <p className="muted">Deleted items stay here for {TRASH_DAYS} days, then are deleted permanently.</p>
      <TrashPanel />
    </AdminScreen>
  );
}

/** A restore that needs an answer from the owner, with the answers so far. */
type PendingRestore = { item: TrashItem; question: OpenQuestion; choices: RestoreChoices };

function TrashPanel() {
  const trash = useTrash();
  const kinds = useOwnerKinds();
  const [itemToDelete, setItemToDelete] = useState<TrashItem | null>(null);
  const [pending, setPending] = useState<PendingRestore | null>(null);
  const [isEmptying, setEmptying] = useState(false);
  const { mutateAsync: restore } = useRestoreFromTrash();
  const panel = useFocusTarget<HTMLDivElement>();
  const toast = useToast();
  const [, navigate] = useLocation();
  const [kind, filterBy] = useTrashFilter();
  const count = trash.data?.length ?? 0;

  async function restoreItem(item: TrashItem, choices: RestoreChoices = {}): Promise<void> {
    try {
      await restore({ id: item._id, ...choices });
      setPending(null);
      panel.focus();
      const path = findTrashKind(kinds, item.kind)?.toPath(item._id);
      toast.success(`${displayTitle(item.name)} restored.`, {
        actions: path === undefined ? [] : [{ label: 'View', onAct: () => navigate(path) }],
      });
    } catch (error) {
      const question = item.kind !== 'message' && findOpenQuestion(error, kinds[item.kind]);
      if (question) setPending({ item, question, choices });
      else toast.failure(`Couldn't restore ${displayTitle(item.name)}. ${explainCallFailure(error)}`);
    }
  }

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
              onRestore={item => void restoreItem(item)}
              onDelete={setItemToDelete}
            />
          )}
        </QueryResult>
      </Panel>
      {pending && (
        <Suspense fallback={null}>
          <pending.question.Question
            item={pending.item}
            reason={pending.question.reason}
            onAnswer={choices => restoreItem(pending.item, { ...pending.choices, ...choices })}
            onClose={() => setPending(null)}
          />
        </Suspense>
      )}
      <DeleteDialog item={itemToDelete} onDeleted={panel.focus} onClose={() => setItemToDelete(null)} />
      <EmptyDialog
        open={isEmptying}
        count={count}
        onEmptied={panel.focus}
        onClose={() => setEmptying(false)}
      />
    </div>
  );
}

type TrashListProps = ComponentProps<typeof TrashTable> & { kind: ReturnType<typeof useTrashFilter>[0] };

/** Lists the items of the kind, or of all kinds. */
function TrashList({ items, kind, ...table }: TrashListProps) {
  const kinds = useOwnerKinds();
  const found = items.filter(item => kind === '' || item.kind === kind);
  if (found.length > 0) return <TrashTable items={found} {...table} />;
  if (items.length > 0 && kind !== '') {
    return <EmptyState title={`No deleted ${findTrashKind(kinds, kind)?.nouns.many}.`} />;
  }
  return (
    <EmptyState title="The trash is empty.">
      You can restore deleted {listTrashNouns(kinds)} here for {TRASH_DAYS} days.
    </EmptyState>
  );
}

const WITH_VERSIONS = "This also deletes its versions and files, and can't be undone.";

type DeleteDialogProps = { item: TrashItem | null; onDeleted: () => void; onClose: () => void };

function DeleteDialog({ item, onDeleted, onClose }: DeleteDialogProps) {
  const { mutateAsync: remove } = useRemoveFromTrash();
  const toast = useToast();
  const name = item ? displayTitle(item.name) : '';
  return (
    <ConfirmCall
      open={item !== null}
      title={`Delete ${name} permanently`}
      question={item?.kind === 'message' ? "This can't be undone." : WITH_VERSIONS}
      confirmLabel="Delete permanently"
      call={async () => item && remove({ id: item._id }).catch(ignoreMissing)}
      failure={`Couldn't delete ${name}. Please try again.`}
      onDone={() => {
        onDeleted();
        if (item) toast.success(`${name} deleted permanently.`);
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
