export declare const LINK_RULE = "Must be an http(s) address, or a path that starts with \"/\"";
/** The schemes of links: pages, and the ways to write to or call someone. */
export declare const LINK_SCHEMES: string[];
/** The form of a safe link. An absolute one must also be a valid URL. */
export declare const SAFE_LINK: RegExp;
/** Accepts '', a path on this site, and absolute addresses, and rejects `javascript:` and the like. */
export declare function isSafeLink(link: string): boolean;
export declare const WEB_LINK_RULE = "Must be a web address";
/** Adds https:// to text without a scheme that begins with a full host name, such as 'example.org/me'. */
export declare function completeLink(text: string): string;
/** Completes 'me@example.org' to 'mailto:me@example.org', and a host name to a web address. */
export declare function completeContactLink(text: string): string;
