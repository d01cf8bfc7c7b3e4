import type { TextRange } from './text-ranges';

export type SourceLines = ReturnType<typeof createLines>;

/** Converts lines of a text, and positions in the content of its blocks, into positions in the text. */
export function createLines(text: string) {
  const starts = [0];
  for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', end + 1)) starts.push(end + 1);
  const getStart = (line: number) => starts[line] ?? text.length;

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

  return { text, range, mapLines, mapHeading };
}
