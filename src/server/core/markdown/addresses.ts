import type { Token } from 'markdown-it';

export type Addresses = {
  /** Where the page of the text is: there all addresses are whole. Without it they are as in the text. */
  page: string | undefined;
  idPrefix: string;
};

const OF_LINKS = new Set(['http', 'https', 'mailto']);
const OF_FILES = new Set(['http', 'https']);

/** Where the text's links may lead and its pictures come from: the web, a mail address, or this site. Others become ''. */
export function resolveAddresses(tokens: Token[], addresses: Addresses): void {
  for (const token of tokens) {
    resolveAddresses(token.children ?? [], addresses);
    if (token.type === 'link_open') resolveLink(token, addresses);
    if (token.type === 'image') token.attrSet('src', resolve(attribute(token, 'src'), OF_FILES, addresses));
  }
}

function resolveLink(token: Token, addresses: Addresses): void {
  const written = attribute(token, 'href');
  // A heading of this text, by the name that GitHub would give it.
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
