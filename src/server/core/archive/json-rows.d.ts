import type { Readable } from 'node:stream';
type TableRow = {
    table: string;
    row: unknown;
};
/** Thrown with the defect of a document. */
export declare class JsonRowsError extends Error {
}
/**
 * Reads tables from `{"project": [row, …], …}` row by row, so that memory use does not depend on their
 * number.
 * @throws JsonRowsError for another document or table, and for rows that are too long or nested too deeply
 */
export declare function readJsonRows(document: Readable, tables: ReadonlySet<string>): AsyncGenerator<TableRow>;
/**
 * Reads rows that follow each other without commas, such as one per line.
 * @throws JsonRowsError for anything but JSON, and for rows that are too long or nested too deeply
 */
export declare function readJsonLines(document: Readable): AsyncGenerator<unknown>;
export {};
