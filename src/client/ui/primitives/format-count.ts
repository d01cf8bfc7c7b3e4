const format = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** Formats a whole number with thousands separators. */
export function formatCount(value: number): string {
  return format.format(value);
}
