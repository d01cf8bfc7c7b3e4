/** The interface is in English, so its times are too. With 24 hours they are short and alike everywhere. */
const LOCALE = 'en';
const TIME = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

/** Shows a date and time in the browser's time zone. */
export function DateTime({ at }: { at: string }) {
  return <time dateTime={at}>{formatDateTime(at)}</time>;
}

/** Formats a date and time. Returns invalid dates unchanged, because a backup file can contain any text. */
export function formatDateTime(iso: string): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return iso;
  return date.toLocaleString(LOCALE, { day: 'numeric', month: 'short', year: 'numeric', ...TIME });
}

/** Formats a date and time for a narrow line. Only another year than this one is named. */
export function formatShortDateTime(iso: string): string {
  return new Date(iso).toLocaleString(LOCALE, { ...shortDay(iso), ...TIME });
}

/** Formats a moment as the time of today, or as a day. */
export function formatRecent(iso: string): string {
  const isToday = new Date(iso).toDateString() === new Date().toDateString();
  return new Date(iso).toLocaleString(LOCALE, isToday ? TIME : shortDay(iso));
}

function shortDay(iso: string): Intl.DateTimeFormatOptions {
  const isThisYear = new Date(iso).getFullYear() === new Date().getFullYear();
  return { day: 'numeric', month: 'short', ...(!isThisYear && { year: 'numeric' }) };
}
