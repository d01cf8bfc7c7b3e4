import { useLanguage } from '#client/lib/language/use-translation';

const FORMATS: Record<'day' | 'date', Intl.DateTimeFormatOptions> = {
  /** Omits the year, for use below a heading that has it. */
  day: { day: 'numeric', month: 'short' },
  date: { dateStyle: 'long' },
};

type CalendarDateProps = { moment: string; format: keyof typeof FORMATS; className?: string | undefined };

/** Shows a date in UTC, so that the server and every browser render the same. */
export function CalendarDate({ moment, format, className }: CalendarDateProps) {
  const { locale } = useLanguage();
  return (
    <time dateTime={moment} className={className}>
      {new Date(moment).toLocaleDateString(locale, { ...FORMATS[format], timeZone: 'UTC' })}
    </time>
  );
}
