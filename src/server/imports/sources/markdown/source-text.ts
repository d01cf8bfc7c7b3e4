import { firstFrom, type TextRange } from './text-ranges';

/** A text with the positions that reading it needs. Each is found once, because parts of the text are read again. */
export type SourceText = {
  text: string;
  /** The start of each line. */
  lineStarts: number[];
  /** The end of each closing tag of an HTML element with code, by name. */
  closingTags: Map<string, number[]>;
};

/** HTML elements whose content is not Markdown. */
export const CODE_ELEMENTS = 'pre|code|script|style|textarea|samp|kbd|tt|xmp|svg|math';
const CLOSING_TAG = new RegExp(`</(${CODE_ELEMENTS})\\s*>`, 'gi');

export function createSourceText(text: string): SourceText {
  const lineStarts = [0];
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) lineStarts.push(end + 1);
  const closingTags: SourceText['closingTags'] = new Map();
  for (const { 0: tag, 1: written = '', index } of text.matchAll(CLOSING_TAG)) {
    const name = written.toLowerCase();
    const ends = closingTags.get(name) ?? [];
    ends.push(index + tag.length);
    closingTags.set(name, ends);
  }
  return { text, lineStarts, closingTags };
}

/** Returns the end of the line that contains a position. */
export function findLineEnd({ text, lineStarts }: SourceText, position: number): number {
  const next = lineStarts[firstFrom(lineStarts, position + 1)];
  return next === undefined ? text.length : next - 1;
}

export type SourceLines = ReturnType<typeof createLines>;

/** Converts lines of a part of a text, and positions in the content of its blocks, into positions in the text. */
export function createLines({ text, lineStarts }: SourceText, { start, end }: TextRange) {
  const next = firstFrom(lineStarts, start + 1);
  const getStart = (line: number) => (line === 0 ? start : Math.min(lineStarts[next + line - 1] ?? end, end));

  function range(first: number, last: number): TextRange {
    return { start: getStart(first), end: getStart(last) };
  }

  /** Each line of the content is the end of a line of the text, without the marks of lists and quotes. */
  function mapLines(content: string, first: number): (position: number) => number {
    const shifts: { start: number; shift: number }[] = [];
    let contentStart = 0;
    for (const [index, line] of content.split('\n').entries()) {
      const written = text.slice(getStart(first + index), getStart(first + index + 1));
      const lineEnd = getStart(first + index) + written.trimEnd().length;
      shifts.push({ start: contentStart, shift: lineEnd - (contentStart + line.trimEnd().length) });
      contentStart += line.length + 1;
    }
    let current = 0;
    return position => {
      // Positions mostly increase.
      if ((shifts[current]?.start ?? 0) > position) current = 0;
      while ((shifts[current + 1]?.start ?? Number.POSITIVE_INFINITY) <= position) current += 1;
      return position + (shifts[current]?.shift ?? 0);
    };
  }

  function mapHeading(content: string, line: number): (position: number) => number {
    const [marks = ''] = /^[^#]*#+[ \t]*/.exec(text.slice(getStart(line), getStart(line + 1))) ?? [];
    const contentStart = text.indexOf(content, getStart(line) + marks.length);
    return position => contentStart + position;
  }

  return { text: text.slice(0, end), range, mapLines, mapHeading };
}
