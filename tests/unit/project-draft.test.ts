import { expect, test } from 'vitest';
import { addSkill, draftOf } from '../../src/client/features/projects/admin/project-draft';
import type { Project } from '../../src/shared/contract/project';
import { NEW_PROJECT } from '../../src/shared/new-project';

function project(fields: Partial<Project>): Project {
  const moment = '2025-01-01T00:00:00.000Z';
  return { ...NEW_PROJECT, _id: '1', category: 'Tools', createdAt: moment, updatedAt: moment, ...fields };
}

test('a draft holds what the editor changes and leaves out the rest', () => {
  const draft = draftOf(project({ title: 'T', featured: true, public: true }), []);
  expect(draft).toMatchObject({ title: 'T', category: 'Tools', featured: true, public: true });
  for (const field of ['_id', 'createdAt', 'updatedAt']) expect(draft).not.toHaveProperty(field);
});

test('a project without a category gets the first available one', () => {
  expect(draftOf(project({ category: '' }), ['A', 'B']).category).toBe('A');
  expect(draftOf(project({ category: '' }), []).category).toBe('');
  expect(draftOf(project({ category: 'B' }), ['A', 'B']).category).toBe('B');
});

test('a skill is trimmed and appended', () => {
  expect(addSkill(['Go'], ' Rust ')).toEqual(['Go', 'Rust']);
});

test.each(['', '  ', 'Go', ' Go '])('the skill %j changes nothing', name => {
  const skills = ['Go'];
  expect(addSkill(skills, name)).toBe(skills);
});
