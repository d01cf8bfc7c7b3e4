import type { Edit, Selected } from './markdown-edits';

export function selectedOf({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected {
  return { text: value, start: selectionStart, end: selectionEnd };
}

/** Types an edit into the field, so that the browser's own Undo takes it back. */
export function applyEdit(field: HTMLTextAreaElement, { from, to, insert, select }: Edit): void {
  field.focus();
  field.setSelectionRange(from, to);
  // Deprecated, and the only way that Undo knows of.
  const isTyped = document.execCommand(insert === '' ? 'delete' : 'insertText', false, insert);
  if (!isTyped) {
    field.setRangeText(insert, from, to, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.setSelectionRange(...select);
}
