import { type FormEvent, type ReactNode, useId, useRef } from 'react';
import { explainCallFailure } from '#client/lib/api/call-failure';
import { useSession } from '#client/lib/session/session-context';
import { useToast } from '#client/ui/feedback/toast';
import { Button } from '#client/ui/primitives/button';
import { useRenewToken } from './owner-kind/content-queries';

type DownloadFormProps = {
  /** The address that sends the file. */
  action: string;
  label: string;
  isRunning?: boolean;
  isIncomplete?: boolean;
  onStart: () => void;
  onFailure: () => void;
  children?: ReactNode;
};

/**
 * Downloads a file that the server creates on request. It is a form, because a script would hold the whole
 * file in memory. A hidden frame receives error responses, which are not downloads.
 */
export function DownloadForm(props: DownloadFormProps) {
  const { action, label, isRunning = false, isIncomplete = false, onStart, onFailure, children } = props;
  const session = useSession();
  const renewToken = useRenewToken();
  const toast = useToast();
  const frame = useId();
  const form = useRef<HTMLFormElement>(null);
  const token = useRef<HTMLInputElement>(null);
  const isSent = useRef(false);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isRunning || isIncomplete) return;
    try {
      await renewToken();
    } catch (error) {
      toast.failure(`Couldn't start the download. ${explainCallFailure(error)}`);
      return;
    }
    if (token.current) token.current.value = session.findToken() ?? '';
    isSent.current = true;
    form.current?.submit();
    onStart();
  }

  return (
    <form
      ref={form}
      action={action}
      method="post"
      target={frame}
      className="stack-4"
      onSubmit={event => void send(event)}
    >
      <input ref={token} type="hidden" name="token" />
      {children}
      <p>
        <Button type="submit" icon="download" busy={isRunning} disabled={isIncomplete}>
          {label}
        </Button>
      </p>
      <iframe
        name={frame}
        title={label}
        hidden
        // Only error responses load in the frame.
        onLoad={() => {
          if (isSent.current) onFailure();
          isSent.current = false;
        }}
      />
    </form>
  );
}
