import { readPrefix } from './convert-code';
import { findRanges, type SourceRanges } from './source-ranges';
import { findTemplates, maskTemplates, type Template } from './template-code';
import { listPairs, type TemplatePair } from './template-pairs';
import { mergeRanges, outside, replaceRanges, type TextRange } from './text-ranges';

export type Source = SourceRanges & {
  templates: Template[];
  /** The code and comments between two tags that begin outside code, in order. */
  pairs: TemplatePair[];
  /** Text without templates. */
  literal: TextRange[];
  /** The tag from which on the text counts as code, because reading it would take long, if any. */
  unread: Template | undefined;
  isMdx: boolean;
};

/** Each reading is of the whole text. Most texts need one or two. */
const MAX_READINGS = 5;

/**
 * Finds code, addresses, comments and templates. What is between two tags may look like Markdown and hide where code
 * begins, so the text is read again without it, until the same pairs of tags begin outside code.
 */
export function readSource(text: string, isMdx: boolean): Source {
  const templates = findTemplates(text);
  const masked = maskTemplates(text);
  const candidates = listPairs(text, templates, isMdx);
  let taken: TemplatePair[] = [];
  for (let reading = 1; ; reading += 1) {
    const pairs = taken.filter(({ kind }) => kind !== 'literal');
    const ranges = findRanges(
      replaceRanges(masked, pairs, pair => maskPair(text, pair)),
      isMdx,
    );
    const next = takePairs(candidates, ranges);
    const change = findChange(taken, next);
    const source = { ...ranges, templates, isMdx };
    if (!change) return { ...source, ...sortPairs(taken), unread: undefined };
    if (reading === MAX_READINGS)
      return leaveRest(text, { ...source, ...sortPairs(taken), unread: change.open });
    taken = next;
  }
}

/** Takes the pairs that begin outside code, comments and each other. */
function takePairs(candidates: TemplatePair[], { code, comments }: SourceRanges): TemplatePair[] {
  const taken: TemplatePair[] = [];
  let end = 0;
  for (const pair of outside(candidates, mergeRanges([...code, ...comments]))) {
    if (pair.start < end) continue;
    taken.push(pair);
    end = pair.end;
  }
  return taken;
}

function findChange(before: TemplatePair[], after: TemplatePair[]): TemplatePair | undefined {
  const index = Array.from({ length: Math.max(before.length, after.length) }).findIndex(
    (_, each) => before[each] !== after[each],
  );
  const [a, b] = [before[index], after[index]];
  return a && b ? (a.start < b.start ? a : b) : (a ?? b);
}

function sortPairs(taken: TemplatePair[]): Pick<Source, 'pairs' | 'literal'> {
  return {
    pairs: taken.filter(({ kind }) => kind !== 'literal'),
    literal: taken.flatMap(({ kind, open, close }) =>
      kind === 'literal' ? [{ start: open.end, end: close.start }] : [],
    ),
  };
}

/** Takes the text for code from the paragraph of a tag on. */
function leaveRest(text: string, source: Source & { unread: Template }): Source {
  const start = text.lastIndexOf('\n\n', source.unread.start) + 1;
  const isBefore = (range: TextRange) => range.start < start;
  return {
    ...source,
    code: mergeRanges([...source.code.filter(isBefore), { start, end: text.length }]),
    addresses: source.addresses.filter(isBefore),
    comments: source.comments.filter(isBefore),
    pairs: source.pairs.filter(isBefore),
  };
}

/**
 * Replaces a pair by as many characters that Markdown reads like its replacement: code of several lines by HTML, which
 * is a block, a comment at the beginning of a line by an empty line, and what is within a line by letters.
 */
function maskPair(text: string, { kind, start, end, open, close }: TemplatePair): string {
  const length = end - start;
  const { prefix, isAfterText } = readPrefix(text, start);
  if (kind === 'comment') {
    const next = `\n${prefix}`;
    return isAfterText || next.length > length ? 'x'.repeat(length) : next.padStart(length);
  }
  if (!text.slice(open.end, close.start).includes('\n')) return 'x'.repeat(length);
  const block = isAfterText ? '\n<?x?>' : `<?${'x'.repeat(length - 4)}?>`;
  return block.padStart(length, 'x');
}
