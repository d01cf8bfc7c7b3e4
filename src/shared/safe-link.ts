export const LINK_RULE = 'Must be an http(s) or mailto address, or a path that starts with "/"';

const LINK_PROTOCOLS = new Set(['http:', 'https:', 'mailto:']);

/** Accepts '', a path on this site, and absolute http, https and mailto addresses; rejects `javascript:` and the like. */
export function isSafeLink(link: string): boolean {
  if (link === '') return true;
  if (link.startsWith('/')) return !/^\/[/\\]/.test(link) && !hasControlCharacter(link);
  return URL.canParse(link) && LINK_PROTOCOLS.has(new URL(link).protocol) && !hasControlCharacter(link);
}

export const WEB_LINK_RULE = 'Must be a web address';

/** Completes 'example.org/me' to 'https://example.org/me': text without a scheme that begins with a full host name. */
export function completeLink(text: string): string {
  const link = text.trim();
  return /^([\p{L}\p{N}-]+\.)+\p{L}[\p{L}\p{N}-]+(:\d{1,5})?([/?#]\S*)?$/u.test(link)
    ? `https://${link}`
    : link;
}

function hasControlCharacter(text: string): boolean {
  return [...text].some(character => character < ' ' || character === '\u007f');
}
