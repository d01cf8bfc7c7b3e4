import type { Token } from 'markdown-it';
import { markedWord } from './marked-word';
import { htmlToken } from './parse-markdown';

const TITLES = {
  NOTE: 'calloutNote',
  TIP: 'calloutTip',
  IMPORTANT: 'calloutImportant',
  WARNING: 'calloutWarning',
  CAUTION: 'calloutCaution',
} as const;
type Kind = keyof typeof TITLES;

/** Renders quotations that begin with [!NOTE] or similar as callouts, as GitHub does. */
export function renderCallouts(tokens: Token[]): Token[] {
  /** Holds true for each open quotation that is a callout. */
  const open: boolean[] = [];
  return tokens.flatMap((token, index) => {
    if (token.type === 'blockquote_open') {
      const kind = takeKind(tokens.slice(index + 1, index + 4));
      open.push(kind !== null);
      if (kind === null) return token;
      // Only the owner's text decides the direction.
      const direction = token.attrGet('dir') === null ? '' : ' dir="auto"';
      const title = markedWord('bdi', TITLES[kind]);
      return htmlToken(
        `<div class="callout callout-${kind.toLowerCase()}" role="note"${direction}>\n<p class="callout-title">${title}</p>\n`,
      );
    }
    if (token.type === 'blockquote_close' && open.pop()) return htmlToken('</div>\n');
    return token;
  });
}

/** Removes the mark, and hides the paragraph if nothing else is in it. */
function takeKind([start, inline, end]: Token[]): Kind | null {
  const [first, ...rest] = inline?.children ?? [];
  const [, name] = /^\[!([A-Z]+)\]$/.exec(first?.content ?? '') ?? [];
  if (!inline || !isKind(name) || (rest[0] && rest[0].type !== 'softbreak')) return null;
  inline.children = rest.slice(1);
  if (rest.length === 0) for (const token of [start, end]) if (token) token.hidden = true;
  return name;
}

function isKind(name: string | undefined): name is Kind {
  return name !== undefined && Object.hasOwn(TITLES, name);
}
