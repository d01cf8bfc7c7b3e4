import { isSlug, proposeSlug } from '#shared/slug';
import { withoutTemplates } from './convert-template';
import { type FrontMatter, type MarkdownFile, readFrontMatter } from './front-matter';
import { findDate } from './front-matter-dates';
import { type PreparedText, plainBeginning, prepareText } from './prepare-text';
import { findTemplates } from './template-code';
import { findWithheld } from './withheld';

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
  /** The reason why its generator does not publish it, such as 'draft: true', or ''. */
  withheld: string;
  summary: string;
  tags: string[];
  category: string;
  /** Empty if the file name has no character that a slug may contain. */
  slug: string;
  /** The address as written in the file, or '' without a cover. */
  cover: string;
  coverAlt: string;
  /** The beginning of the text without the template code that it has, or '' if it has none. */
  beginning: string;
  /** The number of characters of the front matter. */
  frontMatterLength: number;
} & PreparedText;

type Fields = FrontMatter['fields'];

/** @throws AppError BAD_REQUEST for front matter that cannot be read */
export function readMarkdownEntry(file: MarkdownFile): MarkdownEntry {
  const { fields, text } = readFrontMatter(file);
  const name = toBaseName(file.path);
  const [, dateInName = '', rest = name] = /^(\d{4}-\d\d?-\d\d?)(?:-(.+))?$/.exec(name) ?? [];
  const heading = findHeading(text);
  const given = toPlainText(readText(fields, 'title'));
  const slug = readText(fields, 'slug') || rest;
  const cover = readCover(fields);
  // The first heading is removed if it repeats the title.
  const body = (given === '' || given === heading?.words) && heading ? heading.rest : text;
  const prepared = prepareText(body, /\.mdx$/i.test(file.path));
  return {
    path: file.path,
    title: given || heading?.words || toTitle(rest),
    ...findDate(fields, dateInName),
    withheld: findWithheld(fields, file.path),
    summary: toPlainText(readText(fields, 'description', 'summary', 'excerpt')),
    tags: [...new Set([...readTexts(fields.tags), ...readTexts(fields.categories).slice(1)])],
    category: readTexts(fields.categories)[0] ?? readText(fields, 'category'),
    slug: isSlug(slug) ? slug : proposeSlug(slug),
    ...cover,
    ...prepared,
    beginning: prepared.templates.length === 0 ? '' : plainBeginning(prepared.text),
    frontMatterLength: file.content.length - text.length,
  };
}

function toPlainText(text: string): string {
  return withoutTemplates(text, findTemplates(text));
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
