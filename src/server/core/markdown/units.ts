import type { Token } from 'markdown-it';

/** Matches the space between a number and a unit, such as `20 g` and `9 %`. */
const GAP =
  /(?<=\d) (?=(?:[kKMGTmµun]?(?:m|g|s|A|V|W|Hz|B|Pa|J|N|L|l)|min|h|dB|px|°[CF]?|%|‰|Ω)(?![\p{L}\d]))/gu;

/** Joins numbers and their units in texts with spaces at which no line ends. */
export function joinUnits(tokens: Token[]): void {
  for (const token of tokens) {
    if (token.type === 'text') token.content = token.content.replace(GAP, '\u00a0');
    joinUnits(token.children ?? []);
  }
}
