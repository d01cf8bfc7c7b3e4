import type { Font } from 'fontkit';
import { normalizeText } from '#shared/text';

/**
 * Reduces a text to one line of characters in the font. Missing characters, such as emoji and other scripts,
 * are dropped because they would appear as boxes.
 */
export function toRenderableText(text: string, font: Font): string {
  const renderable = [...normalizeText(text)].map(character => toRenderableCharacter(character, font));
  return renderable.join('').replace(/\s+/g, ' ').trim();
}

/** Returns true if the font has at least half of the letters, and at least one. */
export function isMostlyRenderable(text: string, font: Font): boolean {
  const letters = [...normalizeText(text)].filter(character => /[\p{L}\p{N}]/u.test(character));
  const known = letters.filter(letter => toRenderableCharacter(letter, font) !== '');
  return known.length > 0 && known.length * 2 >= letters.length;
}

function toRenderableCharacter(character: string, font: Font): string {
  if (/\s/u.test(character)) return ' ';
  if (isUnseen(character)) return '';
  if (hasGlyph(character, font)) return character;
  // Falls back from 'Ḧ' to 'H'.
  const [plain = ''] = normalizeText(character, 'NFKD');
  return plain !== character && hasGlyph(plain, font) ? plain : '';
}

/** Returns true for control characters, and for marks that affect only direction or joining. */
function isUnseen(character: string): boolean {
  return /[\p{Cc}\p{Cf}\p{Cs}\p{Mn}\p{Me}\p{Variation_Selector}]/u.test(character);
}

function hasGlyph(character: string, font: Font): boolean {
  return font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}
