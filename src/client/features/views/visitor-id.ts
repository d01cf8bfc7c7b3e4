import { v4 as uuid } from 'uuid';

/** The key of section 9. */
const VISITOR_KEY = 'sessionId';

/** The random id of this browser: made once, then kept. Where nothing can be kept, each call makes one. */
export function visitorId(): string {
  try {
    const kept = localStorage.getItem(VISITOR_KEY);
    if (kept) return kept;
    const made = uuid();
    localStorage.setItem(VISITOR_KEY, made);
    return made;
  } catch {
    return uuid();
  }
}
