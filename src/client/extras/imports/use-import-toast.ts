import { useLocation } from 'wouter';
import { explainCallFailure } from '#client/lib/api/call-failure';
import { useToast } from '#client/ui/feedback/toast';
import type { ToastAction } from '#client/ui/feedback/toast-card';
import { formatQuantity } from '#client/ui/primitives/format-count';
import type { ImportItem, ImportResult } from '#shared/extras/imports/import-contract';
import { useUndoImport } from './import-queries';
import { isDraftItem } from './is-draft-item';
import { useImportGroups } from './use-import-groups';

/** The toast stays long enough to read it and reach Undo. */
const SHOWN_MS = 10_000;
const TOPIC = 'import';

export function useImportToast(): (result: ImportResult, items?: readonly ImportItem[]) => void {
  const toast = useToast();
  const undo = useUndoLastImport();
  const groups = useImportGroups();
  const [, navigate] = useLocation();
  return (result, items = []) => {
    const { _id: id, problems } = result;
    if (id === null) toast.info('Everything is up to date.', { topic: TOPIC });
    else {
      const drafts = items.filter(isDraftItem);
      const draftsPath = groups.find(({ target }) => target === drafts[0]?.target)?.draftsPath;
      const isDraftsOnly = result.changed === 0 && drafts.length === items.length && items.length > 0;
      const text = isDraftsOnly
        ? `${formatQuantity(result.made, 'draft')} added${describeWithheld(result)}.`
        : `Imported: ${describeImportCounts(result)}.`;
      const actions: ToastAction[] = [{ label: 'Undo', onAct: () => void undo(id) }];
      if (draftsPath && draftsPath !== 'none')
        actions.unshift({ label: 'See drafts', onAct: () => navigate(draftsPath) });
      toast.success(text, {
        topic: TOPIC,
        actions,
        shownMs: SHOWN_MS,
      });
    }
    if (problems.length > 0) toast.failure(`Some images couldn't be imported. ${problems.join(' ')}`);
  };
}

export function useUndoLastImport(): (id: string) => Promise<void> {
  const toast = useToast();
  const { mutateAsync } = useUndoImport();
  return async id => {
    try {
      const { kept } = await mutateAsync({ id });
      const exception = kept === 0 ? '.' : ', except for items you edited since then.';
      toast.success(`Import undone${exception}`, { topic: TOPIC });
    } catch (error) {
      toast.failure(`Couldn't undo the import. ${explainCallFailure(error)}`, { topic: TOPIC });
    }
  };
}

type Counts = Pick<ImportResult, 'made' | 'changed' | 'withheld'>;

/** Describes the counts of an import, such as '5 added (2 unpublished in the source), 1 changed'. */
export function describeImportCounts(counts: Counts): string {
  const { made, changed } = counts;
  return [made > 0 && `${made} added${describeWithheld(counts)}`, changed > 0 && `${changed} changed`]
    .filter(Boolean)
    .join(', ');
}

function describeWithheld({ withheld }: Pick<Counts, 'withheld'>): string {
  return withheld === 0 ? '' : ` (${withheld} unpublished in the source)`;
}
