import type { z } from 'zod';
import type { Fields } from '#shared/contract/fields';
type Stored<Declared extends Fields> = {
    [Name in keyof Declared]: z.infer<Declared[Name]['value']>;
};
type Presented<Declared extends Fields> = z.infer<z.ZodObject<{
    [Name in keyof Declared]: Declared[Name]['output'];
}>>;
/** Returns the declared fields of a row as a response has them, so that no other column can leak. */
export declare function presentFields<Declared extends Fields>(fields: Declared, row: Stored<Declared>): Presented<Declared>;
export {};
