export type WorkerFile = {
    path: string;
    execArgv: string[];
};
/**
 * Locates an entry of the server build beside the module `base`. In a checkout that is not built, locates its source
 * in a folder that is relative to the module.
 */
export declare function findWorkerFile(name: string, base: string, sourceFolder?: string): WorkerFile;
