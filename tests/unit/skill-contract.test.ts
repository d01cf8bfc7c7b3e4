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

test('a hex colour and the name of a colour pass', () => {
  const colors = ['#fff', '#ffff', '#FFF000', '#61dafb80', 'rebeccapurple'];
  expect(issuesOf(colors.map(color => ({ color })))).toEqual([]);
});

const NO_COLORS = [
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
];

test('any other colour is refused', () => {
  expect(issuesOf(NO_COLORS.map(color => ({ color })))).toEqual(
    NO_COLORS.map((_, index) => [index, 'color']),
  );
});

test('an icon is class names, or none', () => {
  const icons = ['', 'fa-star', 'fa-brands fa-css3-alt', 'FA_x'];
  expect(issuesOf(icons.map(icon => ({ icon })))).toEqual([]);
  const others = ['fa-x"', 'fa-x\nfa-y', '<i>', 'fa-é', 'a;b', 'a'.repeat(201), null, 7];
  expect(issuesOf(others.map(icon => ({ icon })))).toEqual(others.map((_, index) => [index, 'icon']));
});

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
