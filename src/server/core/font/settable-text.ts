import { normalizeText } from '#shared/text';
import { splitClusters } from './clusters';
import type { FontStack, Typeface, Typefaces } from './typefaces';

/**
 * Reduces a text to one line. Returns an empty text if the fonts lack one of its characters, because the rest
 * of a name or a sentence would be wrong. Emoji and ornaments are left out instead.
 */
export function toSettableText(text: string, fonts: FontStack): string {
  const parts = toSettableParts(text, fonts);
  return parts.includes(null) ? '' : parts.join('').replace(/\s+/g, ' ').trim();
}

/** Returns false if the text is left out because the fonts of a style lack one of its characters. */
export function isSettable(text: string, faces: Typefaces): boolean {
  return Object.values(faces).every(fonts => !toSettableParts(text, fonts).includes(null));
}

/** Finds the first font that has all characters of a cluster, because marks are placed within one font. */
export function findTypeface(cluster: string, fonts: readonly Typeface[]): Typeface | undefined {
  const codes = [...cluster].filter(character => !isUnseen(character)).map(toCode);
  return fonts.find(({ font }) => codes.every(code => font.hasGlyphForCodePoint(code)));
}

function toSettableParts(text: string, fonts: FontStack): (string | null)[] {
  return splitClusters(clean(text)).map(cluster => toSettableCluster(cluster, fonts));
}

/** Removes what no font shows, and the marks that could show a text in another order than its own. */
function clean(text: string): string {
  return normalizeText(text)
    .replace(/\s/gu, ' ')
    .replace(/[\p{Cc}\p{Cs}\u202A-\u202E]/gu, '');
}

function toSettableCluster(cluster: string, fonts: FontStack): string | null {
  if (findTypeface(cluster, fonts)) return cluster;
  // Falls back from '㎏' to 'kg', which says the same.
  const compatible = normalizeText(cluster, 'NFKC');
  const hasFonts = splitClusters(compatible).every(part => findTypeface(part, fonts));
  if (compatible !== cluster && hasFonts) return compatible;
  return compatible === cluster && isOrnament(cluster) ? '' : null;
}

/** Returns true for joiners, variation selectors and other characters without a shape of their own. */
function isUnseen(character: string): boolean {
  return /\p{Default_Ignorable_Code_Point}/u.test(character);
}

/** Returns true for an emoji, or for a symbol such as a star. */
function isOrnament(cluster: string): boolean {
  return /^(?:[\p{Extended_Pictographic}\p{Regional_Indicator}]|.\uFE0F?\u20E3|(?=\p{Script=Common})\p{So})/u.test(
    cluster,
  );
}

function toCode(character: string): number {
  return character.codePointAt(0) ?? 0;
}
