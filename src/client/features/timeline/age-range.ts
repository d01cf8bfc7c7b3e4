/**
 * How old the owner was in a year, as '{a}–{b}': before and after that year's birthday (rule 8.10). Null without a birth
 * date, and for years before it.
 */
export function ageRange(year: number, birthDate: string | null): string | null {
  const birthYear = Number(/^\d{4}/.exec(birthDate ?? '')?.[0] ?? Number.NaN);
  const age = year - birthYear;
  if (Number.isNaN(age) || age < 0) return null;
  return age === 0 ? '0' : `${age - 1}–${age}`;
}
