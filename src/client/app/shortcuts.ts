import { safeLocalStorage } from '../lib/storage/safe-storage';

/** Keys of one shortcut: those of a list are pressed together, the lists are alternatives. */
export type Shortcut = { keys: string[][]; what: string };
export type ShortcutGroup = { title: string; shortcuts: Shortcut[] };

/** What the keyboard can do on the owner's pages; `command` is this machine's Ctrl or ⌘. */
export function shortcutGroups(command: string): ShortcutGroup[] {
  return [
    {
      title: 'Everywhere',
      shortcuts: [
        { keys: [['?']], what: 'Show this list' },
        { keys: [['Esc']], what: 'Close a dialog or list, or cancel' },
      ],
    },
    {
      title: 'Editors',
      shortcuts: [
        { keys: [[command, 'S']], what: 'Save Changes' },
        {
          keys: [
            [command, 'B'],
            [command, 'I'],
          ],
          what: 'Bold, italic (in a text)',
        },
        {
          keys: [
            [command, 'K'],
            [command, 'E'],
          ],
          what: 'Link, code (in a text)',
        },
        { keys: [['←'], ['→']], what: 'Next tab (on a tab)' },
        { keys: [['↑'], ['↓']], what: 'Browse suggestions' },
        { keys: [['Enter']], what: 'Add the skill or accept the suggestion' },
      ],
    },
    {
      title: 'Reordering (on a handle)',
      shortcuts: [
        { keys: [['Space'], ['Enter']], what: 'Pick up or drop' },
        { keys: [['↑'], ['↓']], what: 'Move a category one position' },
        { keys: [['←'], ['→']], what: 'Move a timeline card 25 pixels' },
        {
          keys: [
            ['Shift', '←'],
            ['Shift', '→'],
          ],
          what: 'Move a timeline card one position',
        },
        { keys: [['Home'], ['End']], what: 'Move to the start or end' },
        { keys: [['Esc']], what: 'Cancel' },
      ],
    },
    {
      title: 'Cropping an image',
      shortcuts: [
        { keys: [['Arrow keys']], what: 'Nudge by 1 pixel' },
        { keys: [['Shift', 'Arrow keys']], what: 'Nudge by 10 pixels' },
        { keys: [[command, 'Arrow keys']], what: 'Nudge by 100 pixels' },
      ],
    },
  ];
}

const KEY = 'shortcutHelpKey';
const OFF = 'off';

/** A shortcut of one character can be turned off (WCAG 2.1.4): speech input may say it by chance. */
export function isHelpKeyOn(): boolean {
  return safeLocalStorage.getItem(KEY) !== OFF;
}

export function setHelpKey(isOn: boolean): void {
  if (isOn) safeLocalStorage.removeItem(KEY);
  else safeLocalStorage.setItem(KEY, OFF);
}
