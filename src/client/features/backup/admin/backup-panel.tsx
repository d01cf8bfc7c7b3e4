import { useState } from 'react';
import { PASSPHRASE_MIN_LENGTH } from '../../../../shared/backup-rules';
import type { BackupStatus, RestoreSummary } from '../../../../shared/contract/backups';
import { FileArrival } from '../../../content/upload/file-arrival';
import { Alert } from '../../../ui/feedback/alert';
import { QueryResult } from '../../../ui/feedback/query-result';
import { Spinner } from '../../../ui/feedback/spinner';
import { useToast } from '../../../ui/feedback/toast';
import { Checkbox } from '../../../ui/forms/checkbox';
import { Field, TextInput } from '../../../ui/forms/field';
import { Panel } from '../../../ui/layout/panel';
import styles from './backup-panel.module.css';
import { useBackupStatus, useForgetAll } from './backup-queries';
import { lastBackupWords, momentWords, restoredWords, scheduleWords } from './backup-words';
import { DownloadForm } from './download-form';
import { RestoreDialog } from './restore-dialog';
import { useArrivingBackup } from './use-arriving-backup';

/** The whole site in one file, and back. */
export function BackupPanel() {
  const toast = useToast();
  /** The last backup that there was when another was begun. */
  const [before, setBefore] = useState<string | null>(null);
  const [last, setLast] = useState('');
  const [hasSecrets, setSecrets] = useState(false);
  const [passphrase, setPassphrase] = useState('');
  const isUnderWay = before !== null && before === last;
  const status = useBackupStatus(isUnderWay);
  const found = status.data?.last?.finishedAt ?? '';
  if (found !== last) setLast(found);

  return (
    <Panel id="backup" title="Backup">
      <div className="stack-4 narrow">
        <QueryResult
          query={status}
          loading={<Spinner label="Loading..." layout="inline" />}
          failure="Couldn't check for backups."
        >
          {data => <LastBackup status={data} />}
        </QueryResult>
        <DownloadForm
          label="Download Backup"
          isUnderWay={isUnderWay}
          isIncomplete={hasSecrets && passphrase.length < PASSPHRASE_MIN_LENGTH}
          onBegun={() => {
            setBefore(last);
            toast.success('Your browser saves the backup while it is made.');
          }}
          onFailed={() => {
            setBefore(null);
            toast.failure('The backup could not be made. Please try again.');
          }}
        >
          {/* biome-ignore lint/a11y/noLabelWithoutControl: the checkbox is inside */}
          <label className="row">
            <Checkbox checked={hasSecrets} onChange={event => setSecrets(event.target.checked)} />
            Include my sign-in, encrypted
          </label>
          {hasSecrets && (
            <Field
              label="Passphrase"
              hint={`At least ${PASSPHRASE_MIN_LENGTH} characters. Without it nobody can read the sign-in again.`}
            >
              <TextInput
                name="passphrase"
                autoComplete="off"
                spellCheck={false}
                value={passphrase}
                onChange={event => setPassphrase(event.target.value)}
              />
            </Field>
          )}
        </DownloadForm>
        <Restore />
      </div>
    </Panel>
  );
}

function LastBackup({ status }: { status: BackupStatus }) {
  const { failed } = status;
  return (
    <div className="stack-4">
      <p role="status">{lastBackupWords(status)}</p>
      <p className="muted">{scheduleWords(status)}</p>
      {failed && (
        <Alert tone="warn">
          The backup of {momentWords(failed.failedAt)} failed: {failed.message} It is tried again every hour.
        </Alert>
      )}
    </div>
  );
}

function Restore() {
  const toast = useToast();
  const forgetAll = useForgetAll();
  const { arrived, forget, discard, ...arriving } = useArrivingBackup();

  function finish(summary: RestoreSummary): void {
    forget();
    toast.success(restoredWords(summary));
    void forgetAll();
  }

  return (
    <div className={styles.restore}>
      <FileArrival label="Restore a Backup" {...arriving} />
      {arrived && <RestoreDialog backup={arrived} onDone={finish} onClose={discard} />}
    </div>
  );
}
