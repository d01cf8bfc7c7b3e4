import { type FormEvent, useId, useRef, useState } from 'react';
import { RetryAlert } from '#client/ui/feedback/retry-alert';
import { Field, TextInput } from '#client/ui/forms/field';
import { Dialog } from '#client/ui/overlays/dialog';
import { Button } from '#client/ui/primitives/button';
import { NAME_MAX_LENGTH } from '#shared/contract/common';

type AddNameDialogProps = {
  title: string;
  label: string;
  onClose: () => void;
  /** Stores the trimmed, non-empty name. */
  add: (name: string) => Promise<unknown>;
  /** Called after a successful save unless the dialog was closed meanwhile. */
  onAdded: (name: string) => void;
};

export function AddNameDialog({ title, label, onClose, add, onAdded }: AddNameDialogProps) {
  const formId = useId();
  const inputRef = useRef<HTMLInputElement>(null);
  const formRef = useRef<HTMLFormElement>(null);
  const [isFailed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const name = inputRef.current?.value.trim() ?? '';
    if (name === '' || isBusy) return;
    setBusy(true);
    try {
      await add(name);
      // The dialog may have been closed during the call.
      if (!inputRef.current) return;
      onAdded(name);
      onClose();
    } catch {
      setBusy(false);
      setFailed(true);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      initialFocus={inputRef}
      action={
        <Button variant="primary" type="submit" form={formId} busy={isBusy}>
          Add
        </Button>
      }
    >
      <form id={formId} ref={formRef} className="stack" onSubmit={event => void submit(event)}>
        <Field label={label} required>
          <TextInput ref={inputRef} autoComplete="off" maxLength={NAME_MAX_LENGTH} />
        </Field>
        {isFailed && (
          <RetryAlert busy={isBusy} onRetry={() => formRef.current?.requestSubmit()}>
            Couldn't save the name.
          </RetryAlert>
        )}
      </form>
    </Dialog>
  );
}
