import type { XastParent } from 'svgo';
export declare const EMBEDDED_PICTURE: RegExp;
/**
 * Refuses a drawing from which something visible would be removed.
 * @param prefixes the prefixes of names that stand for the namespace of SVG
 * @throws UnsafeSvgError that names the loss and how to avoid it
 */
export declare function requireNoLosses(parent: XastParent, prefixes?: ReadonlySet<string>): void;
