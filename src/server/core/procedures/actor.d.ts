/** Runs `work` on behalf of a program that the owner uses. */
export declare function actAs<T>(program: string, work: () => T): T;
/** Returns the name of the program that the owner uses, or null for the server's own work. */
export declare function currentActor(): string | null;
