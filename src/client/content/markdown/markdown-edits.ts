export type Selected = { text: string; start: number; end: number };
/**
 * Replaces the text between `from` and `to` with `insert`, then selects the range `select` of the new text.
 */
export type Edit = {
  from: number;
  to: number;
  insert: string;
  select: readonly [start: number, end: number];
};

export function getSelected({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected {
  return { text: value, start: selectionStart, end: selectionEnd };
}

/** Types an edit into the field, so that the browser can undo it. */
export function applyEdit(field: HTMLTextAreaElement, { from, to, insert, select }: Edit): void {
  field.focus();
  field.setSelectionRange(from, to);
  // The call is deprecated, but it is the only way to add to the browser's undo history.
  const isTyped = document.execCommand(insert === '' ? 'delete' : 'insertText', false, insert);
  if (!isTyped) {
    field.setRangeText(insert, from, to, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.setSelectionRange(...select);
}

/** Adds marks around the selection or removes them, such as `**` for bold. */
export function toggleMarks({ text, start, end }: Selected, mark: string, example: string): Edit {
  const size = mark.length;
  const isMarked = text.slice(start - size, start) === mark && text.slice(end, end + size) === mark;
  // An asterisk beside another one is half of a bold mark.
  const isLonger = text[start - size - 1] === mark[0] && size === 1 && mark === '*';
  const selected = text.slice(start, end);
  if (isMarked && !isLonger) {
    return { from: start - size, to: end + size, insert: selected, select: [start - size, end - size] };
  }
  const marked = selected || example;
  return {
    from: start,
    to: end,
    insert: mark + marked + mark,
    select: [start + size, start + size + marked.length],
  };
}

/** Adds a prefix to each selected line, such as `> ` for a quote, or removes it if all lines have it. */
export function togglePrefix({ text, start, end }: Selected, prefix: string): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = text.indexOf('\n', end);
  const to = lineEnd === -1 ? text.length : lineEnd;
  const lines = text.slice(from, to).split('\n');
  const isPrefixed = lines.every(line => line.startsWith(prefix));
  const insert = lines
    .map(line => (isPrefixed ? line.slice(prefix.length) : prefix + line.replace(/^#{1,6} /, '')))
    .join('\n');
  return { from, to, insert, select: [from, from + insert.length] };
}

export function insertLink({ text, start, end }: Selected): Edit {
  const selected = text.slice(start, end);
  const isAddress = /^https?:\/\/\S+$/.test(selected);
  const label = isAddress || selected === '' ? 'text' : selected;
  const address = isAddress ? selected : 'https://';
  const insert = `[${label}](${address})`;
  const labelAt = start + 1;
  const addressAt = labelAt + label.length + 2;
  const select = isAddress ? [labelAt, labelAt + label.length] : [addressAt, addressAt + address.length];
  return { from: start, to: end, insert, select: [select[0] ?? start, select[1] ?? start] };
}

/** Marks code, with backticks within a line and with fences around several lines. */
export function toggleCode(selected: Selected): Edit {
  const code = selected.text.slice(selected.start, selected.end);
  if (!code.includes('\n')) return toggleMarks(selected, '`', 'code');
  const edit = insertBlock(selected, `\`\`\`\n${code.replace(/\n$/, '')}\n\`\`\``);
  const languageAt = edit.from + edit.insert.indexOf('```') + 3;
  return { ...edit, select: [languageAt, languageAt] };
}

/** Replaces the selection with a separate paragraph. */
export function insertBlock({ text, start, end }: Selected, block: string): Edit {
  const before = text.slice(0, start);
  const after = text.slice(end);
  const insert = gap(/\n*$/.exec(before)?.[0], before) + block + gap(/^\n*/.exec(after)?.[0], after);
  const at = start + insert.length;
  return { from: start, to: end, insert, select: [at, at] };
}

/** Returns the line breaks missing for an empty line. At the ends of the text none are needed. */
function gap(breaks = '', text: string): string {
  return text === '' ? '' : '\n'.repeat(Math.max(0, 2 - breaks.length));
}

/** The width of a picture, which is stored as the fragment of its address. */
export type FigureWidth = '' | 'wide' | 'full';
type Figure = { url: string; alt: string; caption: string };

/** Converts pictures to Markdown, each in a separate paragraph or all side by side. */
export function figureMarkdown(figures: Figure[], width: FigureWidth, isSideBySide: boolean): string {
  return figures
    .map(({ url, alt, caption }) => {
      const title = caption.trim() === '' ? '' : ` "${escapeText(caption, /["\\]/g)}"`;
      return `![${escapeText(alt, /[[\]\\]/g)}](${url}${width === '' ? '' : `#${width}`}${title})`;
    })
    .join(isSideBySide ? '\n' : '\n\n');
}

function escapeText(text: string, special: RegExp): string {
  return text.trim().replace(/\s+/g, ' ').replace(special, '\\$&');
}
