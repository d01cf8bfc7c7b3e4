import { expect, test } from 'vitest';
import { ALGORITHM_NAMES, ALGORITHMS } from '#client/extras/demos/sorting/algorithms';
import {
  advanceRace,
  countMoves,
  createRace,
  createValues,
  findRank,
  INPUTS,
  isFinished,
} from '#client/extras/demos/sorting/race';
import { seededRandom } from '#tests/support/seeded-random';

const ascending = (values: number[]): number[] => values.toSorted((one, other) => one - other);

test.each(ALGORITHM_NAMES)('%s sorts any list and reports each move', name => {
  const lists = INPUTS.flatMap(input => [12, 48].map(count => createValues(input, count, seededRandom())));
  for (const values of [...lists, [], [1], [2, 1], [3, 3, 3], [2, 1, 2, 1, 2]]) {
    const copy = [...values];
    for (const move of ALGORITHMS[name](copy)) expect(move.at.length).toBeGreaterThan(0);
    expect(copy).toEqual(ascending(values));
  }
});

test('the values of a sorting race have the requested count and maximum', () => {
  const facts = INPUTS.map(input => {
    const values = createValues(input, 48, seededRandom());
    return { input, count: values.length, largest: Math.max(...values) };
  });
  expect(facts).toEqual(INPUTS.map(input => ({ input, count: 48, largest: 48 })));
});

test('the values of a sorting race match the name of their input', () => {
  const sorted = createValues('Reversed', 48).toReversed();
  expect(sorted).toEqual(ascending(sorted));
  expect(new Set(createValues('Few values', 48, seededRandom())).size).toBe(4);
  const shuffled = createValues('Shuffled', 48, seededRandom());
  expect(shuffled).not.toEqual(ascending(shuffled));
  const nearly = createValues('Nearly sorted', 48, seededRandom());
  const misplaced = nearly.filter((value, index) => value !== index + 1).length;
  expect(misplaced > 0 && misplaced <= 8).toBe(true);
});

test('a sorting race starts each algorithm with a separate copy of the values', () => {
  const values = [3, 1, 2];
  const race = createRace(values);
  expect(race.map(lane => lane.values)).toEqual(ALGORITHM_NAMES.map(() => [3, 1, 2]));
  advanceRace(race, 1000);
  expect(values).toEqual([3, 1, 2]);
});

test('a sorting race gives every lane the same number of moves and counts them', () => {
  const race = createRace(createValues('Shuffled', 48, seededRandom()));
  advanceRace(race, 10);
  expect(race.map(countMoves)).toEqual([10, 10, 10, 10]);
  expect(race.map(lane => findRank(race, lane))).toEqual([null, null, null, null]);
});

test('a sorting race ends when all lanes are sorted and ranks them by fewest moves', () => {
  const race = createRace(createValues('Shuffled', 48, seededRandom()));
  advanceRace(race, Number.POSITIVE_INFINITY);
  expect(isFinished(race)).toBe(true);
  const places = race
    .toSorted((one, other) => countMoves(one) - countMoves(other))
    .map(lane => findRank(race, lane));
  expect(places[0]).toBe(1);
  expect(places).toEqual(ascending(places.map(Number)));
});

test('a sorting race is won by insertion sort if the values are nearly sorted', () => {
  const race = createRace(createValues('Nearly sorted', 48, seededRandom()));
  advanceRace(race, Number.POSITIVE_INFINITY);
  expect(race.find(lane => findRank(race, lane) === 1)?.name).toBe('Insertion sort');
});

test('a sorting race gives equal lanes the same rank', () => {
  const [lane, ...rest] = createRace([2, 1]);
  if (!lane) throw new Error('a race has lanes');
  const race = [lane, { ...lane }, ...rest];
  for (const each of race) Object.assign(each, { isSorted: true, comparisons: 5, writes: 0 });
  expect(race.map(each => findRank(race, each))).toEqual([1, 1, 1, 1, 1]);
});
