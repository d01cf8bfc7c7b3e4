import type { Readable } from 'node:stream';
import { type Entry } from 'yauzl';
export type Archive = Awaited<ReturnType<typeof openArchive>>;
/**
 * Opens a backup and reads every byte of it once, so that the returned archive is known to be intact.
 * @throws AppError BAD_REQUEST that names the defect
 */
export declare function openArchive(file: string): Promise<{
    manifest: {
        format: "portfolio-backup";
        version: number;
        createdAt: string;
        madeBy?: {
            version: string;
            commit: string | null;
        } | undefined;
        scope?: "content" | "site" | undefined;
        site: string;
        parts: Record<string, {
            bytes: number;
            sha256: string;
        }>;
        missingFiles: string[];
    };
    paths: string[];
    /** Opens a part. The stream fails at its end if the part differs from the manifest. */
    open: (path: string) => Promise<Readable>;
    close: () => void;
}>;
/**
 * Explains why an entry of a foreign archive is unsafe to extract, and returns null for a harmless one. An entry
 * whose rows are read one by one may have any length.
 */
export declare function explainUnsafeEntry(entry: Entry, isReadByRow?: boolean): string | null;
