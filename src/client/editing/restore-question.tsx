import { type ReactNode, useState } from 'react';
import type { TrashItem } from '#shared/contract/version';
import { shownTitle } from '#shared/text';
import type { ApiInputs } from '../lib/api/trpc';
import { Dialog } from '../ui/overlays/dialog';
import { Button } from '../ui/primitives/button';

/** The owner's choices for an item that cannot be restored unchanged. */
export type RestoreChoices = Omit<ApiInputs['trash']['restore'], 'id'>;

export type RestoreQuestionProps = {
  item: TrashItem;
  /** Explains why the item cannot be restored unchanged. */
  reason: string;
  onAnswer: (choices: RestoreChoices) => Promise<void>;
  onClose: () => void;
};

type RestoreQuestionFrameProps = Omit<RestoreQuestionProps, 'reason'> & {
  /** Undefined until the owner has answered. */
  answer: RestoreChoices | undefined;
  children: ReactNode;
};

export function RestoreQuestion({ item, answer, onAnswer, onClose, children }: RestoreQuestionFrameProps) {
  const [isBusy, setBusy] = useState(false);

  async function restore(): Promise<void> {
    if (answer === undefined) return;
    setBusy(true);
    await onAnswer(answer);
    setBusy(false);
  }

  return (
    <Dialog
      open
      title={`Restore ${shownTitle(item.name)}`}
      onClose={onClose}
      action={
        <Button
          variant="primary"
          disabled={answer === undefined}
          busy={isBusy}
          onClick={() => void restore()}
        >
          Restore
        </Button>
      }
    >
      {children}
    </Dialog>
  );
}
