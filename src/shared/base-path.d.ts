/**
 * Puts an address of this site below the path at which the site is served, which is '' or '/path'. Addresses of
 * other sites and of sections of the same page stay.
 */
export declare function withBase(base: string, address: string): string;
export declare function withoutEndSlash(path: string): string;
