import { isApiError } from '../../../lib/trpc';

/** What the server found wrong with an element, in words; empty when it says nothing of use to the owner. */
export function serverWords(error: unknown): string {
  const issues = isApiError(error) ? (error.data?.issues ?? []) : [];
  return issues.map(({ path, message }) => `${path.join(' ')}: ${message}.`).join(' ');
}
