/**
 * Decodes a path or a segment; null when it is malformed. Use the result: the bundler removes a call of
 * `decodeURIComponent` whose result is unused, and its error with it.
 */
export function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
