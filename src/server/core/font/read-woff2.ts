import { brotliDecompressSync } from 'node:zlib';
import { createByteReader } from './byte-reader';
import { composeLoca, type FontTables, requireTable, withLongOffsets } from './sfnt';
import { readTransformedGlyphs } from './woff2-glyphs';

/** Tags that the directory writes as a number, in the order of https://www.w3.org/TR/WOFF2/#table_dir_format. */
const KNOWN_TAGS =
  'cmap,head,hhea,hmtx,maxp,name,OS/2,post,cvt ,fpgm,glyf,loca,prep,CFF ,VORG,EBDT,EBLC,gasp,hdmx,kern,LTSH,PCLT,VDMX,vhea,vmtx,BASE,GDEF,GPOS,GSUB,EBSC,JSTF,MATH,CBDT,CBLC,COLR,CPAL,SVG ,sbix,acnt,avar,bdat,bloc,bsln,cvar,fdsc,feat,fmtx,fvar,gvar,hsty,just,lcar,mort,morx,opbd,prop,trak,Zapf,Silf,Glat,Gloc,Feat,Sill'.split(
    ',',
  );
const OWN_TAG = 63;
const SIGNATURE = 'wOF2';

/**
 * The tables of a WOFF2 file, as they stand in a TrueType file: fontkit varies the outlines of those only.
 * @throws Error for any other file
 */
export function readWoff2(file: Buffer): FontTables {
  if (file.toString('latin1', 0, 4) !== SIGNATURE) throw new Error('This is no WOFF2 font');
  const reader = createByteReader(file);
  reader.take(12);
  const tableCount = reader.uint16();
  reader.take(6);
  const compressedBytes = reader.uint32();
  reader.take(24);

  const entries = Array.from({ length: tableCount }, () => {
    const flags = reader.uint8();
    const known = flags & 0x3f;
    const tag = known === OWN_TAG ? reader.take(4).toString('latin1') : (KNOWN_TAGS[known] ?? '');
    const originalBytes = reader.uintBase128();
    const isTransformed = isGlyphTable(tag) ? flags >> 6 === 0 : flags >> 6 !== 0;
    const bytes = isTransformed ? reader.uintBase128() : originalBytes;
    if (isTransformed && !isGlyphTable(tag)) throw new Error(`The table '${tag}' is transformed`);
    return { tag, bytes, isTransformed };
  });

  const data = createByteReader(brotliDecompressSync(reader.take(compressedBytes)));
  const tables: FontTables = new Map(entries.map(({ tag, bytes }) => [tag, data.take(bytes)]));
  const isTransformed = entries.some(entry => entry.tag === 'glyf' && entry.isTransformed);
  return isTransformed ? withOrdinaryGlyphs(tables) : tables;
}

function withOrdinaryGlyphs(tables: FontTables): FontTables {
  const glyphs = readTransformedGlyphs(requireTable(tables, 'glyf'));
  return new Map([
    ...tables,
    ['glyf', Buffer.concat(glyphs)],
    ['loca', composeLoca(glyphs.map(({ length }) => length))],
    ['head', withLongOffsets(requireTable(tables, 'head'))],
  ]);
}

function isGlyphTable(tag: string): boolean {
  return tag === 'glyf' || tag === 'loca';
}
