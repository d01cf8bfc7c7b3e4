export declare function hashPassword(password: string): Promise<string>;
export declare function verifyPassword(passwordHash: string, password: string): Promise<boolean>;
/** Returns a hash that matches no password but takes as long to compare as a real one. */
export declare function decoyHash(): string;
