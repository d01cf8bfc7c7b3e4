import { findRanges, type SourcePart } from './source-ranges';
import { findLineEnd, type SourceText } from './source-text';
import type { TemplatePair } from './template-pairs';
import { byStart, firstFrom, lastBefore, mergeRanges, type TextRange } from './text-ranges';

/** A part of a text, and the code or comment that follows it. */
export type TextPiece = SourcePart & { pair: TemplatePair | null };
export type SplitText = { pieces: TextPiece[]; literal: TextRange[] };

/**
 * Splits a text at the code and the comments between two tags that begin outside Markdown code. Their content is not
 * read, because it may look like Markdown. The time grows with the length of the text, however many tags it has.
 */
export function splitText(source: SourceText, pairs: TemplatePair[], isMdx: boolean): SplitText {
  const { length } = source.text;
  const pieces: TextPiece[] = [];
  const literal: TextRange[] = [];
  const findPartAfter = createPartSearch(source, isMdx);
  let part: SourcePart = { start: 0, end: length, hasIndentedCode: !isMdx };
  let isInCode = createCodeSearch(source, part);

  function endPiece(end: number, pair: TemplatePair | null, next: SourcePart): void {
    pieces.push({ ...part, end, pair });
    part = next;
    isInCode = createCodeSearch(source, part);
  }

  for (const pair of pairs) {
    if (pair.start >= part.end) endPiece(part.end, null, { ...WHOLE, start: part.end, end: length });
    const isLiteral = pair.open.name !== '<!--' && pair.start < (literal.at(-1)?.end ?? 0);
    if (pair.start < part.start || isLiteral || isInCode(pair)) continue;
    if (pair.kind === 'literal') literal.push({ start: pair.open.end, end: pair.close.start });
    else endPiece(pair.start, pair, findPartAfter(pair));
  }
  if (part.end < length) endPiece(part.end, null, { ...WHOLE, start: part.end, end: length });
  pieces.push({ ...part, pair: null });
  return { pieces, literal };
}

const WHOLE = { hasIndentedCode: true };
/** Matches the indentation, or the mark of a list or a quote, of a line. */
const NESTED_LINE = /^(?:[ \t>]|[-+*][ \t]|\d{1,9}[.)][ \t])/;
const UNINDENTED_LINE = /\n(?=[^\s>])/g;

/** Returns a function that finds where reading goes on. A list or quote that has begun goes on up to the next unindented line. */
function createPartSearch({ text, lineStarts }: SourceText, isMdx: boolean) {
  let unindented = 0;
  return ({ start, end }: TemplatePair): SourcePart => {
    if (isMdx) return { start: end, end: text.length, hasIndentedCode: false };
    const lineStart = lineStarts[firstFrom(lineStarts, start + 1) - 1] ?? 0;
    if (!NESTED_LINE.test(text.slice(lineStart, start))) return { ...WHOLE, start: end, end: text.length };
    if (unindented < end) {
      UNINDENTED_LINE.lastIndex = end;
      unindented = UNINDENTED_LINE.test(text) ? UNINDENTED_LINE.lastIndex : text.length;
    }
    return { start: end, end: unindented, hasIndentedCode: false };
  };
}

/** A span of code that ends farther on is not noticed. Lines may be as long as the text. */
const SPAN_AHEAD = 200;

/**
 * Returns a function that says whether a pair begins in code, if the pairs before it do. It reads on only when it
 * must, and then twice as far, because the text behind a pair that is not in code is in vain.
 */
function createCodeSearch(source: SourceText, part: SourcePart) {
  let end = part.start;
  let code: TextRange[] = [];
  let spans: TextRange[] = [];

  function readOn(pair: TemplatePair): void {
    const wanted = Math.max(pair.open.end + SPAN_AHEAD, 2 * end - part.start);
    end = Math.min(part.end, wanted);
    const ranges = findRanges(source, { ...part, end });
    code = mergeRanges(ranges.blocks);
    spans = ranges.spans.toSorted(byStart);
  }

  return (pair: TemplatePair): boolean => {
    if (pair.open.end > end) readOn(pair);
    const block = lastBefore(code, pair.start);
    if (block && block.end > pair.start) return true;
    // The end of a span may be in the comment.
    const span = lastBefore(spans, pair.start);
    return (
      span !== undefined &&
      span.end > pair.start &&
      (span.end >= pair.end || span.end <= findLineEnd(source, pair.open.end))
    );
  };
}
