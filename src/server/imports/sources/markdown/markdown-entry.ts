import { isSlug, proposeSlug } from '#shared/slug';
import { type MarkdownFile, readFrontMatter } from './front-matter';

/** A Markdown file of a Hugo, Jekyll or Astro site in a common format. */
export type MarkdownEntry = {
  path: string;
  title: string;
  /** A day such as '2024-01-31', or '' without a date. */
  date: string;
  /** The date with its time in UTC, or noon. Without a date it is ''. */
  moment: string;
  /** The first date that cannot be read, or ''. */
  unreadDate: string;
  isDraft: boolean;
  summary: string;
  tags: string[];
  category: string;
  /** Empty if the file name has no character that a slug may contain. */
  slug: string;
  /** The address as written in the file, or '' without a cover. */
  cover: string;
  coverAlt: string;
  text: string;
};

type Fields = Record<string, unknown>;

/** @throws AppError BAD_REQUEST for front matter that cannot be read */
export function readMarkdownEntry(file: MarkdownFile): MarkdownEntry {
  const { fields, text } = readFrontMatter(file);
  const name = toBaseName(file.path);
  const [, dateInName = '', rest = name] = /^(\d{4}-\d\d?-\d\d?)(?:-(.+))?$/.exec(name) ?? [];
  const heading = findHeading(text);
  const given = readText(fields, 'title');
  const slug = readText(fields, 'slug') || rest;
  const cover = readCover(fields);
  return {
    path: file.path,
    title: given || heading?.words || toTitle(rest),
    ...findDate(fields, dateInName),
    isDraft: fields.draft === true || fields.published === false,
    summary: readText(fields, 'description', 'summary', 'excerpt'),
    tags: [...new Set([...readTexts(fields.tags), ...readTexts(fields.categories).slice(1)])],
    category: readTexts(fields.categories)[0] ?? readText(fields, 'category'),
    slug: isSlug(slug) ? slug : proposeSlug(slug),
    ...cover,
    // The first heading is removed if it repeats the title.
    text: (given === '' || given === heading?.words) && heading ? heading.rest : text,
  };
}

/** Returns the name of the file, or of its folder if the file is an index. */
function toBaseName(path: string): string {
  const [file = '', folder = ''] = path.split('/').toReversed();
  const name = file.replace(/\.(?:md|markdown|mdx)$/i, '');
  return name === 'index' && folder !== '' ? folder : name;
}

/** Finds a level-one heading at the beginning of the text. */
function findHeading(text: string): { words: string; rest: string } | null {
  const [line = ''] = text.split('\n', 1);
  if (!line.startsWith('# ')) return null;
  const words = line.slice(2).trim().replace(/ #+$/, '').trimEnd();
  return words === '' ? null : { words, rest: text.slice(line.length).replace(/^\n+/, '') };
}

/** Converts 'tide-gauge' to 'Tide gauge'. */
function toTitle(name: string): string {
  const words = name.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function readText(fields: Fields, ...names: string[]): string {
  for (const name of names) {
    const value = fields[name];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
    if (typeof value === 'number') return String(value);
  }
  return '';
}

/** Reads a list, or a string with words separated by spaces (Jekyll) or commas. */
function readTexts(value: unknown): string[] {
  const values = typeof value === 'string' ? splitWords(value) : value;
  if (!Array.isArray(values)) return [];
  return values
    .filter(each => typeof each === 'string' || typeof each === 'number')
    .map(each => String(each).trim())
    .filter(each => each !== '');
}

function splitWords(text: string): string[] {
  return text.split(text.includes(',') ? ',' : /\s+/);
}

type Dated = Pick<MarkdownEntry, 'date' | 'moment'>;
const DATES = [
  ...['date', 'pubDate', 'publishDate', 'published_at', 'publishedAt', 'pubDatetime', 'date_published'],
  ...['published', 'post_date', 'created', 'created_at', 'createdAt'],
];

function findDate(fields: Fields, dateInName: string): Dated & Pick<MarkdownEntry, 'unreadDate'> {
  let unreadDate = '';
  for (const value of [...DATES.map(name => fields[name]), dateInName]) {
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
function readDate(value: unknown): Dated | 'placeholder' | null {
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

const COVERS = ['cover', 'image', 'heroImage', 'hero', 'featured_image', 'thumbnail'];

function readCover(fields: Fields): Pick<MarkdownEntry, 'cover' | 'coverAlt'> {
  const coverAlt = readText(fields, 'imageAlt', 'coverAlt', 'heroImageAlt');
  for (const value of [...COVERS.map(name => fields[name]), ...[fields.images].flat()]) {
    if (typeof value === 'string' && value.trim() !== '') return { cover: value.trim(), coverAlt };
    if (typeof value !== 'object' || value === null) continue;
    const { image, src, path, url, alt } = Object(value);
    const cover = [image, src, path, url].find(each => typeof each === 'string' && each !== '');
    if (cover) return { cover, coverAlt: typeof alt === 'string' ? alt : coverAlt };
  }
  return { cover: '', coverAlt };
}
