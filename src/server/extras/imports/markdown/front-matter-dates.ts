import type { FrontMatter } from './front-matter';
import { getField } from './front-matter-values';

/** A day such as '2024-01-31', and the date with its time in UTC, or noon. */
type Dated = { date: string; moment: string };

const DATES = [
  ...['date', 'pubDate', 'publishDate', 'published_at', 'publishedAt', 'pubDatetime', 'date_published'],
  ...['published', 'post_date', 'created', 'created_at', 'createdAt'],
];

/** Finds the date of a file. Without one, `date` and `moment` are ''. */
export function findDate(fields: FrontMatter['fields'], dateInName: string): Dated & { unreadDate: string } {
  let unreadDate = '';
  for (const value of [...DATES.map(name => getField(fields, name)), dateInName]) {
    const found = readDate(value);
    if (found === 'placeholder') continue;
    if (found) return { ...found, unreadDate };
    // Jekyll's `published` is not a date.
    if (typeof value !== 'boolean') unreadDate ||= String(value ?? '').trim();
  }
  return { date: '', moment: '', unreadDate };
}

const ISO = /^(\d{4}-\d\d-\d\d)(?:(?:T| +)(\d\d?:\d\d(?::\d\d)?)(?:\.\d+)?)? *(?:([+-]\d\d):?(\d\d))?/i;
const DOTTED = /^(\d\d?)\.(\d\d?)\.(\d{4})(?!\d)/;
/** A name after the time, such as CET, whose offset is not known. */
const NAMED_ZONE = /\d *(?!(?:z|utc|gmt)$)[a-z]+$/i;
/** The first year of real dates. Earlier ones are placeholders, such as Hugo's year 1. */
const FIRST_YEAR = 1900;

/** Reads '2024-01-31', '2024-01-31 10:00:00 +0200', '31.01.2024' or 'Jul 08 2022', in UTC if no zone is given. */
export function readDate(value: unknown): Dated | 'placeholder' | null {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : readDate(value.toISOString());
  if (typeof value !== 'string') return null;
  const text = value.trim().replace(DOTTED, toIsoDay);
  if (NAMED_ZONE.test(text)) return null;
  const [, day, time = '12:00', hours = '+00', minutes = '00'] = ISO.exec(text) ?? [];
  const moment = new Date(
    day ? `${day}T${time.replace(/^\d:/, '0$&')}${hours}:${minutes}` : momentOfWords(text),
  );
  if (Number.isNaN(moment.getTime())) return null;
  if (moment.getUTCFullYear() < FIRST_YEAR) return 'placeholder';
  const iso = moment.toISOString();
  return { date: day ?? iso.slice(0, 10), moment: iso };
}

function toIsoDay(_text: string, day: string, month: string, year: string): string {
  return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}

function momentOfWords(text: string): number {
  if (!/\d{4}/.test(text)) return Number.NaN;
  const noon = Date.parse(`${text} 12:00 UTC`);
  return Number.isNaN(noon) ? Date.parse(text) : noon;
}
