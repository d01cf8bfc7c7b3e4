import { useState } from 'react';
import { ZipUploadButton } from '#client/content/upload/zip-upload';
import { explainCallFailure } from '#client/lib/api/call-failure';
import { PendingQuery } from '#client/ui/feedback/query-result';
import { useToast } from '#client/ui/feedback/toast';
import { LabeledCheckbox } from '#client/ui/forms/checkbox';
import { Panel } from '#client/ui/layout/panel';
import { Button } from '#client/ui/primitives/button';
import { formatDateTime } from '#client/ui/primitives/date-time';
import type { ImportOutcome } from '#shared/contract/content-import';
import styles from './backup-panel.module.css';
import { useInvalidateAll, useLastImport, useUndoContentImport } from './backup-queries';
import { describeChanges } from './describe-backup';
import { DownloadForm } from './download-form';
import { ImportDialog } from './import-dialog';
import { useStagedBackup } from './use-staged-backup';

export function ContentPanel() {
  const toast = useToast();
  const [hasDrafts, setDrafts] = useState(false);
  return (
    <Panel id="content" title="Content" level={3}>
      <div className="stack-4 narrow">
        <p className="muted">
          Exports the content of this site as one file that you can store or import into another site.
          Messages and views are not included.
        </p>
        <DownloadForm
          label="Export content"
          onStart={() => toast.success('Your browser is downloading the export.')}
          onFailure={() => toast.failure("Couldn't create the export. Please try again.")}
        >
          <input type="hidden" name="scope" value="content" />
          <input type="hidden" name="drafts" value={String(hasDrafts)} />
          <LabeledCheckbox checked={hasDrafts} onChange={event => setDrafts(event.target.checked)}>
            Include drafts
          </LabeledCheckbox>
        </DownloadForm>
        <Import />
      </div>
    </Panel>
  );
}

function Import() {
  const toast = useToast();
  const undo = useUndo();
  const invalidateAll = useInvalidateAll();
  const { staged, clear, discard, ...upload } = useStagedBackup();

  function finish(outcome: ImportOutcome): void {
    clear();
    void invalidateAll();
    if (outcome.added + outcome.changed === 0) toast.success('This site already has everything in the file.');
    else
      toast.success(`Imported: ${describeChanges(outcome)}.`, {
        actions: [{ label: 'Undo', onAct: undo.start }],
      });
  }

  return (
    <div className={`stack-4 ${styles.restore}`}>
      <ZipUploadButton label="Import content" {...upload} />
      <LastImport isBusy={undo.isBusy} onUndo={undo.start} />
      {staged && <ImportDialog file={staged} onDone={finish} onClose={discard} />}
    </div>
  );
}

const FAILURE = "Couldn't load the last import. Please try again.";

function LastImport({ isBusy, onUndo }: { isBusy: boolean; onUndo: () => void }) {
  const query = useLastImport();
  const { data: last } = query;
  if (last === undefined) return <PendingQuery query={query} loading={null} failure={FAILURE} />;
  if (!last) return null;
  return (
    <div className="row">
      <p>
        Last import: {formatDateTime(last.importedAt, 'long')}, content of {last.site || 'an unnamed site'},{' '}
        {describeChanges(last)}.
      </p>
      <Button size="sm" busy={isBusy} onClick={onUndo}>
        Undo import
      </Button>
    </div>
  );
}

function useUndo() {
  const toast = useToast();
  const { mutate, isPending } = useUndoContentImport();
  const start = () =>
    mutate(undefined, {
      onSuccess: ({ kept }) =>
        toast.success(
          kept === 0 ? 'Import undone.' : `Import undone, except for items changed since then (${kept}).`,
        ),
      onError: error => toast.failure(`Couldn't undo the import. ${explainCallFailure(error)}`),
    });
  return { start, isBusy: isPending };
}
