import { useState } from 'react';
import type { TrashItem } from '../../../../shared/contract/version';
import { ignoreMissing } from '../../../lib/api/api-error';
import { explainCallFailure } from '../../../lib/api/call-failure';
import { EmptyState } from '../../../ui/feedback/empty-state';
import { QueryResult } from '../../../ui/feedback/query-result';
import { useToast } from '../../../ui/feedback/toast';
import { Panel } from '../../../ui/layout/panel';
import { ConfirmCall } from '../../../ui/overlays/confirm-call';
import { useFocusTarget } from '../../../ui/overlays/use-focus-target';
import { Button } from '../../../ui/primitives/button';
import { CategoryQuestion, SlugQuestion } from './restore-questions';
import {
  type OpenChoice,
  openChoiceOf,
  useEmptyTrash,
  useRemoveFromTrash,
  useRestoreFromTrash,
  useTrash,
} from './trash-queries';
import { itemName, TrashTable } from './trash-table';

/** An item that cannot come back before the owner has said more, and what was said so far. */
type Asked = { item: TrashItem; open: OpenChoice; choices: Choices };
type Choices = { category?: string; slug?: string | null };

/** What was deleted: to be put back where it was, or deleted for good. */
export function TrashPanel() {
  const trash = useTrash();
  const [doomed, setDoomed] = useState<TrashItem | null>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [isEmptying, setEmptying] = useState(false);
  const { mutateAsync: restore } = useRestoreFromTrash();
  const { mutateAsync: remove } = useRemoveFromTrash();
  const { mutateAsync: empty } = useEmptyTrash();
  const panel = useFocusTarget<HTMLDivElement>();
  const toast = useToast();
  const count = trash.data?.length ?? 0;

  async function putBack(item: TrashItem, choices: Choices = {}): Promise<void> {
    try {
      await restore({ id: item._id, ...choices });
      setAsked(null);
      panel.focus();
      toast.success(`${itemName(item)} restored.`);
    } catch (error) {
      const open = openChoiceOf(error);
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
                Deleted projects, notes, pages and timeline elements can be restored from here for 30 days.
              </EmptyState>
            )
          }
        </QueryResult>
      </Panel>
      {asked?.open.about === 'category' && (
        <CategoryQuestion
          item={asked.item}
          onAnswer={category => putBack(asked.item, { ...asked.choices, category })}
          onClose={() => setAsked(null)}
        />
      )}
      {asked?.open.about === 'slug' && (
        <SlugQuestion
          item={asked.item}
          taken={asked.open.reason}
          onAnswer={slug => putBack(asked.item, { ...asked.choices, slug })}
          onClose={() => setAsked(null)}
        />
      )}
      <ConfirmCall
        open={doomed !== null}
        title={`Delete ${doomed ? itemName(doomed) : ''} for good`}
        question="Its versions and its files go with it. This cannot be undone."
        confirmLabel="Delete for Good"
        call={async () => doomed && remove({ id: doomed._id }).catch(ignoreMissing)}
        failure="Not deleted. Please try again."
        onDone={() => {
          panel.focus();
          if (doomed) toast.success(`${itemName(doomed)} deleted for good.`);
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
