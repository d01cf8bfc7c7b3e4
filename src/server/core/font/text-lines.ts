import createBidi from 'bidi-js';
import type { GlyphRun } from 'fontkit';
import { hasRightToLeft } from '#shared/text-direction';
import { splitClusters } from './clusters';
import { findTypeface } from './settable-text';
import type { FontStack, Typeface } from './typefaces';

/** A part of a line with one font and one direction. */
export type TextRun = { text: string; typeface: Typeface };
/** A line as it is read, and its parts as they are drawn from left to right. */
export type TextLine = { text: string; runs: TextRun[]; isRightToLeft: boolean };

type Cluster = { text: string; start: number; level: number };
type Part = { clusters: Cluster[]; typeface: Typeface };

const bidi = createBidi();
const DIRECTION_MARKS = /[\u061C\u200E\u200F\u2066-\u2069]/g;
const LETTER = /\p{L}/u;
const OF_A_SCRIPT = /[^\p{Script=Common}\p{Script=Inherited}]/u;

/**
 * Arranges the lines of one paragraph by the Unicode bidirectional algorithm. The first letter determines the
 * direction of the paragraph, as on the pages.
 */
export function arrangeLines(lines: readonly string[], fonts: FontStack): TextLine[] {
  const text = lines.join(' ');
  // Most texts have one direction, and the algorithm takes far longer than the rest.
  if (!hasRightToLeft(text)) {
    return lines.map(line => {
      const runs = toRuns(splitByTypeface(toClusters(line), fonts));
      return { text: withoutMarks(line), runs, isRightToLeft: false };
    });
  }
  const embedding = bidi.getEmbeddingLevels(text, 'auto');
  const isRightToLeft = isOdd(embedding.paragraphs[0]?.level);
  let end = -1;
  return lines.map(line => {
    const start = end + 1;
    end = start + line.length;
    const clusters = toClusters(line, start, embedding.levels);
    const order = line === '' ? [] : bidi.getReorderedIndices(text, embedding, start, end - 1);
    const runs = toRuns(sortParts(splitByLevel(clusters, fonts), order));
    return { text: withoutMarks(line), runs, isRightToLeft };
  });
}

/** Returns the width of a part of a line in ems, with space after each glyph. */
export function measureRun(run: TextRun, tracking = 0): number {
  const { glyphs, advanceWidth } = layOutRun(run);
  return advanceWidth / run.typeface.font.unitsPerEm + glyphs.length * tracking;
}

/** Returns the width of a line in ems. */
export function measureLine({ runs }: TextLine, tracking?: number): number {
  return runs.reduce((sum, run) => sum + measureRun(run, tracking), 0);
}

/** Shapes a part of a line. Its glyphs are in drawing order. */
export function layOutRun({ text, typeface: { font, features } }: TextRun): GlyphRun {
  return font.layout(text, features);
}

function toClusters(line: string, start = 0, levels?: Uint8Array): Cluster[] {
  let at = start;
  return splitClusters(line).map(text => {
    const cluster = { text, start: at, level: levels?.[at] ?? 0 };
    at += text.length;
    return cluster;
  });
}

function splitByLevel(clusters: Cluster[], fonts: FontStack): Part[] {
  // Spaces and punctuation between letters from right to left take the font of the letters.
  const letter = clusters.find(({ text, level }) => isOdd(level) && OF_A_SCRIPT.test(text));
  const ofLetter = letter && findTypeface(letter.text, fonts);
  return groupBy(clusters, ({ level }) => level).flatMap(({ key, items }) => {
    if (!isOdd(key)) return splitByTypeface(items, fonts).flatMap(part => splitUnlessNatural(part, false));
    const mirrored = items.map(each => ({
      ...each,
      text: bidi.getMirroredCharacter(each.text) ?? each.text,
    }));
    const parts = splitByTypeface(mirrored, ofLetter ? [ofLetter, ...fonts] : fonts);
    return parts.flatMap(part => splitUnlessNatural(part, true));
  });
}

/** Prefers one font for a whole word, because fonts of Latin have single Greek letters. */
function splitByTypeface(clusters: Cluster[], fonts: FontStack): Part[] {
  const chosen = groupBy(clusters, ({ text }) => LETTER.test(text)).flatMap(({ items }) => {
    const ofWord = findTypeface(items.map(({ text }) => text).join(''), fonts);
    return items.map(cluster => ({
      cluster,
      typeface: ofWord ?? findTypeface(cluster.text, fonts) ?? fonts[0],
    }));
  });
  return groupBy(chosen, ({ typeface }) => typeface).map(({ key, items }) => {
    return { clusters: items.map(({ cluster }) => cluster), typeface: key };
  });
}

/**
 * Splits a part into its characters if fontkit would draw it the other way, because fontkit takes the direction
 * from the first letter with a script. Digits of Persian are drawn from left to right, and punctuation may not be.
 */
function splitUnlessNatural({ clusters, typeface }: Part, isRightToLeft: boolean): Part[] {
  const letter = clusters.find(({ text }) => OF_A_SCRIPT.test(text));
  const isNatural = isRightToLeft === (letter !== undefined && hasRightToLeft(letter.text));
  return isNatural ? [{ clusters, typeface }] : clusters.map(each => ({ clusters: [each], typeface }));
}

/** Sorts parts by the places of their characters, which are indices of the text from left to right. */
function sortParts(parts: Part[], order: number[]): Part[] {
  const places = new Map(order.map((index, place) => [index, place]));
  const toPlace = ({ clusters: [first] }: Part) => places.get(first?.start ?? 0) ?? 0;
  return parts.sort((a, b) => toPlace(a) - toPlace(b));
}

function toRuns(parts: Part[]): TextRun[] {
  return parts
    .map(({ clusters, typeface }) => {
      return { text: withoutMarks(clusters.map(({ text }) => text).join('')), typeface };
    })
    .filter(({ text }) => text !== '');
}

/** Removes the marks of direction, which have been applied. */
function withoutMarks(text: string): string {
  return text.replace(DIRECTION_MARKS, '');
}

/** Groups neighbors with the same key. */
function groupBy<Item, Key>(items: Item[], toKey: (item: Item) => Key): { key: Key; items: Item[] }[] {
  const groups: { key: Key; items: Item[] }[] = [];
  for (const item of items) {
    const key = toKey(item);
    const last = groups.at(-1);
    if (last?.key === key) last.items.push(item);
    else groups.push({ key, items: [item] });
  }
  return groups;
}

/** Odd levels are set from right to left. */
function isOdd(level = 0): boolean {
  return level % 2 === 1;
}
