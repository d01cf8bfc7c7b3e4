/** Types for the part of fontkit that this site uses. The package has none. */
declare module 'fontkit' {
  export type Glyph = {
    id: number;
    codePoints: number[];
    advanceWidth: number;
    path: { commands: { args: number[] }[]; toSVG(): string };
  };

  export type GlyphPosition = { xAdvance: number; xOffset: number; yOffset: number };
  export type GlyphRun = { glyphs: Glyph[]; positions: GlyphPosition[]; advanceWidth: number };

  export type Font = {
    postscriptName: string | null;
    unitsPerEm: number;
    ascent: number;
    descent: number;
    lineGap: number;
    'OS/2': { usWeightClass: number } | undefined;
    /** Axes by tag. A static font has none. */
    variationAxes: Record<string, { min: number; max: number }>;
    /** The code points of its letters. */
    characterSet: number[];
    availableFeatures: string[];
    glyphForCodePoint(codePoint: number): Glyph;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string, features?: Record<string, boolean>): GlyphRun;
  };

  export function create(buffer: Uint8Array): Font;
}
