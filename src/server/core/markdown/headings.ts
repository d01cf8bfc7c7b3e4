import type { Token } from 'markdown-it';
import { escapeHtml } from './escape-html';
import { htmlToken } from './parse-markdown';

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

/** Links each heading to itself, so that readers can share its address. A heading with a link has no other. */
export function linkHeadings(tokens: Token[]): void {
  for (const [index, heading] of tokens.entries()) {
    if (heading.type !== 'heading_open') continue;
    const text = tokens[index + 1];
    const children = text?.children;
    if (!text || !children || toPlainText(children).trim() === '' || children.some(isLink)) continue;
    const link = `<a class="heading-link" href="#${escapeHtml(String(heading.attrGet('id')))}">`;
    text.children = [htmlToken(link, 'html_inline'), ...children, htmlToken('</a>', 'html_inline')];
  }
}

function isLink({ type }: Token): boolean {
  return type === 'link_open' || type === 'footnote_ref';
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
