/** Lists the placeholders of a text, such as `{count}`. */
export function listPlaceholders(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g))].sort();
}

/** Returns true if a text has only placeholders that have values in the place of the other one. */
export function hasPlaceholdersOf(own: string, text: string): boolean {
  const known = listPlaceholders(text);
  return listPlaceholders(own).every(placeholder => known.includes(placeholder));
}

export function placeholderRule(text: string): string {
  const known = listPlaceholders(text);
  return known.length === 0
    ? 'Must have no words in braces'
    : `Must have no words in braces except ${known.join(' and ')}`;
}
