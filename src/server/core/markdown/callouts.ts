import type { Token } from 'markdown-it';
import { htmlToken } from './parse-markdown';

const TITLES = {
  NOTE: 'Note',
  TIP: 'Tip',
  IMPORTANT: 'Important',
  WARNING: 'Warning',
  CAUTION: 'Caution',
} as const;

/** Renders quotations that begin with [!NOTE] or similar as callouts, as GitHub does. */
export function renderCallouts(tokens: Token[]): Token[] {
  /** Holds true for each open quotation that is a callout. */
  const open: boolean[] = [];
  return tokens.flatMap((token, index) => {
    if (token.type === 'blockquote_open') {
      const title = takeTitle(tokens.slice(index + 1, index + 4));
      open.push(title !== null);
      if (title === null) return token;
      const hasDirection = token.attrGet('dir') !== null;
      // Only the owner's text decides the direction.
      const [direction, name] = hasDirection ? [' dir="auto"', `<bdi>${title}</bdi>`] : ['', title];
      return htmlToken(
        `<div class="callout callout-${title.toLowerCase()}" role="note"${direction}>\n<p class="callout-title">${name}</p>\n`,
      );
    }
    if (token.type === 'blockquote_close' && open.pop()) return htmlToken('</div>\n');
    return token;
  });
}

/** Removes the mark, and hides the paragraph if nothing else is in it. */
function takeTitle([start, inline, end]: Token[]): string | null {
  const [first, ...rest] = inline?.children ?? [];
  const [, name] = /^\[!([A-Z]+)\]$/.exec(first?.content ?? '') ?? [];
  const kind = Object.entries(TITLES).find(([key]) => key === name);
  if (!inline || !kind || (rest[0] && rest[0].type !== 'softbreak')) return null;
  inline.children = rest.slice(1);
  if (rest.length === 0) for (const token of [start, end]) if (token) token.hidden = true;
  return kind[1];
}
