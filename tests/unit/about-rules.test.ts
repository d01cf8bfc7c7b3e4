import { describe, expect, test } from 'vitest';
import { otherQuote } from '#client/features/site/quote-card';
import { ageRange } from '#client/features/timeline/event-element';
import { canRotate } from '#client/features/timeline/section-panel';
import { toWheelStep, WHEEL_AT_REST } from '#client/features/timeline/step-input';
import { toInterval } from '#client/features/timeline/timeline-scale';
import { eventTint } from '#client/features/timeline/timeline-viewer';
import { parsePosition, toParameter } from '#client/screens/about/about-timeline';
import { getViewHref, parseView } from '#client/screens/about/about-view';
import { findSwipeStep } from '#client/ui/layout/use-swipe';
import { rankSkills, withShares } from '#shared/skills';
import { someEvent } from '../support/content/some-content';

/** Returns the steps that a series of wheel events causes, each with its delta and time. */
function listSteps(...events: (readonly [delta: number, at: number, isInPixels?: boolean])[]): number[] {
  let state = WHEEL_AT_REST;
  return events.map(([delta, at, isInPixels = true]) => {
    const answer = toWheelStep(state, { delta, at, isInPixels });
    state = answer.state;
    return answer.step;
  });
}

describe('the mouse wheel over the timeline', () => {
  test('steps at its first event, however small, again after a pause of 150 ms, and never with a delta of zero', () => {
    expect(listSteps([1, 1_000], [1, 1_149], [-1, 1_299])).toEqual([1, 0, -1]);
    expect(listSteps([0, 0])).toEqual([0]);
  });

  test('steps at every event of 40 px or more and at every event in lines or pages', () => {
    const steps = listSteps([100, 0], [40, 10], [-120, 20], [39, 30], [3, 40, false]);
    expect(steps).toEqual([1, 1, -1, 0, 1]);
  });

  test('steps after smaller events add up to 100 px and starts over when the direction changes', () => {
    const list = (...deltas: number[]) =>
      listSteps(...deltas.map((delta, index) => [delta, index * 10] as const));
    expect(list(30, 30, 30, 30, 30, 30, 30, 30, 30)).toEqual([1, 0, 0, 0, 1, 0, 0, 0, 1]);
    expect(list(30, 39, 39, -30, -39, -39)).toEqual([1, 0, 0, 0, 0, -1]);
  });
});

test('a swipe on the timeline to the left steps forward, to the right back, and a short or vertical one does nothing', () => {
  expect(findSwipeStep({ x: 200, y: 100 }, { x: 100, y: 110 })).toBe(1);
  expect(findSwipeStep({ x: 100, y: 100 }, { x: 200, y: 60 })).toBe(-1);
  expect(findSwipeStep({ x: 100, y: 100 }, { x: 60, y: 100 })).toBe(0);
  expect(findSwipeStep({ x: 200, y: 100 }, { x: 120, y: 200 })).toBe(0);
});

test('the age at an event covers the ages before and after the birthday in its year', () => {
  const samples: [number, string | null, string | null][] = [
    [2020, '1997-06-11', '22–23'],
    [1998, '1997-06-11', '0–1'],
    [1997, '1997-06-11', '0'],
    [1996, '1997-06-11', null],
    [2020, null, null],
    [2020, '', null],
  ];
  expect(samples.map(([year, birthDate]) => [year, birthDate, ageRange(year, birthDate)])).toEqual(samples);
});

test('event backgrounds rotate through eight gradients, and the profile panel does so except within 20 s of a selection', () => {
  expect([0, 1, 7, 8, 17].map(eventTint)).toEqual([1, 2, 8, 1, 2].map(place => `var(--tint-${place})`));
  expect(canRotate(5_000, null)).toBe(true);
  expect(canRotate(25_000, 5_000)).toBe(false);
  expect(canRotate(25_001, 5_000)).toBe(true);
});

test('the index of a timeline element in the URL counts from 1, is omitted for the first element and is limited to the existing elements', () => {
  expect([0, 1, 9].map(toParameter)).toEqual([null, '2', '10']);
  expect(['1', '2', '6'].map(text => parsePosition(text, 6))).toEqual([0, 1, 5]);
  expect([null, '', 'x', '2.5', '0', '-1', '1e3'].map(text => parsePosition(text, 6))).toEqual(
    Array.from({ length: 7 }, () => 0),
  );
  expect(parsePosition('7', 6)).toBe(5);
  expect(parsePosition('9'.repeat(400), 6)).toBe(5);
  expect(parsePosition('3', 0)).toBe(0);
  expect(getViewHref('/about', 'stage', 'stage')).toBe('/about');
  expect(getViewHref('/about', 'list', 'stage')).toBe('/about?view=list');
});

test('the timeline scale counts the years between two events, unless they are equal or more than it can draw', () => {
  expect(toInterval(someEvent({ year: 2015 }), someEvent({ year: 2020 }))).toEqual({ years: 5, weight: 5 });
  expect(toInterval(someEvent({ year: 2020 }), someEvent({ year: 2018 }))).toEqual({ years: 2, weight: 2 });
  const { years, weight } = toInterval(someEvent({ type: 'profile' }), someEvent({ year: 2015 }));
  expect(years).toBe(0);
  expect(weight).toBeGreaterThan(0);
  expect(toInterval(someEvent({ year: 2015 }), someEvent({ year: 2015 })).years).toBe(0);
  expect(toInterval(someEvent({ year: 1066 }), someEvent({ year: 2015 })).years).toBe(0);
  expect(toInterval(someEvent({ year: 2015 }), undefined)).toEqual({ years: 0, weight: 0 });
});

test('the next quote can be any but the current one, and at first any quote', () => {
  const rolls = Array.from({ length: 100 }, (_, index) => index / 100);
  for (const current of [0, 4, 9]) {
    const drawn = new Set(rolls.map(roll => otherQuote(10, current, () => roll)));
    expect([...drawn].sort((a, b) => a - b)).toEqual(
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter(place => place !== current),
    );
  }
  expect(otherQuote(10, null, () => 0)).toBe(0);
  expect(otherQuote(10, null, () => 0.999)).toBe(9);
  expect(otherQuote(1, 0, () => 0.5)).toBe(0);
});

test('the list of top skills counts the projects of each, sorted by count, then name, with percentages', () => {
  const projects = [
    { skills: ['Rust', 'Go', 'Go'] },
    { skills: ['TypeScript', 'Rust'] },
    { skills: ['TypeScript', ' ', ''] },
  ];
  expect(rankSkills(projects)).toEqual([
    { skill: 'Rust', projects: 2 },
    { skill: 'TypeScript', projects: 2 },
    { skill: 'Go', projects: 1 },
  ]);
  expect(rankSkills([])).toEqual([]);
  const shares = withShares([
    { skill: 'a', projects: 6 },
    { skill: 'b', projects: 3 },
    { skill: 'c', projects: 1 },
  ]);
  expect(shares.map(({ percent }) => percent)).toEqual([60, 30, 10]);
  expect(withShares([])).toEqual([]);
});

test.each([
  ['', 'stage', 'stage'],
  ['', 'list', 'list'],
  ['view=list', 'stage', 'list'],
  ['view=stage', 'list', 'stage'],
  ['element=3', 'list', 'stage'],
  ['view=other', 'list', 'list'],
] as const)('the address ?%s of an About page that opens with the %s shows the %s', (search, first, view) => {
  expect(parseView(search, first)).toBe(view);
});
