import { PICTURE_LINK } from '#shared/picture-link';
import { withoutScheme } from '#shared/without-scheme';

/** The links whose addresses a printed page has, from print.css. */
const LINKS = `main .prose a[href]:not([href^="#"], .${PICTURE_LINK}), .addresses a[href]`;

/**
 * Prepares a page for printing: each address is written out once, beside its first link, in the form in which people
 * write it. The footer has that of the page.
 */
export function writeOutAddresses(): void {
  document.querySelector('footer')?.setAttribute('data-address', toWrittenAddress(location.href));
  const written = new Set<string>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS)) {
    const address = toWrittenAddress(link.href);
    const isWritten = written.has(address) || link.textContent.includes(address);
    link.dataset.address = isWritten ? '' : address;
    written.add(address);
  }
}

/** Leaves out the scheme, and the slash of an address without a path. */
export function toWrittenAddress(href: string): string {
  return withoutScheme(href).replace(/^([^/?#]+)\/$/, '$1');
}
