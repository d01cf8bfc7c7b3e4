import sharp, { type Sharp } from 'sharp';

/** Creates a simple picture that compresses to a few bytes. */
export function picture(width: number, height: number): Sharp {
  const pattern = Buffer.from(
    `<svg width="${width}" height="${height}"><rect width="100%" height="100%" fill="#b33"/><circle cx="30%" cy="20%" r="40" fill="#fff"/></svg>`,
  );
  return sharp(pattern);
}

/** Creates a picture with as much detail as a sharp photograph. */
export function photograph(): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  return sharp({ create: { width: 1600, height: 900, channels: 3, background: '#888', noise } })
    .blur(2)
    .jpeg({ quality: 90 })
    .toBuffer();
}

/** Creates a rotated photograph with location metadata, as a phone stores it. */
export function phonePhoto(width: number, height: number): Promise<Buffer> {
  return picture(width, height)
    .jpeg()
    .withExif({ IFD0: { Model: 'Secret phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 5/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
}

/** Creates an animated GIF with three frames. */
export async function movingGif(width: number, height: number): Promise<Buffer> {
  const frames = await Promise.all(
    ['#f00', '#0f0', '#00f'].map(background =>
      sharp({ create: { width, height, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .gif({ delay: [100, 100, 100], loop: 0 })
    .toBuffer();
}

/** Creates a square of one color, a few hundred bytes at any size. */
export function plainAvif(side: number): Promise<Buffer> {
  return sharp({ create: { width: side, height: side, channels: 3, background: '#fff' } })
    .avif({ effort: 0 })
    .toBuffer();
}

/** Creates an animated GIF by repeating the blocks of one full-size frame. */
export async function manyFrames(width: number, height: number, count: number): Promise<Buffer> {
  const single = await sharp({ create: { width, height, channels: 3, background: '#b33' } })
    .gif({ effort: 1 })
    .toBuffer();
  const colors = 3 * 2 ** (((single[10] ?? 0) & 7) + 1);
  const start = 13 + ((single[10] ?? 0) & 0x80 ? colors : 0);
  const frame = single.subarray(start, -1);
  return Buffer.concat([single.subarray(0, start), ...Array<Buffer>(count).fill(frame), single.subarray(-1)]);
}

/** Creates the signature of a video followed by filler, because the server does not read the content. */
export function video(kind: 'mp4' | 'mov' | 'webm', bytes = 6_000): Buffer {
  const signature =
    kind === 'webm'
      ? Buffer.from(
          '1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581021853806701',
          'hex',
        )
      : Buffer.concat([
          Buffer.from([0, 0, 0, 24]),
          Buffer.from(kind === 'mp4' ? 'ftypisom' : 'ftypqt  '),
          Buffer.from([0, 0, 2, 0]),
          Buffer.from(kind === 'mp4' ? 'isommp41' : 'qt  qt  '),
        ]);
  return Buffer.concat([signature, Buffer.alloc(bytes - signature.length, 7)]);
}

function box(type: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}

function numbers(...values: number[]): Buffer {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, 4 * index);
  return bytes;
}

/**
 * Creates a phone video with frames and its location in every format that phones and drones write. `claims`
 * sets the number and length of the timed metadata samples that its table declares.
 */
export function phoneVideo(
  place: string,
  frames: Buffer,
  claims?: { pieces: number; bytes: number },
): Buffer {
  const start = video('mov').subarray(0, 24);
  const text = Buffer.from(place);
  const second = Buffer.from(`${place} a second later`);
  const mdat = box('mdat', frames, second);
  const offset = start.length + 8 + frames.length;
  const pieces = claims?.pieces ?? 1;
  const track = box(
    'trak',
    box('udta', box('\u00a9xyz', text)),
    box(
      'mdia',
      box('hdlr', numbers(0, 0), Buffer.from('meta')),
      box(
        'minf',
        box(
          'stbl',
          box('stsc', numbers(0, 1, 1, 1, 1)),
          box('stsz', claims ? numbers(0, claims.bytes, pieces) : numbers(0, 0, 1, second.length)),
          box('stco', numbers(0, pieces, ...Array.from({ length: pieces }, () => offset))),
        ),
      ),
    ),
  );
  const keys = box('keys', numbers(0, 1), box('mdta', Buffer.from('com.apple.quicktime.location.ISO6709')));
  const meta = box('meta', keys, box('ilst', box('\0\0\0\u0001', box('data', numbers(1, 0), text))));
  const moov = box('moov', box('udta', box('\u00a9xyz', text), box('loci', text)), track, meta);
  return Buffer.concat([start, mdat, moov, box('uuid', Buffer.alloc(16, 1), text)]);
}

/** Creates a video whose track is described by a codec, such as hvc1 or V_AV1. */
export function videoOf(kind: 'mp4' | 'mov' | 'webm', codec: string): Buffer {
  if (kind === 'webm') {
    const element = (id: string, content: Buffer) =>
      Buffer.concat([Buffer.from(id, 'hex'), Buffer.of(0x80 | content.length), content]);
    const entry = element(
      'ae',
      Buffer.concat([element('d7', Buffer.of(1)), element('86', Buffer.from(codec))]),
    );
    const segment = Buffer.from('1853806701ffffffffffffff', 'hex');
    const cluster = Buffer.concat([Buffer.from('1f43b67501ffffffffffffff', 'hex'), Buffer.alloc(100)]);
    return Buffer.concat([video('webm').subarray(0, 36), segment, element('1654ae6b', entry), cluster]);
  }
  const track = (handler: string, code: string) => {
    const described = box('stsd', numbers(0, 1), box(code, Buffer.alloc(78)));
    const named = box('hdlr', numbers(0, 0), Buffer.from(handler));
    return box('trak', box('mdia', named, box('minf', box('stbl', described))));
  };
  const moov = box('moov', track('soun', 'mp4a'), track('vide', codec));
  return Buffer.concat([video(kind).subarray(0, 24), box('mdat', Buffer.alloc(100)), moov]);
}

/** Creates a WebM with a location in the tags before and after a cluster of frames of unknown length. */
export function taggedWebm(place: string, frames: Buffer): Buffer {
  const head = Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d42878104428581', 'hex');
  const tags = Buffer.concat([
    Buffer.from([0x12, 0x54, 0xc3, 0x67, 0x80 | place.length]),
    Buffer.from(place),
  ]);
  const segment = Buffer.from('18538067 01ffffffffffffff'.replace(' ', ''), 'hex');
  const cluster = Buffer.from('1f43b67501ffffffffffffff', 'hex');
  const block = Buffer.concat([Buffer.from([0xa3, 0x80 | frames.length]), frames]);
  const ebml = Buffer.concat([head.subarray(0, 4), Buffer.from([0x9f]), video('webm').subarray(5, 36)]);
  return Buffer.concat([ebml, segment, tags, cluster, block, tags]);
}

/** Creates a minimal PDF. */
export function pdf(text: string): Buffer {
  return Buffer.from(`%PDF-1.4\n% ${text}\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`);
}
