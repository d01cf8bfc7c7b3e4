import type { Token } from 'markdown-it';

export type Addresses = {
  /** The address of the text's page, which makes all links absolute. Without it, links stay relative. */
  page: string | undefined;
  idPrefix: string;
};

const OF_LINKS = new Set(['http', 'https', 'mailto']);
const OF_FILES = new Set(['http', 'https']);

/** Resolves links and image sources. Allowed are the web, mail addresses and this site; others become ''. */
export function resolveAddresses(tokens: Token[], addresses: Addresses): void {
  for (const token of tokens) {
    resolveAddresses(token.children ?? [], addresses);
    if (token.type === 'link_open') resolveLink(token, addresses);
    if (token.type === 'image') token.attrSet('src', resolve(attribute(token, 'src'), OF_FILES, addresses));
  }
}

function resolveLink(token: Token, addresses: Addresses): void {
  const written = attribute(token, 'href');
  // A heading of this text, by the id that GitHub would give it.
  const target = written.startsWith('#') ? `#${addresses.idPrefix}-${written.slice(1)}` : written;
  const href = resolve(target, OF_LINKS, addresses);
  token.attrSet('href', href);
  if (/^https?:/i.test(href) && /^https?:/i.test(written)) token.attrSet('rel', 'noopener');
}

function resolve(address: string, schemes: ReadonlySet<string>, { page }: Addresses): string {
  const [, scheme] = /^([^/?#:]*):/.exec(address) ?? [];
  if (scheme !== undefined) return schemes.has(scheme.toLowerCase()) ? address : '';
  if (page === undefined || address === '') return address;
  return URL.canParse(address, page) ? new URL(address, page).href : address;
}

export function attribute(token: Token, name: string): string {
  return String(token.attrGet(name) ?? '');
}
