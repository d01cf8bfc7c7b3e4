import type { CoverColor } from '#server/features/generated-pictures/covers/palette';
import { type Area, around, type Point } from './geometry';

export const SOFT = 'stroke="var(--soft)"';
export const BARE = 'stroke="none"';

export function path(lines: string, fill: CoverColor | 'none', attributes = ''): string {
  return `<path fill="${fill === 'none' ? fill : `var(--${fill})`}" ${attributes} d="${lines}"/>`;
}

/** Draws a band that lies in the plane and grows with the drawing, unlike its lines. */
export function band(lines: string, width: number, color: CoverColor): string {
  return path(lines, 'none', `stroke="var(--${color})" stroke-width="${width}" style="vector-effect:none"`);
}

export function areaPath({ x, y, width, depth, radius: r = 0 }: Area): string {
  if (r === 0) return `M${pair(x, y)}h${round(width)}v${round(depth)}h${round(-width)}z`;
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${pair(dx, dy)}`;
  const [w, d] = [round(width - 2 * r), round(depth - 2 * r)];
  return `M${pair(x + r, y)}h${w}${corner(r, r)}v${d}${corner(-r, r)}h${-w}${corner(-r, -r)}v${-d}${corner(r, -r)}`;
}

export function discPath(center: Point, radius: number): string {
  return areaPath({ ...around(center, 2 * radius), radius });
}

export function polyline(points: readonly Point[]): string {
  const [x, y] = [points.map(point => Math.round(point.x)), points.map(point => Math.round(point.y))];
  const step = (values: number[], index: number) => (values[index] ?? 0) - (values[index - 1] ?? 0);
  return points.map((_, index) => `${index === 0 ? 'M' : 'l'}${step(x, index)} ${step(y, index)}`).join('');
}

export function pair(x: number, y: number): string {
  return `${round(x)} ${round(y)}`;
}

export function round(value: number): number {
  return Math.round(value * 10) / 10;
}
