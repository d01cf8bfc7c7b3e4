/** Writes 'https://example.org' and 'tel:+44123' without the scheme, as people do. */
export function withoutScheme(link: string): string {
  return link.replace(/^(?:https?:\/\/|(?:mailto|tel|sms):)/i, '');
}
