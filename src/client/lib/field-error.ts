import { isApiError } from './trpc';

/** What the server found wrong with one field of the input; undefined when it is fine. */
export function fieldError(error: unknown, field: string): string | undefined {
  if (!isApiError(error)) return undefined;
  return error.data?.issues?.find(({ path }) => path[0] === field)?.message;
}
