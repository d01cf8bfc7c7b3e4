import { COVER_HEIGHT, COVER_WIDTH, type DrawText } from '#server/features/generated-pictures/covers/sketch';
import { band, path } from './paths';

/** A number, and the powers of ten between which its logarithmic scale lies. */
export type Figure = { text: string; value: number; low: number; high: number };

const LEFT = 90;
const WIDTH = COVER_WIDTH - 2 * LEFT;
const TOP = COVER_HEIGHT - 112;
const TICK = { major: 44, minor: 22 };
/** The room at the bottom that a scale takes. */
export const SCALE_HEIGHT = 140;

/** Reads a figure. A separator before three digits groups thousands, and any other is a decimal point. */
export function readFigure(text = ''): Figure | null {
  const digits = text.replace('%', '');
  const value = Number(
    /^[1-9]\d*[.,]\d{3}$/.test(digits) ? digits.replace(/[.,]/, '') : digits.replace(',', '.'),
  );
  if (digits === '' || !(value > 0)) return null;
  const low = Math.min(0, Math.floor(Math.log10(value)));
  return { text, value, low, high: Math.max(low + 1, Math.ceil(Math.log10(value))) };
}

/** Returns the place of a figure on its scale, from 0 to 1. */
export function placeOnScale({ value, low, high }: Figure): number {
  return (Math.log10(value) - low) / (high - low);
}

/** Draws a logarithmic scale along the lower edge, whose needle stands at the figure. */
export function drawScale(figure: Figure, drawText: DrawText): string {
  const decades = Array.from({ length: figure.high - figure.low }, (_, index) => 10 ** (figure.low + index));
  const at = (value: number) => Math.round(LEFT + WIDTH * placeOnScale({ ...figure, value }));
  const ticks = (values: number[], length: number) =>
    values.map(value => `M${at(value)} ${TOP}v${length}`).join('');
  const minor = decades.flatMap(decade => [2, 3, 4, 5, 6, 7, 8, 9].map(digit => digit * decade));
  const needle = at(figure.value);
  const isRight = needle > COVER_WIDTH * 0.6;
  return [
    path(ticks(minor, TICK.minor), 'none', 'stroke="var(--soft)"'),
    path(ticks([...decades, 10 ** figure.high], TICK.major), 'none'),
    band(`M${needle} ${TOP - 24}v92`, 10, 'accent'),
    drawText(figure.text, {
      x: needle + (isRight ? -24 : 24),
      y: TOP + 84,
      size: 46,
      fill: 'var(--line)',
      anchor: isRight ? 'end' : 'start',
    }),
  ].join('');
}
