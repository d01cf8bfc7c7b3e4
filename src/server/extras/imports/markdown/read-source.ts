import { readPrefix } from './convert-code';
import { findRanges, type SourceRanges } from './source-ranges';
import { findTemplates, maskTemplates, type Template } from './template-code';
import { listPairs, type TemplatePair } from './template-pairs';
import { byStart, mergeRanges, outside, replaceRanges, type TextRange } from './text-ranges';

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
    const ranges = findRanges(maskPairs(text, masked, taken), isMdx);
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

/** Finds where two lists of pairs begin to differ. */
function findChange(before: TemplatePair[], after: TemplatePair[]): TemplatePair | undefined {
  const length = Math.max(before.length, after.length);
  for (let index = 0; index < length; index += 1) {
    const [a, b] = [before[index], after[index]];
    if (a !== b) return [a, b].filter(pair => pair !== undefined).sort(byStart)[0];
  }
  return undefined;
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

/** Replaces pairs by as many characters, which Markdown reads like what is there when the text is prepared. */
function maskPairs(text: string, masked: string, taken: TemplatePair[]): string {
  const comments = mergeRanges(taken.filter(({ kind }) => kind === 'comment'));
  const codes = taken.filter(({ kind }) => kind === 'code');
  const withoutComments = replaceRanges(masked, comments, comment => maskComment(text, comment));
  return replaceRanges(withoutComments, codes, code => maskCode(text, code));
}

/** Replaces code of several lines by HTML, which is a block too, and code within a line by letters. */
function maskCode(text: string, { start, end, open, close }: TemplatePair): string {
  const length = end - start;
  if (!text.slice(open.end, close.start).includes('\n')) return 'x'.repeat(length);
  const { isAfterText } = readPrefix(text, start);
  return isAfterText ? '\n<?x?>'.padStart(length, 'x') : `<?${'x'.repeat(length - 4)}?>`;
}

/** Replaces a comment at the beginning of a line by an empty line, and another one by letters. */
function maskComment(text: string, { start, end }: TextRange): string {
  const length = end - start;
  // The marks before it must fit in. Lines may be as long as the text.
  const from = Math.max(0, start - length + 1);
  const before = text.slice(from, start);
  const { prefix, isAfterText } = readPrefix(before, before.length);
  const isLineBeginning = !isAfterText && (from === 0 || before.includes('\n'));
  return isLineBeginning ? `\n${prefix}`.padStart(length) : 'x'.repeat(length);
}
