import { useState } from 'react';
import { useOwnerKinds } from '#client/editing/owner-kind/owner-kind';
import { useSession } from '#client/lib/session/session-context';
import { Alert } from '#client/ui/feedback/alert';
import { Field, TextInput } from '#client/ui/forms/field';
import { Dialog } from '#client/ui/overlays/dialog';
import { Button } from '#client/ui/primitives/button';
import { formatDateTime } from '#client/ui/primitives/date-time';
import { Fact, Facts } from '#client/ui/primitives/facts';
import type { RestoreSummary, StagedBackup } from '#shared/contract/backups';
import { describeItems } from './describe-backup';
import { requestRestore } from './restore-call';

type RestoreDialogProps = {
  backup: StagedBackup;
  onDone: (summary: RestoreSummary) => void;
  onClose: () => void;
};

/** Describes a backup and the content that it replaces, and asks for the owner's name to confirm. */
export function RestoreDialog({ backup, onDone, onClose }: RestoreDialogProps) {
  const session = useSession();
  const [name, setName] = useState('');
  const [passphrase, setPassphrase] = useState('');
  const [progress, setProgress] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const isBusy = progress !== null;
  const inputProps = { autoComplete: 'off', spellCheck: false, readOnly: isBusy };
  const isConfirmed = backup.over === null || name === backup.over;

  async function restore(): Promise<void> {
    setError(null);
    setProgress('Starting');
    const request = { ...(backup.over !== null && { over: name }), ...(passphrase !== '' && { passphrase }) };
    try {
      onDone(await requestRestore(session, backup.id, request, setProgress));
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : String(failure));
      setProgress(null);
    }
  }

  return (
    <Dialog
      open
      title="Restore a backup"
      onClose={onClose}
      busy={isBusy}
      action={
        <Button variant="danger-solid" busy={isBusy} disabled={!isConfirmed} onClick={() => void restore()}>
          Restore backup
        </Button>
      }
    >
      <div className="stack-4">
        <BackupFacts backup={backup} />
        <Alert tone={backup.over === null ? 'info' : 'warn'}>{describeConsequences(backup)}</Alert>
        {backup.over !== null && (
          <Field label={`Type “${backup.over}” to confirm`}>
            <TextInput {...inputProps} value={name} onChange={event => setName(event.target.value)} />
          </Field>
        )}
        {backup.hasSecrets && (
          <Field
            label="Passphrase"
            optional
            hint="Enter it to restore the sign-in from the backup. Leave empty to continue with your current sign-in."
          >
            <TextInput
              {...inputProps}
              value={passphrase}
              onChange={event => setPassphrase(event.target.value)}
            />
          </Field>
        )}
        {isBusy && (
          <Alert tone="info" busy>
            {`${progress}...`}
          </Alert>
        )}
        {error !== null && <Alert tone="err">{error}</Alert>}
      </div>
    </Dialog>
  );
}

function describeConsequences({ over, hasSecrets }: StagedBackup): string {
  const signIn = hasSecrets ? '' : ' Your sign-in stays the same.';
  return over === null
    ? `You haven't added content to this site yet, so nothing is lost.${signIn}`
    : `Replaces everything on this site: content, drafts, messages, views, versions and the trash.${signIn}`;
}

function BackupFacts({ backup }: { backup: StagedBackup }) {
  const { site, createdAt, missingFiles } = backup;
  return (
    <Facts>
      <Fact name="Owner">{site || 'No owner name'}</Fact>
      <Fact name="Created">{formatDateTime(createdAt)}</Fact>
      <Fact name="Content">{describeItems(backup, useOwnerKinds())}</Fact>
      {missingFiles.length > 0 && <Fact name="Missing files">{missingFiles.join(', ')}</Fact>}
    </Facts>
  );
}
