const FORMATS = {
  /** Under the heading of its year. */
  day: new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' }),
  date: new Intl.DateTimeFormat('en', { dateStyle: 'long', timeZone: 'UTC' }),
};

type PostDateProps = { moment: string; format: keyof typeof FORMATS; className?: string | undefined };

/** The day of a moment in UTC: it must be the same on the server and in every browser. */
export function PostDate({ moment, format, className }: PostDateProps) {
  return (
    <time dateTime={moment} className={className}>
      {FORMATS[format].format(new Date(moment))}
    </time>
  );
}
