import { Notice } from '../ui/feedback/notice';
import { Button } from '../ui/primitives/button';

/** For an editor that began with what this tab had kept from before. */
export function RestoredNotice({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Notice
      tone="info"
      action={
        <Button size="sm" onClick={onDiscard}>
          Discard
        </Button>
      }
    >
      Unsaved changes restored.
    </Notice>
  );
}
