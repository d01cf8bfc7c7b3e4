import type { Leases } from '#server/core/database/lease';
import { type CopyRequest, type CopyStatus } from '#shared/extras/static-copy/static-copy-contract';
import { type CopyStore } from './copy-store';
export type CopyService = ReturnType<typeof createCopyService>;
export type CopySettings = {
    /** The file of the export command. */
    command: string;
    /** Keeps the copy that can be downloaded. */
    folder: string;
};
/**
 * Creates static copies as zip files, one at a time for all processes of the site. A child process exports,
 * because an export stops the clock and takes all the processor time and memory that it can use. Only the
 * process that creates a copy knows its state and can cancel it, and the zip is in a folder of its machine.
 * Without settings, the site is not built.
 */
export declare function createCopyService(settings: CopySettings | null, leases: Leases): {
    status: () => Promise<CopyStatus>;
    create: (request: CopyRequest) => Promise<CopyStatus>;
    cancel: () => Promise<CopyStatus>;
    read: () => ReturnType<CopyStore['read']>;
};
