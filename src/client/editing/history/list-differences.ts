import { diffWordsWithSpace } from 'diff';
import { isSameRelativeOrder } from '#client/editing/reorder/order';
import { formatDateTime } from '#client/ui/primitives/date-time';
import { isRecord } from '#shared/is-record';

export type TextPart = { text: string; kind: 'same' | 'added' | 'removed' };

type FieldDifference = { label: string; parts: TextPart[] };

type Fields = Record<string, unknown>;
type Labels = Partial<Record<string, string>>;

/**
 * The time limit for a comparison. Texts with hardly a word in common take too long and are shown as
 * replaced.
 */
const COMPARE_MS = 300;
/** Unchanged text longer than this is shortened to its ends. */
const SAME_LENGTH = 160;
const SAME_END = 60;

export function listDifferences(before: Fields, after: Fields, labels: Labels): FieldDifference[] {
  const [old, now] = [toTexts(before, labels), toTexts(after, labels)];
  const names = [...new Set([...now.keys(), ...old.keys()])];
  const differences = names.flatMap(label => {
    const [from, to] = [old.get(label) ?? '', now.get(label) ?? ''];
    return from === to ? [] : [{ label, parts: compareTexts(from, to) }];
  });
  return [...differences, ...listOrderDifferences(before.rows, after.rows)];
}

/** Describes a changed order of named rows. Added and deleted rows alone do not change it. */
function listOrderDifferences(before: unknown, after: unknown): FieldDifference[] {
  if (!isNamedRows(before) || !isNamedRows(after)) return [];
  const [from, to] = [toNames(before), toNames(after)];
  if (isSameRelativeOrder(from, to)) return [];
  return [{ label: 'Order', parts: compareTexts(from.join(', '), to.join(', ')) }];
}

export function fieldLabel(name: string, labels: Labels): string {
  return labels[name] ?? name;
}

export function compareTexts(before: string, after: string): TextPart[] {
  const changes = diffWordsWithSpace(before, after, { timeout: COMPARE_MS });
  if (!changes) {
    return [
      { text: before, kind: 'removed' },
      { text: after, kind: 'added' },
    ];
  }
  return joinChanges(
    changes.map(({ value, added, removed }): TextPart => {
      if (added) return { text: value, kind: 'added' };
      return { text: value, kind: removed ? 'removed' : 'same' };
    }),
  );
}

/** Joins changes that are separated only by a space. */
function joinChanges(parts: TextPart[]): TextPart[] {
  const shown: TextPart[] = [];
  const open = { removed: '', added: '' };
  const flush = () => {
    // A trailing space in both is not a change.
    const rest = open.removed.endsWith(' ') && open.added.endsWith(' ') ? ' ' : '';
    for (const kind of ['removed', 'added'] as const) {
      const text = open[kind].slice(0, open[kind].length - rest.length);
      if (text !== '') shown.push({ text, kind });
      open[kind] = '';
    }
    if (rest !== '') shown.push({ text: rest, kind: 'same' });
  };
  for (const { text, kind } of parts) {
    if (kind !== 'same') open[kind] += text;
    else if (text === ' ' && open.removed !== '' && open.added !== '') {
      open.removed += text;
      open.added += text;
    } else {
      flush();
      shown.push({ text: shorten(text), kind });
    }
  }
  flush();
  return shown;
}

/** Converts each field to text. A list of named rows becomes one text per row. */
function toTexts({ rows, ...fields }: Fields, labels: Labels): Map<string, string> {
  if (isNamedRows(rows)) return new Map(rows.map(row => [row.name || 'Unnamed', toText(row)]));
  return new Map(Object.entries(fields).map(([name, value]) => [fieldLabel(name, labels), toText(value)]));
}

function isNamedRows(value: unknown): value is { name: string }[] {
  return Array.isArray(value) && value.every(row => typeof row?.name === 'string');
}

function toNames(rows: { name: string }[]): string[] {
  return rows.map(({ name }) => name || 'Unnamed');
}

const TIMESTAMP = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const INTERNAL_FIELDS = new Set(['id', '_id', 'position']);

function toText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.map(toText).join(value.some(isRecord) ? '\n' : ', ');
  if (typeof value === 'string' && TIMESTAMP.test(value)) return formatDateTime(value);
  if (!isRecord(value)) return String(value);
  return Object.entries(value)
    .filter(([name]) => !INTERNAL_FIELDS.has(name))
    .map(([name, each]) => (typeof each === 'boolean' ? `${name}: ${toText(each)}` : toText(each)))
    .filter(text => text !== '')
    .join(' · ');
}

function shorten(text: string): string {
  if (text.length <= SAME_LENGTH) return text;
  return `${text.slice(0, SAME_END)} … ${text.slice(-SAME_END)}`;
}
