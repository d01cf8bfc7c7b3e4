import { useState } from 'react';
import type { ArrivedBackup, RestoreSummary } from '../../../../shared/contract/backups';
import { useOwnerKinds } from '../../../editing/owner-kind';
import { useSession } from '../../../lib/session/session-context';
import { Alert } from '../../../ui/feedback/alert';
import { Field, TextInput } from '../../../ui/forms/field';
import { Dialog } from '../../../ui/overlays/dialog';
import { Button } from '../../../ui/primitives/button';
import styles from './backup-panel.module.css';
import { contentWords, momentWords, tableWords } from './backup-words';
import { restoreBackup } from './restore-call';

type RestoreDialogProps = {
  backup: ArrivedBackup;
  onDone: (summary: RestoreSummary) => void;
  onClose: () => void;
};

/** Says what is in a backup and what it would replace, and asks for the site's name before it does. */
export function RestoreDialog({ backup, onDone, onClose }: RestoreDialogProps) {
  const session = useSession();
  const [name, setName] = useState('');
  const [passphrase, setPassphrase] = useState('');
  const [progress, setProgress] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const isBusy = progress !== null;
  const isNamed = backup.over === null || name === backup.over;

  async function restore(): Promise<void> {
    setError(null);
    setProgress('Starting');
    const request = { ...(backup.over !== null && { over: name }), ...(passphrase !== '' && { passphrase }) };
    try {
      onDone(await restoreBackup(session, backup.id, request, setProgress));
    } catch (thrown) {
      setError(thrown instanceof Error ? thrown.message : String(thrown));
      setProgress(null);
    }
  }

  return (
    <Dialog
      open
      title="Restore a backup"
      onClose={() => {
        if (!isBusy) onClose();
      }}
      footer={
        <>
          <Button onClick={onClose} aria-disabled={isBusy || undefined}>
            Cancel
          </Button>
          <Button variant="danger-solid" busy={isBusy} disabled={!isNamed} onClick={() => void restore()}>
            Restore Backup
          </Button>
        </>
      }
    >
      <div className="stack-4">
        <Facts backup={backup} />
        <Alert tone={backup.over === null ? 'info' : 'warn'}>{consequences(backup)}</Alert>
        {backup.over !== null && (
          <Field label={`Type “${backup.over}” to confirm`}>
            <TextInput
              autoComplete="off"
              spellCheck={false}
              value={name}
              readOnly={isBusy}
              onChange={event => setName(event.target.value)}
            />
          </Field>
        )}
        {backup.hasSecrets && (
          <Field
            label="Passphrase"
            optional
            hint="Takes over the sign-in of the backup. Leave it empty to keep the sign-in that you use here."
          >
            <TextInput
              autoComplete="off"
              spellCheck={false}
              value={passphrase}
              readOnly={isBusy}
              onChange={event => setPassphrase(event.target.value)}
            />
          </Field>
        )}
        {isBusy && (
          <Alert tone="info" busy>
            {progress}...
          </Alert>
        )}
        {error !== null && <Alert tone="err">{error}</Alert>}
      </div>
    </Dialog>
  );
}

function consequences({ over, hasSecrets }: ArrivedBackup): string {
  const signIn = hasSecrets ? '' : ' Your sign-in stays as it is.';
  return over === null
    ? `This site has no content of its own yet.${signIn}`
    : `Everything on this site is replaced: content, drafts, messages, views, versions and the trash.${signIn}`;
}

/** What a file says of itself. */
export function Facts({ backup }: { backup: ArrivedBackup }) {
  const { site, createdAt, missingFiles } = backup;
  return (
    <dl className={styles.facts}>
      <dt>Site of</dt>
      <dd>{site || 'Nobody named'}</dd>
      <dt>Made on</dt>
      <dd>{momentWords(createdAt)}</dd>
      <dt>Holds</dt>
      <dd>{contentWords(backup, tableWords(useOwnerKinds()))}</dd>
      {missingFiles.length > 0 && (
        <>
          <dt>Missing</dt>
          <dd>{missingFiles.join(', ')}</dd>
        </>
      )}
    </dl>
  );
}
