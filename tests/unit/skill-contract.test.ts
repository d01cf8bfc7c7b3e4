import { expect, test } from 'vitest';
import { SAMPLE_SKILLS } from '#server/composition/sample/data/sample-skills';
import { skillListInputSchema } from '#shared/contract/skill';
import { nameKey } from '#shared/names';

function listIssuePaths(input: unknown) {
  return (skillListInputSchema.safeParse(input).error?.issues ?? []).map(({ path }) => path);
}

test('missing fields of a skill get their defaults, and the sample skills are valid', () => {
  expect(skillListInputSchema.parse([{}])).toEqual([
    { name: '', category: '', description: '', icon: '', color: '#000000', isCore: false },
  ]);
  expect(skillListInputSchema.parse(SAMPLE_SKILLS)).toEqual(SAMPLE_SKILLS);
});

test('a skill has a unique ID if any, and a name without case and composition', () => {
  expect(listIssuePaths([{ _id: 'a' }, { _id: 'b' }, { _id: 'a' }])).toEqual([[2, '_id']]);
  expect(listIssuePaths([{ _id: '' }, { _id: '' }, {}, {}])).toEqual([]);
  expect(nameKey(' RÉACT ')).toBe(nameKey('re\u0301act'));
  expect(nameKey('C')).not.toBe(nameKey('C++'));
});
