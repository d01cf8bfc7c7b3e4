export type Shortcut = {
  /** The alternative keys, such as 'Shift + ←'. */
  keys: string[];
  action: string;
};
/** Lists the shortcuts of the owner's pages. `command` is Ctrl or ⌘. */
export function listShortcuts(command: string): { title: string; shortcuts: Shortcut[] }[] {
  return [
    {
      title: 'Everywhere',
      shortcuts: [
        { keys: ['?'], action: 'Show this list' },
        { keys: ['Esc'], action: 'Close a dialog or list, or cancel' },
      ],
    },
    {
      title: 'Editors',
      shortcuts: [
        { keys: [`${command} + S`], action: 'Save, as a draft where there are drafts' },
        { keys: [`${command} + B`, `${command} + I`], action: 'Bold, italic (while writing)' },
        { keys: [`${command} + K`, `${command} + E`], action: 'Link, code (while writing)' },
        { keys: ['←', '→'], action: 'Next tab (on a tab)' },
        { keys: ['↑', '↓'], action: 'Browse suggestions' },
        { keys: ['Enter'], action: 'Add the skill or accept the suggestion' },
      ],
    },
    {
      title: 'Inbox, beside a message',
      shortcuts: [
        { keys: ['↑', '↓'], action: 'Open the previous or next message' },
        { keys: ['Esc'], action: 'Close the message' },
      ],
    },
    {
      title: 'Reordering (on a handle)',
      shortcuts: [
        { keys: ['Space', 'Enter'], action: 'Pick up or drop' },
        { keys: ['↑', '↓'], action: 'Move a category one position' },
        { keys: ['←', '→'], action: 'Move a timeline card 25 pixels' },
        { keys: ['Shift + ←', 'Shift + →'], action: 'Move a timeline card one position' },
        { keys: ['Home', 'End'], action: 'Move to the start or end' },
        { keys: ['Esc'], action: 'Cancel' },
      ],
    },
    {
      title: 'Cropping an image',
      shortcuts: [
        { keys: ['Arrow keys'], action: 'Nudge by 1 pixel' },
        { keys: ['Shift + Arrow keys'], action: 'Nudge by 10 pixels' },
        { keys: [`${command} + Arrow keys`], action: 'Nudge by 100 pixels' },
      ],
    },
  ];
}
