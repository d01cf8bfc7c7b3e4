import type { Token } from 'markdown-it';
type Addresses = {
    /** The address of the text's page, which makes all links absolute. Without it, links stay relative. */
    page: string | undefined;
    /** Precedes the paths of this site. */
    base: string;
    idPrefix: string;
};
/**
 * Resolves links and image sources. Addresses with a known scheme and paths of this site are allowed. A link or image
 * without an address, or with any other, becomes its text.
 */
export declare function resolveAddresses(tokens: Token[], addresses: Addresses): Token[];
export declare function getAttribute(token: Token, name: string): string;
export {};
