import type { Readable } from 'node:stream';
import type { Workspaces } from './workspaces';
/** A byte range, including its first and last byte. */
export type ByteRange = {
    start: number;
    end: number;
};
export type PinnedFiles = {
    /** The requested names that exist. */
    names: string[];
    read(name: string): Promise<Readable>;
    release(): Promise<void>;
};
/**
 * Copies of files at an address that everyone may read. Only files that visitors may see have one, and the
 * original stays in the store.
 */
export type PublicCopies = {
    /** The origin of their addresses. */
    origin: string;
    toAddress(name: string): string;
    has(name: string): Promise<boolean>;
    /** Copies a stored file. Returns false if it does not exist. */
    add(name: string): Promise<boolean>;
    /** Removes copies. A missing one is not an error. */
    remove(names: string[]): Promise<void>;
    /** Lists all copies, in batches. */
    names(): AsyncIterable<string[]>;
};
/** Stores files, in a folder or in an object store. */
export type UploadStore = Pick<Workspaces, 'workspace' | 'stagedWorkspace' | 'findWorkspace'> & {
    /** The location, for messages to the owner. */
    location: string;
    /** Moves a finished file to an unused name, atomically. */
    put(file: string, name: string): Promise<void>;
    /** Stores a copy of a file and leaves the original. */
    copy(file: string, name: string): Promise<void>;
    /** Returns the size and date of a file, or null if it does not exist. */
    find(name: string): Promise<{
        bytes: number;
        modifiedAt: Date;
    } | null>;
    /** Opens a file or a range of it. Returns null if it does not exist. */
    read(name: string, range?: ByteRange): Promise<Readable | null>;
    /** Keeps files readable until they are released, even if they are removed meanwhile. */
    pin(names: string[]): Promise<PinnedFiles>;
    /** @throws the system's error if the store is not writable */
    requireWritable(): Promise<void>;
    /** Removes a file. A missing one is not an error. */
    remove(name: string): Promise<void>;
    /** Lists all files stored at least this long ago, in batches. */
    namesOlderThan(ms: number): AsyncIterable<string[]>;
    /** Removes what interrupted uploads and backups left behind this long ago. */
    clearWorkspaces(olderThanMs: number): Promise<void>;
    /** Copies of public files that visitors get without this server. Null if the site serves all files. */
    publicCopies: PublicCopies | null;
};
/** The size of the batches that stores list, small enough for one statement. */
export declare const NAMES_AT_ONCE = 100;
