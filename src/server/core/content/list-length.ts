import { createInputError } from '#server/core/errors/invalid-input';

type Lengths = {
  sent: unknown[] | undefined;
  /** The length of the stored list. */
  stored?: number | undefined;
  maximum: number;
};

/**
 * Refuses a list that is longer than allowed, unless the stored one is as long.
 * @throws AppError BAD_REQUEST
 */
export function requireListLength(
  path: (string | number)[],
  { sent = [], stored = 0, maximum }: Lengths,
): void {
  const allowed = Math.max(maximum, stored);
  if (sent.length <= allowed) return;
  throw createInputError([{ path, message: `Must have at most ${allowed.toLocaleString('en')} items` }]);
}
