import { expect, test } from 'vitest';
import {
  findPreset,
  formatBezier,
  moveHandle,
  PRESET_NAMES,
  PRESETS,
  progressAt,
  progressTicks,
} from '#client/extras/demos/easing/bezier';

test('the progress of an easing curve begins at 0, ends at 1, can overshoot and may be vertical', () => {
  const ends = PRESET_NAMES.map(name => [name, progressAt(PRESETS[name], 0), progressAt(PRESETS[name], 1)]);
  expect(ends).toEqual(PRESET_NAMES.map(name => [name, 0, 1]));
  expect(Math.max(...progressTicks(PRESETS.overshoot, 50))).toBeGreaterThan(1);
  expect(progressAt({ x1: 1, y1: 0, x2: 0, y2: 1 }, 0.5)).toBeCloseTo(0.5, 5);
});

test('the progress of an easing curve matches the values that browsers compute', () => {
  const samples = [
    ['linear', 0.3, 0.3],
    ['ease', 0.5, 0.8024],
    ['ease-in', 0.5, 0.3154],
    ['ease-out', 0.5, 0.6847],
    ['ease-in-out', 0.5, 0.5],
    ['ease-in-out', 0.25, 0.1292],
  ] as const;
  for (const [name, time, progress] of samples)
    expect.soft(progressAt(PRESETS[name], time), `${name} at ${time}`).toBeCloseTo(progress, 3);
});

test('the ticks of a curve are evenly spaced in time and include both ends', () => {
  expect(progressTicks(PRESETS.linear, 4)).toEqual([0, 0.25, 0.5, 0.75, 1].map(tick => expect.closeTo(tick)));
});

const curve = PRESETS.linear;

test('a handle of a curve moves to the given point, rounded to a hundredth, between start and end and inside the drawing', () => {
  expect(moveHandle(curve, 'first', { x: 0.12345, y: 0.6789 })).toEqual({ ...curve, x1: 0.12, y1: 0.68 });
  expect(moveHandle(curve, 'second', { x: 0.5, y: 0.5 })).toEqual({ ...curve, x2: 0.5, y2: 0.5 });
  expect(moveHandle(curve, 'first', { x: -3, y: 9 })).toMatchObject({ x1: 0, y1: 1.5 });
  expect(moveHandle(curve, 'second', { x: 3, y: -9 })).toMatchObject({ x2: 1, y2: -0.5 });
});

test('a curve is formatted as CSS, and has the name of a preset that it equals', () => {
  expect(formatBezier(PRESETS.overshoot)).toBe('cubic-bezier(0.34, 1.4, 0.64, 1)');
  expect(findPreset({ ...PRESETS['ease-in'] })).toBe('ease-in');
  expect(findPreset({ ...PRESETS['ease-in'], y1: 0.01 })).toBe(null);
});
