import type { Token } from 'markdown-it';
import { PICTURE_LINK, toPictureLinkLabel } from '#shared/picture-link';
import { pictureFrame, uploadedImage } from '#shared/upload-names';
import { getAttribute } from './addresses';
import { directionAttribute } from './directions';
import { escapeHtml } from './escape-html';
import { toPlainText } from './headings';
import { markedWord } from './marked-word';
import { htmlToken } from './parse-markdown';
import type { RenderOptions } from './text-part';

/**
 * The width of a figure: like the text, wider, the full page, or shared by several in a row. Authors write
 * #wide or #full. A photo of the full page fills the window, because it may be cropped.
 */
type Width = 'text' | 'wide' | 'full' | 'window' | 'pair';

/** The displayed widths, by which browsers choose among the sizes of an upload. */
const SIZES: Record<Width, string> = {
  text: '(width < 48rem) 100vw, 42rem',
  wide: '(width < 64rem) 100vw, 56rem',
  full: '(width < 80rem) 100vw, 75rem',
  window: '100vw',
  pair: '(width < 40rem) 100vw, 32rem',
};

const CLASSES: Partial<Record<Width, string>> = { wide: 'wide', full: 'full', window: 'full window' };
const MAX_IMAGES_PER_ROW = 3;
/** The captions of two pictures that are compared, unless they have their own. */
const COMPARED = ['before', 'after'] as const;
const VIDEO = /\.(?:mp4|m4v|webm|mov|ogv)$/i;

/**
 * Renders images. A paragraph with only images becomes figures, several of them in a row. A video plays in
 * its place.
 */
export function renderPictures(tokens: Token[], how: RenderOptions): Token[] {
  const placed: Token[] = [];
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!token) continue;
    const images = token.type === 'paragraph_open' ? imagesAlone(tokens[index + 1]) : [];
    if (images.length > 0) {
      placed.push(htmlToken(`${figures(images, how)}\n`));
      // Skip the paragraph's content and end.
      index += 2;
      continue;
    }
    token.children &&= token.children.map(child =>
      child.type === 'image' ? htmlToken(fileHtml(child, 'text', how), 'html_inline') : child,
    );
    placed.push(token);
  }
  return placed;
}

function imagesAlone(inline: Token | undefined): Token[] {
  const children = inline?.children ?? [];
  const images = children.filter(({ type }) => type === 'image');
  const isAlone = children.every(
    ({ type, content }) =>
      type === 'image' || type.endsWith('break') || (type === 'text' && content.trim() === ''),
  );
  return isAlone && images.length <= MAX_IMAGES_PER_ROW ? images : [];
}

function figures(images: Token[], how: RenderOptions): string {
  const widths = images.map(image => /#(wide|full)$/.exec(getAttribute(image, 'src'))?.[1]);
  const width = widths.find(found => found === 'wide' || found === 'full') ?? 'text';
  const [first] = images;
  if (first && images.length === 1) {
    return figure(first, width === 'full' && isPhoto(first, how.base) ? 'window' : width, how);
  }
  const isComparison = first && images.length === 2 && getAttribute(first, 'src').endsWith('#compare');
  const [look, captions] = isComparison ? [`compare ${width}`, COMPARED] : [width, []];
  const row = images.map((image, index) => figure(image, 'pair', how, captions[index]));
  return `<div class="pair ${look}">\n${row.join('\n')}\n</div>`;
}

function figure(image: Token, width: Width, how: RenderOptions, word?: (typeof COMPARED)[number]): string {
  const title = getAttribute(image, 'title');
  let caption = word ? markedWord('figcaption', word) : '';
  if (title !== '') caption = `<figcaption${directionAttribute(title)}>${escapeHtml(title)}</figcaption>`;
  const file = fileHtml(image, width, how);
  return `<figure${attributes({ class: CLASSES[width] })}>${how.isPlain ? file : withLink(image, file)}${caption}</figure>`;
}

/** Links a picture to its file, which the browser opens in the viewer. A video has controls of its own. */
function withLink(image: Token, html: string): string {
  const src = toSource(image);
  if (isVideo(src) || src === '') return html;
  const label = toPictureLinkLabel(toPlainText(image.children ?? []) || getAttribute(image, 'title'));
  return `<a${attributes({ href: src, class: PICTURE_LINK, 'aria-label': label })}>${html}</a>`;
}

function fileHtml(image: Token, width: Width, { isPlain, base }: RenderOptions): string {
  const src = toSource(image);
  const alt = toPlainText(image.children ?? []);
  if (isVideo(src)) return videoHtml(src, alt);
  const upload = uploadedImage(src, base);
  const sizes = SIZES[width];
  const choice = isPlain || upload?.srcSet === undefined ? {} : { srcset: upload.srcSet, sizes };
  // Assume the most common size, so that the text below hardly moves when the image loads.
  const size = { width: upload?.width ?? 1600, height: upload?.height ?? 900 };
  const img = `<img${attributes({ src, alt, ...size, ...choice, loading: 'lazy', decoding: 'async' })}>`;
  if (isPlain || upload?.avifSrcSet === undefined) return img;
  return `<picture><source${attributes({ type: 'image/avif', srcset: upload.avifSrcSet, sizes })}>${img}</picture>`;
}

function toSource(image: Token): string {
  return getAttribute(image, 'src').replace(/#(?:wide|full|compare|frame=[a-z]+)$/, '');
}

function isPhoto(image: Token, base: string): boolean {
  return pictureFrame(toSource(image).slice(base.length)) === 'photo';
}

function isVideo(src: string): boolean {
  return VIDEO.test(src.replace(/[?#].*/, ''));
}

function videoHtml(src: string, label: string): string {
  const named = attributes({ src, 'aria-label': label || 'Video', preload: 'metadata' });
  return `<video${named} controls playsinline>Your browser does not support the video tag.</video>`;
}

function attributes(values: Record<string, string | number | undefined>): string {
  return Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escapeHtml(String(value))}"`))
    .join('');
}
