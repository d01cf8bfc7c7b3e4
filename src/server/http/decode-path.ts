/**
 * A path, or a part of one, without its escapes; null when it cannot be read. The result is there to be used: a call of
 * `decodeURIComponent` whose result nobody takes is dropped by the bundler, and with it what it would throw.
 */
export function decodePath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
