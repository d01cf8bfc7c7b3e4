import type { Readable } from 'node:stream';
/** Receives the files of an archive, so that either all of them are stored or none. */
export type FilesIn = {
    /** Stages a file, and refuses one whose content does not match its name. */
    take(name: string, content: Readable): Promise<void>;
    /**
     * Publishes all staged files and runs the transaction that names them. Removes them again if one of them fails,
     * and leaves them to the sweep if the transaction's outcome is unknown.
     */
    put<T>(write: () => Promise<T>): Promise<T>;
    close(): Promise<void>;
};
