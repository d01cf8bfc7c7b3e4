export type TextRange = { start: number; end: number };

/** Returns the parts that begin outside these ranges, in order. */
export function outside<Part extends TextRange>(parts: Part[], ranges: TextRange[]): Part[] {
  let index = 0;
  return parts.toSorted(byStart).filter(({ start }) => {
    while ((ranges[index]?.end ?? start + 1) <= start) index += 1;
    return start < (ranges[index]?.start ?? start + 1);
  });
}

/** Joins ranges that overlap or touch. */
export function mergeRanges(ranges: TextRange[]): TextRange[] {
  const merged: TextRange[] = [];
  for (const { start, end } of ranges.toSorted(byStart)) {
    const last = merged.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}

export function byStart(a: TextRange, b: TextRange): number {
  return a.start - b.start;
}

/** Replaces parts of a text, which are in order and do not overlap. */
export function replaceRanges<Part extends TextRange>(
  text: string,
  parts: readonly Part[],
  replace: (part: Part) => string,
): string {
  let end = 0;
  const pieces = parts.map(part => {
    const before = text.slice(end, part.start);
    end = part.end;
    return before + replace(part);
  });
  return pieces.join('') + text.slice(end);
}
