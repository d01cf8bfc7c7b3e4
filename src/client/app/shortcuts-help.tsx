import { lazy, Suspense, useEffect, useState } from 'react';
import { Icon } from '../ui/icons/icon';
import { Button } from '../ui/primitives/button';
import { AdminBarText } from '../ui/site/admin-bar';
import { isHelpKeyOn } from './shortcuts';

const ShortcutsDialog = lazy(async () => ({ default: (await import('./shortcuts-dialog')).ShortcutsDialog }));

/** What the keyboard can do on the owner's pages, by the key ? or by this button. */
export function ShortcutsHelp() {
  const [isOpen, setOpen] = useState(false);
  // Loaded with the first question, and kept: closing it gives the focus back.
  const [isWanted, setWanted] = useState(false);

  function open(): void {
    setWanted(true);
    setOpen(true);
  }

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey || !isHelpKeyOn()) return;
      if (isTypedInto(event.target) || document.querySelector('dialog[open]')) return;
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
        {isWanted && <ShortcutsDialog open={isOpen} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
}

/** A question mark there is a question mark. */
function isTypedInto(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select, [role="combobox"]'))
  );
}
