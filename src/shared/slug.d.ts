/** The length of a short key column. */
export declare const SLUG_MAX_LENGTH = 64;
export declare const SLUG_RULE = "Use lowercase letters, digits and hyphens, such as tide-table; not an ID";
export declare const SLUG: RegExp;
/** Returns true if a text can replace an ID in an address. */
export declare function isSlug(text: string): boolean;
/** Normalizes typed text, because addresses are compared byte by byte. */
export declare function completeSlug(text: string): string;
/**
 * Returns true for a path of a former site, such as '/2021/05/tide', which the site stores beside former slugs. It
 * has no slash at its end, and no part '.' or '..', because browsers request a shorter path.
 */
export declare function isFormerPath(text: string): boolean;
/** Returns a decoded path in the form in which it is stored and compared. The home page has ''. */
export declare function toFormerPath(path: string): string;
/** Replaces lower-case letters that people type without their key, such as ß and ø. */
export declare function replaceSpecialLetters(text: string): string;
/**
 * Derives a slug from a title. Latin letters lose their accents, and other scripts stay. Returns '' if
 * nothing is left.
 */
export declare function proposeSlug(title: string): string;
