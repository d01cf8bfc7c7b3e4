/**
 * Removes metadata such as locations and comments from a moving picture, and anything after its end. Its
 * frames stay byte for byte. Returns null for a malformed picture.
 */
export declare function withoutMetadata(picture: Buffer, extension: string): Buffer | null;
