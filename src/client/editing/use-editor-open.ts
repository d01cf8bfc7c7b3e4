import { useState } from 'react';

/**
 * Opens an editor when the data that it starts with is ready, and keeps it open: a later fetch that fails, or brings
 * something else, must not take away what the owner is writing.
 */
export function useEditorOpen(isReady: boolean): boolean {
  const [isOpen, setOpen] = useState(false);
  if (isReady && !isOpen) setOpen(true);
  return isOpen;
}
