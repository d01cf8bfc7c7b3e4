import { type ByteReader, createByteReader } from './byte-reader';
import { encodeOutline, type Outline, type OutlinePoint, padded } from './glyph-outline';

const MORE_COMPONENTS = 1 << 5;
const HAS_INSTRUCTIONS = 1 << 8;
const STREAMS = 7;

/**
 * The glyphs of WOFF2's transformed table 'glyf' (https://www.w3.org/TR/WOFF2/#glyf_table_format), each as an ordinary
 * 'glyf' holds it. Instructions for low resolutions are left out.
 */
export function readTransformedGlyphs(table: Buffer): Buffer[] {
  const header = createByteReader(table);
  header.uint32();
  const glyphCount = header.uint16();
  header.uint16();
  const sizes = Array.from({ length: STREAMS }, () => header.uint32());
  const streams = sizes.map(size => header.take(size));
  const [contours, points, flags, coordinates, composites, boxes] = streams.map(createByteReader);
  if (!contours || !points || !flags || !coordinates || !composites || !boxes) {
    throw new RangeError('The glyphs of the font are not whole');
  }
  const boxBitmap = boxes.take(4 * Math.floor((glyphCount + 31) / 32));

  return Array.from({ length: glyphCount }, (_, index) => {
    const hasBox = ((boxBitmap[index >> 3] ?? 0) & (0x80 >> (index & 7))) !== 0;
    const box = hasBox ? boxes.take(8) : null;
    const contourCount = contours.int16();
    if (contourCount === 0) return Buffer.alloc(0);
    if (contourCount < 0) return compositeGlyph(composites, coordinates, box);
    const lengths = Array.from({ length: contourCount }, () => points.packedUint16());
    const outline = readOutline(lengths, flags, coordinates);
    coordinates.packedUint16();
    return encodeOutline(outline);
  });
}

function readOutline(lengths: number[], flags: ByteReader, coordinates: ByteReader): Outline {
  let x = 0;
  let y = 0;
  const readPoint = (): OutlinePoint => {
    const flag = flags.uint8();
    const [dx, dy] = readStep(flag & 0x7f, coordinates);
    x += dx;
    y += dy;
    return { x, y, isOnCurve: flag < 0x80 };
  };
  return lengths.map(length => Array.from({ length }, readPoint));
}

/** One of the 128 ways in which WOFF2 writes the way from a point to the next. */
function readStep(kind: number, coordinates: ByteReader): [number, number] {
  const signed = (bit: number, size: number) => ((kind >> bit) & 1 ? size : -size);
  if (kind < 10) return [0, signed(0, ((kind & 14) << 7) + coordinates.uint8())];
  if (kind < 20) return [signed(0, (((kind - 10) & 14) << 7) + coordinates.uint8()), 0];
  if (kind < 84) {
    const base = kind - 20;
    const byte = coordinates.uint8();
    return [signed(0, 1 + (base & 0x30) + (byte >> 4)), signed(1, 1 + ((base & 0x0c) << 2) + (byte & 0x0f))];
  }
  if (kind < 120) {
    const base = kind - 84;
    const dx = 1 + (Math.floor(base / 12) << 8) + coordinates.uint8();
    return [signed(0, dx), signed(1, 1 + (((base % 12) >> 2) << 8) + coordinates.uint8())];
  }
  if (kind < 124) {
    const first = coordinates.uint8();
    const second = coordinates.uint8();
    return [signed(0, (first << 4) + (second >> 4)), signed(1, ((second & 0x0f) << 8) + coordinates.uint8())];
  }
  const dx = coordinates.uint16();
  return [signed(0, dx), signed(1, coordinates.uint16())];
}

/** A glyph that is put together from others: its parts are stored as they are in an ordinary table. */
function compositeGlyph(composites: ByteReader, coordinates: ByteReader, box: Buffer | null): Buffer {
  if (!box) throw new RangeError('A glyph of several parts has no box');
  const parts: Buffer[] = [];
  let hasInstructions = false;
  for (let flags = MORE_COMPONENTS; flags & MORE_COMPONENTS; ) {
    const flagBytes = composites.take(2);
    flags = flagBytes.readUInt16BE(0);
    hasInstructions ||= (flags & HAS_INSTRUCTIONS) !== 0;
    const plain = Buffer.alloc(2);
    plain.writeUInt16BE(flags & ~HAS_INSTRUCTIONS);
    parts.push(plain, composites.take(componentBytes(flags)));
  }
  if (hasInstructions) coordinates.packedUint16();
  return padded(Buffer.concat([Buffer.from([0xff, 0xff]), box, ...parts]));
}

/** Glyph, place and scale of one part. */
function componentBytes(flags: number): number {
  const place = flags & 1 ? 4 : 2;
  if (flags & (1 << 3)) return 2 + place + 2;
  if (flags & (1 << 6)) return 2 + place + 4;
  if (flags & (1 << 7)) return 2 + place + 8;
  return 2 + place;
}
