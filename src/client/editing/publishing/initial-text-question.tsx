import { useRef } from 'react';
import { Dialog } from '#client/ui/overlays/dialog';
import { Button } from '#client/ui/primitives/button';

type InitialTextQuestionProps = {
  /** The labels of the fields that still have their initial text. */
  labels: readonly string[];
  /** True if the owner schedules the item instead of publishing it. */
  isScheduling: boolean;
  /** True if the title is among the fields. It can't be cleared, so the owner is led to it instead. */
  isUntitled: boolean;
  onWriteTitle: () => void;
  onClear: () => void;
  onKeep: () => void;
  onCancel: () => void;
};

/** Asks what to do with texts that the owner has not written. */
export function InitialTextQuestion(props: InitialTextQuestionProps) {
  const { labels, isScheduling, isUntitled, onWriteTitle, onClear, onKeep, onCancel } = props;
  const primaryButton = useRef<HTMLButtonElement>(null);
  const clearLabel = isScheduling ? 'Clear and schedule' : 'Clear and publish';
  return (
    <Dialog
      open={labels.length > 0}
      onClose={onCancel}
      title="Fields with their initial text"
      initialFocus={primaryButton}
      footer={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button onClick={onKeep}>{isScheduling ? 'Schedule as is' : 'Publish as is'}</Button>
          <Button ref={primaryButton} variant="primary" onClick={isUntitled ? onWriteTitle : onClear}>
            {isUntitled ? 'Write a title' : clearLabel}
          </Button>
        </>
      }
    >
      <div className="stack-3">
        <p>You haven't edited these fields yet. Visitors would see the text that they start with.</p>
        <ul>
          {labels.map(label => (
            <li key={label}>{label}</li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
