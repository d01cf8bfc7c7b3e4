import { lazy, Suspense, useEffect, useState } from 'react';
import { isShortcut } from '#client/lib/single-key';
import { RailButton } from '#client/ui/site/admin-rail';

const ShortcutsDialog = lazy(async () => ({ default: (await import('./shortcuts-dialog')).ShortcutsDialog }));

/** Opens the list of keyboard shortcuts by a button or the ? key. */
export function ShortcutsHelp() {
  const [isOpen, setOpen] = useState(false);
  // The component stays mounted after closing, so that the dialog can restore the focus.
  const [isRequested, setRequested] = useState(false);

  function open(): void {
    setRequested(true);
    setOpen(true);
  }

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event, '?')) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });

  return (
    <>
      <RailButton icon="keyboard" aria-haspopup="dialog" onClick={open}>
        Shortcuts
      </RailButton>
      <Suspense fallback={null}>
        {isRequested && <ShortcutsDialog open={isOpen} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}
