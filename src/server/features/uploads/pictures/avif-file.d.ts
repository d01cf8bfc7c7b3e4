export type AvifTask = {
    /** The path of a stored picture. */
    source: string;
    /** The width of the result. */
    width: number;
    path: string;
};
export declare function encodeAvif({ source, width, path }: AvifTask): Promise<void>;
