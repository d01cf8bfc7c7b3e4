import { type FormEvent, type ReactNode, useId, useRef } from 'react';
import { explainCallFailure } from '../../../lib/api/call-failure';
import { useSession } from '../../../lib/session/session-context';
import { useToast } from '../../../ui/feedback/toast';
import { Icon } from '../../../ui/icons/icon';
import { Button } from '../../../ui/primitives/button';
import { useAskAnew } from './backup-queries';

type DownloadFormProps = {
  /** "Download Backup". */
  label: string;
  isUnderWay?: boolean;
  /** What is wrong with its fields as they are. */
  isIncomplete?: boolean;
  onBegun: () => void;
  onFailed: () => void;
  /** What is asked for, as fields of the form. */
  children?: ReactNode;
};

/**
 * Has the browser save a file that the server makes meanwhile. It is a form, because what a script asks for the browser
 * would hold in memory; a frame that nobody sees takes the answer where it is no file.
 */
export function DownloadForm(props: DownloadFormProps) {
  const { label, isUnderWay = false, isIncomplete = false, onBegun, onFailed, children } = props;
  const session = useSession();
  const askAnew = useAskAnew();
  const toast = useToast();
  const frame = useId();
  const form = useRef<HTMLFormElement>(null);
  const token = useRef<HTMLInputElement>(null);
  const isSent = useRef(false);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isUnderWay || isIncomplete) return;
    try {
      await askAnew();
    } catch (error) {
      toast.failure(`Nothing downloaded. ${explainCallFailure(error)}`);
      return;
    }
    if (token.current) token.current.value = session.getToken() ?? '';
    isSent.current = true;
    form.current?.submit();
    onBegun();
  }

  return (
    <form
      ref={form}
      action="/api/backup"
      method="post"
      target={frame}
      className="stack-4"
      onSubmit={event => void send(event)}
    >
      <input ref={token} type="hidden" name="token" />
      {children}
      <p>
        <Button type="submit" busy={isUnderWay} disabled={isIncomplete}>
          {!isUnderWay && <Icon name="download" />}
          {label}
        </Button>
      </p>
      <iframe
        name={frame}
        title={label}
        hidden
        // A file that is saved loads nothing.
        onLoad={() => {
          if (isSent.current) onFailed();
          isSent.current = false;
        }}
      />
    </form>
  );
}
