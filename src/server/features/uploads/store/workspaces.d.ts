export type Workspaces = ReturnType<typeof createWorkspaces>;
/** Creates the temporary folders of one store, in a folder on this machine. */
export declare function createWorkspaces(folder: string): {
    workspace: () => Promise<string>;
    stagedWorkspace: () => Promise<string>;
    findWorkspace: (name: string) => Promise<string | null>;
    clear: (olderThanMs: number) => Promise<void>;
};
export declare function isOlder(path: string, ms: number): Promise<boolean>;
/** A name that is too long for the file system cannot exist. */
export declare function nullIfMissing(error: unknown): null;
