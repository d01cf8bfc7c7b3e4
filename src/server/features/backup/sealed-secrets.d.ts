export declare function seal(text: string, passphrase: string): Promise<string>;
/** @throws AppError BAD_REQUEST for another passphrase, or for data that seal() did not produce */
export declare function unseal(sealed: string, passphrase: string): Promise<string>;
/** @throws AppError BAD_REQUEST for a short passphrase */
export declare function requirePassphrase(passphrase: string): string;
