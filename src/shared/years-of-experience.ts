const YEAR_MS = 365.25 * 24 * 60 * 60 * 1000;

/** Years from a start date (YYYY-MM-DD) to a moment, rounded to one decimal; 0 before the start. */
export function yearsOfExperience(start: string, now: number): number {
  return Math.max(0, Math.round(((now - Date.parse(start)) / YEAR_MS) * 10) / 10);
}
