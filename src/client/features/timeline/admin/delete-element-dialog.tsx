import { useState } from 'react';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog';
import type { EditorCard } from './use-timeline-editor';

type DeleteElementDialogProps = {
  /** The card in question; null keeps the dialog closed. */
  card: EditorCard | null;
  remove: (id: string) => Promise<void>;
  onClose: () => void;
  onDeleted: (id: string) => void;
};

/** Asks, deletes and says when it did not work. */
export function DeleteElementDialog({ card, remove, onClose, onDeleted }: DeleteElementDialogProps) {
  const [state, setState] = useState<'asking' | 'busy' | 'failed'>('asking');

  function close(): void {
    setState('asking');
    onClose();
  }

  async function confirm(): Promise<void> {
    if (!card) return;
    setState('busy');
    try {
      await remove(card.id);
    } catch {
      setState('failed');
      return;
    }
    onDeleted(card.id);
    close();
  }

  return (
    <ConfirmDialog
      open={card !== null}
      title={`Delete ${card?.name ?? ''}`}
      question="Are you sure you want to delete this element?"
      confirmLabel="Delete Element"
      busy={state === 'busy'}
      error={state === 'failed' && 'Not deleted. Please try again.'}
      onConfirm={() => void confirm()}
      onCancel={close}
    />
  );
}
