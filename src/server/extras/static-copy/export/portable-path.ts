/** Names that Windows reserves, with or without an extension. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
const MAX_NAME_BYTES = 200;

/** Explains why a file system or a static host refuses a path, and returns null for a portable one. */
export function explainUnportablePath(path: string): string | null {
  for (const name of path.split('/')) {
    if (RESERVED.test(name)) return `"${name}" is a reserved name on Windows`;
    if (/[\\:*?"<>|]|\p{Cc}/u.test(name)) return `"${name}" contains a character that Windows refuses`;
    if (/[. ]$/.test(name)) return `"${name}" ends with a dot or a space`;
    if (Buffer.byteLength(name) > MAX_NAME_BYTES) return `"${name.slice(0, 40)}…" is too long`;
  }
  return null;
}

/** Returns the file of a page or file of the site, decoded as hosts decode the path of a request. */
export function toFile(path: string, isPage: boolean): string {
  const decoded = decodeURIComponent(path).replace(/^\/+|\/+$/g, '');
  if (!isPage) return decoded;
  return decoded === '' ? 'index.html' : `${decoded}/index.html`;
}

/** Returns what equal paths have in common on disks that distinguish neither case nor forms of Unicode. */
export function toPathKey(path: string): string {
  return path.normalize('NFC').toLowerCase();
}
