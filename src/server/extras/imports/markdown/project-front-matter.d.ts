import type { FrontMatter } from './front-matter';
type Fields = FrontMatter['fields'];
/** The fields that only projects have, as portfolio themes name them. */
export type ProjectFrontMatter = {
    /** The address of the code, or ''. */
    github: string;
    /** The address of a demo or of the product, or ''. */
    live: string;
    skills: string[];
    status: string;
    timeline: string;
    learned: string;
    featured: boolean;
    /** Fields with addresses that cannot be read, and fields without a place here. */
    omitted: string[];
};
export declare function readProjectFields(fields: Fields): ProjectFrontMatter;
export {};
