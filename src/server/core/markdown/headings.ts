import type { Token } from 'markdown-it';

/**
 * Shifts headings so that the highest one follows the heading of the page, and gives each an ID like
 * GitHub's.
 */
export function placeHeadings(tokens: Token[], idPrefix: string): void {
  const headings = tokens.filter(({ type }) => type === 'heading_open' || type === 'heading_close');
  const shift = 2 - Math.min(...headings.map(({ tag }) => Number(tag.slice(1))));
  for (const heading of headings) heading.tag = `h${Math.min(6, Number(heading.tag.slice(1)) + shift)}`;
  const taken = new Map<string, number>();
  for (const [index, token] of tokens.entries()) {
    if (token.type !== 'heading_open') continue;
    const slug = toSlug(toPlainText(tokens[index + 1]?.children ?? []));
    const before = taken.get(slug) ?? 0;
    taken.set(slug, before + 1);
    token.attrSet('id', [idPrefix, slug, before === 0 ? '' : before].filter(part => part !== '').join('-'));
  }
}

function toSlug(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');
}

/** Returns the text without markup. */
export function toPlainText(tokens: Token[]): string {
  return tokens
    .map(({ type, content, children }) => {
      if (type === 'softbreak' || type === 'hardbreak') return ' ';
      return children ? toPlainText(children) : content;
    })
    .join('');
}
