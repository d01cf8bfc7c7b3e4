/**
 * Decodes a path or a segment, and returns null if it is malformed. Use the result, because the bundler
 * removes a call of `decodeURIComponent` whose result is unused, and its error with it.
 */
export function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
