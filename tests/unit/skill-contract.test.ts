import { describe, expect, test } from 'vitest';
import { SAMPLE_SKILLS } from '../../src/server/db/sample/sample-skills';
import { skillListInputSchema } from '../../src/shared/contract/skill';
import { skillNameKey } from '../../src/shared/skill-name-key';

function issuesOf(input: unknown) {
  return (skillListInputSchema.safeParse(input).error?.issues ?? []).map(({ path }) => path);
}

test('what is left out takes its default', () => {
  expect(skillListInputSchema.parse([{}])).toEqual([
    { name: '', category: '', description: '', icon: '', color: '#000000', isCore: false },
  ]);
});

test('the sample skills pass as they are', () => {
  expect(skillListInputSchema.parse(SAMPLE_SKILLS)).toEqual(SAMPLE_SKILLS);
});

test.each(['#fff', '#ffff', '#FFF000', '#61dafb80', 'rebeccapurple'])('the colour %s passes', color => {
  expect(issuesOf([{ color }])).toEqual([]);
});

test.each([
  '',
  '#',
  '#ff',
  '#fffff',
  '#1234567',
  '#ggg',
  'red; background: url(//x)',
  'url(//x)',
  'var(--x)',
  ' #fff',
  '#fff\n',
  'rgb(0,0,0)',
  '"><script>',
  'a'.repeat(33),
  null,
  7,
])('the colour %j is refused', color => {
  expect(issuesOf([{}, { color }])).toEqual([[1, 'color']]);
});

test.each(['', 'fa-star', 'fa-brands fa-css3-alt', 'FA_x'])('the icon %j passes', icon => {
  expect(issuesOf([{ icon }])).toEqual([]);
});

test.each(['fa-x"', 'fa-x\nfa-y', '<i>', 'fa-é', 'a;b', 'a'.repeat(201), null, 7])(
  'the icon %j is refused',
  icon => {
    expect(issuesOf([{ icon }])).toEqual([[0, 'icon']]);
  },
);

describe('ids', () => {
  test('of two skills may not be the same, but both may be missing or empty', () => {
    expect(issuesOf([{ _id: 'a' }, { _id: 'b' }, { _id: 'a' }])).toEqual([[2, '_id']]);
    expect(issuesOf([{ _id: '' }, { _id: '' }, {}, {}])).toEqual([]);
  });
});

test('names count as one without regard to case, spaces around and the way accents are written', () => {
  expect(skillNameKey(' RÉACT ')).toBe(skillNameKey('re\u0301act'));
  expect(skillNameKey('C')).not.toBe(skillNameKey('C++'));
});
