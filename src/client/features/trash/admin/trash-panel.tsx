import { Suspense, useState } from 'react';
import type { TrashItem } from '../../../../shared/contract/version';
import { listWords } from '../../../../shared/list-words';
import { shownTitle } from '../../../../shared/shown-title';
import {
  type OwnerKind,
  type OwnerKinds,
  type RestoreField,
  useOwnerKinds,
} from '../../../editing/owner-kind';
import type { RestoreChoices } from '../../../editing/restore-question';
import { ignoreMissing } from '../../../lib/api/api-error';
import { explainCallFailure } from '../../../lib/api/call-failure';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { QueryResult } from '../../../ui/feedback/query-result';
import { useToast } from '../../../ui/feedback/toast';
import { Panel } from '../../../ui/layout/panel';
import { ConfirmCall } from '../../../ui/overlays/confirm-call';
import { useFocusTarget } from '../../../ui/overlays/use-focus-target';
import { Button } from '../../../ui/primitives/button';
import { SlugQuestion } from './slug-question';
import {
  type OpenQuestion,
  openQuestionOf,
  useEmptyTrash,
  useRemoveFromTrash,
  useRestoreFromTrash,
  useTrash,
} from './trash-queries';
import { TrashTable } from './trash-table';

/** An item that cannot come back before the owner has said more, and what was said so far. */
type Asked = { item: TrashItem; open: OpenQuestion; choices: RestoreChoices };

/** What was deleted: to be put back where it was, or deleted for good. */
export function TrashPanel() {
  const trash = useTrash();
  const kinds = useOwnerKinds();
  const [doomed, setDoomed] = useState<TrashItem | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isEmptying, setEmptying] = useState(false);
  const { mutateAsync: restore } = useRestoreFromTrash();
  const { mutateAsync: remove } = useRemoveFromTrash();
  const { mutateAsync: empty } = useEmptyTrash();
  const panel = useFocusTarget<HTMLDivElement>();
  const toast = useToast();
  const count = trash.data?.length ?? 0;

  async function putBack(item: TrashItem, choices: RestoreChoices = {}): Promise<void> {
    try {
      await restore({ id: item._id, ...choices });
      setAsked(null);
      panel.focus();
      toast.success(`${shownTitle(item.name)} restored.`);
    } catch (error) {
      const open = openQuestionOf(error, fieldsOf(kinds[item.kind]));
      if (open) setAsked({ item, open, choices });
      else toast.failure(`Not restored. ${explainCallFailure(error)}`);
    }
  }

  return (
    <div ref={panel.ref} tabIndex={-1}>
      <Panel
        title="Deleted items"
        padded={false}
        actions={
          count > 0 && (
            <Button size="sm" variant="danger" onClick={() => setEmptying(true)}>
              Empty Trash
            </Button>
          )
        }
      >
        <QueryResult
          query={trash}
          loading="Loading the trash..."
          failure="Failed to load the trash. Please try again."
        >
          {items =>
            items.length > 0 ? (
              <TrashTable items={items} onRestore={item => void putBack(item)} onDelete={setDoomed} />
            ) : (
              <EmptyState title="The trash is empty.">
                Deleted {namesOf(kinds)} can be restored from here for 30 days.
              </EmptyState>
            )
          }
        </QueryResult>
      </Panel>
      {asked && (
        <Suspense fallback={null}>
          <asked.open.Question
            item={asked.item}
            reason={asked.open.reason}
            onAnswer={choices => putBack(asked.item, { ...asked.choices, ...choices })}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
      <ConfirmCall
        open={doomed !== null}
        title={`Delete ${doomed ? shownTitle(doomed.name) : ''} for good`}
        question="Its versions and its files go with it. This cannot be undone."
        confirmLabel="Delete for Good"
        call={async () => doomed && remove({ id: doomed._id }).catch(ignoreMissing)}
        failure="Not deleted. Please try again."
        onDone={() => {
          panel.focus();
          if (doomed) toast.success(`${shownTitle(doomed.name)} deleted for good.`);
        }}
        onClose={() => setDoomed(null)}
      />
      <ConfirmCall
        open={isEmptying}
        title="Empty the trash"
        question={`Delete ${count === 1 ? 'this item' : `all ${count} items`} for good, with versions and files? This cannot be undone.`}
        confirmLabel="Empty Trash"
        call={() => empty()}
        failure="The trash could not be emptied. Please try again."
        onDone={() => {
          panel.focus();
          toast.success('Trash emptied.');
        }}
        onClose={() => setEmptying(false)}
      />
    </div>
  );
}

function fieldsOf({ trash }: OwnerKind): RestoreField[] {
  const own = trash === 'none' ? [] : trash.asks;
  return [...own, { field: 'slug', Question: SlugQuestion }];
}

/** 'projects, notes and pages'. */
function namesOf(kinds: OwnerKinds): string {
  const kept = Object.values(kinds).filter(({ trash }) => trash !== 'none');
  return listWords(kept.map(({ nouns }) => nouns.many));
}
