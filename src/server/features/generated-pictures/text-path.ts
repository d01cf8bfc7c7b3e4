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
    const width = widths.get(text) ?? measureText(text, style);
    widths.set(text, width);
    return width;
  };
}

/** Draws a line of text as outlines from the left end of its baseline, so that no viewer needs the font. */
export function textPath(text: string, style: TextStyle & { x: number; y: number; fill: string }): string {
  const { font, size, x, y, fill } = style;
  const scale = size / font.unitsPerEm;
  const paths = placeGlyphs(text, style).glyphs.flatMap(({ glyph, x: at }) => {
    const path = glyph.path.toSVG();
    return path === '' ? [] : [`<path transform="translate(${round(at)} 0)" d="${path}"/>`];
  });
  return `<g fill="${fill}" transform="translate(${x} ${y}) scale(${round(scale)} ${round(-scale)})">${paths.join('')}</g>`;
}

/** Measures without making outlines, which take far longer than the layout. */
function measureText(text: string, style: TextStyle): number {
  return (placeGlyphs(text, style).advance * style.size) / style.font.unitsPerEm;
}

function placeGlyphs(text: string, { font, tracking = 0 }: Pick<TextStyle, 'font' | 'tracking'>) {
  // JetBrains Mono substitutes some letter sequences with glyphs whose widths cannot be read.
  const { glyphs, positions } = font.layout(text, { calt: false });
  let advance = 0;
  const placed = glyphs.map((glyph, index) => {
    const { xAdvance = glyph.advanceWidth, xOffset = 0 } = positions[index] ?? {};
    const x = advance + xOffset;
    advance += xAdvance + tracking * font.unitsPerEm;
    return { glyph, x };
  });
  return { glyphs: placed, advance };
}

function round(value: number): number {
  return Math.round(value * 100_000) / 100_000;
}
