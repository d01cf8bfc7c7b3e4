import { create, type Font } from 'fontkit';
import { encodeOutline, outlineOfPath } from './glyph-outline';
import { readWoff2 } from './read-woff2';
import { composeLoca, composeSfnt, type FontTables, requireTable, withLongOffsets } from './sfnt';

export type FontStyle = {
  /** The name that documents know it by: letters and hyphens. */
  name: string;
  /** Weight and width, as the axes of the font measure them. */
  axes: { wght: number; wdth: number };
};

type PlacedGlyph = { outline: Buffer; advance: number };

/**
 * One font of one style, out of variable WOFF2 files that share the letters of a family between them. Letters of the
 * first file keep their kerning; each later one adds those that are still missing. It is all outlines: no composites,
 * no axes, so that every reader of TrueType takes it, and a PDF can carry a part of it.
 */
export function createStaticFont(files: Buffer[], { name, axes }: FontStyle): Buffer {
  const [first, ...others] = files.map(readWoff2);
  if (!first) throw new Error('A font needs a file');
  const base = vary(first, axes);
  const glyphs = Array.from({ length: base.numGlyphs }, (_, id) => placeGlyph(base, id));
  const characters = new Map(base.characterSet.map(code => [code, base.glyphForCodePoint(code).id]));
  for (const font of others.map(tables => vary(tables, axes))) {
    for (const code of font.characterSet) {
      if (characters.has(code)) continue;
      characters.set(code, glyphs.length);
      glyphs.push(placeGlyph(font, font.glyphForCodePoint(code).id));
    }
  }
  return composeSfnt(staticTables(first, { name, glyphs, characters }));
}

function vary(tables: FontTables, axes: FontStyle['axes']): Font {
  return create(composeSfnt(tables)).getVariation(axes);
}

function placeGlyph(font: Font, id: number): PlacedGlyph {
  const { path, advanceWidth } = font.getGlyph(id);
  return { outline: encodeOutline(outlineOfPath(path.commands)), advance: Math.round(advanceWidth) };
}

type StaticParts = { name: string; glyphs: PlacedGlyph[]; characters: Map<number, number> };

/** What speaks of axes (fvar, gvar, HVAR, avar, STAT) is left out; kerning and ligatures know glyphs by number and stay. */
function staticTables(source: FontTables, { name, glyphs, characters }: StaticParts): FontTables {
  const kept = ['GPOS', 'GSUB', 'GDEF', 'OS/2'].flatMap((tag): [string, Buffer][] => {
    const table = source.get(tag);
    return table ? [[tag, table]] : [];
  });
  return new Map([
    ...kept,
    ['head', withLongOffsets(requireTable(source, 'head'))],
    ['hhea', withCount(requireTable(source, 'hhea'), 34, glyphs.length)],
    ['maxp', withCount(requireTable(source, 'maxp'), 4, glyphs.length)],
    ['hmtx', composeMetrics(glyphs)],
    ['glyf', Buffer.concat(glyphs.map(({ outline }) => outline))],
    ['loca', composeLoca(glyphs.map(({ outline }) => outline.length))],
    ['cmap', composeCharacterMap(characters)],
    ['name', composeName(name)],
    ['post', composePost()],
  ]);
}

function withCount(table: Buffer, at: number, count: number): Buffer {
  const changed = Buffer.from(table);
  changed.writeUInt16BE(count, at);
  return changed;
}

function composeMetrics(glyphs: PlacedGlyph[]): Buffer {
  const metrics = Buffer.alloc(glyphs.length * 4);
  for (const [index, { advance, outline }] of glyphs.entries()) {
    metrics.writeUInt16BE(advance, index * 4);
    // The left bearing is the outline's least x, the second number of a glyph.
    metrics.writeInt16BE(outline.length === 0 ? 0 : outline.readInt16BE(2), index * 4 + 2);
  }
  return metrics;
}

/** Format 12, a group for each character: any code point to any glyph. */
function composeCharacterMap(characters: Map<number, number>): Buffer {
  const groups = [...characters].sort(([a], [b]) => a - b);
  // Version 0 with one map; Windows, all of Unicode; where the map is; its format; its length; no language; its groups.
  const header = [1, (3 << 16) | 10, 12, 12 << 16, 16 + groups.length * 12, 0, groups.length];
  const words = [...header, ...groups.flatMap(([code, glyph]) => [code, code, glyph])];
  const bytes = Buffer.alloc(words.length * 4);
  for (const [index, word] of words.entries()) bytes.writeUInt32BE(word, index * 4);
  return bytes;
}

/** Family, full name and PostScript name, all the same, in UTF-16 for Windows and English. */
function composeName(name: string): Buffer {
  const text = Buffer.from(name, 'utf16le').swap16();
  const ids = [1, 4, 6];
  const numbers = [0, ids.length, 6 + ids.length * 12];
  for (const id of ids) numbers.push(3, 1, 0x409, id, text.length, 0);
  const bytes = Buffer.alloc(numbers.length * 2);
  for (const [index, number] of numbers.entries()) bytes.writeUInt16BE(number, index * 2);
  return Buffer.concat([bytes, text]);
}

/** Version 3: glyphs without names. */
function composePost(): Buffer {
  const post = Buffer.alloc(32);
  post.writeUInt32BE(0x00030000, 0);
  return post;
}
