type Places = {
    uploadsDir: string;
    dataDir: string;
    backupDir: string | undefined;
    database: {
        kind: 'sqlite';
        file: string;
    } | {
        kind: 'mysql';
    };
};
/** Lists the settings that would put private files into the public folder, one per line. */
export declare function listExposedPaths({ uploadsDir, dataDir, backupDir, database }: Places): string[];
export {};
