import { toKeys } from '#shared/map-values';

/** The handles of CSS's cubic-bezier(), from 0,0 to 1,1. Their x is from 0 to 1. */
export type Bezier = { x1: number; y1: number; x2: number; y2: number };

export type Handle = 'first' | 'second';

/** The range of y in this demo. CSS has no limit. */
export const MIN_Y = -0.5;
export const MAX_Y = 1.5;

export const PRESETS = {
  ease: { x1: 0.25, y1: 0.1, x2: 0.25, y2: 1 },
  linear: { x1: 0, y1: 0, x2: 1, y2: 1 },
  'ease-in': { x1: 0.42, y1: 0, x2: 1, y2: 1 },
  'ease-out': { x1: 0, y1: 0, x2: 0.58, y2: 1 },
  'ease-in-out': { x1: 0.42, y1: 0, x2: 0.58, y2: 1 },
  overshoot: { x1: 0.34, y1: 1.4, x2: 0.64, y2: 1 },
  'this site': { x1: 0.2, y1: 0.7, x2: 0.2, y2: 1 },
} as const satisfies Record<string, Bezier>;

type PresetName = keyof typeof PRESETS;

export const PRESET_NAMES = toKeys(PRESETS);

/** Returns the progress of an animation at a share of its duration. */
export function progressAt(curve: Bezier, time: number): number {
  if (time <= 0) return 0;
  if (time >= 1) return 1;
  // Bisection works because x grows with the parameter.
  let low = 0;
  let high = 1;
  for (let halving = 0; halving < 40; halving += 1) {
    const middle = (low + high) / 2;
    if (coordinate(curve.x1, curve.x2, middle) < time) low = middle;
    else high = middle;
  }
  return coordinate(curve.y1, curve.y2, (low + high) / 2);
}

export function progressTicks(curve: Bezier, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, index) => progressAt(curve, index / count));
}

/** Moves a handle to a position, limited to the valid range. */
export function moveHandle(curve: Bezier, handle: Handle, at: { x: number; y: number }): Bezier {
  const x = round(clamp(at.x, 0, 1));
  const y = round(clamp(at.y, MIN_Y, MAX_Y));
  return handle === 'first' ? { ...curve, x1: x, y1: y } : { ...curve, x2: x, y2: y };
}

export function formatBezier({ x1, y1, x2, y2 }: Bezier): string {
  return `cubic-bezier(${x1}, ${y1}, ${x2}, ${y2})`;
}

export function findPreset(curve: Bezier): PresetName | null {
  return PRESET_NAMES.find(name => formatBezier(PRESETS[name]) === formatBezier(curve)) ?? null;
}

function coordinate(first: number, second: number, parameter: number): number {
  const rest = 1 - parameter;
  return 3 * rest * rest * parameter * first + 3 * rest * parameter * parameter * second + parameter ** 3;
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
