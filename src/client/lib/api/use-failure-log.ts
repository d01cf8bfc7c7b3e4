import { useEffect } from 'react';

/** Logs an error that the page does not show. */
export function useFailureLog(message: string, error: unknown): void {
  useEffect(() => {
    if (error) console.info(message, error);
  }, [message, error]);
}
