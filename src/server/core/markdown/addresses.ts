import type { Token } from 'markdown-it';
import { withBase } from '#shared/base-path';

type Addresses = {
  /** The address of the text's page, which makes all links absolute. Without it, links stay relative. */
  page: string | undefined;
  /** Precedes the paths of this site. */
  base: string;
  idPrefix: string;
};

const LINK_SCHEMES = new Set(['http', 'https', 'mailto']);
const FILE_SCHEMES = new Set(['http', 'https']);

/**
 * Resolves links and image sources. Web and mail addresses and paths of this site are allowed. All others
 * become ''.
 */
export function resolveAddresses(tokens: Token[], addresses: Addresses): void {
  for (const token of tokens) {
    resolveAddresses(token.children ?? [], addresses);
    if (token.type === 'link_open') resolveLink(token, addresses);
    if (token.type === 'image')
      token.attrSet('src', resolve(getAttribute(token, 'src'), FILE_SCHEMES, addresses));
  }
}

function resolveLink(token: Token, addresses: Addresses): void {
  const written = getAttribute(token, 'href');
  // A link to a heading names it by the ID that GitHub would give it.
  const target = written.startsWith('#') ? `#${addresses.idPrefix}-${written.slice(1)}` : written;
  const href = resolve(target, LINK_SCHEMES, addresses);
  token.attrSet('href', href);
  if (/^https?:/i.test(href) && /^https?:/i.test(written)) token.attrSet('rel', 'noopener');
}

function resolve(written: string, schemes: ReadonlySet<string>, { page, base }: Addresses): string {
  const [, scheme] = /^([^/?#:]*):/.exec(written) ?? [];
  if (scheme !== undefined) return schemes.has(scheme.toLowerCase()) ? written : '';
  const address = withBase(base, written);
  if (page === undefined || address === '') return address;
  return URL.canParse(address, page) ? new URL(address, page).href : address;
}

export function getAttribute(token: Token, name: string): string {
  return String(token.attrGet(name) ?? '');
}
