import { expect, test } from 'vitest';
import { VERSION_FIELDS } from '#server/composition/content/content-register';
import { listChanges, pickFields } from '#server/features/versions/list-changes';

const skill = (name: string, fields = {}) => ({ id: name, position: 0, name, isCore: false, ...fields });

test('changed fields are listed except for internal ones', () => {
  const before = { id: 'a', title: 'One', skills: ['C'], position: 1, updatedAt: new Date(0) };
  const after = { id: 'a', title: 'Two', skills: ['C', 'D'], position: 2, updatedAt: new Date(1) };
  expect(listChanges(before, after, VERSION_FIELDS.project)).toEqual(['title', 'skills']);
  const moved = { ...before, position: 3, updatedAt: new Date(2) };
  expect(listChanges(before, moved, VERSION_FIELDS.project)).toEqual([]);
  expect(pickFields(after, VERSION_FIELDS.project)).toEqual({ title: 'Two', skills: ['C', 'D'] });
});

test('added settings, the placement of a page link and the order of skills are changes', () => {
  expect(listChanges({ role: 'a' }, { role: 'a', avatar: '/b' }, VERSION_FIELDS.site)).toEqual(['avatar']);
  expect(listChanges({ role: 'a', avatar: '/b' }, { role: 'a' }, VERSION_FIELDS.site)).toEqual(['avatar']);
  const [c, sql] = [skill('C'), skill('SQL', { position: 1 })];
  expect(listChanges({ rows: [c, sql] }, { rows: [sql, c] }, VERSION_FIELDS.skills)).toEqual(['order']);
  expect(listChanges({ place: 'footer' }, { place: 'none' }, VERSION_FIELDS.page)).toEqual(['place']);
  expect(listChanges({ place: 'a' }, { place: 'b' }, VERSION_FIELDS.project)).toEqual([]);
});

test('changes to skills are listed by their names, as many as fit into their column', () => {
  const before = { rows: [skill('C'), skill('SQL'), skill('Go')] };
  const after = { rows: [skill('C', { isCore: true }), skill('SQL'), skill('Rust', { position: 2 })] };
  expect(listChanges(before, after, VERSION_FIELDS.skills)).toEqual(['C', 'Rust', 'Go']);
  const rows = Array.from({ length: 500 }, (_, index) => skill(`A skill with the number ${index}`));
  const changes = listChanges({ rows: [] }, { rows }, VERSION_FIELDS.skills);
  expect(changes.length).toBeGreaterThan(20);
  expect(JSON.stringify(changes).length).toBeLessThanOrEqual(1_000);
});
