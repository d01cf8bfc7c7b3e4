import { useRef } from 'react';
import { Dialog } from '#client/ui/overlays/dialog';
import { Button } from '#client/ui/primitives/button';

type InitialTextQuestionProps = {
  /** The labels of the fields that still have their initial text. */
  labels: readonly string[];
  /** True if the owner schedules the item instead of publishing it. */
  isScheduling: boolean;
  onClear: () => void;
  onKeep: () => void;
  onCancel: () => void;
};

/** Asks what to do with texts that the owner has not written. */
export function InitialTextQuestion(props: InitialTextQuestionProps) {
  const { labels, isScheduling, onClear, onKeep, onCancel } = props;
  const clearButton = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={labels.length > 0}
      onClose={onCancel}
      title="Fields with their initial text"
      initialFocus={clearButton}
      footer={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          <Button onClick={onKeep}>{isScheduling ? 'Schedule as is' : 'Publish as is'}</Button>
          <Button ref={clearButton} variant="primary" onClick={onClear}>
            {isScheduling ? 'Clear and schedule' : 'Clear and publish'}
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
        {labels.includes('Title') && <p className="note">The title stays until you change it.</p>}
      </div>
    </Dialog>
  );
}
