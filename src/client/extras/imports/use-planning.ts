import { useState } from 'react';
import { callFailureMessage } from '#client/lib/api/call-failure';
import type { PendingImport } from './import-queries';

export function usePlanning(onPlanned: (pending: PendingImport) => void) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  async function plan(read: () => Promise<PendingImport>): Promise<void> {
    setBusy(true);
    setFailure(null);
    try {
      onPlanned(await read());
    } catch (error) {
      setFailure(callFailureMessage(error));
    } finally {
      setBusy(false);
    }
  }

  return { isBusy, failure, run: (read: () => Promise<PendingImport>) => void plan(read) };
}
