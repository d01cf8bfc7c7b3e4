type Key = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'getModifierState'
>;

/** Returns the Latin letter that was pressed with Ctrl or ⌘ alone, in lower case, or null. */
export function findCommandLetter(event: Key): string | null {
  if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return null;
  // AltGr types characters.
  if (event.getModifierState('AltGraph')) return null;
  if (/^[a-z]$/i.test(event.key)) return event.key.toLowerCase();
  // Keyboards for other scripts type no Latin letter, but their keys have the places of Latin letters.
  return /^Key([A-Z])$/.exec(event.code)?.[1]?.toLowerCase() ?? null;
}
