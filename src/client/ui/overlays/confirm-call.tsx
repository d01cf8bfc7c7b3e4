import { useState } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog';

type ConfirmCallProps<Result> = Pick<ConfirmDialogProps, 'open' | 'title' | 'question' | 'confirmLabel'> & {
  call: () => Promise<Result>;
  /** The message if the call fails. The dialog stays open for a retry. */
  failure: string | ((error: unknown) => string);
  /** Runs after the dialog has closed. */
  onDone: (result: Result) => void;
  onClose: () => void;
};

/** Asks for confirmation and stays open until the call has succeeded. */
export function ConfirmCall<Result>(props: ConfirmCallProps<Result>) {
  const { call, failure, onDone, onClose, ...question } = props;
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');

  function close(): void {
    setBusy(false);
    setError('');
    onClose();
  }

  function confirm(): void {
    setBusy(true);
    setError('');
    call().then(
      result => {
        close();
        onDone(result);
      },
      cause => {
        setBusy(false);
        setError(typeof failure === 'string' ? failure : failure(cause));
      },
    );
  }

  return (
    <ConfirmDialog
      {...question}
      busy={isBusy}
      error={error !== '' && error}
      onConfirm={confirm}
      onCancel={close}
    />
  );
}
