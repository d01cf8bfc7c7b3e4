import { isApiError } from './trpc';

/** What the server found wrong with the input, by its path. */
export function issuesOf(error: unknown) {
  return isApiError(error) ? (error.data?.issues ?? []) : [];
}

/** What it found wrong with one field; undefined when it is fine. */
export function fieldError(error: unknown, field: string): string | undefined {
  return issuesOf(error).find(({ path }) => path[0] === field)?.message;
}
