/** Rejects paths and hidden names. */
export function isPlainName(name: string): boolean {
  return /^[^./\\\0][^/\\\0]*$/.test(name);
}
