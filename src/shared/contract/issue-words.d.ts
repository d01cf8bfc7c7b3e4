import type { z } from 'zod';
/** Words an issue of a field whose schema has no message of its own. Returns undefined for rare ones. */
export declare function describeIssue(issue: z.core.$ZodRawIssue): string | undefined;
