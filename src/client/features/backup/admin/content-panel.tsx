import { useState } from 'react';
import type { ImportOutcome } from '../../../../shared/contract/content-import';
import { FileArrival } from '../../../content/upload/file-arrival';
import { explainCallFailure } from '../../../lib/api/call-failure';
import { useToast } from '../../../ui/feedback/toast';
import { Checkbox } from '../../../ui/forms/checkbox';
import { Panel } from '../../../ui/layout/panel';
import { Button } from '../../../ui/primitives/button';
import styles from './backup-panel.module.css';
import { useForgetAll, useLastImport, useUndoImport } from './backup-queries';
import { momentWords } from './backup-words';
import { DownloadForm } from './download-form';
import { ImportDialog } from './import-dialog';
import { countWords } from './import-words';
import { useArrivingBackup } from './use-arriving-backup';

/** What visitors see, as a file for another site, and from one. */
export function ContentPanel() {
  const toast = useToast();
  const [hasDrafts, setDrafts] = useState(false);
  return (
    <Panel id="content" title="Content">
      <div className="stack-4 narrow">
        <p className="muted">
          What visitors see, in one file: to take along, or to add to another site. Messages and views stay
          here.
        </p>
        <DownloadForm
          label="Export Content"
          onBegun={() => toast.success('Your browser saves the export while it is made.')}
          onFailed={() => toast.failure('The export could not be made. Please try again.')}
        >
          <input type="hidden" name="scope" value="content" />
          <input type="hidden" name="drafts" value={String(hasDrafts)} />
          {/* biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is inside */}
          <label className="row">
            <Checkbox checked={hasDrafts} onChange={event => setDrafts(event.target.checked)} />
            Include drafts
          </label>
        </DownloadForm>
        <Import />
      </div>
    </Panel>
  );
}

function Import() {
  const toast = useToast();
  const undo = useUndo();
  const forgetAll = useForgetAll();
  const { arrived, forget, discard, ...arriving } = useArrivingBackup();

  function finish(outcome: ImportOutcome): void {
    forget();
    void forgetAll();
    if (outcome.added + outcome.changed === 0) toast.success('Everything in the file is here already.');
    else toast.success(`Imported: ${countWords(outcome)}.`, { action: { label: 'Undo', onAct: undo.start } });
  }

  return (
    <div className={`stack-4 ${styles.restore}`}>
      <FileArrival label="Import Content" {...arriving} />
      <LastImport isBusy={undo.isBusy} onUndo={undo.start} />
      {arrived && <ImportDialog file={arrived} onDone={finish} onClose={discard} />}
    </div>
  );
}

function LastImport({ isBusy, onUndo }: { isBusy: boolean; onUndo: () => void }) {
  const { data: last } = useLastImport();
  if (!last) return null;
  return (
    <div className="row">
      <p>
        Last import: {momentWords(last.importedAt)}, content of {last.site || 'a site without a name'},{' '}
        {countWords(last)}.
      </p>
      <Button size="sm" busy={isBusy} onClick={onUndo}>
        Undo Import
      </Button>
    </div>
  );
}

/** Takes the last import back as a whole. */
function useUndo() {
  const toast = useToast();
  const { mutate, isPending } = useUndoImport();
  const start = () =>
    mutate(undefined, {
      onSuccess: ({ kept }) =>
        toast.success(
          kept === 0 ? 'Import undone.' : `Import undone, but for ${kept} that changed since: they stay.`,
        ),
      onError: error => toast.failure(`Not undone. ${explainCallFailure(error)}`),
    });
  return { start, isBusy: isPending };
}
