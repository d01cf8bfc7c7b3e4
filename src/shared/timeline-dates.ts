/** As in the contract, which builds on this file. */
type Dated = { year: number; endDate?: string | null };

export const END_BEFORE_START = 'The end must not be before the year it began in.';

/** A year, a month or a day that there is: '2023', '2023-06', '2023-06-30'. */
export function isEndDate(text: string): boolean {
  if (!/^\d{4}(?:-\d\d){0,2}$/.test(text)) return false;
  const whole = `${text}${'-01'.repeat((10 - text.length) / 3)}`;
  const date = new Date(`${whole}T00:00:00.000Z`);
  // A 31st of February would be a day in March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(whole);
}

export function endsBeforeStart({ year, endDate }: Dated): boolean {
  return Boolean(endDate) && endYear(endDate) < year;
}

/** '2019', or '2019–2021' for what ended in another year. */
export function yearsOf({ year, endDate }: Dated): string {
  const end = endYear(endDate);
  return endDate && end !== year ? `${year}–${end}` : String(year);
}

function endYear(endDate: string | null | undefined): number {
  return Number(endDate?.slice(0, 4));
}
