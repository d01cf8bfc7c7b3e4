/** Error codes for a path that this user cannot write. */
export declare const READ_ONLY: string[];
/** Explains why a path cannot be used, or returns null for another failure. `settings` maps names of settings to folders. */
export declare function explainPathFailure(error: unknown, settings?: Record<string, string>): string | null;
/** Returns true if there is a file where a folder should be. */
export declare const isNoFolder: (error: unknown) => boolean;
export declare function explainUnwritable(place: string): string;
export declare function explainFileInPlace(name: string, folder: string): string;
/** Explains why a file could not be written, as part of a sentence. */
export declare function explainWriteFailure(cause: unknown): string;
/** Names the user of this process, who needs access to its folders. */
export declare function describeUser(): string;
