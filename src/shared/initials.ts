/** The first letters of the first and the last word of a name; none where there is no letter. */
export function initialsOf(name: string): string[] {
  const letters = name
    .normalize()
    .toUpperCase()
    .match(/(?<![\p{L}\p{M}\p{N}'’-])[\p{L}\p{N}]/gu);
  return letters ? [...new Set([0, letters.length - 1])].flatMap(place => letters[place] ?? []) : [];
}
