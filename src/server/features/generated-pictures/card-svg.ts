import { cutText, fitsUnbroken, wrapBalanced, wrapText } from '#server/core/font/fit-text';
import { hyphenate } from '#server/core/font/hyphenate';
import { createMeasure, type TextStyle } from '#server/core/font/measure-text';
import { toSettableText } from '#server/core/font/settable-text';
import type { FontStack } from '#server/core/font/typefaces';
import type { Card } from './card';
import { cardFacts } from './card-facts';
import {
  BLOCK_TOP,
  CARD_HEIGHT,
  CARD_WIDTH,
  INNER_WIDTH,
  MARGIN,
  PICTURE_FRAME,
  TEXT_WIDTH,
} from './card-layout';
import type { CardPaint } from './picture-look';
import { textPath } from './text-path';

const TITLE_TOP = 168;
/**
 * Lists the largest size first. The card uses the first size at which the whole title fits into its lines.
 */
const TITLE_SIZES = [
  { size: 96, lines: 2 },
  { size: 80, lines: 2 },
  { size: 68, lines: 3 },
  { size: 56, lines: 3 },
  { size: 48, lines: 4 },
];
const SMALLEST = { size: 40, lines: 4 };
const TEXT_SIZE = 32;
const TEXT_LINE = 44;
const GAP = 36;

/** Renders the card as SVG, laid out like the title block of a drawing. All text is converted to outlines. */
export function cardSvg(card: Card, paint: CardPaint): string {
  const { faces, color, style, picture } = paint;
  const width = picture ? TEXT_WIDTH : INNER_WIDTH;
  const title = titleBlock(chooseTitle(card.titles, faces.head), card.language, width, paint);
  const below = { top: title.bottom + 20, width, textWidth: picture ? width : width * 0.86 };
  const settable = toSettableText(card.text, faces.text);
  const text = textBlock(hyphenate(settable, card.language), below, paint);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}" viewBox="0 0 ${CARD_WIDTH} ${CARD_HEIGHT}">`,
    `<rect width="${CARD_WIDTH}" height="${CARD_HEIGHT}" fill="${color('bg')}"/>`,
    style === 'instrument' ? isometricGrid(color('line')) : '',
    ownerLine(card.owner, paint),
    title.svg,
    text,
    picture ? pictureInFrame(picture, color('line')) : '',
    cardFacts(card.facts, paint),
    '</svg>',
  ].join('');
}

function chooseTitle(titles: string[], fonts: FontStack): string {
  return titles.map(title => toSettableText(title, fonts)).find(title => title !== '') ?? '';
}

function titleBlock(
  title: string,
  language: string,
  width: number,
  { faces, color, style: look }: CardPaint,
): { svg: string; bottom: number } {
  // A monospaced font keeps its spacing.
  const style = { fonts: faces.head, tracking: look === 'terminal' ? 0 : -0.02 };
  const { lines, size } = layOutTitle(title, language, width, style);
  const lineHeight = size * 1.08;
  const place = { x: MARGIN, y: TITLE_TOP + size * 0.76, lineHeight, width };
  const svg = textPath(lines, { ...style, size, ...place, fill: color('ink') });
  return { svg, bottom: TITLE_TOP + lines.length * lineHeight };
}

/** Chooses the size of a title and its lines. A small title is better than a hyphen. */
export function layOutTitle(
  title: string,
  language: string,
  width: number,
  style: Omit<TextStyle, 'size'>,
): { lines: string[]; size: number } {
  const hyphenated = hyphenate(title, language);
  for (const text of [title, hyphenated]) {
    for (const { size, lines } of [...TITLE_SIZES, SMALLEST]) {
      const measure = createMeasure({ ...style, size });
      if (fitsUnbroken(text, measure, width, lines))
        return { lines: wrapBalanced(text, measure, width, lines), size };
    }
  }
  const { size, lines } = SMALLEST;
  return { lines: wrapText(hyphenated, createMeasure({ ...style, size }), width, lines), size };
}

/** Draws as many lines as fit between the title and the facts. */
function textBlock(
  text: string,
  { top, width, textWidth }: { top: number; width: number; textWidth: number },
  { faces, color }: CardPaint,
): string {
  const style = { fonts: faces.text, size: TEXT_SIZE };
  const maxLines = Math.min(2, Math.floor((BLOCK_TOP - GAP - top) / TEXT_LINE));
  if (maxLines < 1 || text === '') return '';
  const lines = wrapBalanced(text, createMeasure(style), textWidth, maxLines);
  const place = { x: MARGIN, y: top + TEXT_SIZE, lineHeight: TEXT_LINE, width };
  return textPath(lines, { ...style, ...place, fill: color('ink2') });
}

function pictureInFrame(png: Buffer, line: string): string {
  const { x, y, width, height } = PICTURE_FRAME;
  const box = `x="${x}" y="${y}" width="${width}" height="${height}"`;
  return [
    `<clipPath id="frame"><rect ${box} rx="10"/></clipPath>`,
    `<image ${box} clip-path="url(#frame)" href="data:image/png;base64,${png.toString('base64')}"/>`,
    `<rect ${box} rx="10" fill="none" stroke="${line}" stroke-width="2"/>`,
  ].join('');
}

function ownerLine(owner: string, { faces, color, brand }: CardPaint): string {
  const mark = `<g transform="translate(${MARGIN} 56) scale(1.75)">${brand}</g>`;
  const style = { fonts: faces.head, size: 30, tracking: -0.01 };
  const name = cutText(toSettableText(owner, faces.head), createMeasure(style), INNER_WIDTH - 76);
  return mark + textPath([name], { ...style, x: MARGIN + 76, y: 95, fill: color('ink') });
}

function isometricGrid(stroke: string): string {
  const step = 96;
  const rise = CARD_WIDTH / Math.sqrt(3);
  const lines: string[] = [];
  for (let y = -rise; y < CARD_HEIGHT + rise; y += step) {
    lines.push(`M0 ${y.toFixed(1)}l${CARD_WIDTH} ${rise.toFixed(1)}`);
    lines.push(`M0 ${y.toFixed(1)}l${CARD_WIDTH} ${(-rise).toFixed(1)}`);
  }
  return `<path d="${lines.join('')}" fill="none" stroke="${stroke}" stroke-opacity="0.55" stroke-width="1.5"/>`;
}
