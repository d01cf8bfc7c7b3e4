import { useEffect } from 'react';
import { safeSessionStorage } from '../../lib/storage/safe-storage';
import { recordView, reportFailure } from './record-view';

const SESSION_KEY = 'siteSessionId';
const RECORDED_KEY = 'siteViewRecorded';
const ID_LENGTH = 9;
const ID_CHARACTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Of this page load. */
let hasStarted = false;

/**
 * Records the visit to the site, once in a browser session: a failed attempt is made again with the next page load.
 * `isCounted` is false on pages whose visits are not counted, or are counted by the owner's part of the page.
 */
export function useRecordSiteView(isCounted: boolean): void {
  useEffect(() => {
    if (!isCounted || hasStarted || safeSessionStorage.getItem(RECORDED_KEY) !== null) return;
    hasStarted = true;
    recordView({ projectId: null, sessionId: siteSessionId() })
      .then(() => safeSessionStorage.setItem(RECORDED_KEY, 'true'))
      .catch(reportFailure);
  }, [isCounted]);
}

function siteSessionId(): string {
  const kept = safeSessionStorage.getItem(SESSION_KEY);
  if (kept !== null) return kept;
  const made = randomId();
  safeSessionStorage.setItem(SESSION_KEY, made);
  return made;
}

function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(ID_LENGTH));
  return Array.from(bytes, byte => ID_CHARACTERS.charAt(byte % ID_CHARACTERS.length)).join('');
}
