import { lazy, Suspense, useEffect, useState } from 'react';
import { Icon } from '../ui/icons/icon';
import { Button } from '../ui/primitives/button';
import { AdminBarText } from '../ui/site/admin-bar';
import { isHelpKeyOn } from './shortcuts';

const ShortcutsDialog = lazy(async () => ({ default: (await import('./shortcuts-dialog')).ShortcutsDialog }));

/** Opens the list of keyboard shortcuts by this button or the ? key. */
export function ShortcutsHelp() {
  const [isOpen, setOpen] = useState(false);
  // Stays mounted after closing, so that the dialog can restore the focus.
  const [isRequested, setRequested] = useState(false);

  function open(): void {
    setRequested(true);
    setOpen(true);
  }

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || !isHelpKeyOn()) return;
      if (isTextField(event.target) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });

  return (
    <>
      <Button variant="ghost" size="sm" aria-haspopup="dialog" onClick={open}>
        <Icon name="keyboard" />
        <AdminBarText>Shortcuts</AdminBarText>
      </Button>
      <Suspense fallback={null}>
        {isRequested && <ShortcutsDialog open={isOpen} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}

function isTextField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, [role="combobox"]'))
  );
}
