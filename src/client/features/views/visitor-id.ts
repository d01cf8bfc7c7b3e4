import { v4 as uuid } from 'uuid';
import { safeLocalStorage } from '../../lib/storage/safe-storage';

/** The key of rule 10.1. */
const VISITOR_KEY = 'sessionId';

/** The random id of this browser: made once, then kept. */
export function visitorId(): string {
  const kept = safeLocalStorage.getItem(VISITOR_KEY);
  if (kept) return kept;
  const made = uuid();
  safeLocalStorage.setItem(VISITOR_KEY, made);
  return made;
}
