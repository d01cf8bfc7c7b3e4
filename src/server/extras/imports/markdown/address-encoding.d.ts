/** Resolves the escapes and entities of an address. */
export declare function unescapeAddress(address: string): string;
/** Encodes characters that would end the address in Markdown. */
export declare function encodeAddress(address: string): string;
