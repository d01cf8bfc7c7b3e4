import type { Readable } from 'node:stream';
import { type CopyFacts, type ReadyCopy } from '#shared/extras/static-copy/static-copy-contract';
export type CopyStore = ReturnType<typeof createCopyStore>;
/** Keeps the last static copy, also after a restart, until the next one is complete. */
export declare function createCopyStore(folder: string): {
    reserve: () => Promise<string>;
    publish: (path: string, facts: CopyFacts & {
        address: string;
    }) => Promise<void>;
    read: () => Promise<{
        content: Readable;
        bytes: number;
    }>;
    describe: () => Promise<ReadyCopy | null>;
};
