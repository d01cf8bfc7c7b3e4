const KEY_LENGTH = 64;

/**
 * A text's place in an alphabetical list, the same on every engine: letters without their case and accents, so that
 * "Ärger" stands beside "arm". Texts that begin alike for longer than the key count as equal.
 */
export function sortKey(text: string): string {
  const letters = text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const plain = letters.replace(/\s+/gu, ' ').trim();
  return Array.from(plain).slice(0, KEY_LENGTH).join('').trim();
}
