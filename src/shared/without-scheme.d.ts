/** Writes 'https://example.org' and 'tel:+44123' without the scheme, as people do. */
export declare function withoutScheme(link: string): string;
