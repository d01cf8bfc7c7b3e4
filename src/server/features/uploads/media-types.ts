/** The accepted types of uploads, which are recognized by content. */
export type MediaType = {
  mediaType: string;
  extension: string;
  kind: 'image' | 'video' | 'document' | 'font';
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
  'application/pdf': { mediaType: 'application/pdf', extension: 'pdf', kind: 'document' },
};

const ALL_TYPES = Object.values(TYPES);
const EXTENSIONS = new Set(ALL_TYPES.map(({ extension }) => extension));
export const MEDIA_TYPES = [...new Set(ALL_TYPES.map(({ mediaType }) => mediaType))];

/** Accepts names with an extension of these types that stay in their folder. */
export function isMediaName(name: string): boolean {
  return /^[a-z\d][a-z\d.-]*$/.test(name) && EXTENSIONS.has(name.slice(name.lastIndexOf('.') + 1));
}

/** Returns the media type of a name that `isMediaName` accepts, and that of unknown bytes for others. */
export function findMediaType(name: string): string {
  const type = ALL_TYPES.find(({ extension }) => name.endsWith(`.${extension}`));
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
  if (!detected || detected.mime === 'application/xml')
    return isSvg(beginning) ? (TYPES['image/svg+xml'] ?? null) : null;
  return TYPES[detected.mime] ?? null;
}

/**
 * Returns true for an SVG. Text has no signature, but an SVG starts with its element, after an optional XML
 * prolog. One with a prefix is refused later, with advice.
 */
function isSvg(beginning: Buffer): boolean {
  const text = beginning.toString('utf8').replace(/^\ufeff/, '');
  return /^\s*(?:<\?[^>]*>\s*|<!--(?:(?!-->)[\s\S])*-->\s*|<!DOCTYPE[^>[]*(?:\[[^\]]*\])?\s*>\s*)*<(?:[\w.-]+:)?svg[\s/>]/.test(
    text,
  );
}
