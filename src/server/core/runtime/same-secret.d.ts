/** Compares secrets in a time that says nothing about them. Their hashes have one length, as the function requires. */
export declare function isSameSecret(given: string, expected: string): boolean;
