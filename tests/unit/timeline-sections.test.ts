import { describe, expect, test } from 'vitest';
import { SAMPLE_TIMELINE } from '#server/composition/sample/data/sample-timeline';
import { chooseSections } from '#server/features/timeline/timeline-items';
import { timelineElementInputSchema, timelineElementSchema } from '#shared/contract/timeline-element';
import { findRepeatedTitles, toSectionMap, withoutEmptySections } from '#shared/timeline';

const a = { title: 'A', text: 'first' };
const b = { title: 'B', text: 'second' };
const ten = { title: '10', text: 'ten' };
const two = { title: '2', text: 'two' };

function listIssuePaths(input: unknown) {
  return (timelineElementInputSchema.safeParse(input).error?.issues ?? []).map(({ path }) => path);
}

test('sections with an empty title or text are removed', () => {
  const empty = [
    { title: '', text: 'x' },
    { title: 'x', text: '' },
    { title: ' ', text: 'x' },
    { title: 'x', text: '\n' },
  ];
  expect(withoutEmptySections([a, ...empty, b])).toEqual([a, b]);
  expect(timelineElementInputSchema.parse({ profileSections: [a, ...empty], futureSections: empty })).toEqual(
    { profileSections: [a], futureSections: [] },
  );
});

test('a section title counts as repeated if a later section with text has the same title', () => {
  expect(findRepeatedTitles([a, b, { title: ' A ', text: 'x' }, { title: 'A', text: '' }, a])).toEqual([
    2, 4,
  ]);
  expect(findRepeatedTitles([a, { title: 'a', text: 'x' }])).toEqual([]);
});

const NO_MAPS: [unknown, string[]][] = [
  [[], ['profile']],
  ['text', ['profile']],
  [null, ['profile']],
  [{ A: 1 }, ['profile', 'A']],
  [{ A: null }, ['profile', 'A']],
  [{ A: 'x', B: { C: 'y' } }, ['profile', 'B']],
  [{ ['x'.repeat(1_001)]: 'y' }, ['profile', 'x'.repeat(1_001)]],
  [{ A: 'x'.repeat(100_001) }, ['profile', 'A']],
];

test('repeated section titles and values other than texts are rejected at their positions', () => {
  expect(listIssuePaths({ profileSections: [a, b, a] })).toEqual([['profileSections', 2, 'title']]);
  expect(listIssuePaths({ future: { A: 'x', ' A': 'y' } })).toEqual([['future', ' A']]);
  expect(NO_MAPS.map(([profile]) => listIssuePaths({ profile }))).toEqual(NO_MAPS.map(([, path]) => [path]));
});

test('section titles such as __proto__ are ordinary titles', () => {
  const map: unknown = JSON.parse('{"__proto__":"x","constructor":"y","toString":"z"}');
  const { profile } = timelineElementInputSchema.parse({ profile: map });
  expect(Object.keys(profile ?? {})).toEqual(['__proto__', 'constructor', 'toString']);
  const sections = [{ title: '__proto__', text: 'x' }];
  expect(JSON.stringify(toSectionMap(sections))).toBe('{"__proto__":"x"}');
  const element = { _id: '', order: 0, ...SAMPLE_TIMELINE[0], profile: toSectionMap(sections), future: {} };
  expect(JSON.stringify(timelineElementSchema.parse(element).profile)).toBe('{"__proto__":"x"}');
});

describe('choosing between a section list and a section map', () => {
  const stored = [ten, a, two];

  test('takes the one that is present, or else the stored sections', () => {
    expect(chooseSections({ sections: undefined, map: undefined }, stored)).toEqual(stored);
    expect(chooseSections({ sections: [b], map: undefined }, stored)).toEqual([b]);
    expect(chooseSections({ sections: [], map: undefined }, stored)).toEqual([]);
    expect(chooseSections({ sections: undefined, map: { B: 'second', C: '' } }, stored)).toEqual([b]);
    expect(chooseSections({ sections: undefined, map: {} }, stored)).toEqual([]);
  });

  test('takes the one that has changed, and the map if both have', () => {
    expect(chooseSections({ sections: [a], map: { B: 'second' } }, stored)).toEqual([b]);
    expect(chooseSections({ sections: [a], map: toSectionMap(stored) }, stored)).toEqual([a]);
    expect(chooseSections({ sections: stored, map: { B: 'second' } }, stored)).toEqual([b]);
    expect(chooseSections({ sections: stored, map: {} }, stored)).toEqual([]);
  });

  test('keeps the stored order for an unchanged map, which has no order', () => {
    const map = toSectionMap(stored);
    expect(Object.keys(map)).toEqual(['2', '10', 'A']);
    expect(chooseSections({ sections: undefined, map }, stored)).toEqual(stored);
  });

  test('takes the order of the list if both have the same sections', () => {
    const sections = [two, ten];
    expect(chooseSections({ sections, map: toSectionMap(sections) }, stored)).toEqual(sections);
  });
});

test('timeline numbers accept a year and an order as a number or a text', () => {
  const years = [2021, '2021', ' 2021 ', '-50', 0];
  const read = years.map(year => timelineElementInputSchema.parse({ year }));
  expect(read).toEqual([2021, 2021, 2021, -50, 0].map(year => ({ year })));
  expect(timelineElementInputSchema.parse({ order: '3' })).toEqual({ order: 3 });
});
