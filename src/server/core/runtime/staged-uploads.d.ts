import type { Readable } from 'node:stream';
/** Temporary folders. They are injected because features do not import each other. */
type Workspaces = {
    stagedWorkspace(): Promise<string>;
    findWorkspace(name: string): Promise<string | null>;
};
export type StagedUploads = ReturnType<typeof createStagedUploads>;
/**
 * Stages uploaded archives for a later restore or import. They are on disk: all processes that share the uploads
 * folder find them. With a bucket, only the processes on this machine do.
 */
export declare function createStagedUploads(store: Workspaces): {
    receive: (content: Readable) => Promise<string>;
    use: <T>(id: string, work: (file: string) => Promise<T>) => Promise<T>;
    remove: (id: string) => Promise<void>;
};
export {};
