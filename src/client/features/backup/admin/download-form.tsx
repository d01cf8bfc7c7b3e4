import { type FormEvent, useRef, useState } from 'react';
import { PASSPHRASE_MIN_LENGTH } from '../../../../shared/backup-rules';
import { explainCallFailure } from '../../../lib/api/call-failure';
import { useSession } from '../../../lib/session/session-context';
import { useToast } from '../../../ui/feedback/toast';
import { Checkbox } from '../../../ui/forms/checkbox';
import { Field, TextInput } from '../../../ui/forms/field';
import { Icon } from '../../../ui/icons/icon';
import { Button } from '../../../ui/primitives/button';
import { useAskAnew } from './backup-queries';

const FRAME = 'backup-download';

type DownloadFormProps = {
  isUnderWay: boolean;
  onBegun: () => void;
  onFailed: () => void;
};

/**
 * Has the browser save a backup. It is a form, because what a script asks for the browser would hold in memory; a frame
 * that nobody sees takes the answer where it is no file.
 */
export function DownloadForm({ isUnderWay, onBegun, onFailed }: DownloadFormProps) {
  const session = useSession();
  const askAnew = useAskAnew();
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const token = useRef<HTMLInputElement>(null);
  const [hasSecrets, setSecrets] = useState(false);
  const [passphrase, setPassphrase] = useState('');
  const isTooShort = hasSecrets && passphrase.length < PASSPHRASE_MIN_LENGTH;

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isUnderWay || isTooShort) return;
    try {
      await askAnew();
    } catch (error) {
      toast.failure(`No backup made. ${explainCallFailure(error)}`);
      return;
    }
    if (token.current) token.current.value = session.getToken() ?? '';
    form.current?.submit();
    onBegun();
  }

  return (
    <form
      ref={form}
      action="/api/backup"
      method="post"
      target={FRAME}
      className="stack-4"
      onSubmit={event => void send(event)}
    >
      <input ref={token} type="hidden" name="token" />
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
      <p>
        <Button type="submit" busy={isUnderWay} disabled={isTooShort}>
          {!isUnderWay && <Icon name="download" />}
          Download Backup
        </Button>
      </p>
      <iframe
        name={FRAME}
        title="Backup"
        hidden
        // A file that is saved loads nothing.
        onLoad={() => {
          if (isUnderWay) onFailed();
        }}
      />
    </form>
  );
}
