import { z } from 'zod';
import { isId } from './new-id';

/** Schemas of values that the server itself has made, for the rules of tables. */
export const storedIdSchema = z.string().refine(isId, 'not an ID');
export const storedCountSchema = z.int().min(0);
/** An item with versions has an ID, or the name of the list or the settings. */
export const storedItemIdSchema = storedIdSchema.or(z.enum(['skills', 'site']));
