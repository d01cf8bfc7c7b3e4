import type { Logger } from '#server/core/runtime/logger';
/** The permissions of group and others, which may read neither messages nor password hashes. */
export declare const OTHER_USERS = 63;
/** Endings of the files that SQLite and the start keep beside a database. */
export declare const SQLITE_FILE_ENDINGS: string[];
/** Creates missing files of the database for this user alone; SQLite gives its other files the same mode. */
export declare function createPrivateFiles(file: string): Promise<void>;
/** Creates a file for this user alone. Never opens an existing file: closing it would release the locks of this process. */
export declare function createOnce(path: string): Promise<void>;
/** Takes the existing files of the database from other users. */
export declare function protectFiles(file: string, log: Logger): Promise<void>;
/** Leaves the permissions of the owner: a read-only file stays read-only. */
export declare function removeOtherUsers(path: string): Promise<void>;
