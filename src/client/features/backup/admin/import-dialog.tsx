import type { ArrivedBackup } from '../../../../shared/contract/backups';
import type { ContentImportPlan, ImportOutcome } from '../../../../shared/contract/content-import';
import { useOwnerKinds } from '../../../editing/owner-kind';
import { callFailureMessage } from '../../../lib/api/call-failure';
import { Alert } from '../../../ui/feedback/alert';
import { QueryResult } from '../../../ui/feedback/query-result';
import { Dialog } from '../../../ui/overlays/dialog';
import { Button } from '../../../ui/primitives/button';
import styles from './backup-panel.module.css';
import { useImportContent, useImportPlan } from './backup-queries';
import { tableWords } from './backup-words';
import { isNothing, kindWords, planWords } from './import-words';
import { Facts } from './restore-dialog';

type ImportDialogProps = {
  file: ArrivedBackup;
  onDone: (outcome: ImportOutcome) => void;
  onClose: () => void;
};

/** Says what an import would add and change, before it does. */
export function ImportDialog({ file, onDone, onClose }: ImportDialogProps) {
  const plan = useImportPlan(file.id);
  const { mutate: importContent, isPending, error } = useImportContent();
  const close = () => {
    if (!isPending) onClose();
  };
  return (
    <Dialog
      open
      size="lg"
      title="Import content"
      onClose={close}
      footer={
        <>
          <Button onClick={close} aria-disabled={isPending || undefined}>
            Cancel
          </Button>
          <Button
            variant="primary"
            busy={isPending}
            disabled={!plan.data || isNothing(plan.data)}
            onClick={() => importContent({ id: file.id }, { onSuccess: onDone })}
          >
            Import
          </Button>
        </>
      }
    >
      <div className="stack-4">
        <Facts backup={file} />
        <QueryResult
          query={plan}
          loading="Comparing with this site..."
          failure="Couldn't compare the file with this site."
        >
          {data => <Plan plan={data} />}
        </QueryResult>
        {error && <Alert tone="err">Not imported. {callFailureMessage(error)}</Alert>}
      </div>
    </Dialog>
  );
}

function Plan({ plan }: { plan: ContentImportPlan }) {
  const tables = tableWords(useOwnerKinds());
  return (
    <>
      <Alert tone="info">
        {isNothing(plan)
          ? 'Everything in the file is here already.'
          : 'What is here and not in the file stays. The import can be undone as a whole.'}
      </Alert>
      <ul className={styles.kinds}>
        {plan.kinds.map(kind => (
          <li key={kind.kind}>
            <h3 className={styles.kind}>
              {kindWords(kind, tables)}: {planWords(kind)}
            </h3>
            {kind.kind !== 'upload' && kind.items.length > 0 && (
              <ul className={styles.items}>
                {kind.items.map((item, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two may have one name, and none of them moves
                  <li key={index}>
                    {item.isNew ? 'Added' : 'Changed'}: {item.name || 'without a name'}
                    {item.fields.length > 0 && ` (${item.fields.join(', ')})`}
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
