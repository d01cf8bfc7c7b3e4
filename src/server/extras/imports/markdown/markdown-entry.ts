import { posix } from 'node:path';
import { isSlug, proposeSlug } from '#shared/slug';
import { withoutTemplates } from './convert-template';
import { readFormerPaths } from './former-addresses';
import { type MarkdownFile, readFrontMatter } from './front-matter';
import { findDate } from './front-matter-dates';
import { readCover, readText, readTexts } from './front-matter-values';
import { formerAddress } from './markdown-pages';
import { type PreparedText, plainBeginning, prepareText } from './prepare-text';
import { type ProjectFrontMatter, readProjectFields } from './project-front-matter';
import { findWithheldReason } from './withheld-reason';

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
  withheldReason: string;
  /** True if the text seems to begin with front matter in another format. */
  isUnread: boolean;
  summary: string;
  tags: string[];
  category: string;
  /** Empty if the file name has no character that a slug may contain. */
  slug: string;
  /** The address as written in the file, or '' without a cover. */
  cover: string;
  /** The paths at which it is or was on its former site, as far as its front matter names them. */
  formerPaths: string[];
  coverAlt: string;
  project: ProjectFrontMatter;
  /** The beginning of the text without the template code that it has, or '' if it has none. */
  beginning: string;
  /** The number of characters of the front matter. */
  frontMatterLength: number;
} & PreparedText;

const SUMMARIES = [
  ...['description', 'summary', 'excerpt', 'short_description', 'shortDescription', 'abstract', 'tagline'],
  ...['subtitle', 'blurb', 'intro', 'lead'],
];

/** @throws AppError BAD_REQUEST for front matter that cannot be read */
export function readMarkdownEntry(file: MarkdownFile): MarkdownEntry {
  const { path, root = '', inherited } = file;
  const { fields, text, isUnread } = readFrontMatter(file);
  const name = toBaseName(path);
  const [, dateInName = '', rest = name] = /^(\d{4}-\d\d?-\d\d?)(?:-(.+))?$/.exec(name) ?? [];
  const heading = findHeading(text);
  const given = withoutTemplates(readText(fields, 'title', 'name'));
  const slug = readText(fields, 'slug') || rest;
  const cover = readCover(fields);
  // The first heading is removed if it repeats the title.
  const body = (given === '' || given === heading?.words) && heading ? heading.rest : text;
  const prepared = prepareText(body, /\.mdx$/i.test(path));
  return {
    path,
    title: given || heading?.words || toTitle(rest),
    ...findDate(fields, dateInName),
    withheldReason:
      findWithheldReason({ ...inherited, ...fields }, path) || (isUnread ? 'unread front matter' : ''),
    isUnread,
    summary: withoutTemplates(readText(fields, ...SUMMARIES)),
    tags: [...new Set([...readTexts(fields.tags), ...readTexts(fields.categories).slice(1)])],
    category: readTexts(fields.categories)[0] ?? readText(fields, 'category'),
    slug: isSlug(slug) ? slug : proposeSlug(slug),
    ...cover,
    project: readProjectFields(fields),
    formerPaths: readFormerPaths(fields, posix.dirname(formerAddress(path.slice(root.length)))),
    ...prepared,
    beginning: prepared.templates.length === 0 ? '' : plainBeginning(prepared.text),
    frontMatterLength: file.content.length - text.length,
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
