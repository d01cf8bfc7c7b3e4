import { useState } from 'react';

/** Opens an editor when its data is ready and keeps it open: a later fetch must not discard what the owner is typing. */
export function useEditorOpen(isReady: boolean): boolean {
  const [isOpen, setOpen] = useState(false);
  if (isReady && !isOpen) setOpen(true);
  return isOpen;
}
