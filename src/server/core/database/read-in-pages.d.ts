/** Reads rows in pages by ID, so that the process can handle other requests in between. */
export declare function readInPages<Row extends {
    id: string;
}>(readPage: (after: string, take: number) => Promise<Row[]>): Promise<Row[]>;
