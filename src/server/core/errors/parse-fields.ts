import type { z } from 'zod';
import { createInputError } from '#server/core/errors/invalid-input';

/** Validates stored or imported fields. @throws AppError BAD_REQUEST */
export function parseFields<Output>(schema: z.ZodType<Output>, fields: unknown): Output {
  const { data, error } = schema.safeParse(fields);
  if (data !== undefined) return data;
  const issues = error?.issues ?? [];
  throw createInputError(
    issues.map(({ path, message }) => ({
      path: path.map(part => (typeof part === 'symbol' ? String(part) : part)),
      message,
    })),
  );
}
