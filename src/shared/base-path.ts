/**
 * Puts an address of this site below the path at which the site is served, which is '' or '/path'. Addresses of
 * other sites and of sections of the same page stay.
 */
export function withBase(base: string, address: string): string {
  return /^\/(?!\/)/.test(address) ? base + address : address;
}

export function withoutEndSlash(path: string): string {
  return path.replace(/([^/])\/$/, '$1');
}
