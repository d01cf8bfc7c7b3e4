import { useEffect, useEffectEvent } from 'react';
import { findCommandLetter } from '#client/lib/command-key';

/** Saves on Ctrl+S or Cmd+S, unless a dialog is open. */
export function useSaveShortcut(save: () => unknown): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (findCommandLetter(event) !== 's') return;
    event.preventDefault();
    const isAsking = document.querySelector('dialog[open]') !== null;
    if (!event.repeat && !isAsking) save();
  });
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
