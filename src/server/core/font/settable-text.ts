import type { Font } from 'fontkit';

/**
 * What the font can set of a text, on one line. Characters that it has not (emoji, other scripts) are left out rather
 * than shown as boxes; accents that it has apart from their letter only are left out too.
 */
export function settableText(text: string, font: Font): string {
  const settable = [...text.normalize('NFC')].map(character => settableCharacter(character, font));
  return settable.join('').replace(/\s+/g, ' ').trim();
}

/** True when at least half of what the text says can be set, and something at all. */
export function isMostlySettable(text: string, font: Font): boolean {
  const letters = [...text.normalize('NFC')].filter(character => /[\p{L}\p{N}]/u.test(character));
  const known = letters.filter(letter => settableCharacter(letter, font) !== '');
  return known.length > 0 && known.length * 2 >= letters.length;
}

function settableCharacter(character: string, font: Font): string {
  if (/\s/u.test(character)) return ' ';
  if (isUnseen(character)) return '';
  if (hasGlyph(character, font)) return character;
  // 'Ḧ' without a letter of its own is still 'H'.
  const [plain = ''] = character.normalize('NFKD');
  return plain !== character && hasGlyph(plain, font) ? plain : '';
}

/** Marks that only steer the direction or joining of others, and control characters. */
function isUnseen(character: string): boolean {
  return /[\p{Cc}\p{Cf}\p{Cs}\p{Mn}\p{Me}\p{Variation_Selector}]/u.test(character);
}

function hasGlyph(character: string, font: Font): boolean {
  return font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
}
