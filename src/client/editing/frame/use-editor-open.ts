import { useState } from 'react';

/**
 * Opens an editor when its data is ready and keeps it open. A later fetch must not discard the owner's edits.
 */
export function useEditorOpen(isReady: boolean): boolean {
  const [isOpen, setOpen] = useState(false);
  if (isReady && !isOpen) setOpen(true);
  return isOpen;
}
