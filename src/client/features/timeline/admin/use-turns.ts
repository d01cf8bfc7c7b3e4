import { useCallback, useRef } from 'react';

export type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>;

/** One after the other, in the order they were asked for: what this tab saves never meets itself. */
export function useTurns(): InTurn {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return useCallback(<Result>(work: () => Promise<Result>) => {
    const turn = last.current.then(work);
    last.current = turn.catch(() => {});
    return turn;
  }, []);
}
