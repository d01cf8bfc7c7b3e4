import { useState } from 'react';
import { DownloadForm } from '#client/editing/download-form';
import { Alert } from '#client/ui/feedback/alert';
import { QueryResult } from '#client/ui/feedback/query-result';
import { Spinner } from '#client/ui/feedback/spinner';
import { useToast } from '#client/ui/feedback/toast';
import { LabeledCheckbox } from '#client/ui/forms/checkbox';
import { Field, TextInput } from '#client/ui/forms/field';
import { Panel } from '#client/ui/layout/panel';
import { formatDateTime } from '#client/ui/primitives/date-time';
import type { BackupStatus } from '#shared/contract/backups';
import { PASSPHRASE_MIN_LENGTH } from '#shared/credentials';
import { useBackupStatus } from './backup-queries';
import { describeLastBackup, describeSchedule } from './describe-backup';

export function BackupPanel() {
  const toast = useToast();
  /** The time of the last backup when a download started. */
  const [lastBefore, setLastBefore] = useState<string | null>(null);
  const [last, setLast] = useState('');
  const [hasSecrets, setSecrets] = useState(false);
  const [passphrase, setPassphrase] = useState('');
  const isRunning = lastBefore !== null && lastBefore === last;
  const status = useBackupStatus(isRunning);
  const finishedAt = status.data?.last?.finishedAt ?? '';
  if (finishedAt !== last) setLast(finishedAt);

  return (
    <Panel id="backup" title="Backup" level={3}>
      <div className="stack-4 narrow">
        <QueryResult
          query={status}
          loading={<Spinner label="Loading..." layout="inline" />}
          failure="Couldn't check for backups."
        >
          {data => <LastBackup status={data} />}
        </QueryResult>
        <DownloadForm
          action="/api/backup"
          label="Download backup"
          isRunning={isRunning}
          isIncomplete={hasSecrets && passphrase.length < PASSPHRASE_MIN_LENGTH}
          onStart={() => {
            setLastBefore(last);
            toast.success('Your browser is downloading the backup.');
          }}
          onFailure={() => {
            setLastBefore(null);
            toast.failure("Couldn't create the backup. Please try again.");
          }}
        >
          <LabeledCheckbox checked={hasSecrets} onChange={event => setSecrets(event.target.checked)}>
            Include my sign-in, encrypted
          </LabeledCheckbox>
          {hasSecrets && (
            <Field
              label="Passphrase"
              hint={`At least ${PASSPHRASE_MIN_LENGTH} characters. The sign-in can't be recovered without it.`}
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
      </div>
    </Panel>
  );
}

function LastBackup({ status }: { status: BackupStatus }) {
  const { failed } = status;
  return (
    <div className="stack-4">
      <p role="status">{describeLastBackup(status)}</p>
      <p className="muted">{describeSchedule(status)}</p>
      {failed && (
        <Alert tone="warn">
          The backup on {formatDateTime(failed.failedAt)} failed: {failed.message} The server retries every
          hour.
        </Alert>
      )}
    </div>
  );
}
