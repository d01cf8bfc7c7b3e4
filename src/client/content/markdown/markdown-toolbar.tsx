import type { KeyboardEvent } from 'react';
import { findCommandLetter } from '#client/lib/command-key';
import { IconClass } from '#client/ui/icons/icon-class';
import { IconButton } from '#client/ui/primitives/button';
import styles from './markdown-editor.module.css';
import {
  type Edit,
  insertLink,
  type Selected,
  toggleCode,
  toggleMarks,
  togglePrefix,
} from './markdown-edits';

type Tool = { label: string; icon: string; key?: string; edit: (selected: Selected) => Edit };

const TOOLS: Tool[] = [
  { label: 'Bold', icon: 'bold', key: 'b', edit: selected => toggleMarks(selected, '**', 'bold') },
  { label: 'Italic', icon: 'italic', key: 'i', edit: selected => toggleMarks(selected, '*', 'italic') },
  { label: 'Link', icon: 'link', key: 'k', edit: insertLink },
  { label: 'Heading', icon: 'heading', edit: selected => togglePrefix(selected, '## ') },
  { label: 'List', icon: 'list-ul', edit: selected => togglePrefix(selected, '- ') },
  { label: 'Quote', icon: 'quote-left', edit: selected => togglePrefix(selected, '> ') },
  { label: 'Code', icon: 'code', key: 'e', edit: toggleCode },
];

type MarkdownToolbarProps = { onEdit: (edit: (selected: Selected) => Edit) => void; onPicture: () => void };

export function MarkdownToolbar({ onEdit, onPicture }: MarkdownToolbarProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a legend and a form
    <div role="group" aria-label="Formatting" className={`cluster fade-sides ${styles.tools}`}>
      {TOOLS.map(({ label, icon, key, edit }) => (
        <IconButton
          key={label}
          icon={<IconClass className={`fa-solid fa-${icon}`} />}
          label={label}
          title={key ? `${label} (Ctrl or ⌘ with ${key.toUpperCase()})` : label}
          onClick={() => onEdit(edit)}
        />
      ))}
      <IconButton icon="image" label="Image" title="Image" onClick={onPicture} />
    </div>
  );
}

export function findShortcutEdit(event: KeyboardEvent): Tool['edit'] | undefined {
  const letter = findCommandLetter(event);
  return letter === null ? undefined : TOOLS.find(({ key }) => key === letter)?.edit;
}
