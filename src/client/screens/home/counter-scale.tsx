import { Graduation, type GraduationProps, type Tick } from '#client/ui/layout/graduation';

export type CounterScaleOf =
  | { of: 'views' | 'projects'; count: number }
  | { of: 'years'; start: string; now: number };
type ScaleProps = CounterScaleOf & { locale: string };

export function CounterScale(props: ScaleProps) {
  return <Graduation {...toScale(props)} />;
}

function toScale(props: ScaleProps): GraduationProps {
  if (props.of === 'years') return yearScale(props.start, props.now, props.locale);
  // A logarithmic scale has no zero.
  return props.of === 'views' && props.count > 0 ? viewScale(props.count) : projectScale(props.count);
}

/** Creates a logarithmic scale from 1 to the power of ten above the value. */
function viewScale(views: number): GraduationProps {
  const decades = Math.max(2, Math.ceil(Math.log10(views + 1)));
  const ticks: Tick[] = [];
  for (let decade = 0; decade < decades; decade += 1) {
    for (let digit = 1; digit < 10; digit += 1) {
      const at = (decade + Math.log10(digit)) / decades;
      ticks.push(digit === 1 ? { at, isMajor: true, label: shortNumber(10 ** decade) } : { at });
    }
  }
  ticks.push({ at: 1, isMajor: true, label: shortNumber(10 ** decades) });
  return { ticks, value: Math.log10(views) / decades };
}

/** Creates a linear scale that ends at the next round number. */
function projectScale(count: number): GraduationProps {
  const major = majorStep(count);
  const end = Math.max(major, Math.ceil((count + 1) / major) * major);
  const minor = major / 5;
  const ticks = Array.from({ length: Math.round(end / minor) + 1 }, (_, index): Tick => {
    const at = (index * minor) / end;
    return index % 5 === 0 ? { at, isMajor: true, label: String(index * minor) } : { at };
  });
  return { ticks, value: count / end };
}

/** Creates a scale of the quarters since the start, with labeled years. The needle points at `now`. */
function yearScale(start: string, now: number, locale: string): GraduationProps {
  const from = new Date(start);
  const lastYear = new Date(now).getUTCFullYear() + 2;
  const to = Date.UTC(lastYear, 0);
  const length = to - from.getTime();
  const toPosition = (moment: number) => (moment - from.getTime()) / length;
  const labelEvery = Math.ceil((lastYear - from.getUTCFullYear()) / 4);

  const ticks: Tick[] = [{ at: 0, isMajor: true, label: from.toLocaleDateString(locale, MONTH_AND_YEAR) }];
  for (let year = lastYear; year >= from.getUTCFullYear(); year -= 1) {
    for (const month of [0, 3, 6, 9]) {
      const at = toPosition(Date.UTC(year, month));
      if (at <= 0 || at > 1) continue;
      const isLabeled = month === 0 && (lastYear - year) % labelEvery === 0 && at > 0.24;
      ticks.push({ at, isMajor: month === 0, ...(isLabeled && { label: String(year) }) });
    }
  }
  return { ticks, value: Math.max(0, toPosition(now)) };
}

const MONTH_AND_YEAR = { month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

/** Returns the distance between labeled ticks (5, 10, 25, 50, 100 and so on), for at most five labels. */
function majorStep(count: number): number {
  let step = 5;
  for (let index = 0; step * 4 <= count; index += 1) step *= [2, 2.5, 2][index % 3] ?? 2;
  return step;
}

function shortNumber(value: number): string {
  if (value >= 1e6) return `${value / 1e6}M`;
  return value >= 1e3 ? `${value / 1e3}k` : String(value);
}
