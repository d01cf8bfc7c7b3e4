/** Returns true for an address of this site, at which no other one can redirect. Letter case makes no difference. */
export declare function isOwnPath(path: string): boolean;
