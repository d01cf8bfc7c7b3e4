import { useState } from 'react';

type Query = { isSuccess: boolean; isFetchedAfterMount: boolean };

/**
 * Whether the query has answered since this was shown: an editor must not begin with an older answer. Once it is open
 * it stays so, whatever becomes of later ones.
 */
export function useAnswered({ isSuccess, isFetchedAfterMount }: Query): boolean {
  const [isAnswered, setAnswered] = useState(false);
  if (!isAnswered && isSuccess && isFetchedAfterMount) setAnswered(true);
  return isAnswered;
}
