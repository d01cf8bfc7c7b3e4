import type { Font } from 'fontkit';
import type { Measure } from './fit-text';

export type TextStyle = {
  font: Font;
  size: number;
  /** The space between letters, in ems. */
  tracking?: number;
};

export function createMeasure(style: TextStyle): Measure {
  const widths = new Map<string, number>();
  return text => {
    const width = widths.get(text) ?? placeGlyphs(text, style).width;
    widths.set(text, width);
    return width;
  };
}

/** Draws a line of text as outlines from the left end of its baseline, so that no viewer needs the font. */
export function textPath(text: string, style: TextStyle & { x: number; y: number; fill: string }): string {
  const { font, size, x, y, fill } = style;
  const scale = size / font.unitsPerEm;
  const glyphs = placeGlyphs(text, style).glyphs.filter(({ path }) => path !== '');
  const paths = glyphs.map(glyph => `<path transform="translate(${round(glyph.x)} 0)" d="${glyph.path}"/>`);
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${round(scale)} ${round(-scale)})">${paths.join('')}</g>`;
}

function placeGlyphs(text: string, { font, size, tracking = 0 }: TextStyle) {
  // JetBrains Mono substitutes some letter sequences with glyphs whose widths cannot be read.
  const { glyphs, positions } = font.layout(text, { calt: false });
  let at = 0;
  const placed = glyphs.map((glyph, index) => {
    const { xAdvance = glyph.advanceWidth, xOffset = 0 } = positions[index] ?? {};
    const x = at + xOffset;
    at += xAdvance + tracking * font.unitsPerEm;
    return { x, path: glyph.path.toSVG() };
  });
  return { glyphs: placed, width: (at * size) / font.unitsPerEm };
}

function round(value: number): number {
  return Math.round(value * 100_000) / 100_000;
}
