import { isSlug, proposeSlug } from '../../../shared/slug';
import { type MarkdownFile, readFrontMatter } from './front-matter';

/** A Markdown file of a Hugo, Jekyll or Astro site, in one form. */
export type MarkdownEntry = {
  path: string;
  title: string;
  /** '2024-01-31', or '' without one. */
  date: string;
  isDraft: boolean;
  summary: string;
  tags: string[];
  category: string;
  /** '' where its address says nothing that may stand in one here. */
  slug: string;
  /** As the file names it; '' without one. */
  cover: string;
  coverAlt: string;
  text: string;
};

type Fields = Record<string, unknown>;

/** @throws AppError BAD_REQUEST for front matter that cannot be read */
export function readMarkdownEntry(file: MarkdownFile): MarkdownEntry {
  const { fields, text } = readFrontMatter(file);
  const name = nameOf(file.path);
  const [, dateInName = '', rest = name] = /^(\d{4}-\d\d-\d\d)-(.+)$/.exec(name) ?? [];
  const heading = /^# +(.+?) *#* *(?:\n+|$)/.exec(text);
  const given = textOf(fields, 'title');
  const slug = textOf(fields, 'slug') || rest;
  const cover = coverOf(fields);
  return {
    path: file.path,
    title: given || heading?.[1] || wordsOf(rest),
    date: dateOf(fields) || dateInName,
    isDraft: fields.draft === true || fields.published === false,
    summary: textOf(fields, 'description', 'summary', 'excerpt'),
    tags: [...new Set([...textsOf(fields.tags), ...textsOf(fields.categories).slice(1)])],
    category: textsOf(fields.categories)[0] ?? textOf(fields, 'category'),
    slug: isSlug(slug) ? slug : proposeSlug(slug),
    ...cover,
    // Under a title of its own the first heading would say it again.
    text: (given === '' || given === heading?.[1]) && heading ? text.slice(heading[0].length) : text,
  };
}

/** That of the file, or of its folder where it is a page with files of its own. */
function nameOf(path: string): string {
  const [file = '', folder = ''] = path.split('/').toReversed();
  const name = file.replace(/\.(?:md|markdown|mdx)$/i, '');
  return name === 'index' && folder !== '' ? folder : name;
}

/** 'Tide gauge' of 'tide-gauge'. */
function wordsOf(name: string): string {
  const words = name.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function textOf(fields: Fields, ...names: string[]): string {
  for (const name of names) {
    const value = fields[name];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
    if (typeof value === 'number') return String(value);
  }
  return '';
}

/** A list; Jekyll also takes words in a row, and others words with commas. */
function textsOf(value: unknown): string[] {
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

function dateOf(fields: Fields): string {
  for (const name of ['date', 'pubDate', 'publishDate', 'published_at']) {
    const value = fields[name];
    if (value instanceof Date && !Number.isNaN(value.getTime())) return value.toISOString().slice(0, 10);
    const [, day] = /^(\d{4}-\d\d-\d\d)/.exec(textOf(fields, name)) ?? [];
    if (day !== undefined) return day;
    if (typeof value === 'string' && !Number.isNaN(Date.parse(value))) {
      return new Date(value).toISOString().slice(0, 10);
    }
  }
  return '';
}

const COVERS = ['cover', 'image', 'heroImage', 'hero', 'featured_image', 'thumbnail'];

function coverOf(fields: Fields): Pick<MarkdownEntry, 'cover' | 'coverAlt'> {
  const coverAlt = textOf(fields, 'imageAlt', 'coverAlt', 'heroImageAlt');
  for (const value of [...COVERS.map(name => fields[name]), ...[fields.images].flat()]) {
    if (typeof value === 'string' && value.trim() !== '') return { cover: value.trim(), coverAlt };
    if (typeof value !== 'object' || value === null) continue;
    const { image, src, path, url, alt } = Object(value);
    const cover = [image, src, path, url].find(each => typeof each === 'string' && each !== '');
    if (cover) return { cover, coverAlt: typeof alt === 'string' ? alt : coverAlt };
  }
  return { cover: '', coverAlt };
}
