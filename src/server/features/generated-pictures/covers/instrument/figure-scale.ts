import {
  COVER_HEIGHT,
  COVER_WIDTH,
  type CoverSketch,
} from '#server/features/generated-pictures/covers/sketch';
import { band, path } from './paths';

/** A number, and the powers of ten between which its logarithmic scale lies. The scale of a percentage is linear. */
export type Figure = { text: string; value: number; low: number; high: number; isPercentage: boolean };

const LEFT = 90;
const WIDTH = COVER_WIDTH - 2 * LEFT;
const TOP = COVER_HEIGHT - 134;
const TICK = { major: 44, minor: 22 };
/** The room at the bottom that a scale takes. */
export const SCALE_HEIGHT = 128;

/** Reads a figure. A separator before three digits groups thousands, and any other is a decimal point. */
export function readFigure(text = ''): Figure | null {
  const digits = text.replace('%', '');
  const value = Number(
    /^[1-9]\d*[.,]\d{3}$/.test(digits) ? digits.replace(/[.,]/, '') : digits.replace(',', '.'),
  );
  if (digits === '' || !(value > 0)) return null;
  const low = Math.min(0, Math.floor(Math.log10(value)));
  const high = Math.max(low + 1, Math.ceil(Math.log10(value)));
  return { text, value, low, high, isPercentage: text.includes('%') && value <= 100 };
}

/** Returns the place of a figure on its scale, from 0 to 1. */
export function placeOnScale({ value, low, high, isPercentage }: Figure): number {
  return isPercentage ? value / 100 : (Math.log10(value) - low) / (high - low);
}

/** Draws a scale along the lower edge, whose needle stands at the figure. A small one has no words and fewer ticks. */
export function drawScale(figure: Figure, { isSmall, drawText }: CoverSketch): string {
  const at = (value: number) => Math.round(LEFT + WIDTH * placeOnScale({ ...figure, value }));
  const ticks = (values: number[], length: number) =>
    values.map(value => `M${at(value)} ${TOP}v${length}`).join('');
  const { minor, major } = figure.isPercentage ? TENTHS : listGraduations(figure);
  const needle = at(figure.value);
  const isRight = needle > COVER_WIDTH * 0.6;
  const needlePath = `M${needle} ${TOP - 24}v92`;
  if (isSmall) return path(ticks(major, TICK.major), 'none') + band(needlePath, 24, 'accent');
  return [
    path(ticks(minor, TICK.minor), 'none', 'stroke="var(--soft)"'),
    path(ticks(major, TICK.major), 'none'),
    band(needlePath, 10, 'accent'),
    `<g stroke="none">${drawText(figure.text, {
      x: needle + (isRight ? -24 : 24),
      y: TOP + 98,
      size: 60,
      fill: 'var(--line)',
      anchor: isRight ? 'end' : 'start',
    })}</g>`,
  ].join('');
}

const TENTHS = { minor: [10, 20, 30, 40, 60, 70, 80, 90], major: [0, 50, 100] };

function listGraduations({ low, high }: Figure): typeof TENTHS {
  const decades = Array.from({ length: high - low }, (_, index) => 10 ** (low + index));
  const minor = decades.flatMap(decade => [2, 3, 4, 5, 6, 7, 8, 9].map(digit => digit * decade));
  return { minor, major: [...decades, 10 ** high] };
}
