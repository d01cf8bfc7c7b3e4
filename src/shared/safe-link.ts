export const LINK_RULE = 'Must be an http(s) address, or a path that starts with "/"';

/** The schemes of links: pages, and the ways to write to or call someone. */
export const LINK_SCHEMES = ['http', 'https', 'mailto', 'tel', 'sms'];

const NO_CONTROL = String.raw`[^\x00-\x1f\x7f]`;
const PATH = String.raw`/(?:[^/\\\x00-\x1f\x7f]${NO_CONTROL}*)?`;
// The pattern is also part of the API's description, where it can't have a flag that ignores case.
const SCHEME = LINK_SCHEMES.join('|').replace(/[a-z]/g, letter => `[${letter.toUpperCase()}${letter}]`);
const ADDRESS = `(?:${SCHEME}):${NO_CONTROL}+`;
/** The form of a safe link. An absolute one must also be a valid URL. */
export const SAFE_LINK = new RegExp(`^(?:|${PATH}|${ADDRESS})$`, 'u');

/** Accepts '', a path on this site, and absolute addresses, and rejects `javascript:` and the like. */
export function isSafeLink(link: string): boolean {
  return SAFE_LINK.test(link) && (link === '' || link.startsWith('/') || URL.canParse(link));
}

export const WEB_LINK_RULE = 'Must be a web address';

/** Adds https:// to text without a scheme that begins with a full host name, such as 'example.org/me'. */
export function completeLink(text: string): string {
  const link = text.trim();
  return /^([\p{L}\p{N}-]+\.)+\p{L}[\p{L}\p{N}-]+(:\d{1,5})?([/?#]\S*)?$/u.test(link)
    ? `https://${link}`
    : link;
}

/** Completes 'me@example.org' to 'mailto:me@example.org', and a host name to a web address. */
export function completeContactLink(text: string): string {
  const link = text.trim();
  return /^[^\s:/@?]+@[^\s:/@?]+\.[^\s:/@?]+$/.test(link) ? `mailto:${link}` : completeLink(link);
}
