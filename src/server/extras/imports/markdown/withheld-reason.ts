import type { FrontMatter } from './front-matter';
import { readDate } from './front-matter-dates';
import { getField, lowerNames } from './front-matter-values';

const YES = /^(?:true|yes|y|on|1)$/i;
const NO = /^(?:false|no|n|off|0|never)$/i;
const NOT_PUBLIC =
  /^(?:(?:auto-)?draft|private|protected|password|internal|hidden|unlisted|unpublished|pending|scheduled|future|trash(?:ed)?|members|paid|tiers)$/i;

/** The fields with which generators, themes and exports keep a file unpublished, each with the values that do so. */
const RULES: [values: RegExp, names: string[]][] = [
  [
    YES,
    [
      ...['draft', 'isDraft', 'is_draft', 'private', 'isPrivate', 'hidden', 'hide', 'unlisted', 'headless'],
      'eleventyExcludeFromCollections',
    ],
  ],
  [
    NO,
    [
      ...['published', 'publish', 'isPublished', 'is_published', 'public', 'isPublic', 'dg-publish'],
      ...['listed', 'visible', 'routable', 'render', 'output', 'permalink'],
    ],
  ],
  [NOT_PUBLIC, ['status', 'post_status', 'state', 'visibility']],
  // A file with a password is encrypted.
  [/./, ['password']],
];

/** Matches folders of drafts, and files that generators skip, such as 'a.draft.md' and '_a.md'. */
const PLACES = /(?:^|\/)(_?(?:drafts?|unpublished|private))\/|(?:^|\/)(_[^/]+|[^/]+\.draft\.\w+)$/i;

const STARTS = ['publishDate', 'publish_date', 'publishAt', 'publish_at', 'scheduled'];
const ENDS = ['expiryDate', 'expiry_date', 'expires', 'unpublishDate', 'unpublish_date'];

const PUBLISHING_FIELDS = new Set(
  [...RULES.flatMap(([, names]) => names), ...STARTS, ...ENDS, 'build', '_build'].map(name =>
    name.toLowerCase(),
  ),
);

/** Returns true for a field that only says whether a file is published. A permalink is also an address. */
export function isPublishingField(name: string): boolean {
  return name !== 'permalink' && PUBLISHING_FIELDS.has(name);
}

/** Fields in which Hugo and Zola have those of themes. */
const GROUPS = ['params', 'extra'];

/** Finds the reason why a generator does not publish a file, such as 'draft: true'. Returns '' if it does. */
export function findWithheldReason(fields: FrontMatter['fields'], path: string): string {
  const groups = [fields, ...GROUPS.map(name => lowerNames(Object(getField(fields, name))))];
  const reason = groups.map(findField).find(each => each !== '');
  const [, folder, file] = PLACES.exec(path) ?? [];
  return reason ?? folder ?? file ?? '';
}

function findField(fields: FrontMatter['fields']): string {
  const { build, _build } = fields;
  const { render, list } = lowerNames(Object(build ?? _build));
  for (const [values, names] of RULES) {
    const name = names.find(each => matches(getField(fields, each), values));
    if (name !== undefined) return name === 'password' ? name : `${name}: ${getField(fields, name)}`;
  }
  if (matches(render, NO) || matches(list, NO)) return 'build: never';
  const now = new Date().toISOString();
  const due = [
    ...STARTS.map(name => [name, readMoment(getField(fields, name)) > now] as const),
    ...ENDS.map(name => [name, isBefore(readMoment(getField(fields, name)), now)] as const),
  ].find(([, isWithheld]) => isWithheld);
  return due ? `${due[0]}: ${readMoment(getField(fields, due[0])).slice(0, 10)}` : '';
}

/** A list counts if it has only one value. */
function matches(value: unknown, pattern: RegExp): boolean {
  const [only, ...more] = [value].flat();
  const isText = ['string', 'boolean', 'number'].includes(typeof only) && more.length === 0;
  return isText && pattern.test(String(only).trim());
}

function readMoment(value: unknown): string {
  const dated = readDate(value);
  return dated && dated !== 'placeholder' ? dated.moment : '';
}

function isBefore(moment: string, now: string): boolean {
  return moment !== '' && moment <= now;
}
