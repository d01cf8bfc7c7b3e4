import type { z } from 'zod';
/** Validates stored or imported fields. @throws AppError BAD_REQUEST */
export declare function parseFields<Output>(schema: z.ZodType<Output>, fields: unknown): Output;
