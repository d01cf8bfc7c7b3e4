import { expect, test } from 'vitest';
import { DRAWINGS, MAX_LAYERS, toDrawings } from '#shared/drawing-names';
import { DEFAULT_TOPICS } from '#shared/new-site-settings';

const toTopics = (names: string[]) => names.map(name => ({ name }));

test('the default interests keep their drawings', () => {
  expect(toDrawings(DEFAULT_TOPICS)).toEqual(['network', 'page', 'board', 'print', 'frame']);
});

test.each([
  [
    ['Barrierefreiheit', 'Weboberflächen'],
    ['mesh', 'page'],
  ],
  [
    ['Messtechnik', 'Abrechnung'],
    ['plot', 'frame'],
  ],
  [['Kochen'], ['mesh']],
  [
    ['Audio', 'Robotik', 'Datenschutz'],
    ['wave', 'arm', 'shield'],
  ],
])('the interests %j have the drawings %j', (names, drawings) => {
  expect(toDrawings(toTopics(names))).toEqual(drawings);
});

test('a chosen drawing stays, and no other interest gets it by default', () => {
  expect(
    toDrawings([{ name: 'A', drawing: 'frame' }, { name: 'B' }, { name: 'C', drawing: 'mesh' }]),
  ).toEqual(['frame', 'curve', 'mesh']);
});

test.each(Array.from({ length: MAX_LAYERS }, (_, index) => index + 1))(
  '%i interests without known words have different drawings, the base last',
  count => {
    const drawings = toDrawings(toTopics(Array.from({ length: count }, (_, index) => `Topic${index}`)));
    expect(new Set(drawings).size).toBe(count);
    expect(drawings.every(name => DRAWINGS.includes(name))).toBe(true);
    expect(drawings.indexOf('frame')).toBe(count > 1 ? count - 1 : -1);
  },
);
