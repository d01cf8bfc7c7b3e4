import { useState } from 'react';
import { useOwnerKinds } from '#client/editing/owner-kind';
import type { ReplacedContent } from '#client/editing/replaced-content';
import { callFailureMessage } from '#client/lib/api/call-failure';
import { Alert } from '#client/ui/feedback/alert';
import { QueryResult } from '#client/ui/feedback/query-result';
import { Dialog } from '#client/ui/overlays/dialog';
import { Button } from '#client/ui/primitives/button';
import type { StagedBackup } from '#shared/contract/backups';
import type { ContentImportPlan, ImportOutcome } from '#shared/contract/content-import';
import styles from './backup-facts.module.css';
import { useImportContent, useImportPlan } from './backup-queries';
import { describePlan, isEmptyPlan, listTables, toTableLabel } from './describe-backup';
import { BackupFacts } from './restore-dialog';

type ImportDialogProps = {
  file: StagedBackup;
  /** Content that the import replaces. */
  replaced?: ReplacedContent | undefined;
  onDone: (outcome: ImportOutcome) => void;
  onClose: () => void;
};

export function ImportDialog({ file, replaced, onDone, onClose }: ImportDialogProps) {
  const plan = useImportPlan(file.id);
  const { mutateAsync: importContent } = useImportContent();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function runImport(): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      await replaced?.remove();
      onDone(await importContent({ id: file.id }));
    } catch (error) {
      setFailure(`Couldn't import the content. ${callFailureMessage(error)}`);
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      size="lg"
      title="Import content"
      onClose={onClose}
      busy={isBusy}
      action={
        <Button
          variant="primary"
          busy={isBusy}
          disabled={!plan.data || (!replaced && isEmptyPlan(plan.data))}
          onClick={() => void runImport()}
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
          {data => <Plan plan={data} replaced={replaced} />}
        </QueryResult>
        {failure !== null && <Alert tone="err">{failure}</Alert>}
      </div>
    </Dialog>
  );
}

type PlanProps = { plan: ContentImportPlan } & Pick<ImportDialogProps, 'replaced'>;

function Plan({ plan, replaced }: PlanProps) {
  const tables = listTables(useOwnerKinds());
  return (
    <>
      <Alert tone="info">{replaced?.text ?? describeEffect(plan)}</Alert>
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

function describeEffect(plan: ContentImportPlan): string {
  return isEmptyPlan(plan)
    ? 'This site already has everything in the file.'
    : "Content that isn't in the file stays the same. You can undo the whole import.";
}
