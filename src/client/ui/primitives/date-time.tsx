type DateStyle = 'medium' | 'long';

/** Shows a date and time in the browser's language and time zone. */
export function DateTime({ at }: { at: string }) {
  return <time dateTime={at}>{formatDateTime(at)}</time>;
}

/** Formats a date and time. Returns invalid dates unchanged, because a backup file can contain any text. */
export function formatDateTime(iso: string, dateStyle: DateStyle = 'medium'): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime())
    ? iso
    : date.toLocaleString(undefined, { dateStyle, timeStyle: 'short' });
}
