import { useState } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';

type ConfirmCallProps<Answer> = Pick<ConfirmDialogProps, 'open' | 'title' | 'question' | 'confirmLabel'> & {
  /** What is done once it is confirmed. */
  call: () => Promise<Answer>;
  /** Said when that fails; the dialog stays, so that it can be tried again. */
  failure: string;
  /** After the dialog has been closed. */
  onDone: (answer: Answer) => void;
  onClose: () => void;
};

/** Asks before a call is made, and stays open until the call has succeeded. */
export function ConfirmCall<Answer>(props: ConfirmCallProps<Answer>) {
  const { call, failure, onDone, onClose, ...question } = props;
  const [state, setState] = useState<'asking' | 'busy' | 'failed'>('asking');

  function close(): void {
    setState('asking');
    onClose();
  }

  function confirm(): void {
    setState('busy');
    call().then(
      answer => {
        close();
        onDone(answer);
      },
      () => setState('failed'),
    );
  }

  return (
    <ConfirmDialog
      {...question}
      busy={state === 'busy'}
      error={state === 'failed' && failure}
      onConfirm={confirm}
      onCancel={close}
    />
  );
}
