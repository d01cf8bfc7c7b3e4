import type { FrontMatter } from './front-matter';
/** Returns true for a field that only says whether a file is published. A permalink is also an address. */
export declare function isPublishingField(name: string): boolean;
/** Finds the reason why a generator does not publish a file, such as 'draft: true'. Returns '' if it does. */
export declare function findWithheldReason(fields: FrontMatter['fields'], path: string): string;
