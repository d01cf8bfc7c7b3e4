import type { Token } from 'markdown-it';
import { withBase } from '#shared/base-path';
import { LINK_SCHEMES } from '#shared/safe-link';
import { toPlainText } from './headings';

type Addresses = {
  /** The address of the text's page, which makes all links absolute. Without it, links stay relative. */
  page: string | undefined;
  /** Precedes the paths of this site. */
  base: string;
  idPrefix: string;
};

const FILE_SCHEMES = ['http', 'https'];

/**
 * Resolves links and image sources. Addresses with a known scheme and paths of this site are allowed. A link or image
 * without an address, or with any other, becomes its text.
 */
export function resolveAddresses(tokens: Token[], addresses: Addresses): Token[] {
  // Links never contain links.
  let isLink = false;
  return tokens.filter(token => {
    token.children &&= resolveAddresses(token.children, addresses);
    if (token.type === 'image') resolveImage(token, addresses);
    if (token.type === 'link_open') isLink = resolveLink(token, addresses);
    return isLink || (token.type !== 'link_open' && token.type !== 'link_close');
  });
}

function resolveImage(token: Token, addresses: Addresses): void {
  const src = resolve(getAttribute(token, 'src'), FILE_SCHEMES, addresses);
  token.attrSet('src', src);
  if (src !== '') return;
  token.type = 'text';
  token.content = toPlainText(token.children ?? []);
  token.children = null;
}

/** Returns false for a link that leads nowhere. */
function resolveLink(token: Token, addresses: Addresses): boolean {
  const written = getAttribute(token, 'href');
  // A link to a heading names it by the ID that GitHub would give it.
  const target = written.replace(/^#(?=.)/, `#${addresses.idPrefix}-`);
  const href = resolve(target, LINK_SCHEMES, addresses);
  token.attrSet('href', href);
  if (/^https?:/i.test(href) && /^https?:/i.test(written)) token.attrSet('rel', 'noopener');
  return href !== '';
}

function resolve(written: string, schemes: readonly string[], { page, base }: Addresses): string {
  const [, scheme] = /^([^/?#:]*):/.exec(written) ?? [];
  if (scheme !== undefined) return schemes.includes(scheme.toLowerCase()) ? written : '';
  const address = withBase(base, written);
  if (page === undefined || address === '') return address;
  return URL.canParse(address, page) ? new URL(address, page).href : address;
}

export function getAttribute(token: Token, name: string): string {
  return String(token.attrGet(name) ?? '');
}
