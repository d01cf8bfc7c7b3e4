/** The accepted types of uploads, which are recognized by content. */
export type MediaType = {
  mediaType: string;
  extension: string;
  kind: 'image' | 'video' | 'document' | 'font' | 'demo';
};

const TYPES: Record<string, MediaType> = {
  'image/jpeg': { mediaType: 'image/jpeg', extension: 'jpg', kind: 'image' },
  'image/png': { mediaType: 'image/png', extension: 'png', kind: 'image' },
  'image/webp': { mediaType: 'image/webp', extension: 'webp', kind: 'image' },
  'image/avif': { mediaType: 'image/avif', extension: 'avif', kind: 'image' },
  'image/gif': { mediaType: 'image/gif', extension: 'gif', kind: 'image' },
  'image/svg+xml': { mediaType: 'image/svg+xml', extension: 'svg', kind: 'image' },
  'video/mp4': { mediaType: 'video/mp4', extension: 'mp4', kind: 'video' },
  'video/x-m4v': { mediaType: 'video/mp4', extension: 'mp4', kind: 'video' },
  'video/webm': { mediaType: 'video/webm', extension: 'webm', kind: 'video' },
  'video/quicktime': { mediaType: 'video/quicktime', extension: 'mov', kind: 'video' },
  'font/ttf': { mediaType: 'font/ttf', extension: 'ttf', kind: 'font' },
  'font/otf': { mediaType: 'font/otf', extension: 'otf', kind: 'font' },
  'text/html': { mediaType: 'text/html', extension: 'html', kind: 'demo' },
  'application/pdf': { mediaType: 'application/pdf', extension: 'pdf', kind: 'document' },
};

const ALL_TYPES = Object.values(TYPES);
const EXTENSIONS = new Set(ALL_TYPES.map(({ extension }) => extension));
export const MEDIA_TYPES = [...new Set(ALL_TYPES.map(({ mediaType }) => mediaType))];

/** Accepts names with an extension of these types that stay in their folder. */
export function isMediaName(name: string): boolean {
  return /^[a-z\d][a-z\d.-]*$/.test(name) && EXTENSIONS.has(name.slice(name.lastIndexOf('.') + 1));
}

/**
 * Returns the media type of a name that `isMediaName` accepts, for other servers. Unknown files and demos, which
 * need the headers of this site, get that of unknown bytes.
 */
export function findMediaType(name: string): string {
  const type = ALL_TYPES.find(({ extension, kind }) => kind !== 'demo' && name.endsWith(`.${extension}`));
  return type?.mediaType ?? 'application/octet-stream';
}

/** The number of leading bytes that identify a file. */
export const SIGNATURE_BYTES = 4_100;

/**
 * Recognizes a file by its first bytes, never by name or header. Returns null for a type that is not
 * accepted.
 */
export async function recognizeMedia(beginning: Buffer): Promise<MediaType | null> {
  const { fileTypeFromBuffer } = await import('file-type');
  const detected = await fileTypeFromBuffer(beginning);
  const mime = !detected || detected.mime === 'application/xml' ? findTextType(beginning) : detected.mime;
  return TYPES[mime] ?? null;
}

/** Recognizes text, which has no signature, by its first element. */
function findTextType(beginning: Buffer): string {
  const text = beginning.toString('utf8').replace(/^\ufeff/, '');
  if (isSvg(text)) return 'image/svg+xml';
  return isHtml(text) ? 'text/html' : '';
}

function isHtml(text: string): boolean {
  return /^\s*(?:<!--(?:(?!-->)[\s\S])*-->\s*)*<(?:!doctype\s+html|html)[\s>]/i.test(text);
}

/**
 * Returns true for an SVG, which starts with its element, after an optional XML prolog. One with a prefix is refused
 * later, with advice.
 */
function isSvg(text: string): boolean {
  return /^\s*(?:<\?[^>]*>\s*|<!--(?:(?!-->)[\s\S])*-->\s*|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?\s*>\s*)*<(?:[\w.-]+:)?svg[\s/>]/.test(
    text,
  );
}
