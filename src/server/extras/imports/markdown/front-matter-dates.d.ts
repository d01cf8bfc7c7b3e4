import type { FrontMatter } from './front-matter';
/** A day such as '2024-01-31', and the date with its time in UTC, or noon. */
type Dated = {
    date: string;
    moment: string;
};
/** Finds the date of a file. Without one, `date` and `moment` are ''. */
export declare function findDate(fields: FrontMatter['fields'], dateInName: string): Dated & {
    unreadDate: string;
};
/** Reads '2024-01-31', '2024-01-31 10:00:00 +0200', '31.01.2024' or 'Jul 08 2022', in UTC if no zone is given. */
export declare function readDate(value: unknown): Dated | 'placeholder' | null;
export {};
