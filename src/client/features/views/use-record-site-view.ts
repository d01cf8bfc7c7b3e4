import { useEffect } from 'react';
import { safeSessionStorage } from '#client/lib/safe-storage';
import { logFailure, readOrCreateId, recordView } from './record-view';

const SESSION_KEY = 'siteSessionId';
const RECORDED_KEY = 'siteViewRecorded';
const ID_LENGTH = 9;
const ID_CHARACTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Prevents a second attempt in the same page load. */
let hasStarted = false;

/**
 * Records a view of the site, once per browser session. The next page load retries after a failure.
 * `isCounted` is false on pages whose views are not counted, or are counted by the admin area.
 */
export function useRecordSiteView(isCounted: boolean): void {
  useEffect(() => {
    if (!isCounted || hasStarted || safeSessionStorage.getItem(RECORDED_KEY) !== null) return;
    hasStarted = true;
    recordView({ projectId: null, sessionId: readOrCreateId(safeSessionStorage, SESSION_KEY, randomId) })
      .then(() => safeSessionStorage.setItem(RECORDED_KEY, 'true'))
      .catch(logFailure);
  }, [isCounted]);
}

function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_LENGTH));
  return Array.from(bytes, byte => ID_CHARACTERS.charAt(byte % ID_CHARACTERS.length)).join('');
}
