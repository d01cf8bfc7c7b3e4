/** Lists the placeholders of a text, such as `{count}`. */
export function listPlaceholders(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g))].sort();
}

/** Returns true if an own text has only the placeholders of the text that it replaces. Others may have any braces. */
export function hasPlaceholdersOf(text: string, own: string): boolean {
  const known = listPlaceholders(text);
  return known.length === 0 || listPlaceholders(own).every(placeholder => known.includes(placeholder));
}

export function placeholderRule(text: string): string {
  return `Must have no words in braces except ${listPlaceholders(text).join(' and ')}`;
}
