import { type ReactNode, useState } from 'react';
import type { ApiInputs } from '#client/lib/api/trpc';
import { Dialog } from '#client/ui/overlays/dialog';
import { Button } from '#client/ui/primitives/button';
import type { TrashItem } from '#shared/contract/version';
import { displayTitle } from '#shared/text';

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
      title={`Restore ${displayTitle(item.name)}`}
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
