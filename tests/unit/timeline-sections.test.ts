import { describe, expect, test } from 'vitest';
import { SAMPLE_TIMELINE } from '../../src/server/db/sample/sample-timeline';
import { chooseSections } from '../../src/server/features/timeline/choose-sections';
import {
  timelineElementInputSchema,
  timelineElementSchema,
} from '../../src/shared/contract/timeline-element';
import { findRepeatedTitles, mapOfSections, withoutEmptySections } from '../../src/shared/timeline-sections';

const a = { title: 'A', text: 'first' };
const b = { title: 'B', text: 'second' };
const ten = { title: '10', text: 'ten' };
const two = { title: '2', text: 'two' };

function issuesOf(input: unknown) {
  return (timelineElementInputSchema.safeParse(input).error?.issues ?? []).map(({ path }) => path);
}

test('sections with an empty title or text are dropped', () => {
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

test('a title is repeated where it stands a second time with a text', () => {
  expect(findRepeatedTitles([a, b, { title: ' A ', text: 'x' }, { title: 'A', text: '' }, a])).toEqual([
    2, 4,
  ]);
  expect(findRepeatedTitles([a, { title: 'a', text: 'x' }])).toEqual([]);
});

test('equal titles are refused where they stand, in lists and in maps', () => {
  expect(issuesOf({ profileSections: [a, b, a] })).toEqual([['profileSections', 2, 'title']]);
  expect(issuesOf({ future: { A: 'x', ' A': 'y' } })).toEqual([['future', ' A']]);
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

test('anything but a map of texts is refused', () => {
  expect(NO_MAPS.map(([profile]) => issuesOf({ profile }))).toEqual(NO_MAPS.map(([, path]) => [path]));
});

test('titles that objects inherit are titles like any other', () => {
  const map: unknown = JSON.parse('{"__proto__":"x","constructor":"y","toString":"z"}');
  const { profile } = timelineElementInputSchema.parse({ profile: map });
  expect(Object.keys(profile ?? {})).toEqual(['__proto__', 'constructor', 'toString']);
  const sections = [{ title: '__proto__', text: 'x' }];
  expect(JSON.stringify(mapOfSections(sections))).toBe('{"__proto__":"x"}');
  const element = {
    _id: '',
    order: 0,
    ...SAMPLE_TIMELINE[0],
    profile: mapOfSections(sections),
    future: {},
  };
  expect(JSON.stringify(timelineElementSchema.parse(element).profile)).toBe('{"__proto__":"x"}');
});

describe('of a list and a map', () => {
  const stored = [ten, a, two];
  const never = () => false;

  test('neither given leaves what is stored', () => {
    expect(chooseSections({ sections: undefined, map: undefined }, stored, never)).toEqual(stored);
  });

  test('the only one given counts', () => {
    expect(chooseSections({ sections: [b], map: undefined }, stored, never)).toEqual([b]);
    expect(chooseSections({ sections: [], map: undefined }, stored, never)).toEqual([]);
    expect(chooseSections({ sections: undefined, map: { B: 'second', C: '' } }, stored, never)).toEqual([b]);
    expect(chooseSections({ sections: undefined, map: {} }, stored, never)).toEqual([]);
  });

  test('the list wins when both have changed, and when only the list has', () => {
    expect(chooseSections({ sections: [a], map: { B: 'second' } }, stored, never)).toEqual([a]);
    expect(chooseSections({ sections: [a], map: mapOfSections(stored) }, stored, never)).toEqual([a]);
  });

  test('the map counts when only it has changed', () => {
    expect(chooseSections({ sections: stored, map: { B: 'second' } }, stored, never)).toEqual([b]);
    expect(chooseSections({ sections: stored, map: {} }, stored, never)).toEqual([]);
  });

  test('a map that says what is stored keeps the order, which it cannot tell', () => {
    const map = mapOfSections(stored);
    expect(Object.keys(map)).toEqual(['2', '10', 'A']);
    expect(chooseSections({ sections: undefined, map }, stored, never)).toEqual(stored);
  });

  test('the map wins over a list that was answered before', () => {
    const wasAnswered = (sections: unknown[]) => sections.length === 0;
    const choose = (sections: typeof stored, map: Record<string, string>) =>
      chooseSections({ sections, map }, stored, wasAnswered);
    expect(choose([], { B: 'second' })).toEqual([b]);
    expect(choose([], mapOfSections(stored))).toEqual(stored);
    expect(choose([a], { B: 'second' })).toEqual([a]);
  });

  test('where both say the same the list counts, which has the order', () => {
    const sections = [two, ten];
    expect(chooseSections({ sections, map: mapOfSections(sections) }, stored, () => true)).toEqual(sections);
  });
});

describe('numbers', () => {
  test('a year is a number or its text', () => {
    const years = [2021, '2021', ' 2021 ', '-50', 0];
    const read = years.map(year => timelineElementInputSchema.parse({ year }));
    expect(read).toEqual([2021, 2021, 2021, -50, 0].map(year => ({ year })));
  });

  const NO_YEARS = [
    '',
    ' ',
    'soon',
    '2021.5',
    '0x7e5',
    '1e3',
    2021.5,
    10_000,
    '99999',
    null,
    true,
    [2021],
    '9'.repeat(30),
  ];

  test('any other year is refused', () => {
    expect(NO_YEARS.map(year => issuesOf({ year }))).toEqual(NO_YEARS.map(() => [['year']]));
  });

  test('an order counts from 0', () => {
    expect(timelineElementInputSchema.parse({ order: '3' })).toEqual({ order: 3 });
    expect(issuesOf({ order: -1 })).toEqual([['order']]);
  });
});
