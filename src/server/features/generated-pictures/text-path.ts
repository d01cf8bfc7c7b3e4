import type { TextStyle } from '#server/core/font/measure-text';
import { arrangeLines, layOutRun, measureLine, measureRun, type TextRun } from '#server/core/font/text-lines';

type TextPlace = {
  x: number;
  /** The first baseline. */
  y: number;
  fill: string;
  lineHeight?: number;
  /** The width of the lines. A paragraph from right to left begins at its right end. */
  width?: number;
};

/** Draws the lines of a paragraph as outlines, so that no viewer needs the fonts. */
export function textPath(lines: readonly string[], style: TextStyle & TextPlace): string {
  const { fonts, size, tracking = 0, x, y, fill, lineHeight = 0, width } = style;
  const drawn = arrangeLines(lines, fonts).map((line, index) => {
    const isAtEnd = line.isRightToLeft && width !== undefined;
    let at = isAtEnd ? x + width - measureLine(line, tracking) * size : x;
    const runs = line.runs.map(run => {
      const path = runPath(run, { size, tracking, x: at, y: y + index * lineHeight });
      at += measureRun(run, tracking) * size;
      return path;
    });
    return runs.join('');
  });
  return `<g fill="${fill}">${drawn.join('')}</g>`;
}

type RunPlace = { size: number; tracking: number; x: number; y: number };

function runPath(run: TextRun, { size, tracking, x, y }: RunPlace): string {
  const { unitsPerEm } = run.typeface.font;
  const scale = size / unitsPerEm;
  const { glyphs, positions } = layOutRun(run);
  let advance = 0;
  const paths = glyphs.map((glyph, index) => {
    const { xAdvance = glyph.advanceWidth, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const [left, top] = [round(advance + xOffset), round(yOffset)];
    advance += xAdvance + tracking * unitsPerEm;
    const path = glyph.path.toSVG();
    return path === '' ? '' : `<path transform="translate(${left} ${top})" d="${path}"/>`;
  });
  return `<g transform="translate(${round(x)} ${y}) scale(${round(scale)} ${round(-scale)})">${paths.join('')}</g>`;
}

function round(value: number): number {
  return Math.round(value * 100_000) / 100_000;
}
