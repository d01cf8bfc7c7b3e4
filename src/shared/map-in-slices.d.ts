/** Maps a long list in slices, so that the process handles requests in between. */
export declare function mapInSlices<Item, Result>(items: Iterable<Item>, work: (item: Item, index: number) => Result | Promise<Result>): Promise<Result[]>;
/** Returns a function to call after each item of a loop. It pauses the loop after a slice of time. */
export declare function createSlices(): () => Promise<void>;
