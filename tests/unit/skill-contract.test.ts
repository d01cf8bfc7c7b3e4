import { expect, test } from 'vitest';
import { SAMPLE_SKILLS } from '#server/composition/sample/data/sample-skills';
import { skillListInputSchema } from '#shared/contract/skill';
import { skillNameKey } from '#shared/skills';

function listIssuePaths(input: unknown) {
  return (skillListInputSchema.safeParse(input).error?.issues ?? []).map(({ path }) => path);
}

test('missing fields of a skill get their defaults, and the sample skills are valid', () => {
  expect(skillListInputSchema.parse([{}])).toEqual([
    { name: '', category: '', description: '', icon: '', color: '#000000', isCore: false },
  ]);
  expect(skillListInputSchema.parse(SAMPLE_SKILLS)).toEqual(SAMPLE_SKILLS);
});

test('a skill accepts a hex color or a color name and rejects any other', () => {
  const colors = ['#fff', '#ffff', '#FFF000', '#61dafb80', 'rebeccapurple'];
  expect(listIssuePaths(colors.map(color => ({ color })))).toEqual([]);
  expect(listIssuePaths(NO_COLORS.map(color => ({ color })))).toEqual(
    NO_COLORS.map((_, index) => [index, 'color']),
  );
});

const NO_COLORS = [
  ...['', '#', '#ff', '#fffff', '#1234567', '#ggg', 'red; background: url(//x)', 'url(//x)', 'var(--x)'],
  ...[' #fff', '#fff\n', 'rgb(0,0,0)', '"><script>', 'a'.repeat(33), null, 7],
];

test('a skill has class names as its icon, a unique ID if any, and a name without case and composition', () => {
  const icons = ['', 'fa-star', 'fa-brands fa-css3-alt', 'FA_x'];
  expect(listIssuePaths(icons.map(icon => ({ icon })))).toEqual([]);
  const others = ['fa-x"', 'fa-x\nfa-y', '<i>', 'fa-é', 'a;b', 'a'.repeat(201), null, 7];
  expect(listIssuePaths(others.map(icon => ({ icon })))).toEqual(others.map((_, index) => [index, 'icon']));
  expect(listIssuePaths([{ _id: 'a' }, { _id: 'b' }, { _id: 'a' }])).toEqual([[2, '_id']]);
  expect(listIssuePaths([{ _id: '' }, { _id: '' }, {}, {}])).toEqual([]);
  expect(skillNameKey(' RÉACT ')).toBe(skillNameKey('re\u0301act'));
  expect(skillNameKey('C')).not.toBe(skillNameKey('C++'));
});
