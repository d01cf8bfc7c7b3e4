import { Alert } from '../ui/feedback/alert';
import { Button } from '../ui/primitives/button';

/** For an editor that began with what this tab had kept from before. */
export function RestoredAlert({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Alert
      tone="info"
      action={
        <Button size="sm" onClick={onDiscard}>
          Discard
        </Button>
      }
    >
      Unsaved changes restored.
    </Alert>
  );
}
