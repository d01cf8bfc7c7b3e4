import { cutText, shareWidth } from '#server/core/font/fit-text';
import { createMeasure, type TextStyle } from '#server/core/font/measure-text';
import { toSettableText } from '#server/core/font/settable-text';
import type { Card, StatusMark } from './card';
import { BLOCK_TOP, CARD_HEIGHT, CARD_WIDTH, INNER_WIDTH, MARGIN } from './card-layout';
import type { CardPaint } from './picture-look';
import { textPath } from './text-path';

type Cell = { label: string; text: string; mark: StatusMark; x: number; maxWidth: number };

const CELL_GAP = 28;
const CELL_END = 20;
const MARK_WIDTH = 30;
const LABEL_SIZE = 22;
const BASELINE = BLOCK_TOP + 94;

/** Draws the facts at the foot of a card side by side. If they need more space, all have smaller letters. */
export function cardFacts(facts: Card['facts'], paint: CardPaint): string {
  const { faces, color, style: look } = paint;
  const settable = facts
    .map(fact => ({ ...fact, text: toSettableText(fact.value, faces.bold) }))
    .filter(({ text }) => text !== '');
  const toNeeds = (style: TextStyle) => {
    const [measureLabel, measure] = [
      createMeasure({ fonts: faces.text, size: LABEL_SIZE }),
      createMeasure(style),
    ];
    return settable.map(
      ({ label, text, mark }, index) =>
        Math.max(measureLabel(label), measure(text) + markWidth(mark)) + gapBefore(index) + CELL_END,
    );
  };
  const usual = { fonts: faces.bold, size: 28 };
  const isTight = toNeeds(usual).reduce((sum, need) => sum + need, 0) > INNER_WIDTH;
  const style = isTight ? { fonts: faces.bold, size: 23 } : usual;
  const widths = shareWidth(toNeeds(style), INNER_WIDTH);
  let end = MARGIN;
  const cells = settable.map(({ label, text, mark = 'none' }, index): Cell => {
    const x = end + gapBefore(index);
    end += widths[index] ?? 0;
    return { label, text, mark, x, maxWidth: end - x - markWidth(mark) - CELL_END };
  });
  const height = CARD_HEIGHT - BLOCK_TOP;
  const line = `stroke="${color('line')}" stroke-width="2"${look === 'terminal' ? ' stroke-dasharray="10 8"' : ''}`;
  return [
    `<rect y="${BLOCK_TOP}" width="${CARD_WIDTH}" height="${height}" fill="${color(look === 'instrument' ? 'surface' : 'bg')}"/>`,
    `<path d="M0 ${BLOCK_TOP}h${CARD_WIDTH}" ${line}/>`,
    ...cells.slice(1).map(({ x }) => {
      return `<path d="M${x - CELL_GAP} ${BLOCK_TOP}v${height}" ${line}/>`;
    }),
    ...cells.map(cell => factCell(cell, style, paint)),
  ].join('');
}

function gapBefore(index: number): number {
  return index === 0 ? 0 : CELL_GAP;
}

function markWidth(mark: StatusMark = 'none'): number {
  return mark === 'none' ? 0 : MARK_WIDTH;
}

function factCell(cell: Cell, style: TextStyle, { faces, color }: CardPaint): string {
  const { label, text, mark, x, maxWidth } = cell;
  const start = x + markWidth(mark);
  return [
    textPath([label], { fonts: faces.text, size: LABEL_SIZE, x, y: BLOCK_TOP + 54, fill: color('ink3') }),
    mark === 'none' ? '' : statusDot(mark, x + 9, color(MARK_COLORS[mark])),
    textPath([cutText(text, createMeasure(style), maxWidth)], {
      ...style,
      x: start,
      y: BASELINE,
      fill: color('ink'),
    }),
  ].join('');
}

const MARK_COLORS = { full: 'ok', half: 'warn', ring: 'info', dotted: 'ink3' } as const;

function statusDot(mark: keyof typeof MARK_COLORS, x: number, color: string): string {
  const y = BASELINE - 10;
  if (mark === 'full') return `<circle cx="${x}" cy="${y}" r="9" fill="${color}"/>`;
  // A dash with round ends and almost no length is a dot. There are eight.
  const dots = mark === 'dotted' ? ' stroke-linecap="round" stroke-dasharray="0 5.89"' : '';
  const ring = `<circle cx="${x}" cy="${y}" r="7.5" fill="none" stroke="${color}" stroke-width="3"${dots}/>`;
  return mark === 'half' ? `${ring}<path d="M${x} ${y - 7.5}a7.5 7.5 0 0 0 0 15z" fill="${color}"/>` : ring;
}
