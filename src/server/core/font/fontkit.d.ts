/** What this site uses of fontkit, which comes without types. */
declare module 'fontkit' {
  export type PathCommand = {
    command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
    args: number[];
  };

  export type Glyph = {
    id: number;
    advanceWidth: number;
    path: { commands: PathCommand[]; toSVG(): string };
  };

  export type GlyphPosition = { xAdvance: number; xOffset: number; yOffset: number };

  export type Font = {
    postscriptName: string | null;
    unitsPerEm: number;
    ascent: number;
    descent: number;
    capHeight: number;
    numGlyphs: number;
    /** Every code point that has a glyph. */
    characterSet: number[];
    getGlyph(id: number): Glyph;
    glyphForCodePoint(codePoint: number): Glyph;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string): { glyphs: Glyph[]; positions: GlyphPosition[]; advanceWidth: number };
    getVariation(axes: Record<string, number>): Font;
  };

  export function create(buffer: Uint8Array): Font;
}
