import type { Font } from 'fontkit';

/**
 * Reduces a text to one line of characters in the font. Missing characters, such as emoji and other scripts, are
 * dropped instead of shown as boxes.
 */
export function settableText(text: string, font: Font): string {
  const settable = [...text.normalize('NFC')].map(character => settableCharacter(character, font));
  return settable.join('').replace(/\s+/g, ' ').trim();
}

/** Returns true when the font has at least half of the letters, and at least one. */
export function isMostlySettable(text: string, font: Font): boolean {
  const letters = [...text.normalize('NFC')].filter(character => /[\p{L}\p{N}]/u.test(character));
  const known = letters.filter(letter => settableCharacter(letter, font) !== '');
  return known.length > 0 && known.length * 2 >= letters.length;
}

function settableCharacter(character: string, font: Font): string {
  if (/\s/u.test(character)) return ' ';
  if (isUnseen(character)) return '';
  if (hasGlyph(character, font)) return character;
  // Falls back from 'Ḧ' to 'H'.
  const [plain = ''] = character.normalize('NFKD');
  return plain !== character && hasGlyph(plain, font) ? plain : '';
}

/** Matches control characters, and marks that affect only direction or joining. */
function isUnseen(character: string): boolean {
  return /[\p{Cc}\p{Cf}\p{Cs}\p{Mn}\p{Me}\p{Variation_Selector}]/u.test(character);
}

function hasGlyph(character: string, font: Font): boolean {
  return font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}
