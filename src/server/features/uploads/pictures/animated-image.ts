/**
 * Removes metadata such as locations and comments from a moving picture, and anything after its end. Its
 * frames stay byte for byte. Returns null for a malformed picture.
 */
export function withoutMetadata(picture: Buffer, extension: string): Buffer | null {
  try {
    return extension === 'webp' ? plainWebp(picture) : plainGif(picture);
  } catch (error) {
    // A malformed picture makes the reader go past the end.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** The chunks that affect the display: frames, colors and animation. */
const WEBP_CHUNKS = new Set(['VP8X', 'ICCP', 'ANIM', 'ANMF', 'ALPH', 'VP8 ', 'VP8L']);
const RIFF_HEAD_BYTES = 12;
/** The VP8X flags for EXIF and XMP. */
const METADATA_FLAGS = 0x08 | 0x04;

function plainWebp(picture: Buffer): Buffer {
  const end = 8 + picture.readUInt32LE(4);
  const parts: Buffer[] = [];
  for (let at = RIFF_HEAD_BYTES; at + 8 <= Math.min(end, picture.length); ) {
    const name = picture.toString('latin1', at, at + 4);
    const bytes = picture.readUInt32LE(at + 4);
    const next = at + 8 + bytes + (bytes % 2);
    const chunk = Buffer.from(picture.subarray(at, next));
    if (name === 'VP8X') chunk.writeUInt8(chunk.readUInt8(8) & ~METADATA_FLAGS, 8);
    if (WEBP_CHUNKS.has(name)) parts.push(chunk);
    at = next;
  }
  const body = Buffer.concat(parts);
  const head = Buffer.from(picture.subarray(0, RIFF_HEAD_BYTES));
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}

const GIF_HEAD_BYTES = 13;
const TRAILER = 0x3b;
const EXTENSION = 0x21;
const IMAGE = 0x2c;
const COMMENT = 0xfe;
const APPLICATION = 0xff;
/** The extensions for repetition and colors. All others are metadata. */
const GIF_APPLICATIONS = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012']);

function plainGif(picture: Buffer): Buffer {
  let at = GIF_HEAD_BYTES + colorsAfter(picture.readUInt8(10));
  const parts = [picture.subarray(0, at)];
  while (picture.readUInt8(at) !== TRAILER) {
    const kind = picture.readUInt8(at);
    const start = at;
    if (kind === EXTENSION) at = endOfBlocks(picture, at + 2);
    // The descriptor is followed by local colors, the code size and the image data.
    else if (kind === IMAGE) at = endOfBlocks(picture, at + 11 + colorsAfter(picture.readUInt8(at + 9)));
    else throw new RangeError(`A GIF has no block of the kind ${kind}`);
    if (kind === IMAGE || isShown(picture, start)) parts.push(picture.subarray(start, at));
  }
  return Buffer.concat([...parts, Buffer.of(TRAILER)]);
}

function isShown(picture: Buffer, extension: number): boolean {
  const label = picture.readUInt8(extension + 1);
  if (label === COMMENT) return false;
  return (
    label !== APPLICATION || GIF_APPLICATIONS.has(picture.toString('latin1', extension + 3, extension + 14))
  );
}

/** Returns the length of the color table that these flags announce. */
function colorsAfter(flags: number): number {
  return flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0;
}

function endOfBlocks(picture: Buffer, start: number): number {
  let at = start;
  while (picture.readUInt8(at) !== 0) at += 1 + picture.readUInt8(at);
  return at + 1;
}
