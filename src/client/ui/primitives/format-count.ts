const format = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });

/** Formats a whole number with thousands separators. */
export function formatCount(value: number): string {
  return format.format(value);
}

/** Formats a count with its noun, such as '1 project' and '1,200 projects'. */
export function formatQuantity(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${count === 1 ? one : many}`;
}

export function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.ceil(bytes / 1_000)} kB`;
  if (bytes < 1_000_000_000) return `${(bytes / 1_000_000).toFixed(1)} MB`;
  return `${(bytes / 1_000_000_000).toFixed(1)} GB`;
}
