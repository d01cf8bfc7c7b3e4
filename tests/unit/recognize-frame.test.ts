import sharp from 'sharp';
import { expect, test } from 'vitest';
import { recognizeFrame, type Sample } from '#server/features/uploads/pictures/recognize-frame';

const SIDE = 64;

test.each([
  ['a white page', 'browser', 1200, 750, screenshot(1200, 750, '#fff', '#222')],
  ['a wide page', 'browser', 2560, 1080, screenshot(2560, 1080, '#f4f4f0', '#123')],
  ['a dark terminal', 'terminal', 1200, 750, screenshot(1200, 750, '#0b0e14', '#7be08a')],
  ['a light phone screen', 'phone', 486, 1053, screenshot(486, 1053, '#fff', '#14f')],
  ['a dark phone screen', 'phone', 1080, 2400, screenshot(1080, 2400, '#111', '#eee')],
  ['a photo', 'photo', 1200, 750, photo()],
  ['a tall photo', 'photo', 1080, 1920, photo()],
  ['a dark photo', 'photo', 900, 600, photo(0.2)],
  ['a tiny page', undefined, 479, 300, screenshot(479, 300, '#fff', '#222')],
  ['a long page', undefined, 1200, 4000, screenshot(1200, 4000, '#fff', '#222')],
  ['a banner', undefined, 1800, 400, photo()],
  ['a poster', undefined, 900, 1200, screenshot(900, 1200, '#fff', '#222')],
])('%s is recognized as %s', async (_title, frame, width, height, svg) => {
  const picture = await sharp(Buffer.from(svg)).flatten().jpeg({ quality: 80 }).toBuffer();
  expect(recognizeFrame({ width, height }, await toSample(picture))).toBe(frame);
});

test('a transparent picture has no frame, and an opaque one with an alpha channel has one', async () => {
  const size = { width: 800, height: 500 };
  const opaque = await sharp(Buffer.from(screenshot(800, 500, '#fff', '#222')))
    .png()
    .toBuffer();
  expect(recognizeFrame(size, await toSample(opaque))).toBe('browser');
  const transparent = await sharp(Buffer.from(screenshot(800, 500, 'none', '#222')))
    .png()
    .toBuffer();
  expect(recognizeFrame(size, await toSample(transparent))).toBeUndefined();
});

test('a picture of one pixel by 4,000 has no frame', () => {
  const pixels = new Uint8Array(SIDE * SIDE * 3);
  expect(recognizeFrame({ width: 1, height: 4000 }, { pixels, side: SIDE, channels: 3 })).toBeUndefined();
  expect(recognizeFrame({ width: 4000, height: 1 }, { pixels, side: SIDE, channels: 3 })).toBeUndefined();
});

async function toSample(picture: Buffer): Promise<Sample> {
  const { data, info } = await sharp(picture)
    .resize(SIDE, SIDE, { fit: 'fill', kernel: 'nearest' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { pixels: data, side: SIDE, channels: info.channels };
}

/** Draws a plain ground with lines of small marks, as text has them. */
function screenshot(width: number, height: number, ground: string, ink: string): string {
  const lines = Math.floor(height / 30);
  const marks = Array.from({ length: lines * 12 }, (_each, index) => {
    const x = 20 + ((index * 17) % (width / 2));
    return `<rect x="${x}" y="${20 + Math.floor(index / 12) * 30}" width="7" height="10" fill="${ink}"/>`;
  });
  return svg(width, height, `<rect width="100%" height="100%" fill="${ground}"/>${marks.join('')}`);
}

/** Draws light and shade with the noise of a camera. Their size makes no difference to the sample. */
function photo(brightness = 1): string {
  const noise = `<filter id="n"><feTurbulence baseFrequency="0.8" numOctaves="2"/><feColorMatrix values="0.2 0 0 0 0 0 0.2 0 0 0 0 0 0.2 0 0 0 0 0 0 1"/></filter>`;
  const light = `<linearGradient id="l"><stop stop-color="#9bc"/><stop offset="1" stop-color="#352"/></linearGradient>`;
  return svg(
    320,
    240,
    `${noise}${light}<rect width="100%" height="100%" fill="url(#l)" opacity="${brightness}"/>
    <rect width="100%" height="100%" filter="url(#n)" opacity="0.3"/>`,
  );
}

function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`;
}
