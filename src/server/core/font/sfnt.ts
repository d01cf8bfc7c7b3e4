import { padded } from './glyph-outline';

/** The tables of a font by their tags. */
export type FontTables = Map<string, Buffer>;

const TRUETYPE = 0x00010000;
const DIRECTORY_ENTRY_BYTES = 16;

/** A TrueType file of these tables. */
export function composeSfnt(tables: FontTables): Buffer {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const header = Buffer.alloc(12);
  header.writeUInt32BE(TRUETYPE, 0);
  header.writeUInt16BE(sorted.length, 4);
  const power = 2 ** Math.floor(Math.log2(sorted.length));
  header.writeUInt16BE(power * 16, 6);
  header.writeUInt16BE(Math.log2(power), 8);
  header.writeUInt16BE((sorted.length - power) * 16, 10);

  let offset = header.length + sorted.length * DIRECTORY_ENTRY_BYTES;
  const entries = sorted.map(([tag, bytes]) => {
    const entry = Buffer.alloc(DIRECTORY_ENTRY_BYTES);
    entry.write(tag, 0, 'latin1');
    entry.writeUInt32BE(checksum(bytes), 4);
    entry.writeUInt32BE(offset, 8);
    entry.writeUInt32BE(bytes.length, 12);
    offset += padded(bytes).length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...sorted.map(([, bytes]) => padded(bytes))]);
}

/** @throws Error when the font has no such table */
export function requireTable(tables: FontTables, tag: string): Buffer {
  const bytes = tables.get(tag);
  if (!bytes) throw new Error(`The font has no table '${tag}'`);
  return bytes;
}

/** The table 'loca' for glyphs of these lengths, with long offsets. */
export function composeLoca(lengths: number[]): Buffer {
  const loca = Buffer.alloc((lengths.length + 1) * 4);
  let offset = 0;
  for (const [index, length] of lengths.entries()) {
    offset += length;
    loca.writeUInt32BE(offset, (index + 1) * 4);
  }
  return loca;
}

/** The table 'head' of a font whose 'loca' has long offsets. */
export function withLongOffsets(head: Buffer): Buffer {
  const changed = Buffer.from(head);
  changed.writeInt16BE(1, 50);
  return changed;
}

function checksum(bytes: Buffer): number {
  const words = padded(bytes);
  let sum = 0;
  for (let at = 0; at < words.length; at += 4) sum = (sum + words.readUInt32BE(at)) >>> 0;
  return sum;
}
