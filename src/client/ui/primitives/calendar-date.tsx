const FORMATS = {
  /** Omits the year, for use below a heading that has it. */
  day: new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' }),
  date: new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }),
};

type CalendarDateProps = { moment: string; format: keyof typeof FORMATS; className?: string | undefined };

/** Shows a date in UTC, so that the server and every browser render the same. */
export function CalendarDate({ moment, format, className }: CalendarDateProps) {
  return (
    <time dateTime={moment} className={className}>
      {FORMATS[format].format(new Date(moment))}
    </time>
  );
}
