import { useOwnerKinds } from '#client/editing/owner-kind';
import { callFailureMessage } from '#client/lib/api/call-failure';
import { Alert } from '#client/ui/feedback/alert';
import { QueryResult } from '#client/ui/feedback/query-result';
import { Dialog } from '#client/ui/overlays/dialog';
import { Button } from '#client/ui/primitives/button';
import type { StagedBackup } from '#shared/contract/backups';
import type { ContentImportPlan, ImportOutcome } from '#shared/contract/content-import';
import styles from './backup-panel.module.css';
import { useImportContent, useImportPlan } from './backup-queries';
import { describePlan, isEmptyPlan, listTables, toTableLabel } from './describe-backup';
import { BackupFacts } from './restore-dialog';

type ImportDialogProps = {
  file: StagedBackup;
  onDone: (outcome: ImportOutcome) => void;
  onClose: () => void;
};

export function ImportDialog({ file, onDone, onClose }: ImportDialogProps) {
  const plan = useImportPlan(file.id);
  const { mutate: importContent, isPending, error } = useImportContent();
  return (
    <Dialog
      open
      size="lg"
      title="Import content"
      onClose={onClose}
      busy={isPending}
      action={
        <Button
          variant="primary"
          busy={isPending}
          disabled={!plan.data || isEmptyPlan(plan.data)}
          onClick={() => importContent({ id: file.id }, { onSuccess: onDone })}
        >
          Import
        </Button>
      }
    >
      <div className="stack-4">
        <BackupFacts backup={file} />
        <QueryResult
          query={plan}
          loading="Comparing with this site..."
          failure="Couldn't compare the file with this site."
        >
          {data => <Plan plan={data} />}
        </QueryResult>
        {error && <Alert tone="err">Couldn't import the content. {callFailureMessage(error)}</Alert>}
      </div>
    </Dialog>
  );
}

function Plan({ plan }: { plan: ContentImportPlan }) {
  const tables = listTables(useOwnerKinds());
  return (
    <>
      <Alert tone="info">
        {isEmptyPlan(plan)
          ? 'This site already has everything in the file.'
          : "Content that isn't in the file stays the same. You can undo the whole import."}
      </Alert>
      <ul className={styles.kinds}>
        {plan.kinds.map(kind => (
          <li key={kind.kind}>
            <h3 className={styles.kind}>
              {toTableLabel(kind, tables)}: {describePlan(kind)}
            </h3>
            {kind.kind !== 'upload' && kind.items.length > 0 && (
              <ul className={styles.items}>
                {kind.items.map((item, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: names repeat, and the order never changes
                  <li key={index}>
                    {item.isNew ? 'Added' : 'Changed'}: {item.name || 'Unnamed'}
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
