import { type ComponentType, useState } from 'react';
import { DownloadForm } from '#client/editing/download-form';
import { QueryResult } from '#client/ui/feedback/query-result';
import { Spinner } from '#client/ui/feedback/spinner';
import { useToast } from '#client/ui/feedback/toast';
import { LabeledCheckbox } from '#client/ui/forms/checkbox';
import { Field, TextInput } from '#client/ui/forms/field';
import { Panel } from '#client/ui/layout/panel';
import type { BackupStatus } from '#shared/contract/backups';
import { PASSPHRASE_MIN_LENGTH } from '#shared/credentials';
import { useBackupStatus } from './backup-queries';
import { describeLastBackup } from './describe-backup';

/** The part of the panel that shows scheduled backups, if the site can make them. */
export type ScheduleView = ComponentType<{ status: BackupStatus }> | null;

export function BackupPanel({ schedule: Schedule }: { schedule: ScheduleView }) {
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
          {data => (
            <div className="stack-4">
              <p role="status">{describeLastBackup(data)}</p>
              {Schedule && <Schedule status={data} />}
            </div>
          )}
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
