import { useEffect } from 'react';

/** For what nobody is told: a failure that is only logged. */
export function useFailureLog(message: string, error: unknown): void {
  useEffect(() => {
    if (error) console.info(message, error);
  }, [message, error]);
}
