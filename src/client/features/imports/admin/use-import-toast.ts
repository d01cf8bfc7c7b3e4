import { explainCallFailure } from '#client/lib/api/call-failure';
import { useToast } from '#client/ui/feedback/toast';
import type { ImportResult } from '#shared/contract/import';
import { useUndoImport } from './import-queries';

/** The toast stays long enough to read it and reach Undo. */
const SHOWN_MS = 10_000;
const TOPIC = 'import';

export function useImportToast(): (result: ImportResult) => void {
  const toast = useToast();
  const undo = useUndoLastImport();
  return result => {
    const { _id: id, problems } = result;
    if (id === null) toast.info('Everything is up to date.', { topic: TOPIC });
    else {
      const action = { label: 'Undo', onAct: () => void undo(id) };
      toast.success(`Imported: ${describeImportCounts(result)}.`, {
        topic: TOPIC,
        actions: [action],
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

/** Describes the counts of an import, such as '5 added, 1 changed'. */
export function describeImportCounts({ made, changed }: Pick<ImportResult, 'made' | 'changed'>): string {
  return [made > 0 && `${made} added`, changed > 0 && `${changed} changed`].filter(Boolean).join(', ');
}
