import { useState } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';

type ConfirmCallProps<Result> = Pick<ConfirmDialogProps, 'open' | 'title' | 'question' | 'confirmLabel'> & {
  call: () => Promise<Result>;
  /** The message when the call fails; the dialog stays open for a retry. */
  failure: string;
  /** Runs after the dialog has closed. */
  onDone: (result: Result) => void;
  onClose: () => void;
};

/** Asks for confirmation and stays open until the call has succeeded. */
export function ConfirmCall<Result>(props: ConfirmCallProps<Result>) {
  const { call, failure, onDone, onClose, ...question } = props;
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  function close(): void {
    setState('idle');
    onClose();
  }

  function confirm(): void {
    setState('busy');
    call().then(
      result => {
        close();
        onDone(result);
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
