/** Locates the export command beside the built code. Returns null if this code is not built. */
export declare function findExportCommand(): string | null;
