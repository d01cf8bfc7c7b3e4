import type { ImportResult } from '../../../../shared/contract/import';
import { explainCallFailure } from '../../../lib/api/call-failure';
import { useToast } from '../../../ui/feedback/toast';
import { useUndoImport } from './import-queries';

/** Long enough to be read, thought about and reached. */
const SHOWN_MS = 10_000;
const TOPIC = 'import';

/** Says what an import has done, with the way to take that back. */
export function useImportToast(): (result: ImportResult) => void {
  const toast = useToast();
  const undo = useUndoLastImport();
  return result => {
    const { _id: id, problems } = result;
    if (id === null) toast.info('Up to date: there was nothing to change.', { topic: TOPIC });
    else {
      const action = { label: 'Undo', onAct: () => void undo(id) };
      toast.success(`Imported: ${importWords(result)}.`, { topic: TOPIC, action, shownMs: SHOWN_MS });
    }
    if (problems.length > 0) toast.failure(`Without some pictures. ${problems.join(' ')}`);
  };
}

/** Takes an import back, and says how that went. */
export function useUndoLastImport(): (id: string) => Promise<void> {
  const toast = useToast();
  const { mutateAsync } = useUndoImport();
  return async id => {
    try {
      const { kept } = await mutateAsync({ id });
      const rest = kept === 0 ? '' : ' What you changed since stays as it is.';
      toast.success(`Import undone.${rest}`, { topic: TOPIC });
    } catch (error) {
      toast.failure(`Not undone. ${explainCallFailure(error)}`, { topic: TOPIC });
    }
  };
}

/** '5 added, 1 changed'. */
export function importWords({ made, changed }: Pick<ImportResult, 'made' | 'changed'>): string {
  return [made > 0 && `${made} added`, changed > 0 && `${changed} changed`].filter(Boolean).join(', ');
}
