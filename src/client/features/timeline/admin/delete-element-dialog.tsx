import { useState } from 'react';
import type { TimelineElement } from '../../../../shared/contract/timeline-element';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog';
import { elementName } from '../element-name';

type DeleteElementDialogProps = {
  /** The element in question; null keeps the dialog closed. */
  element: TimelineElement | null;
  remove: (id: string) => Promise<void>;
  onClose: () => void;
  onDeleted: (id: string) => void;
};

/** Asks, deletes and says when it did not work. */
export function DeleteElementDialog({ element, remove, onClose, onDeleted }: DeleteElementDialogProps) {
  const [state, setState] = useState<'asking' | 'busy' | 'failed'>('asking');

  function close(): void {
    setState('asking');
    onClose();
  }

  async function confirm(): Promise<void> {
    if (!element) return;
    setState('busy');
    try {
      await remove(element._id);
    } catch {
      setState('failed');
      return;
    }
    onDeleted(element._id);
    close();
  }

  return (
    <ConfirmDialog
      open={element !== null}
      title={`Delete ${element ? elementName(element) : ''}`}
      question="Are you sure you want to delete this element?"
      confirmLabel="Delete Element"
      busy={state === 'busy'}
      error={state === 'failed' && 'Not deleted. Please try again.'}
      onConfirm={() => void confirm()}
      onCancel={close}
    />
  );
}
